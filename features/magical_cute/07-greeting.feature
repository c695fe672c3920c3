@MC-7
Feature: 7. Step 0: greeting ("순서 0 인사")
  What the players owe each other besides the game.

  @MC-7.2 @lines-24 @definition
  Rule: When they know whom they play, the players greet each other
    Nothing of it stands in a position: no implementation can do it or leave it out.

  @MC-7.4 @lines-26 @definition
  Rule: Both mind their manners, so that the other enjoys the game as well
    Nothing of it stands in a position: no implementation can do it or leave it out.
