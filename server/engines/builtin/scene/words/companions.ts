import type { Game } from './deeds-at-table.ts';
import type { Gathering } from './deeds-together.ts';
import type { Thing } from './thing.ts';
import type { Trait } from './trait.ts';

/** What several move by ropes or from behind: a hewn block on rollers, a boulder, an open boat, a sledge, a cart of two wheels, a tub on rails, a shopping trolley, a car, a net full of fish. */
export type Load =
  | 'block'
  | 'boulder'
  | 'boat'
  | 'sledge'
  | 'handcart'
  | 'minecart'
  | 'trolley'
  | 'car'
  | 'net';

/** What a grown person and a child do with each other by a word for it: one rides on the other's shoulders, learns to ride a bicycle, is read to in bed, is seen by a doctor; or one pushes the wheelchair in which the other is. */
export type Pairing = 'shoulders' | 'lesson' | 'bedtime' | 'checkup' | 'wheelchair';

/** What one hands to another beside flowers; a gift is a parcel. */
export const HANDED = [
  ...(['cup', 'wineglass', 'book', 'icecream', 'apple', 'banana', 'bread'] as const),
  ...(['donut', 'sandwich', 'cakeslice', 'pizzaslice'] as const),
  ...(['gift', 'letter', 'balloon', 'ball', 'teddy', 'sword', 'key', 'basket'] as const),
] as const;
export type Handed = (typeof HANDED)[number];

/** What two carry between them: a fir is a tree for Christmas. */
export type Borne =
  | 'sofa'
  | 'table'
  | 'wardrobe'
  | 'piano'
  | 'mattress'
  | 'chest'
  | 'crate'
  | 'basket'
  | 'pumpkin'
  | 'cake'
  | 'log'
  | 'ladder'
  | 'rug'
  | 'canoe'
  | 'fir';

/** How somebody is in a bed: sitting up, with somebody beside it too, or asleep. */
export type InBed = 'inbed' | 'asleep';

/** People who are drawn as one: in a row hand in hand, in each other's arms, in a dance, talking, shaking hands, one on a knee with a ring, at one table, over a game, at a meal, or a grown person, who is the first, with a child; one combs the other's hair, or holds an umbrella over both, on the run too; several sell over one table. */
export interface Company {
  readonly bond:
    | 'hands'
    | 'hug'
    | 'dance'
    | 'talk'
    | 'greet'
    | 'propose'
    | 'table'
    | 'meal'
    | 'carry'
    | 'selfie'
    | 'combing'
    | 'sheltering'
    | 'hurrying'
    | 'vending'
    | Gathering
    | Pairing
    | InBed
    | Game;
  /** Of a meal: what is eaten or drunk; missing: anything. */
  readonly served?: Thing;
  /** What those pull or push who do; missing: something heavy. */
  readonly moves?: Load;
  /** Of one who hands something to another: what; missing: a parcel. */
  readonly handed?: Handed;
  /** What two carry between them; missing: a crate. */
  readonly borne?: Borne;
  /** What each of them is like. */
  readonly members: readonly (readonly Trait[])[];
}
