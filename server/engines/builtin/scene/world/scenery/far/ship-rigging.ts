import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { panel, rodBetween, sheer } from './pieces.ts';
import {
  BLACK,
  BONE,
  CANVAS,
  DARK_OAK,
  DECK,
  grain,
  halfAt,
  IRON,
  on,
  ROPE,
  SPAR,
  timber,
} from './ship-timber.ts';

/** The masts: how far off, how high over the deck. World units. */
export const MASTS = [
  { z: 12.5, high: 19 },
  { z: 23.5, high: 17 },
] as const;

const canvas: Paint = (_, { along, up, pixel }) => {
  const seam = inside(Math.abs(along / 0.9 - Math.round(along / 0.9)) * 0.9, -1, 0.025, pixel);
  return plainFront(
    scaleColour(CANVAS, (0.95 + 0.1 * grain.fbm(along / 1.5, up / 1.5, 3)) * (1 - 0.16 * seam)),
  );
};

/** A skull over crossed bones on black, its middle where it is said along the flag and up. World units. */
const jollyRoger =
  (u: number, v: number, size: number): Paint =>
  (_, { along, up, pixel }) => {
    const [x, y] = [(Math.abs(along) - u) / size, (up - v) / size];
    const soft = Math.max(0.02, pixel / size);
    const skull = inside(Math.hypot(x, (y - 0.2) * 1.05), -1, 0.34, soft);
    const jaw = inside(Math.abs(x), -1, 0.19, soft) * inside(y, -0.3, 0, soft);
    const eyes = inside(Math.hypot(Math.abs(x) - 0.14, y - 0.18), -1, 0.09, soft);
    const nose = inside(Math.hypot(x * 1.6, y - 0.02), -1, 0.05, soft);
    const teeth = inside(Math.abs(x / 0.1 - Math.round(x / 0.1)), -1, 0.16, soft * 8);
    const gap = teeth * inside(y, -0.32, -0.16, soft);
    const [a, b] = [(x + (y + 0.34) * 1.7) / 1.97, (x - (y + 0.34) * 1.7) / 1.97];
    const long = inside(Math.abs(x), -1, 0.62, soft);
    const bones = Math.max(
      inside(Math.abs(a), -1, 0.06, soft) * long,
      inside(Math.abs(b), -1, 0.06, soft) * long,
      inside(Math.hypot(Math.abs(x) - 0.62, Math.abs(y + 0.34) - 0.37), -1, 0.1, soft),
    );
    const head = Math.max(skull, jaw);
    const holes = Math.max(eyes, nose, gap);
    const white = Math.max(bones * (1 - head), head * (1 - holes));
    return plainFront(mixColour(BLACK, BONE, white));
  };

/** A mast with its yards, its shrouds, and a sail that the wind fills. */
export function mast(z: number, high: number, n: number, side: number): Solid[] {
  const half = halfAt(z);
  const spar = timber(SPAR);
  const yards = n === 0 ? [9.4, 14] : [6.2, 12.4];
  const solids: Solid[] = [
    rodBetween(on(0, 0, z), on(0, high, z), [0.36, 0.2], 12, spar),
    ...[2.2, 2.5].map((up) =>
      frustumAt([0, DECK.up + up, z], 0.12, 0.41, 0.41, plainPaint(IRON), 12),
    ),
    ...yards.map((up) =>
      rodBetween(on(-4.8, up, z - 0.5), on(4.8, up, z - 0.5), [0.15, 0.15], 8, spar),
    ),
  ];
  // On the near mast the course is furled, so that the sea ahead is seen.
  if (n === 0) {
    solids.push(
      ...[-2.4, 2.4].map((x) =>
        rodBetween(on(x - 2.1, 9.1, z - 0.55), on(x + 2.1, 9.1, z - 0.55), [0.34, 0.34], 8, canvas),
      ),
      ...sail(z, 9.8, 13.8, 4.3),
    );
  } else solids.push(...sail(z, 6.4, 12.2, 4.4), ...sail(z, 12.6, 16.4, 3.4));
  for (const at of [-1, 1]) solids.push(...shrouds(at, z, half, Math.min(high - 3, 10)));
  if (n === 0)
    // A rope ladder and a crow's nest.
    solids.push(frustumAt(on(0, 15.2, z), 1, 0.9, 1.1, timber(DARK_OAK), 12));
  solids.push(
    rodBetween(on(side * 0.3, 8, z), on(side * 3.6, 1, z + 3.4), [0.03, 0.03], 4, plainPaint(ROPE)),
  );
  return solids;
}

/** A square sail in four lengths, bellied forward. */
function sail(z: number, low: number, high: number, half: number): Solid[] {
  const at = (share: number): readonly [number, number] => [
    low + (high - low) * share,
    z - 0.4 + 1.5 * Math.sin(share * Math.PI) ** 0.8,
  ];
  return [0, 1, 2, 3, 4].map((n) => {
    const [[y1, z1], [y2, z2]] = [at(n / 5), at((n + 1) / 5)];
    return panel(
      [on(-half, y1, z1), on(half, y1, z1), on(half, y2, z2), on(-half, y2, z2)],
      0.04,
      canvas,
    );
  });
}

/** Ropes from the side of the ship to the mast, with steps between them. */
function shrouds(at: number, z: number, half: number, high: number): Solid[] {
  const rope = plainPaint(ROPE);
  const feet = [-1.5, -0.5, 0.5, 1.5];
  const place = (foot: number, share: number): Point =>
    on(
      at * (half - 0.05 - (half - 0.35) * share),
      1.05 + (high - 1.05) * share,
      z + foot * (1 - share),
    );
  return [
    ...feet.map((foot) =>
      sheer(rodBetween(place(foot, 0), place(foot, 1), [0.035, 0.03], 4, rope)),
    ),
    ...Array.from({ length: 14 }, (_, n) => {
      const share = 0.05 + n * 0.065;
      return sheer(rodBetween(place(-1.5, share), place(1.5, share), [0.02, 0.02], 4, rope));
    }),
  ];
}

/** The black flag on a stay between the masts. */
export function flagOnStay(side: number): Solid[] {
  const [from, to] = [on(0, 7.4, MASTS[0].z), on(side * 4.2, 4.6, MASTS[0].z - 0.4)];
  return [
    sheer(rodBetween(from, [to[0] * 1.12, to[1], to[2]], [0.05, 0.05], 5, timber(SPAR))),
    sheer(
      panel(
        [
          on(side * 0.5, 4.1, MASTS[0].z - 0.1),
          on(side * 3.3, 3.6, MASTS[0].z - 0.5),
          on(side * 3.3, 5.5, MASTS[0].z - 0.5),
          on(side * 0.5, 6.2, MASTS[0].z - 0.1),
        ],
        0.03,
        jollyRoger(1.42, 0.78, 0.86),
      ),
    ),
  ];
}
