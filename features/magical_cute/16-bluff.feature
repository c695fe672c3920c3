@MC-16
Feature: 16. Rituals and bluffs ("리츄얼의 블러프 배치")
  A face-down Ritual may be another card, at the risk of being found out. The damage of this section is taken from the
  player's Life.

  @MC-16.2 @lines-78
  Rule: Rituals are placed face down

    @MC-16.2-a
    Scenario Outline: The opponent does not see which one it is
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is Moon Circle (Ritual)
      When <player> places Moon Circle as a Ritual
      Then <other> sees 1 face-down card in <player>'s Ritual space
      And <other> does not see Moon Circle
      And <player> sees Moon Circle in <player>'s Ritual space

      Examples:
        | case | player | other |
        | 1    | A      | B     |
        | 2    | B      | A     |

    @MC-16.2-b @MC-R12:a
    Scenario: It stays face down in later turns
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Moon Circle (Ritual)
      When A places Moon Circle as a Ritual
      And A ends the turn
      Then B does not see Moon Circle
      And A's Ritual space is:
        | card        | face_up |
        | Moon Circle | no      |

    @MC-16.2-c
    Scenario: The new one of an exchange lies face down, too
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Moon Circle (face up)
      And A's hand is Sun Circle (Ritual)
      When A places Sun Circle as a Ritual
      Then B does not see Sun Circle
      And A's Ritual space is:
        | card       | face_up |
        | Sun Circle | no      |

  @MC-16.3 @lines-78
  Rule: A card that is no Ritual may be placed in its stead, to deceive the opponent

    @MC-16.3-a
    Scenario Outline: A card of any kind, and it looks like a Ritual
      Given a game of Magical Cute
      And it is the Set Phase
      And <player> is the active player
      And <player>'s hand is <card> (<kind>)
      When <player> tries to place <card> as a Ritual
      Then it is accepted
      And <player>'s Ritual space is <card>
      And <other> sees 1 face-down card in <player>'s Ritual space
      And <other> does not see <card>

      Examples:
        | case | player | other | card        | kind      |
        | 1    | A      | B     | Alma        | Character |
        | 2    | A      | B     | Wind Sprite | Summon    |
        | 3    | A      | B     | Meteor      | Magic     |
        | 4    | A      | B     | Gold Ribbon | Enchant   |
        | 5    | B      | A     | Alma        | Character |

    @MC-16.3-b @MC-R48:a
    Scenario: A bluff may take the place of a Ritual
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Moon Circle (Ritual, face down)
      And A's hand is Alma (Character)
      When A places Alma as a Ritual
      Then A's Ritual space is Alma
      And A's Abyss is Moon Circle
      And B does not see Alma

    @MC-16.3-c @MC-R48:a
    Scenario Outline: In the Set Phase only, as a Ritual
      Given a game of Magical Cute
      And it is the <phase> Phase
      And A is the active player
      And A's hand is Alma (Character)
      When A tries to place Alma as a Ritual
      Then it is <verdict>
      And A's Ritual space is <after>

      Examples:
        | case | phase  | verdict              | after |
        | 1    | Active | refused: wrong_phase | empty |
        | 2    | Set    | accepted             | Alma  |

    @MC-16.3-d
    Scenario: What lies there as a bluff does nothing of what it says
      Aegis Nun: Automatic: All damage to you is 2 less.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Meteor
      And B's Ritual space is Aegis Nun (Character, face down)
      And B has 9 Life
      When A plays Meteor
      Then B has 5 Life

  @MC-16.4 @lines-79 @definition
  Rule: This is called a bluff
    A name. What follows from it is said by MC-16.5.

  @MC-16.5 @lines-80-81.1
  Rule: A bluff that the opponent finds by a unit's skill or by magic costs the bluffer 4 damage

    @MC-16.5-a
    Scenario Outline: A bluff is found by magic and by a skill
      Insight: Turn over the opponent's card in the Ritual space.
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And <finder> is the active player
      And <finder>'s left field is Star Scout
      And <finder>'s hand is Insight
      And <bluffer>'s Ritual space is Alma (Character, face down)
      And A has 9 Life
      And B has 9 Life
      When <finder> <finds>
      Then <bluffer> has 5 Life
      And <finder> has 9 Life

      Examples:
        | case | finder | bluffer | finds                        |
        | 1    | A      | B       | plays Insight                |
        | 2    | A      | B       | uses the skill of Star Scout |
        | 3    | B      | A       | plays Insight                |
        | 4    | B      | A       | uses the skill of Star Scout |

    @MC-16.5-b
    Scenario Outline: A Ritual that is found costs nothing
      Insight: Turn over the opponent's card in the Ritual space.
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Star Scout
      And A's hand is Insight
      And B's Ritual space is Moon Circle (Ritual, face down)
      And B has 9 Life
      When A <finds>
      Then B has 9 Life
      And A sees Moon Circle in B's Ritual space

      Examples:
        | case | finds                        |
        | 1    | plays Insight                |
        | 2    | uses the skill of Star Scout |

    @MC-16.5-c
    Scenario Outline: Any card that is no Ritual is a bluff
      Insight: Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Insight
      And B's Ritual space is <card> (<kind>, face down)
      And B has 9 Life
      When A plays Insight
      Then B has 5 Life

      Examples:
        | case | card        | kind    |
        | 1    | Wind Sprite | Summon  |
        | 2    | Meteor      | Magic   |
        | 3    | Gold Ribbon | Enchant |

    @MC-16.5-d @MC-R15:a @MC-R13:a
    Scenario: An automatic skill is a skill of a unit, too
      Watchcat: Automatic: When this unit is placed, turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Watchcat (automatic)
      And B's Ritual space is Alma (Character, face down)
      And B has 9 Life
      When A places Watchcat in the left field
      Then B has 5 Life
      And A sees Alma in B's Ritual space

    @MC-16.5-e
    Scenario: A bluff that is not found costs nothing
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's hand is Alma (Character)
      And A has 9 Life
      And B's hand is empty
      When A places Alma as a Ritual
      And A ends the turn
      And B goes on to the Set Phase
      And B ends the turn
      Then A has 9 Life
      And A's Ritual space is Alma

    @MC-16.5-f
    Scenario: Where nothing lies nothing is found
      Insight: Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Insight
      And A's Ritual space is Bruna (Character, face down)
      And A has 9 Life
      And B has 9 Life
      When A plays Insight
      Then B has 9 Life
      And A has 9 Life
      And B does not see Bruna

    @MC-16.5-g @MC-R4:a @MC-R13:a
    Scenario Outline: A miracle that finds it costs nothing
      Star Pupil: Miracle (cost 1): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And <finder> is the active player
      And <finder>'s player card space is Star Pupil
      And <bluffer>'s Ritual space is Alma (Character, face down)
      And <bluffer> has 9 Life
      When <finder> uses the miracle of Star Pupil
      Then <finder> sees Alma in <bluffer>'s Ritual space
      And <bluffer> has 9 Life

      Examples:
        | case | finder | bluffer |
        | 1    | A      | B       |
        | 2    | B      | A       |

    @MC-16.5-h @MC-R4:b @MC-R13:a
    Scenario: A miracle that finds it costs 4 damage as well
      Star Pupil: Miracle (cost 1): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's player card space is Star Pupil
      And B's Ritual space is Alma (Character, face down)
      And B has 9 Life
      When A uses the miracle of Star Pupil
      Then A sees Alma in B's Ritual space
      And B has 5 Life

    @MC-16.5-i @MC-R4:a
    Scenario: A bluff that is shown in an exchange costs nothing
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Alma (Character, face down)
      And A's hand is Moon Circle (Ritual)
      And A has 9 Life
      When A places Moon Circle as a Ritual
      Then A has 9 Life
      And B sees Alma in A's Abyss

    @MC-16.5-j @MC-R4:b
    Scenario: A bluff that is shown in an exchange costs 4 damage as well
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Alma (Character, face down)
      And A's hand is Moon Circle (Ritual)
      And A has 9 Life
      When A places Moon Circle as a Ritual
      Then A has 5 Life
      And B sees Alma in A's Abyss

    @MC-16.5-k @MC-R13:a
    Scenario: A bluff that has been found stays there face up and costs nothing more
      Insight: Turn over the opponent's card in the Ritual space.
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Star Scout
      And A's hand is Insight
      And B's Ritual space is Alma (Character, face down)
      And B has 9 Life
      When A plays Insight
      Then A sees Alma in B's Ritual space
      And B's Ritual space is:
        | card | face_up |
        | Alma | yes     |
      When A uses the skill of Star Scout
      Then B has 5 Life

    @MC-16.5-l
    Scenario: The next bluff costs 4 damage again
      Insight: Turn over the opponent's card in the Ritual space.
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Star Scout
      And A's hand is Insight
      And B's hand is Bruna (Character)
      And B's Ritual space is Alma (Character, face down)
      And B has 9 Life
      When A plays Insight
      And A goes on to the Set Phase
      And A ends the turn
      And B goes on to the Set Phase
      And B places Bruna as a Ritual
      And B ends the turn
      And A uses the skill of Star Scout
      Then B has 1 Life

    @MC-16.5-m @MC-R10:a @MC-R13:a
    Scenario: A bluff is found in an interrupt, too
      Lantern Maid: Skill (cost 1): You draw 1 card.
      Insight: Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's cost meter is 9
      And A's left field is Lantern Maid
      And A's Ritual space is Alma (Character, face down)
      And A has 9 Life
      And B's hand is Insight
      When A uses the skill of Lantern Maid
      And B responds with Insight
      Then A has 5 Life
      And B sees Alma in A's Ritual space

    @MC-16.5-n
    Scenario: A seal is no bluff
      Insight: Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is Insight
      And B's Ritual space is Moon Circle (Ritual, face down)
      And B's attribute line is Alma (Character)
      And B has 9 Life
      When A plays Insight
      Then B has 9 Life
      And A does not see Alma

    @MC-16.5-o @MC-R4:b @MC-R17:a
    Scenario: Of two bluffs that are exchanged only the one that lay face down costs 4 damage
      Given a game of Magical Cute
      And it is the Set Phase
      And A is the active player
      And A's Ritual space is Alma (Character, face up)
      And A's hand is Bruna (Character) and Moon Circle (Ritual)
      And A has 9 Life
      When A places Bruna as a Ritual
      Then A has 9 Life
      When A places Moon Circle as a Ritual
      Then A has 5 Life
      And A's Abyss is Alma and Bruna

  @MC-16.6 @lines-81.2
  Rule: Nothing lowers this damage

    @MC-16.6-a
    Scenario Outline: A skill that lowers other damage does not lower this
      Aegis Nun: Automatic: All damage to you is 2 less.
      Insight: Turn over the opponent's card in the Ritual space.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And <finder> is the active player
      And <finder>'s hand is <card>
      And <bluffer>'s left field is Aegis Nun (automatic, React)
      And <bluffer>'s Ritual space is Alma (Character, face down)
      And <bluffer> has 9 Life
      When <finder> plays <card>
      Then <bluffer> has <life> Life

      Examples: 4 damage by finding the bluff, and 4 damage by a Meteor
        | case | finder | bluffer | card    | life |
        | 1    | A      | B       | Insight | 5    |
        | 2    | A      | B       | Meteor  | 7    |
        | 3    | B      | A       | Insight | 5    |
        | 4    | B      | A       | Meteor  | 7    |

    @MC-16.6-b @MC-R14:a
    Scenario Outline: A skill that prevents other damage does not prevent this
      Saint: Automatic: All damage to you is prevented.
      Insight: Turn over the opponent's card in the Ritual space.
      Meteor: The opponent takes 4 damage.
      Given a game of Magical Cute
      And A is the active player
      And A's hand is <card>
      And B's left field is Saint (automatic, React)
      And B's Ritual space is Alma (Character, face down)
      And B has 9 Life
      When A plays <card>
      Then B has <life> Life

      Examples: 4 damage by finding the bluff, and 4 damage by a Meteor
        | case | card    | life |
        | 1    | Insight | 5    |
        | 2    | Meteor  | 9    |

    @MC-16.6-c
    Scenario: Several such skills do not lower it either
      Aegis Nun: Automatic: All damage to you is 2 less.
      Star Scout: Skill (cost 2): Turn over the opponent's card in the Ritual space.
      Given a game of Magical Cute
      And A is the active player
      And A's left field is Star Scout
      And B's left field is Aegis Nun (automatic, React)
      And B's right field is Aegis Nun (automatic, React)
      And B's Ritual space is Alma (Character, face down)
      And B has 9 Life
      When A uses the skill of Star Scout
      Then B has 5 Life
