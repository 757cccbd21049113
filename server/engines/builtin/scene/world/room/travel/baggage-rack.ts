import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { type Material, pad, roll, type Solid } from '../solids/solid.ts';

const BRASS: Material = flat([0.78, 0.58, 0.26]);
const CORD: Material = flat([0.72, 0.62, 0.42]);
const LEATHERS: readonly Colour[] = [
  [0.44, 0.24, 0.11],
  [0.3, 0.16, 0.09],
  [0.58, 0.4, 0.2],
  [0.2, 0.24, 0.2],
];

/** How high a rack is, and how far it stands out from its wall, metres. */
const RACK = { high: 1.9, deep: 0.4 } as const;

/** A rack of brass rails and cord along a wall from where to where, with suitcases on it. */
export function baggageRack(
  random: Random,
  wall: number,
  inward: number,
  [near, far]: readonly [number, number],
): Solid[] {
  const at = (out: number) => wall + inward * out;
  const rail = (out: number, up: number) =>
    roll(2, [at(out), up], [near, far], [0.012, 0.012], BRASS);
  const brackets = [near + 0.04, (near + far) / 2, far - 0.05];
  const strings = Math.floor((far - near) / 0.09);
  const first = random.below(LEATHERS.length);
  return [
    rail(RACK.deep, RACK.high + 0.05),
    rail(RACK.deep, RACK.high + 0.11),
    rail(RACK.deep / 2, RACK.high),
    ...brackets.flatMap((z) => [
      slab([at(0), at(RACK.deep)], [RACK.high - 0.02, RACK.high], [z - 0.012, z + 0.012], BRASS),
      slab(
        [at(RACK.deep - 0.02), at(RACK.deep)],
        [RACK.high, RACK.high + 0.12],
        [z - 0.012, z + 0.012],
        BRASS,
      ),
      slab([at(0), at(0.03)], [RACK.high - 0.2, RACK.high], [z - 0.012, z + 0.012], BRASS),
    ]),
    ...Array.from({ length: strings }, (_, n) => {
      const z = near + 0.05 + n * 0.09;
      return slab(
        [at(0.01), at(RACK.deep)],
        [RACK.high - 0.004, RACK.high + 0.004],
        [z, z + 0.012],
        CORD,
      );
    }),
    ...[0, 1, 2].flatMap((n) => {
      const z = near + 0.14 + 0.7 * n + 0.1 * random.unit();
      const long = 0.46 + 0.12 * chance(n, first);
      return suitcase(
        at,
        [z, z + long],
        0.2 + 0.08 * random.unit(),
        LEATHERS[(first + n) % LEATHERS.length] as Colour,
      );
    }),
  ];
}

/** A suitcase of leather with straps, corners and a handle. */
function suitcase(
  at: (out: number) => number,
  [near, far]: readonly [number, number],
  tall: number,
  colour: Colour,
): Solid[] {
  const low = RACK.high + 0.006;
  const [a, b] = [at(0.03), at(RACK.deep - 0.05)];
  const strap = flat(scaleColour(colour, 0.5));
  const middle = (near + far) / 2;
  return [
    pad([Math.min(a, b), low, near], [Math.max(a, b), low + tall, far], flat(colour), 0.03),
    ...[near + 0.1, far - 0.13].map((z) =>
      slab([at(0.02), at(RACK.deep - 0.04)], [low, low + tall + 0.006], [z, z + 0.03], strap),
    ),
    slab(
      [at(RACK.deep - 0.05), at(RACK.deep - 0.02)],
      [low + tall * 0.6, low + tall * 0.72],
      [middle - 0.07, middle + 0.07],
      strap,
    ),
    slab(
      [at(RACK.deep - 0.05), at(RACK.deep - 0.045)],
      [low + tall * 0.5, low + tall * 0.53],
      [near + 0.01, far - 0.01],
      strap,
    ),
  ];
}
