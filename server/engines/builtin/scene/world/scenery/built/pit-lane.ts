import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { ASPHALT, band, between, block, paved, post, rail, WHITE } from './paved-site.ts';

/** The lane: how far aside its garages and its wall are, from where to where; a garage's width, the height of its door and of the building. World units. */
const LANE = {
  garages: 7.4,
  wall: 6.4,
  near: 4,
  far: 110,
  bay: 6.2,
  door: 3.1,
  high: 6.6,
} as const;
/** Colours of the teams, garage by garage. */
const TEAMS: readonly Colour[] = [
  [0.8, 0.08, 0.07],
  [0.1, 0.55, 0.56],
  [0.95, 0.5, 0.08],
  [0.1, 0.2, 0.56],
  [0.14, 0.42, 0.24],
];
const RED: Colour = [0.84, 0.1, 0.08];

/** Where a car stands in its box before the garages: how far toward them, and ahead. World units. */
export const PIT_BOX = { aside: 1.5, z: 8.6 } as const;

/** A race track's pit lane: open garages with the colours of their teams along one side, boxes painted before them, the wall with its fence on the other. */
export const PIT_LANE: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.3,
  views: [
    { horizon: 0.46, lens: 1.02, eye: 0.62 },
    { horizon: 0.38, lens: 0.92, eye: 1 },
    { horizon: 0.5, lens: 0.94, eye: 0.4 },
    { horizon: 0.44, lens: 1.1, eye: 0.7 },
  ],
  ground: levelled(120, 220),
  soil: paved((x, z, soft, { side }) => {
    const off = side * x;
    const { bay, garages } = LANE;
    const share = z / bay - Math.floor(z / bay);
    const isBox = off > -0.4 && off < 4.4 && share > 0.08 && share < 0.92;
    const boxLine = isBox
      ? Math.max(band(off + 0.3, 0.08, soft), band(off - 4.3, 0.08, soft), share < 0.1 ? 1 : 0)
      : 0;
    const lines = Math.max(
      boxLine,
      band(off - garages + 1.2, 0.1, soft),
      band(off + 4.6, 0.1, soft),
    );
    return [mixColour(ASPHALT, WHITE, 0.85 * lines), between(z, -20, 200, 4)];
  }),
  lampAt: () => (x, _y, z) => (z < 90 && Math.abs(x) < 16 ? 0.9 : 0.2),
  isTended: (x, z) => Math.abs(x) < 40 && z < 190,
  has: new Set(['racecar', 'car']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...garages(side, lamps),
    ...pitWall(-side),
  ],
};

/** The garages under the rooms from which guests look on. */
function garages(side: number, lamps: number): Solid[] {
  const { near, far, bay, door, high } = LANE;
  const x = side * LANE.garages;
  const face: Paint = ({ role, normal }, { along, up, pixel }) => {
    if (role !== 'side' || normal[0] * side > -0.5) return plainFront([0.8, 0.81, 0.83]);
    const at = along / bay;
    const team = TEAMS[Math.floor(at) % TEAMS.length] as Colour;
    const share = (at - Math.floor(at)) * bay;
    const open = inside(share, 0.5, bay - 0.5, pixel) * inside(up, 0, door, pixel);
    const sign = inside(up, door + 0.15, door + 1, pixel);
    const pane = inside(up, door + 1.6, door + 2.8, pixel) * inside(share, 0.2, bay - 0.2, pixel);
    const within = mixColour([0.16, 0.17, 0.19], team, inside(up, 0.9, 1.5, pixel) * 0.8);
    const front = mixColour(
      mixColour(mixColour([0.86, 0.87, 0.88], team, sign), [0.2, 0.27, 0.34], pane),
      within,
      open,
    );
    const light = open * inside(up, door - 0.3, door - 0.15, pixel);
    return {
      colour: front,
      glass: 0.4 * pane,
      glow: [0.9 * light + 0.2 * open * lamps, 0.9 * light + 0.18 * open * lamps, 0.85 * light],
    };
  };
  const [from, to] = [Math.min(x, x + side * 9), Math.max(x, x + side * 9)];
  return [
    block([from, 0, near], [to, high, far], face),
    block(
      [Math.min(x - side * 1.8, x), LANE.door + 1.1, near],
      [Math.max(x - side * 1.8, x), LANE.door + 1.25, far],
      plainPaint([0.7, 0.71, 0.73]),
    ),
  ];
}

/** The wall toward the track, with its fence and the stands of those who time the race. */
function pitWall(at: number): Solid[] {
  const x = at * LANE.wall;
  const steel = plainPaint([0.55, 0.56, 0.58]);
  return [
    block([x - 0.15, 0, LANE.near], [x + 0.15, 1.05, LANE.far], (_, { along }) =>
      plainFront(Math.floor(along / 3) % 2 === 0 ? RED : WHITE),
    ),
    ...[1.7, 2.4, 3.1].map((up) => rail([x, up, LANE.near], [x, up, LANE.far], 0.025, steel)),
    ...Array.from({ length: 20 }, (_, n) => post(x, LANE.near + 2 + n * 4, 3.1, 0.05, steel)),
    ...[16, 28, 40, 52].flatMap((z, n) => [
      block(
        [x - 0.7, 2.3, z - 1.6],
        [x + 0.7, 2.45, z + 1.6],
        plainPaint(TEAMS[n % TEAMS.length] as Colour),
      ),
      post(x, z - 1.4, 2.3, 0.06, steel),
      post(x, z + 1.4, 2.3, 0.06, steel),
    ]),
  ];
}
