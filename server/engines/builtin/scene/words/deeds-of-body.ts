/** What carries somebody through the air: a carpet, a mortar, a dart of paper, a cloud. */
export const SKY_MOUNTS = ['oncarpet', 'inmortar', 'onpaperplane', 'oncloud'] as const;

/** One of those. */
export type SkyMount = (typeof SKY_MOUNTS)[number];

/** Of a planet hardly larger than who is on it: somebody is, a rose grows there, a fox sits there. */
export type OnPlanet = 'inhabited' | 'withrose' | 'withfox';

/** With the whole body. */
export type WithBody =
  /** Sitting on what is no seat: steps, a counter, a roof. */
  | 'perched'
  /** On the back beneath a car; on a box at a hole in the ice. */
  | 'undercar'
  | 'icefishing'
  /** Of who comes upon somebody, and of who shrinks back from that. */
  | 'scaring'
  | 'scared'
  /** At a table on which candles burn. */
  | 'candledining'
  /** On a scaffold, over one's lunch. */
  | 'lunching'
  /** Sitting in a wheelchair. */
  | 'inwheelchair'
  /** With the back against a door or a wall. */
  | 'propped'
  /** With an arm stretched out, and a word; with crossed arms; with both hands at the cheeks; with both at the ears. */
  | 'shouting'
  | 'annoyed'
  | 'astonished'
  | 'earscovered'
  /** A ball down a lane; with the knees drawn up into water. */
  | 'bowling'
  | 'bombing'
  /** Up a ladder that leans there, a hand at what is before it. */
  | 'onladder'
  | 'puddlejumping'
  | 'dancing'
  | 'playing'
  /** Half seen behind or under what is drawn with them; over a hedge; on the toes. */
  | 'hidingbehindtree'
  | 'hidingbehindsofa'
  | 'hidingunderbed'
  | 'peeking'
  | 'sneaking'
  /** Weary: with a hand at the mouth, both arms high, the look on a watch. */
  | 'yawning'
  | 'stretching'
  | 'timing'
  /** Before a mirror. */
  | 'mirrored'
  /** In the basket of a balloon. */
  | 'ballooning'
  /** On the ground, to somebody who reads. */
  | 'listening'
  /** In the water (on the back, upright in it), in a boat, on a wall of rock. */
  | 'swimming'
  | 'afloat'
  | 'splashing'
  | 'rowing'
  | 'climbing'
  /** Up a tree that is drawn with them. */
  | 'treeclimbing'
  /** On the cap of a toadstool. */
  | 'ontoadstool'
  /** A spell. */
  | 'casting'
  /** With each other or a beast. */
  | 'fighting'
  | 'sledding'
  | 'throwing'
  /** An animal, with a hand; a cow, into a pail. */
  | 'stroking'
  | 'milking'
  /** A beast that somebody leads. */
  | 'led'
  /** A field, behind a team of animals. */
  | 'ploughing'
  /** Asleep in an armchair; in one that stands in the open. */
  | 'dozing'
  | 'armchaired'
  /** The chair that one sits in rocks. */
  | 'rocking'
  /** On a stool at a bar's counter, over a drink. */
  | 'barstooled'
  /** What lies before them, their back to the eye; going away from it. */
  | 'watching'
  | 'leaving'
  /** A surfboard under the arm. */
  | 'boardcarrying'
  /** With a hand high. */
  | 'waving'
  | 'pointing'
  | 'boxing'
  | 'kneeling'
  | 'keeper'
  | 'capoeira'
  | 'handstand'
  | 'crawling'
  | 'cheering'
  | 'karate'
  | 'yoga'
  | 'meditating'
  /** In slow movements of tai chi. */
  | 'taichi'
  /** In a bathtub, and that with many rubber ducks. */
  | 'tubbed'
  | 'ducked'
  /** Something in a shop. */
  | 'buying'
  /** Bent to the laces of a shoe. */
  | 'shoetying'
  | 'pointetying'
  | 'lifting'
  | 'tennis'
  | 'golf'
  | 'archery'
  /** On skates with wheels. */
  | 'rollerskating'
  /** Of a skater: ice hockey. */
  | 'hockey'
  /** Beneath a parachute. */
  | 'parachuting'
  /** Looking at the sky through a telescope. */
  | 'stargazing'
  /** With a basketball, and against who has it. */
  | 'dribbling'
  | 'jumpshot'
  | 'guarding'
  | 'dunking'
  /** At the tape of a finish. */
  | 'finishing'
  /** Who has scored; of a keeper: whom the ball has passed. */
  | 'scoring'
  | 'beaten';
