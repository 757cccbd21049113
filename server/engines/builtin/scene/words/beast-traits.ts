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
  /** It scrapes a hole into the ground. */
  | 'digging'
  /** Its young are drawn with it: they drink from it, or one does that is seen by itself; one is in its jaws, or on its back. */
  | 'nursing'
  | 'suckling'
  | 'younginjaws'
  | 'youngonback'
  /** It stands in the water; of an elephant: its trunk sprays some over its back. */
  | 'bathing'
  /** Its mouth or its trunk at the water at whose edge it stands. */
  | 'drinking'
  | 'fording'
  | 'spraying'
  /** It eats what its paws hold; on its belly it slides over ice. */
  | 'feeding'
  | 'sliding'
  /** Its jaws wide open; fire comes from its mouth; it has wings. */
  | 'roaring'
  | 'firebreathing'
  | 'winged'
  /** Of a lion: it is one with wings and the head of an eagle; of a monkey: it is a gorilla; of an elephant: it is a mammoth. */
  | 'woolly'
  | 'griffin'
  | 'gorilla'
  /** Of a dinosaur: it is one with a long neck, one with three horns, or one with plates on its back. */
  | 'sauropod'
  | 'triceratops'
  | 'stegosaurus'
  /** No grown one yet. */
  | 'young'
  /** Someone rides it. */
  | 'mounted'
  /** Of fire, as a phoenix is. */
  | 'aflame'
  /** Of a fish: it is white with red patches. */
  | 'koi'
  /** Of a fish: it is orange with white bars. */
  | 'clownfish'
  /** Of what creeps: it is on a leaf; of an ant: it carries a piece of one; of what flits: it is at a flower; of a frog: it is on a leaf on the water. */
  | 'onleaf'
  | 'onflower'
  | 'onpad'
  /** It lives in the sea and swims through the air. */
  | 'inair'
  /** Its eyes shut while it stands. */
  | 'drowsy';

/** Those of them that make a beast one of another kind. */
export const BEAST_KINDS = [
  'griffin',
  'gorilla',
  'woolly',
  'sauropod',
  'triceratops',
  'stegosaurus',
] as const satisfies readonly BeastTrait[];
