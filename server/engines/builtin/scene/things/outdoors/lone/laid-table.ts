import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const LINEN: Colour = [0.95, 0.94, 0.9];
const WOOD: Colour = [0.4, 0.25, 0.14];
/** From how far above it is seen, radians. */
const ABOVE = 0.24;
/** A table for two: its radius and height, how far from its middle the chairs stand; metres. */
const TABLE = { radius: 0.52, high: 0.76, chair: 0.88 } as const;

/** A round table under a white cloth, laid for two with plates, glasses, a candle and a rose, a chair on either side. */
export function laidTable(wish: Wish): Sprite {
  const cloth = worn(wish.colour ?? LINEN, 0.04, { fur: 0.002 });
  const { radius, high } = TABLE;
  const china = plain([0.97, 0.97, 0.98], { gloss: 0.6 });
  const glass = plain([0.82, 0.88, 0.92], { gloss: 0.95 });
  const wine = plain([0.42, 0.03, 0.08], { gloss: 0.8 });
  const silver = plain([0.78, 0.79, 0.8], { gloss: 0.8 });
  const place = (side: number): Solid[] => [
    frustum(china, [side * 0.3, high + 0.02, -0.06], 0.018, 0.11, 0.15),
    box(silver, [side * 0.3, high + 0.024, -0.25], [0.09, 0.004, 0.008]),
    frustum(glass, [side * 0.2, high + 0.02, 0.2], 0.008, 0.045, 0.045),
    limb(glass, [side * 0.2, high + 0.02, 0.2], [side * 0.2, high + 0.13, 0.2], 0.007, 0.007),
    frustum(wine, [side * 0.2, high + 0.13, 0.2], 0.07, 0.026, 0.05),
    frustum(glass, [side * 0.2, high + 0.2, 0.2], 0.04, 0.05, 0.044),
  ];
  const model: Solid[] = [
    frustum(cloth, [0, high - 0.02, 0], 0.04, radius, radius),
    frustum(cloth, [0, 0.3, 0], high - 0.3, radius * 1.02, radius),
    // The folds of the cloth hang lower at four corners.
    ...Array.from({ length: 12 }, (_, n): Solid => {
      const turn = (n / 12) * 2 * Math.PI + 0.2;
      const low = n % 3 === 0 ? 0.14 : 0.26;
      const at = (r: number, y: number) => [r * Math.cos(turn), y, r * Math.sin(turn)] as const;
      return limb(cloth, at(radius * 0.94, high - 0.1), at(radius * 1.02, low), 0.06, 0.1, 0.05);
    }),
    limb(planks(WOOD, 0.05), [0, 0, 0], [0, 0.5, 0], 0.16, 0.06),
    ...place(-1),
    ...place(1),
    frustum(silver, [0, high + 0.02, 0], 0.02, 0.07, 0.05),
    limb(plain([0.96, 0.93, 0.84]), [0, high + 0.03, 0], [0, high + 0.27, 0], 0.02, 0.018),
    ellipsoid(plain([1, 0.8, 0.36], { glow: () => 1 }), [0, high + 0.32, 0], [0.018, 0.045, 0.018]),
    limb(plain([0.16, 0.4, 0.14]), [0.1, high + 0.02, 0.1], [0.13, high + 0.2, 0.08], 0.008, 0.008),
    ball(plain([0.8, 0.06, 0.12]), [0.13, high + 0.23, 0.08], 0.042),
    ...[-1, 1].flatMap((side) =>
      moved(chair(), { by: yaw(side * (Math.PI / 2 - 0.2)), to: [side * TABLE.chair, 0, 0.02] }),
    ),
  ];
  return portray({ ...wish, sight: { above: ABOVE, away: wish.sight?.away ?? 4 } }, model, 0.1);
}

/** A chair of dark wood, its back behind it. */
function chair(): Solid[] {
  const wood = planks(WOOD, 0.05);
  const seat = worn([0.6, 0.13, 0.14], 0.08);
  return [
    box(wood, [0, 0.43, 0], [0.21, 0.025, 0.21], undefined, 0.02),
    box(seat, [0, 0.47, 0], [0.19, 0.025, 0.19], undefined, 0.02),
    ...[-1, 1].flatMap((x) => [
      limb(wood, [x * 0.18, 0.42, -0.18], [x * 0.19, 0, -0.2], 0.024, 0.018),
      limb(wood, [x * 0.18, 0.98, 0.24], [x * 0.19, 0, 0.2], 0.024, 0.02),
    ]),
    ...[0.62, 0.78, 0.93].map((y) =>
      box(wood, [0, y, 0.2 + 0.04 * (y - 0.5)], [0.18, 0.035, 0.012], undefined, 0.01),
    ),
  ];
}
