@EC-32
Feature: 32. Winning and losing ("Kondisi Menang dan Kalah")
  Life 0 is lost by its owner and won by the other. What two empty Decks decide stands in section 31.

  @EC-32.1 @lines-300
  Rule: A player has won when the opponent's Life has become 0

    @EC-32.1-a
    Scenario: B wins by a direct attack
      Given a game of Element Clash
      And B is the active player
      And A has 1 Life
      And A's Monster Zone is Volt 1
      And B has 1 Life
      And B's Monster Zone is Flame 4 and Rock 4
      When B announces the Battle Phase
      And B attacks Volt 1 with Flame 4
      Then the game goes on
      When B attacks directly with Rock 4
      Then B wins the game
      And A has 0 Life
      And nobody has to choose anything

    @EC-32.1-b
    Scenario Outline: By an effect, with the opponent's last Life or the last but one
      Spike Pit: Only if there is a monster of yours. The opponent loses 1 Life.
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A's Face-Down Zone is Spike Pit (Price 2, set on turn 1)
      And A's hand is Leaf 2 (Price 2)
      And B has <before> Life
      When A activates Spike Pit, paying Leaf 2
      Then <outcome>

      Examples:
        | case | before | outcome          |
        | 1    | 1      | A wins the game  |
        | 2    | 2      | the game goes on |

    @EC-32.1-c
    Scenario: With more cards and more monsters a player still loses at 0
      Given a game of Element Clash
      And A's Monster Zone is Volt 4
      And A has 1 Life
      And B has 1 Life
      And B's hand is Rock 1, Rock 2 and Rock 3
      And B's Spell/Trap Zone is Fire Banner
      When A announces the Battle Phase
      And A attacks directly with Volt 4
      Then A wins the game
