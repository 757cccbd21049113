import type { Flavour, Topping } from './baked.ts';
import type { SkyMount } from './deeds-of-body.ts';
import type { Held } from './held.ts';
import type {
  BedPlant,
  Bloom,
  Borne,
  Colour,
  Container,
  Handed,
  Load,
  Pairing,
  Relation,
  Seat,
  Stand,
  Thing,
} from './idea.ts';
import type { Folk } from './nation.ts';
import type { Posture, Trait } from './trait.ts';
import type { Treat, TreatHold } from './treat.ts';

/** What a word means of who or what is in a picture: the thing, what it is like, does and has. */
export interface SubjectMeaning {
  /** Whether it names animals without their kind. */
  readonly fauna?: true;
  /** Whether it is where several are together as people are: animals are so on two legs. */
  readonly gathers?: true;
  /** In what an animal may sit. */
  readonly container?: Container;
  /** Whether it says that something is worn. */
  readonly wears?: true;
  readonly thing?: Thing;
  /** How many; with a thing, how many the word alone means. */
  readonly count?: number;
  /** Whether a number is no exact one ("many"). */
  readonly vague?: true;
  /** Whether it says that what is named first stands on the back of what is named next. */
  readonly onBack?: true;
  /** Whether several go one behind the other. */
  readonly inLine?: true;
  /** Of a flower: its kind. */
  readonly bloom?: Bloom;
  /** Of a flower that has no such kind: how it grows in a bed. */
  readonly grows?: BedPlant;
  /** Whether it says that flowers are a bunch. */
  readonly bunched?: true;
  /** Whether it is an animal's fur or feathers, whose colour is its own. */
  readonly pelt?: true;
  /** What it is to an animal that plays with it, eats it or carries it; and how a word says that it has it. */
  readonly treat?: Treat;
  readonly has?: TreatHold;
  /** Whether it is a bow round an animal's neck, and of what colour. */
  readonly bow?: Colour;
  /** Of a cake: what it is of. */
  readonly flavour?: Flavour;
  /** What lies on something that was baked. */
  readonly topping?: Topping;
  /** What somebody or something can be on in a room. */
  readonly seat?: Seat;
  /** What an animal can be on that is drawn with it. */
  readonly stand?: Stand;
  /** Whether small flags on cords are named, or the feasts of June that they belong to. */
  readonly bunting?: 'flags' | 'june';
  /** Beneath what somebody is: what stands over them is drawn with them. */
  readonly beneath?: 'table' | 'car';
  /** Whether it is a planet hardly larger than who is on it. */
  readonly tinyPlanet?: true;
  /** What carries somebody through the air. */
  readonly mount?: SkyMount;
  /** What of a vehicle somebody is on. */
  readonly ontop?: 'roof' | 'bonnet';
  /** Whether it is hot iron or its sparks, which say that somebody hammers only where a smith works. */
  readonly forged?: true;
  /** Whether who paints is said to stand before an easel. */
  readonly easel?: true;
  /** What it is in somebody's hands. */
  readonly held?: Held;
  /** What it is that one hands to another. */
  readonly handed?: Handed;
  /** What it is that two carry between them. */
  readonly borne?: Borne;
  /** Whether it says that somebody has something in the hands. */
  readonly holding?: true;
  /** How much larger than usual. */
  readonly size?: number;
  readonly posture?: Posture;
  /** What a grown person and a child do with each other, that a television is watched, or that several wait in a queue. */
  readonly pairing?: Pairing | 'television' | 'queue' | 'pushes';
  /** What it is to who pulls or pushes it. */
  readonly burden?: Load;
  /** What two have to do with each other. */
  readonly relation?: Relation;
  /** What someone is like. */
  readonly trait?: Trait;
  /** Whether it is somebody else than who is named before: a stranger. */
  readonly isElse?: true;
  /** Whether it names men: no women are among them. */
  readonly male?: true;
  /** Whether it says of somebody, or of anything else, that it is old. */
  readonly aged?: true;
  /** What a number before it counts: how long somebody has lived. */
  readonly lived?: 'years' | 'months';
  /** Whether it is somebody's hair, and how long that is said to be. */
  readonly hair?: true;
  readonly hairdo?: 'long' | 'short';
  /** The colour of hair that a word alone means. */
  readonly hairs?: Colour;
  /** Of a thing: its colour, unless another is said. */
  readonly hue?: Colour;
  /** Whether it names who does a sport, and not the sport. */
  readonly athlete?: true;
  /** What somebody is to another: an animal's mother is no woman, and her baby no child. */
  readonly kin?: 'mother' | 'father' | 'baby';
  /** Whose home it is, who is there looks and dresses as most do. */
  readonly folk?: Folk;
  /** Whether the others are meant who are in a place besides who is named. */
  readonly others?: true;
  /** Whether somebody sells what is named beside it, lays it out for that, or has a stall, whatever that sells. */
  readonly sells?: 'wares' | 'lays' | 'stall';
  /** What it is to who sells that: carpets, and what is drawn for nothing else. */
  readonly wares?: 'carpet' | 'spice' | 'tofu';
  /** Whether who tells it is meant, beside somebody who is named. */
  readonly self?: true;
  /** Of a house: whether it is a hut or a cabin, whose walls are of logs. */
  readonly hut?: true;
  /** Of a house: whether it is a mansion, which has a hall with a great staircase. */
  readonly manor?: true;
  /** Whether it is a broom that somebody flies on. */
  readonly onBroom?: true;
  /** Whether it is what a dragon lies on: gold, coins, jewels. */
  readonly riches?: true;
  /** Whether it says that somebody eats or drinks. */
  readonly dines?: true;
  /** Whether it says that somebody drinks. */
  readonly drinks?: true;
  /** Whether who is named behind it in the same breath is somebody else, to whom it is done. */
  readonly ofAnother?: true;
  /** Whether it says that a hole is dug; that a mother gives her young milk. */
  readonly digs?: true;
  readonly nurses?: true;
  /** Whether it says that somebody drives a vehicle. */
  readonly drives?: true;
  /** Whether somebody is sleepy: an animal sleeps, unless it stands for something else that is said. */
  readonly drowsy?: true;
  /** Whether it is high flames, as over a pan. */
  readonly flames?: true;
  /** Whether it is a goal that is scored. */
  readonly scores?: true;
  /** Whether it says that something is done out of doors, which only a court's game is known by. */
  readonly outdoors?: true;
  /** Of a train: whether it is one of today's fast ones. */
  readonly fast?: true;
  /** Whether people part there, or meet again. */
  readonly farewell?: true;
  /** Whether it is people at work, whose lunch it is, and whether that is high over a city. */
  readonly toils?: true;
  readonly lunches?: true;
  readonly highUp?: true;
}
