import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { burdenOf } from '../../creatures/together/loads.ts';
import { plain, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const BARK: Colour = [0.36, 0.26, 0.17];
const CUT: Colour = [0.78, 0.6, 0.38];
const MOSS: Colour = [0.28, 0.46, 0.12];

/** Bark in furrows along the wood. */
const bark = (colour: Colour): Look => rough(colour, 1.4);

/** Sawn wood with its rings around a place, seen along the axis of its normal. */
const rings = (middle: Vector, along: 'up' | 'aside'): Look => ({
  paint: (x, y, z) => {
    const [u, v] = along === 'up' ? [x - middle[0], z - middle[2]] : [y - middle[1], z - middle[2]];
    const out = Math.hypot(u, v);
    return scaleColour(CUT, 0.82 + 0.2 * Math.sin(out * 90) + 0.1 * Math.sin(Math.atan2(v, u) * 3));
  },
});

/** The stump of a felled tree: roots in the ground, its rings above, mushrooms at its side. */
export function stump(wish: Wish): Sprite {
  const wood = bark(wish.colour ?? BARK);
  const { random } = wish;
  const roots = Array.from({ length: 7 }, (_, n): Solid => {
    const angle = (n / 7) * Math.PI * 2 + 0.5 * random.unit();
    const far = 0.58 + 0.2 * random.unit();
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return limb(wood, [0.26 * c, 0.24, 0.26 * s], [far * c, 0.0, far * s], 0.15, 0.05, 0.08);
  });
  const caps: readonly (readonly [number, number, number])[] = [
    [0.2, 0.2, 0.075],
    [0.3, 0.12, 0.055],
    [0.12, 0.1, 0.05],
  ];
  const model = [
    frustum(wood, [0, 0, 0], 0.5, 0.42, 0.37),
    ...roots,
    frustum(rings([0, 0, 0], 'up'), [0, 0.49, 0], 0.02, 0.35, 0.35),
    ...caps.flatMap(([x, y, wide]) => [
      limb(plain([0.93, 0.88, 0.76]), [x, y - 0.09, -0.44], [x, y, -0.45], 0.024, 0.02),
      ellipsoid(plain([0.74, 0.3, 0.14], { gloss: 0.2 }), [x, y, -0.45], [wide, wide * 0.55, wide]),
    ]),
    ...mossOn(wish, 14, (share) => [
      -0.46 * Math.cos(share * 2.4),
      0.42 - 0.34 * share,
      -0.42 * Math.sin(share * 2.4) - 0.05,
    ]),
  ];
  return portray(wish, model, 0.4, 0.24, 3);
}

/** A trunk that lies on the ground, sawn at the near end, stubs of boughs, moss along its back. */
export function fallenLog(wish: Wish): Sprite {
  const wood = bark(wish.colour ?? BARK);
  const [half, thick] = [1.7, 0.34];
  const stub = (x: number, up: number, out: number): Solid =>
    limb(wood, [x, thick, 0], [x + 0.16, thick + up, out], 0.1, 0.06);
  const model = [
    frustum(wood, [half, thick, 0], 2 * half, thick, thick * 0.84, roll(Math.PI / 2)),
    frustum(
      rings([0, thick, 0], 'aside'),
      [half + 0.012, thick, 0],
      0.02,
      thick * 0.93,
      thick * 0.93,
      roll(Math.PI / 2),
    ),
    stub(-0.5, 0.62, -0.1),
    stub(0.5, 0.3, -0.5),
    stub(-1.3, 0.46, 0.2),
    ...mossOn(wish, 26, (share) => [-1.5 + 2.7 * share, 2 * thick - 0.05 + 0.02 * share, -0.08]),
  ];
  return portray(wish, model, 0.4, 0.16, 3);
}

/** Cushions of moss, so many, at places along a share of 0 to 1. */
function mossOn({ random }: Wish, count: number, along: (share: number) => Vector): Solid[] {
  return Array.from({ length: count }, (_, n): Solid => {
    const [x, y, z] = along((n + random.unit()) / count);
    const green = plain(scaleColour(MOSS, 0.7 + 0.6 * random.unit()));
    const wide = 0.05 + 0.08 * random.unit();
    return ellipsoid(green, [x, y, z + 0.16 * (random.unit() - 0.5)], [wide, 0.04, wide]);
  });
}

/** A sledge of wood with sacks on it. */
export const sledge = (wish: Wish): Sprite =>
  portray(wish, burdenOf(wish.random, 'sledge').model, 0.5, 0.16, 3);
