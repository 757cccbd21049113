import type { MediumName } from '../../words/lists/media.ts';
import type { StyleName } from '../../words/lists/styles.ts';
import type { Colour, Composition, DayTime, Flat, Mood, Season, SkyBody, Weather } from './idea.ts';
import type { PlaceMeaning } from './meaning-of-place.ts';
import type { SubjectMeaning } from './meaning-of-subject.ts';

/** What a word means to the painter; some words mean several things ("village": field and houses). */
export interface Meaning extends PlaceMeaning, SubjectMeaning {
  readonly time?: DayTime;
  /** Whether it is when somebody works, which may go on into another time. */
  readonly shift?: true;
  readonly weather?: Weather;
  /** Whether the rain is over. */
  readonly rainOver?: true;
  readonly season?: Season;
  readonly sky?: SkyBody;
  /** Whether it says that something is crossed. */
  readonly crosses?: true;
  readonly colour?: Colour;
  readonly mood?: Mood;
  readonly style?: StyleName;
  readonly medium?: MediumName;
  /** Whether it is black and white: of a thing, or of the whole picture. */
  readonly motley?: true;
  readonly composition?: Composition;
  /** Whether it is a picture that shows no place. */
  readonly flat?: Flat;
  /** Whether that is a sticker. */
  readonly pasted?: true;
  /** Whether the word names something that is only akin to what is drawn for it. */
  readonly akin?: true;
  /** Whether it is Christmas: a living room has its tree then. */
  readonly christmas?: true;
  /** Whether it is a whirlwind that reaches the ground. */
  readonly tornado?: true;
  /** Whether it says that something is far off. */
  readonly far?: true;
  /** On which side of the picture something is. */
  readonly aside?: 'left' | 'right';
  /** Whether it is the eve of All Saints, with pumpkins at the doors. */
  readonly halloween?: true;
  /** Whether it is the steam of hot water. */
  readonly steam?: true;
  /** Whether paper of many colours flies there. */
  readonly confetti?: true;
  /** Whether footprints lead over the ground. */
  readonly footprints?: true;
  /** Whether fireflies glow there. */
  readonly fireflies?: true;
  /** Whether it says that birds are on the ground. */
  readonly grounded?: true;
  /** Whether it says that something floats in the air. */
  readonly aloft?: true;
  /** Whether it is a party, whose balloons are toys. */
  readonly party?: true;
  /** Whether it is of the age of steam: a train, a year. */
  readonly bygone?: true;
  /** A wish for quality, which every picture has anyway. */
  readonly praise?: true;
}
