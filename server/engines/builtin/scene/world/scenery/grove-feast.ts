import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import { plainFront } from '../street/front.ts';
import { ellipsoidAt, frustumAt } from '../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../street/solid.ts';
import { plotOf } from './hedge.ts';

/** The table: how far aside of the picture's middle it stands, half its width, from where to where, how high; the benches beside it. World units. */
const TABLE = { aside: 2.1, half: 0.5, near: 6.4, far: 13.4, high: 0.76, bench: 0.95 } as const;
/** How far beside its middle the ground is kept free, world units. */
const BESIDE = 2.3;
/** How long a piece of it is, so that it follows the ground. World units. */
const PIECE = 1.4;
/** From one plate to the next, and from one candle to the next. World units. */
const APART = { plates: 0.7, candles: 0.9 } as const;
const LINEN: Colour = [0.95, 0.93, 0.88];
const WOOD: Colour = [0.5, 0.35, 0.22];
const WAX: Colour = [0.96, 0.93, 0.84];
const LEAVES: Colour = [0.42, 0.5, 0.3];
const FLAME: Colour = [2.4, 1.5, 0.55];

/** Whether a feast is held in a grove: two marry there, or candles are named. */
export const isFeast = ({ subjects }: Pick<Setting, 'subjects'>): boolean =>
  subjects.some(
    ({ thing, traits = [] }) =>
      thing === 'candle' || traits.some((one) => one === 'wedding' || one === 'bride'),
  );

/** Whether a place is at the table, where grass is mown and no tree stands before it. World units. */
export const isAtTable = (
  setting: Pick<Setting, 'side' | 'subjects'>,
  x: number,
  z: number,
): boolean =>
  isFeast(setting) && z < TABLE.far && Math.abs(x + setting.side * TABLE.aside) < BESIDE;

/** A long table laid with linen, plates, candles and twigs of olive between the trees of a grove, with its benches. */
export function groveFeast(side: number, groundAt: Ground): Solid[] {
  const x = -side * TABLE.aside;
  const flame: Paint = () => ({ ...plainFront(FLAME), glow: FLAME });
  const boxed = (
    from: number,
    to: number,
    z: number,
    deep: number,
    up: [number, number],
    paint: Paint,
  ) => boxOn(plotOf(from, z, to, z + deep), up[0], up[1], paint);
  const along = (apart: number, put: (z: number, top: number, n: number) => Solid[]): Solid[] =>
    Array.from({ length: Math.floor((TABLE.far - TABLE.near) / apart) }, (_, n) => {
      const z = TABLE.near + (n + 0.5) * apart;
      const piece = TABLE.near + Math.floor((z - TABLE.near) / PIECE) * PIECE;
      return put(z, groundAt(x, piece) + TABLE.high, n);
    }).flat();
  const pieces = Array.from({ length: Math.round((TABLE.far - TABLE.near) / PIECE) }, (_, n) => {
    const z = TABLE.near + n * PIECE;
    const foot = groundAt(x, z);
    return [
      boxed(
        x - TABLE.half,
        x + TABLE.half,
        z,
        PIECE,
        [foot + 0.03, foot + TABLE.high],
        plainPaint(LINEN),
      ),
      ...[-1, 1].map((hand) => {
        const middle = x + hand * TABLE.bench;
        return boxed(
          middle - 0.17,
          middle + 0.17,
          z,
          PIECE - 0.12,
          [foot - 0.1, foot + 0.44],
          plainPaint(WOOD),
        );
      }),
    ];
  }).flat();
  return [
    ...pieces,
    ...along(APART.plates, (z, top) =>
      [-1, 1].flatMap((hand) => [
        frustumAt([x + hand * 0.3, top, z], 0.025, 0.1, 0.13, plainPaint([0.97, 0.97, 0.96]), 10),
        frustumAt(
          [x + hand * 0.16, top, z + 0.2],
          0.16,
          0.03,
          0.045,
          plainPaint([0.74, 0.8, 0.8]),
          7,
        ),
      ]),
    ),
    ...along(APART.candles, (z, top, n) => {
      const high = 0.26 + 0.08 * (n % 3);
      return [
        frustumAt([x, top, z], high, 0.04, 0.04, plainPaint(WAX), 8),
        ellipsoidAt([x, top + high + 0.06, z], 0.04, 0.075, flame),
        ellipsoidAt([x, top + 0.04, z + 0.4], 0.2, 0.07, plainPaint(LEAVES)),
      ];
    }),
  ];
}
