import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { carry, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Rotation } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const MARBLE: Colour = [0.93, 0.9, 0.82];
const SHADE: Colour = [0.5, 0.46, 0.4];

/** How far it leans, radians: more than the four degrees that it does, which would not be told from a tower that is drawn askew. */
const LEANS = 0.12;
/** The storeys: where the ground floor ends, how high each of the six galleries is, how far out its columns stand; the belfry. */
const STOREYS = { ground: 0.2, each: 0.105, count: 6, out: 0.168, core: 0.128 } as const;
const BELFRY = { high: 0.13, out: 0.125, core: 0.095 } as const;

/** The Leaning Tower of Pisa: a round tower of white marble, galleries of columns one over the other, a belfry on the top. */
export function pisaTower(wish: Wish): Sprite {
  const stone = worn(wish.colour ?? MARBLE, 0.05);
  const { ground, each, count } = STOREYS;
  const top = ground + each * count;
  const upright = [
    frustum(stone, [0, -0.06, 0], ground + 0.06, STOREYS.out, STOREYS.out),
    ...blindArches(stone),
    ...Array.from({ length: count }, (_, n) => gallery(stone, ground + each * n)).flat(),
    slab(stone, top, STOREYS.out),
    ...storey(stone, top, BELFRY.high, BELFRY.out, BELFRY.core, 10),
    slab(stone, top + BELFRY.high, BELFRY.out),
    frustum(stone, [0, top + BELFRY.high, 0], 0.03, 0.1, 0.1),
  ];
  const [c, s] = [Math.cos(LEANS), Math.sin(LEANS)];
  const leaning: Rotation = [c, s, 0, -s, c, 0, 0, 0, 1];
  return portray(
    underOpenSky(wish),
    upright.map((one) => carry(one, leaning)),
    0.06,
    0.04,
    3,
  );
}

/** A cornice all round at a height. */
const slab = (stone: Look, y: number, out: number): Solid =>
  frustum(stone, [0, y - 0.012, 0], 0.016, out + 0.004, out + 0.012);

/** Half columns against the ground floor's wall, arches between them. */
const blindArches = (stone: Look): Solid[] =>
  around(15).flatMap(([x, z]) => [
    limb(stone, [x * 0.172, 0, z * 0.172], [x * 0.172, 0.17, z * 0.172], 0.011, 0.01),
  ]);

const gallery = (stone: Look, y: number): Solid[] => [
  slab(stone, y, STOREYS.out),
  ...storey(stone, y, STOREYS.each, STOREYS.out, STOREYS.core, 20),
];

/** Columns around a wall in their shade, a band of arches over them. */
const storey = (
  stone: Look,
  y: number,
  high: number,
  out: number,
  core: number,
  count: number,
): Solid[] => [
  frustum(plain(SHADE), [0, y, 0], high, core, core),
  ...around(count).map(([x, z]) =>
    limb(stone, [x * out, y, z * out], [x * out, y + high * 0.72, z * out], 0.0085, 0.0085),
  ),
  ring(stone, [0, y + high * 0.84, 0], out - 0.006, high * 0.15),
];

/** Places all round, as sines and cosines. */
const around = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, n) => {
    const turn = ((n + 0.5) / count) * 2 * Math.PI;
    return [Math.sin(turn), Math.cos(turn)] as const;
  });
