import { plain } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { pitch, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const CREAM: readonly [number, number, number] = [0.93, 0.89, 0.78];
const FOLD: readonly [number, number, number] = [0.7, 0.64, 0.5];
const INK: readonly [number, number, number] = [0.16, 0.18, 0.34];
const WAX = plain([0.66, 0.06, 0.07], { gloss: 0.6 });

/** Half the length and the height of an envelope. */
const HALF = { long: 1, high: 0.66 } as const;

/** An envelope that stands upright, its back with the flap and a seal of wax to −z; 2 long, its middle at 0. */
export function envelope(): Solid[] {
  const { long, high } = HALF;
  const paper: Look = {
    paint: (x, y, _z, normal) => {
      if (normal[2] > -0.6) return CREAM;
      // The flap comes down to below the middle, the other folds up to it.
      const flap = high - (high + 0.12) * (1 - Math.abs(x) / long);
      const fold = -high + (high - 0.02) * (1 - Math.abs(x) / long);
      const isEdge = Math.abs(y - flap) < 0.022 || (y < flap && Math.abs(y - fold) < 0.014);
      return isEdge ? FOLD : CREAM;
    },
  };
  const seal: Vector = [0, -0.1, -0.05];
  return [
    box(paper, [0, 0, 0], [long, high, 0.035], undefined, 0.015),
    ellipsoid(WAX, seal, [0.17, 0.17, 0.035]),
    ellipsoid(plain([0.52, 0.03, 0.05], { gloss: 0.6 }), [0, -0.1, -0.075], [0.1, 0.1, 0.02]),
  ];
}

/** How far apart the lines of a letter are, and how far they stay off its edges. */
const LINES = { apart: 0.16, off: 0.14 } as const;

/** A sheet of paper that lies, written all over by hand: 1.5 long, 2 deep, folded once. */
function written(): Solid[] {
  const [wide, deep] = [0.75, 1];
  const paint: Look['paint'] = (x, _y, z, normal) => {
    const line = (z + deep) / LINES.apart;
    const nth = Math.floor(line);
    const isIn = Math.abs(x) < wide - LINES.off && Math.abs(z) < deep - LINES.off;
    // A last line ends early, as do those that end a passage.
    const end = nth % 5 === 4 ? -0.1 : wide;
    const wave = 0.5 + 0.16 * Math.sin(x * 46 + nth * 9) + 0.1 * Math.sin(x * 23 + nth * 5);
    const isGap = Math.sin(x * 11 + nth * 17) > 0.86;
    if (normal[1] < 0.5 || !isIn || isGap || x > end) return [0.97, 0.95, 0.88];
    return Math.abs(line - nth - wave) < 0.13 ? INK : [0.97, 0.95, 0.88];
  };
  return [box({ paint }, [0, 0.02, 0], [wide, 0.02, deep], undefined, 0.01)];
}

/** A pen of dark lacquer with rings of gold and a nib, that lies along x, 2 long. */
const pen = (): Solid[] => {
  const lacquer = plain([0.06, 0.08, 0.14], { gloss: 0.8 });
  const gold = plain([0.86, 0.66, 0.24], { gloss: 0.9 });
  return [
    limb(lacquer, [-0.95, 0.09, 0], [0.6, 0.09, 0], 0.085, 0.075),
    limb(gold, [-0.1, 0.09, 0], [-0.02, 0.09, 0], 0.09, 0.09),
    limb(gold, [0.6, 0.09, 0], [0.98, 0.09, 0], 0.065, 0.012),
  ];
};

/** A letter on a table: what is written, its envelope sealed with wax that leans on it, and the pen. */
export function letter(wish: Wish): Sprite {
  const model = [
    ...moved(written(), { by: yaw(0.32), to: [-0.62, 0, 0.1] }),
    ...moved(envelope(), { size: 0.92, by: pitch(-1.47), to: [0.6, 0.1, 0.42] }),
    ...moved(pen(), { size: 0.56, by: yaw(0.5), to: [0.3, 0.02, -0.72] }),
  ];
  return portray(wish, model, 0.16, 0.62, 3);
}
