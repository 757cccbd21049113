/** What an animal is like, wears or does, and where it is drawn. */
export type BeastTrait =
  /** It lies on its treasure. */
  | 'hoarding'
  /** Who has Santa's hat on the head, animals too. */
  | 'santahat'
  /** It has a pointed hat of paper on the head. */
  | 'partyhat'
  /** It is dressed as an astronaut. */
  | 'spacesuit'
  /** Its head thrown back. */
  | 'howling'
  /** It stands in the water; of an elephant: its trunk sprays some over its back. */
  | 'bathing'
  | 'spraying'
  /** It eats what its paws hold; on its belly it slides over ice. */
  | 'feeding'
  | 'sliding'
  /** Its jaws wide open; fire comes from its mouth; it has wings. */
  | 'roaring'
  | 'firebreathing'
  | 'winged'
  /** Of a lion: it is one with wings and the head of an eagle; of a monkey: it is a gorilla. */
  | 'griffin'
  | 'gorilla'
  /** No grown one yet. */
  | 'young'
  /** Someone rides it. */
  | 'mounted'
  /** Of a fish: it is white with red patches. */
  | 'koi'
  /** Of a snail: it is on a leaf; of what flits: it is at a flower; of a frog: it is on a leaf on the water. */
  | 'onleaf'
  | 'onflower'
  | 'onpad'
  /** Its eyes shut while it stands. */
  | 'drowsy';
