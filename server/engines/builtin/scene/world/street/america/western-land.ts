import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../front.ts';
import { ellipsoidAt, frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../solid.ts';
import type { Way } from '../way.ts';
import { SHINGLE, TIMBER } from './western-front.ts';

/** Red rocks on the horizon: how far off, how far aside, how wide, how high. */
const MESAS = [
  [620, -210, 190, 74],
  [700, 70, 130, 96],
  [760, 300, 240, 62],
  [560, -420, 150, 52],
] as const;
const ROCKS: readonly Colour[] = [
  [0.62, 0.34, 0.22],
  [0.7, 0.42, 0.27],
  [0.54, 0.29, 0.2],
];

/** What lies about a frontier town's street and stands beyond it: tumbleweed, a tower for water, red mesas. */
export function alongWestern(way: Way, random: Random): Solid[] {
  const weeds = [8, 13, 19, 30].map((z, n) => {
    const radius = 0.3 + 0.16 * random.unit();
    const x = way.middle(z) + (n % 2 === 0 ? 1 : -1) * (1.6 + 3 * random.unit());
    return ellipsoidAt([x, radius * 0.92, z + 2 * random.unit()], radius, radius * 0.92, twigs);
  });
  return [...weeds, ...waterTower(way), ...mesas(1, 0)];
}

/** Red table mountains on the horizon, so many times as high, from the ground `low` on. World units. */
export const mesas = (high: number, low: number): Solid[] =>
  MESAS.flatMap(([z, x, wide, tall]) => mesa(x, low, z, wide, tall * high));

/** Dry twigs in a ball. */
const twigs: Paint = ({ normal }, { along, up }) => {
  const line =
    Math.abs(Math.sin(along * 31 + up * 19 + normal[2] * 5)) *
    Math.abs(Math.sin(along * 17 - up * 37));
  return plainFront(mixColour([0.24, 0.16, 0.09], [0.66, 0.5, 0.3], smoothstep(0.05, 0.8, line)));
};

function waterTower(way: Way): Solid[] {
  const z = way.end + 6;
  const x = way.middle(z) + way.front * 0.9;
  const staves: Paint = (_, { along, up }) =>
    plainFront(
      up % 0.9 < 0.1
        ? [0.2, 0.17, 0.15]
        : scaleColour(TIMBER, 1 + 0.25 * chance(Math.floor(along / 0.25), 1, 6)),
    );
  const legs = [-1.5, 1.5].flatMap((dx) =>
    [-1.5, 1.5].map((dz) =>
      boxOn(
        { x: x + dx - 0.15, z: z + dz, u: [1, 0], w: [0, 1], wide: 0.3, deep: 0.3 },
        0,
        7,
        plainPaint(TIMBER),
      ),
    ),
  );
  return [
    ...legs,
    frustumAt([x, 7, z], 3.4, 2.3, 2.3, staves),
    frustumAt([x, 10.4, z], 1.5, 2.6, 0.1, plainPaint(SHINGLE)),
  ];
}

/** A table mountain in layers, on a skirt of rubble. */
function mesa(x: number, low: number, z: number, wide: number, high: number): Solid[] {
  const layers: Paint = (_, { along, up }) => {
    const layer = Math.floor(up / 6 + 0.4 * Math.sin(along * 0.06));
    const groove = 1 - 0.12 * Math.abs(Math.sin(along * 0.13 + 2 * Math.sin(along * 0.05)));
    return plainFront(scaleColour(ROCKS[Math.abs(layer) % ROCKS.length] as Colour, groove));
  };
  const skirt = high * 0.42;
  return [
    frustumAt([x, low, z], skirt, wide * 0.78, wide * 0.44, layers),
    frustumAt([x, low + skirt, z], high - skirt, wide * 0.4, wide * 0.36, layers),
  ];
}
