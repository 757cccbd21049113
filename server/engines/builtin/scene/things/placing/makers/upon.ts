import type { Stand, Thing } from '../../../words/idea.ts';
import { composeSprites, type Part } from '../../compose-sprites.ts';
import { DISPLAY } from '../../objects/bakery-window.ts';
import { topOfWire } from '../../objects/perches.ts';
import { DOLLS_FLOOR } from '../../objects/play/dollhouse.ts';
import type { Sprite } from '../../sprite.ts';

/** How high a stand is of the whole with who is on it, how high one of them is there and each of several, how far in its top the feet are, and how far from one to the next, by how wide they are. */
interface Upon {
  readonly stand: number;
  readonly one: number;
  readonly several: number;
  readonly deep: number;
  readonly apart: number;
}

const UPON: Readonly<Record<Stand, Upon>> = {
  fence: { stand: 0.52, one: 0.46, several: 0.3, deep: 0.012, apart: 1.3 },
  post: { stand: 0.52, one: 0.49, several: 0.49, deep: 0.012, apart: 1 },
  wire: { stand: 0.56, one: 0.46, several: 0.34, deep: 0.006, apart: 1.02 },
  bookcase: { stand: 0.66, one: 0.36, several: 0.3, deep: 0.022, apart: 1.1 },
  bakerywindow: { stand: 1, one: 0.28, several: 0.2, deep: 0.012, apart: 1.1 },
  dollhouse: { stand: 1, one: 0.19, several: 0.17, deep: 0.006, apart: 1 },
  uprightpiano: { stand: 0.68, one: 0.35, several: 0.3, deep: 0.022, apart: 1.1 },
  surfboard: { stand: 0.3, one: 0.86, several: 0.7, deep: 0.15, apart: 0.9 },
  pumpkin: { stand: 0.58, one: 0.48, several: 0.4, deep: 0.1, apart: 1 },
  stump: { stand: 0.56, one: 0.47, several: 0.4, deep: 0.06, apart: 1 },
  log: { stand: 0.62, one: 0.56, several: 0.46, deep: 0.02, apart: 1.1 },
};

/** How high that is within a stand on which they are who are not on top of it, of its height. */
const FLOORS: Partial<Readonly<Record<Stand, number>>> = {
  bakerywindow: DISPLAY,
  dollhouse: DOLLS_FLOOR,
  // The stubs of its boughs are higher than its back.
  log: 0.68,
};

/** Where those are who sit around the table of a doll's house, of its width from the left. */
const AT_TABLE = [0.27, 0.73, 0.16, 0.84] as const;

/** Whether a thing is a stand. */
export const isStand = (thing: Thing): thing is Stand => thing in UPON;

/** How much smaller than others a songbird is. */
const SONGBIRD = 0.74;

/** How high each of so many of a kind on a stand is, as a share of the whole. */
export const shareUpon = (stand: Stand, thing: Thing, count: number): number =>
  (thing === 'bird' && stand !== 'wire' ? SONGBIRD : 1) *
  (count > 1 ? UPON[stand].several : UPON[stand].one);

/** How far each of several is from where all would be evenly apart, as a share of that. */
const UNEVEN = [0, 0.12, -0.1, 0.08, 0.2, 0.1, 0] as const;

/** A stand with animals side by side on it. */
export function upon(
  stand: Stand,
  sprite: Sprite,
  { thing, sprites: loads }: { readonly thing: Thing; readonly sprites: readonly Sprite[] },
  tall: number,
): Sprite {
  const { stand: share, deep, apart } = UPON[stand];
  const height = Math.round(tall);
  const high = share * height;
  const width = Math.round((high * sprite.width) / sprite.height);
  const each = shareUpon(stand, thing, loads.length) * height;
  const wide = (load: Sprite): number => (each * load.width) / load.height;
  const step = (apart * Math.max(...loads.map(wide))) / width;
  const parts = loads.map((load, n): Part => {
    const beside = 0.5 + step * (n - (loads.length - 1) / 2 + (UNEVEN[n % UNEVEN.length] ?? 0));
    const at = stand === 'dollhouse' ? (AT_TABLE[n % AT_TABLE.length] ?? 0.5) : beside;
    const top = stand === 'wire' ? topOfWire(at) : (FLOORS[stand] ?? 1);
    const foot = Math.round(height - high * top + deep * height);
    return { sprite: load, left: at * width - wide(load) / 2, foot, tall: each };
  });
  return composeSprites(width, height, [{ sprite, left: 0, foot: height, tall: high }, ...parts]);
}
