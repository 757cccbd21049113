import type { Baked } from './baked.ts';
import type { Company, Load } from './companions.ts';
import type { Held } from './held.ts';
import type { Thing } from './thing.ts';
import type { Posture, Trait } from './trait.ts';
import type { Treat, TreatHold } from './treat.ts';

/** Red, green, blue, 0 to 1 (above 1 for what shines), display space. */
export type Colour = readonly [number, number, number];

/** A kind of flower that is known by its shape. */
export type Bloom = 'sunflower' | 'tulip' | 'rose' | 'poppy' | 'daisy';

/** What an animal sits on that is drawn with it. */
export type Stand =
  | 'fence'
  | 'post'
  | 'wire'
  | 'bookcase'
  | 'uprightpiano'
  | 'bakerywindow'
  | 'dollhouse'
  | 'surfboard'
  | 'pumpkin'
  | 'stump'
  | 'log';

/** In what an animal sits that is drawn with it. */
export type Container = 'teacup' | 'box' | 'basket' | 'boot' | 'bucket';

/** What somebody or something is on: a bench, or furniture of a room. */
export type Seat =
  | 'chair'
  | 'armchair'
  | 'sofa'
  | 'bed'
  | 'table'
  | 'windowsill'
  | 'bench'
  | 'counter'
  | 'desk'
  | 'rug'
  | 'towel'
  | 'stairs'
  /** A washing machine or a dryer; a refrigerator; a wall of stones in the open. */
  | 'washer'
  | 'fridge'
  | 'wall'
  /** The steps before a house's door. */
  | 'steps';

/** What two have to do with each other: they look at each other, or the first runs after the second. */
export type Relation = 'meets' | 'chases';

/** One wished-for thing. */
export interface Subject {
  readonly thing: Thing;
  readonly count: number;
  /** Of people: whether all are men by the word for them; missing: nothing is said. */
  readonly male?: true;
  /** Whether exactly so many are meant: said with an article or a number, or named in the singular; missing: about so many. */
  readonly exact?: 'said' | 'singular';
  /** Null: not said. */
  readonly posture: Posture | null;
  /** Null: its natural colour. */
  readonly colour: Colour | null;
  /** The colour of somebody's hair; missing: nothing is said. */
  readonly hair?: Colour;
  /** The colour of what somebody has on the head; missing: nothing is said. */
  readonly hat?: Colour;
  /** What somebody has in the hands; missing: nothing is said. */
  readonly holds?: { readonly thing: Held; readonly colour: Colour | null };
  /** Who they are, of several who are drawn as one; missing: each is drawn alone. */
  readonly company?: Company;
  /** What somebody is like who takes part in what this one does, and is drawn with them; missing: nobody does. */
  readonly aide?: readonly Trait[];
  /** What each of those is like who are on it, who are told from each other; missing: nobody, or somebody of its traits. */
  readonly crew?: readonly (readonly Trait[])[];
  /** The animal that is in a boat with those in it; missing: none. */
  readonly pet?: 'dog' | 'cat';
  /** The animal that somebody serves; missing: none. */
  readonly served?: Thing;
  /** What stands on its back; missing: nothing. */
  readonly carries?: Thing;
  /** Of what is carried, animals by a tree or a {@link Stand}, houses by a beast, who crosses by a bridge: how many, their colour, and how they are; missing: one, in its natural one. */
  readonly load?: {
    readonly count: number;
    readonly colour: Colour | null;
    readonly posture?: Posture | null;
    readonly traits?: readonly Trait[];
    /** Of who is on a vehicle: on what of it. */
    readonly onto?: 'roof' | 'bonnet';
    /** Whether it lurks beneath a bridge; missing: it is on what carries it. */
    readonly isBeneath?: true;
    readonly company?: Company;
    readonly holds?: Subject['holds'];
    readonly hair?: Colour;
  };
  /** What somebody pulls or pushes; missing: nothing. */
  readonly moves?: Load;
  /** What market stalls sell; missing: all sorts. */
  readonly goods?: 'fruit' | 'flower' | 'fish' | 'cheese' | 'bread' | 'pumpkin';
  /** In what an animal sits; missing: in nothing. */
  readonly within?: Container;
  /** How much larger than usual; 1 where nothing is said. */
  readonly size: number;
  /** What it has to do with another, and whether it is the one who was named first, the other, or both of them; missing: nothing is said. */
  readonly relation?: { readonly is: Relation; readonly party: 'first' | 'second' | 'both' };
  /** Whether several go one behind the other. */
  readonly inLine?: true;
  /** Of flowers: their kind; missing: any. */
  readonly bloom?: Bloom;
  /** What an animal has; missing: nothing is said. */
  readonly treat?: {
    readonly thing: Treat;
    readonly colour: Colour | null;
    readonly hold?: TreatHold;
  };
  /** With what somebody paints a fence or a wall; missing: it is not said. */
  readonly paint?: Colour;
  /** The colour of the bow round its neck; missing: it has none. */
  readonly bow?: Colour;
  /** Of what was baked: what it is of, and what lies on it; missing: nothing is said. */
  readonly baked?: Baked;
  /** Of a vase: its own colour, `colour` being that of its flowers; missing: any. */
  readonly glaze?: Colour;
  /** What it is on; missing: the ground, or nothing is said. */
  readonly on?: Seat;
  /** Whether somebody stands at the window of a room, or at its wall beside that; missing: nothing is said. */
  readonly at?: 'window' | 'wall';
  /** On which side of the picture it is; missing: nothing is said. */
  readonly aside?: 'left' | 'right';
  /** Whether it is far off; missing: nothing is said. */
  readonly far?: true;
  /** What someone is like; missing: nothing is said. */
  readonly traits?: readonly Trait[];
  /** Whether it only belongs to a place that was named, and was not asked for itself. */
  readonly isDressing?: true;
}
