import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { CRANES, crane, excavator } from './building-machines.ts';
import { sided } from './building-paints.ts';
import { scaffold, shell } from './building-shell.ts';
import { between, block, lightOf, paved, rail } from './paved-site.ts';

const MUD: Colour = [0.44, 0.34, 0.24];

/** A building site in a city: the shell of a house between cranes, scaffolds before it, an excavator at a heap of earth, huts, pipes and steel on the mud. */
export const CONSTRUCTION_SITE: SceneryPlan = {
  land: 'field',
  relief: 0.2,
  trees: 0,
  views: [
    { horizon: 0.74, lens: 0.92, eye: 0.42 },
    { horizon: 0.66, lens: 0.9, eye: 1 },
    { horizon: 0.78, lens: 0.86, eye: 0.36 },
    { horizon: 0.72, lens: 1, eye: 0.5 },
  ],
  ground: levelled(90, 110),
  soil: paved((x, z, soft, { side, noise }) => {
    const damp = noise.fbm(x / 4, z / 4, 3);
    // The tracks of what has driven to the shell and past it.
    const way = x - side * (1.2 + 1.6 * Math.sin(z / 11));
    const rut = Math.max(
      between(Math.abs(Math.abs(way) - 0.95), -1, 0.24, 0.06 + soft),
      0.8 * between(Math.abs(Math.abs(way - side * 0.5 - 0.03 * z) - 0.95), -1, 0.22, 0.06 + soft),
    );
    const tread = 1 - 0.3 * rut * (0.7 + 0.3 * Math.sin(z * 14));
    const earth = scaleColour(MUD, (1 + 0.28 * damp) * tread);
    const pale = mixColour(earth, [0.62, 0.55, 0.45], 0.5 * between(damp, 0.12, 9, 0.1));
    return [pale, between(Math.abs(x), -9, 70, 5) * between(z, -30, 84, 5)];
  }),
  lampAt: ({ side }) => {
    const lit = lightOf(
      [
        [side * 6, 24],
        [side * -9, 26],
      ],
      12,
    );
    return (x, y, z) => 0.7 * lit(x, z) * (y > LEVEL + 26 ? 0.3 : 1);
  },
  isTended: (x, z) => Math.abs(x) < 72 && z < 86,
  has: new Set(['buildingsite']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  return [
    ...shell(side, lamps),
    ...scaffold(side),
    ...CRANES.flatMap(({ aside, z, high, to, long }) =>
      crane([side * aside, z], high, [side * to[0], to[1]], long),
    ),
    ...excavator(side),
    ...stores(side),
    ...fence(),
  ];
}

/** Huts on the other side, pipes, steel and pallets of bricks on the ground. */
function stores(side: number): Solid[] {
  const hut =
    (paint: Colour): Paint =>
    ({ role }, { along, up, pixel }) => {
      const rib = 0.93 + 0.1 * Math.abs(Math.sin(along * 9));
      const pane =
        role === 'front'
          ? inside(Math.abs((along % 3.2) - 1.6), -1, 0.6, pixel) * inside(up, 1.1, 2, pixel)
          : 0;
      return {
        colour: mixColour(scaleColour(paint, rib), [0.16, 0.2, 0.24], pane),
        glass: 0.5 * pane,
        glow: [0, 0, 0],
      };
    };
  const pipes = [0, 1, 2, 0.5, 1.5, 1].map((n, at) => {
    const up = at < 3 ? 0 : at < 5 ? 0.62 : 1.24;
    return rail(
      [side * 5.6, up + 0.36, 13.4 + n * 0.74],
      [side * 10.6, up + 0.36, 13 + n * 0.74],
      0.3,
      plainPaint([0.62, 0.36, 0.26]),
    );
  });
  return [
    sided(side, [-22, 0, 30], [-13, 2.6, 33], hut([0.2, 0.4, 0.62])),
    sided(side, [-21.6, 2.6, 30], [-13.4, 5.2, 33], hut([0.88, 0.88, 0.85])),
    sided(side, [20.5, 0, 33], [27, 2.6, 37], hut([0.72, 0.26, 0.16])),
    ...pipes,
    ...[0, 1, 2].map((n) =>
      sided(
        side,
        [12 + n * 1.6, 0.15, 20 + n * 0.4],
        [13.2 + n * 1.6, 1.2 - 0.25 * (n % 2), 21 + n * 0.4],
        plainPaint(scaleColour([0.68, 0.36, 0.24], 0.9 + 0.1 * n)),
      ),
    ),
    // Cones that keep one off.
    ...[
      [-1.6, 9.4],
      [2.9, 11.2],
      [-3.4, 12.6],
    ].map(([x = 0, z = 0]) =>
      frustumAt([side * x, LEVEL, z], 0.72, 0.2, 0.04, (_, { up, pixel }) =>
        plainFront(mixColour([0.95, 0.34, 0.08], [0.95, 0.95, 0.93], inside(up, 0.3, 0.48, pixel))),
      ),
    ),
  ];
}

/** A fence of panels behind the site. */
const fence = (): Solid[] => [
  block([-60, 0, 74], [60, 2.4, 74.3], (_, { along, pixel }) =>
    plainFront(
      mixColour([0.3, 0.44, 0.56], [0.86, 0.87, 0.86], inside((along / 6) % 1, 0, 0.5, pixel / 6)),
    ),
  ),
];
