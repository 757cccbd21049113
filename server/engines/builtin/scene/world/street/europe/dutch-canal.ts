import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { QUAY } from '../asia/build-water-house.ts';
import { inside, NO_GLOW, plainFront } from '../front.ts';
import { type BridgeLook, buildBridge } from '../houses/build-bridge.ts';
import { frustumAt } from '../round-solid.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../solid.ts';
import { LAMP } from '../street-lamps.ts';
import type { Way } from '../way.ts';

/** A low bridge of brick with a wide arch and a rail of stone, as over the canals of Holland. */
const OF_HOLLAND: BridgeLook = {
  ...{ top: 2.5, bank: 1, deep: 5, arch: 1.9, parapet: 0.75, span: 0.62 },
  ...{ wall: [0.42, 0.26, 0.2], edge: [0.78, 0.75, 0.68] },
};
/** How far off bridges are. World units. */
const BRIDGES = [38, 84] as const;
/** Where boats that people live on lie: how far off, on which side; how long, how wide and how high one is. */
const BOATS: readonly (readonly [z: number, side: -1 | 1])[] = [
  [13, 1],
  [21, -1],
  [29, 1],
  [52, -1],
  [60, 1],
];
const BOAT = { long: 7, wide: 2.1, hull: 0.75, cabin: 1.9 } as const;
const HULLS: readonly Colour[] = [
  [0.08, 0.14, 0.22],
  [0.1, 0.22, 0.17],
  [0.3, 0.09, 0.08],
  [0.12, 0.12, 0.13],
];
const CABINS: readonly Colour[] = [
  [0.84, 0.8, 0.7],
  [0.46, 0.26, 0.15],
  [0.24, 0.36, 0.34],
];
/** Lamp posts on the quays: the first, how far apart, the last, how high, how far from the water. */
const POSTS = { first: 9, apart: 15, last: 84, high: 3.6, out: 0.5 } as const;
const IRON: Colour = [0.07, 0.1, 0.09];

/** What is on a canal of Holland and along it: bridges, unless none are wanted, boats that people live on, lamp posts. */
export function alongDutchCanal(
  way: Way,
  random: Random,
  lamps: number,
  isBridged: boolean,
): Solid[] {
  const bridges = isBridged ? BRIDGES.filter((z) => z < way.end - 8) : [];
  return [
    ...bridges.flatMap((z) => buildBridge(way.middle(z), way.road, z, OF_HOLLAND)),
    ...BOATS.filter(([z]) => z < way.end - 10).flatMap(([z, side]) =>
      houseboat(way, z, side, random, lamps),
    ),
    ...posts(way, lamps),
  ];
}

function houseboat(way: Way, z: number, side: number, random: Random, lamps: number): Solid[] {
  const { long, wide, hull, cabin } = BOAT;
  const slope = way.turns(z + long / 2);
  const length = Math.hypot(1, slope);
  // It lies along the quay, a little off it.
  const [u, w] = [
    [slope / length, 1 / length],
    [1 / length, -slope / length],
  ] as const;
  const middle = way.middle(z) + side * (way.road - 0.35) - (side > 0 ? wide : 0);
  const plot: Plot = { x: middle, z, u, w, wide: long, deep: wide };
  const inner = (from: number, to: number, edge: number): Plot => ({
    ...plot,
    ...{ x: plot.x + u[0] * from + w[0] * edge, z: plot.z + u[1] * from + w[1] * edge },
    ...{ wide: to - from, deep: wide - 2 * edge },
  });
  const paint = pick(random, HULLS);
  const walls = cabinWall(pick(random, CABINS), lamps);
  const hullPaint: Paint = ({ role }, { up }) =>
    plainFront(
      role === 'level' ? [0.5, 0.4, 0.28] : scaleColour(paint, up > hull - 0.14 ? 2.2 : 1),
    );
  return [
    boxOn(inner(0.5, long - 0.5, 0), 0, hull, hullPaint),
    boxOn(inner(0, long, 0.42), 0, hull + 0.12, hullPaint),
    boxOn(inner(1.4, long - 1.1, 0.3), hull, cabin, walls),
    boxOn(inner(1.25, long - 0.95, 0.18), cabin, cabin + 0.1, plainPaint(scaleColour(paint, 1.3))),
    ...[1.7, 4.6].map((at) => boxOn(inner(at, at + 0.8, 0.7), cabin + 0.1, cabin + 0.42, greenery)),
  ];
}

/** Boxes of plants on a roof. */
const greenery: Paint = (_, { along, up }) => {
  const leaf = 0.7 + 0.5 * Math.abs(Math.sin(along * 23 + up * 31));
  const isPetal = Math.sin(along * 41) * Math.sin(up * 37 + along * 9) > 0.62;
  return plainFront(isPetal ? [0.86, 0.24, 0.3] : scaleColour([0.2, 0.38, 0.14], leaf));
};

/** A row of windows in painted wood. */
function cabinWall(wood: Colour, lamps: number): Paint {
  return ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(wood);
    const bays = Math.max(1, Math.round(long / 1.1));
    const off = along - (Math.floor((along / long) * bays) + 0.5) * (long / bays);
    const pane = inside(Math.abs(off), -1, 0.32, pixel) * inside(up, 0.4, 0.9, pixel);
    const frame = inside(Math.abs(off), -1, 0.4, pixel) * inside(up, 0.32, 0.98, pixel);
    const colour: Colour = pane > 0.5 ? [0.1, 0.12, 0.15] : frame > 0.5 ? [0.92, 0.9, 0.85] : wood;
    return {
      colour,
      glass: 0.5 * pane,
      glow: lamps > 0.05 ? scaleColour(LAMP, pane * 0.9) : NO_GLOW,
    };
  };
}

/** Posts of iron with a lantern each along both quays. */
function posts(way: Way, lamps: number): Solid[] {
  const shine = scaleColour(LAMP, Math.min(1, lamps * 3) * 1.3);
  const solids: Solid[] = [];
  for (
    let z = POSTS.first, n = 0;
    z < Math.min(POSTS.last, way.end - 3);
    z += POSTS.apart / 2, n++
  ) {
    const side = n % 2 === 0 ? -1 : 1;
    const x = way.middle(z) + side * (way.road + POSTS.out) * Math.hypot(1, way.turns(z));
    const top = QUAY + POSTS.high;
    solids.push(
      frustumAt([x, QUAY, z], POSTS.high, 0.09, 0.05, plainPaint(IRON)),
      frustumAt([x, top, z], 0.5, 0.1, 0.22, () => ({
        colour: [0.7, 0.68, 0.6],
        glass: 0.2,
        glow: shine,
      })),
      frustumAt([x, top + 0.5, z], 0.24, 0.27, 0.04, plainPaint(IRON)),
    );
  }
  return solids;
}
