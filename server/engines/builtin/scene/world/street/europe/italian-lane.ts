import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { plainFront } from '../front.ts';
import { pieceAcross } from '../houses/build-bridge.ts';
import { frustumAt } from '../round-solid.ts';
import { type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import type { Way } from '../way.ts';
import { bougainvillea } from './greek-house.ts';

/** Lines of washing over a lane: the first, how far apart, the last, how high, how far one sags. World units. */
const LINES = { first: 11, apart: 8.5, last: 52, high: 6.6, more: 1.8, sag: 0.55 } as const;
/** How wide and how long cloths are at the least, and how much more. */
const CLOTH = { wide: 0.42, wider: 0.5, long: 0.5, longer: 0.75, gap: 0.14 } as const;
const CLOTHS: readonly Colour[] = [
  [0.95, 0.95, 0.93],
  [0.95, 0.95, 0.93],
  [0.8, 0.22, 0.2],
  [0.3, 0.46, 0.7],
  [0.92, 0.8, 0.5],
  [0.62, 0.74, 0.8],
  [0.86, 0.56, 0.6],
  [0.3, 0.42, 0.32],
];
/** Ivy: the share of houses that it climbs, how far off it is seen leaf by leaf, its greens. */
const IVY = { share: 0.34, far: 46, near: 3 } as const;
const GREENS: readonly Colour[] = [
  [0.2, 0.36, 0.12],
  [0.26, 0.42, 0.15],
  [0.16, 0.32, 0.12],
];
const CLAY: Colour = [0.68, 0.36, 0.22];

/** Washing on lines over a lane of Italy, from house to house. */
export function washingOver(way: Way, random: Random): Solid[] {
  const cord = plainPaint([0.3, 0.28, 0.26]);
  const solids: Solid[] = [];
  for (let z: number = LINES.first; z < Math.min(LINES.last, way.end - 6); z += LINES.apart) {
    const at = { middle: way.middle(z), z };
    const reach = way.front - 0.1;
    const top = LINES.high + LINES.more * random.unit();
    const height = (x: number) => top - LINES.sag * (1 - (x / reach) ** 2);
    solids.push(
      pieceAcross({ ...at, from: -reach, to: 0 }, 0, 0.02, height, (x) => height(x) + 0.025, cord),
      pieceAcross({ ...at, from: 0, to: reach }, 0, 0.02, height, (x) => height(x) + 0.025, cord),
    );
    for (let x = -reach + 0.5; x < reach - 0.9; ) {
      const wide = CLOTH.wide + CLOTH.wider * random.unit();
      const long = CLOTH.long + CLOTH.longer * random.unit();
      const [from, to] = [x, Math.min(reach - 0.2, x + wide)];
      const cloth = cloths(pick(random, CLOTHS));
      solids.push(
        pieceAcross({ ...at, from, to }, 0, 0.03, (s) => height(s) - long, height, cloth),
      );
      x = to + CLOTH.gap + 0.3 * random.unit();
    }
  }
  return solids.map((one) => ({ ...one, isSheer: true }));
}

/** Cloth in soft folds, the sky shining through it a little. */
const cloths =
  (colour: Colour): Paint =>
  (_, { along }) => {
    const fold = 0.93 + 0.07 * Math.sin(along * 17);
    const shown: Colour = [colour[0] * fold, colour[1] * fold, colour[2] * fold];
    return plainFront(shown);
  };

/** Ivy that climbs the front of some houses of such a lane, and pots of clay with flowers at their doors. */
export function ivyAndPots(plot: Plot, random: Random): Solid[] {
  const own = createRandom(random.uint32());
  const [isClimbed, from] = [own.unit() < IVY.share, own.unit()];
  if (plot.z > IVY.far || plot.z + plot.wide < IVY.near) return [];
  const green = pick(own, GREENS);
  const climbing = Array.from({ length: isClimbed ? 5 : 0 }, (_, n) => {
    const along = plot.wide * (0.12 + 0.5 * from) + (n % 2) * 0.7 * own.unit() + 0.15 * n;
    const { x, z } = within(plot, Math.min(plot.wide - 0.5, along), 0.02, 0, 0);
    return bougainvillea([x, 0.9 + 1.25 * n, z], 0.95 + 0.25 * own.unit(), 16, own, green);
  }).flat();
  const pots = Array.from({ length: Math.floor(plot.wide / 2.4) }, (_, n) => {
    const { x, z } = within(plot, 1.1 + 2.4 * n + 0.7 * own.unit(), -0.26, 0, 0);
    const hasPot = own.unit() < 0.6 && z > IVY.near;
    const radius = 0.16 + 0.09 * own.unit();
    const flowers = own.unit() < 0.5 ? undefined : green;
    return hasPot
      ? [
          frustumAt([x, 0, z], radius * 1.9, radius * 0.7, radius, plainPaint(CLAY)),
          ...bougainvillea([x, radius * 2.6, z], radius * 1.7, 9, own, flowers),
        ]
      : [];
  }).flat();
  return [...climbing, ...pots];
}
