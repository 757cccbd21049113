import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, roofOn, type Solid } from '../../street/solid.ts';
import { between, block, paved, post, WHITE } from '../built/paved-site.ts';
import { prism } from '../built/prism.ts';
import { schoolHouse } from '../built/school-house.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { boardFence } from './home.ts';
import { lawnAt } from './lawn.ts';

/** A raised bed: half its width, half its length, how high its boards are. World units. */
export const BED = { half: 0.75, long: 1.35, high: 0.36 } as const;
/** Where the middles of the beds are: to the right on the picture's side, and ahead. World units. */
export const BEDS: readonly (readonly [aside: number, z: number])[] = [
  ...[4.7, 8.2, 11.7, 15.2].flatMap((z) => [[1.6, z] as const, [-1.6, z] as const]),
  ...[8.2, 11.7, 15.2].flatMap((z) => [[4.3, z] as const, [-4.3, z] as const]),
];
const EARTH: Colour = [0.25, 0.17, 0.11];
const CHIPS: Colour = [0.62, 0.5, 0.36];
const TIMBER: Colour = [0.55, 0.4, 0.26];
const PANE: Colour = [0.62, 0.74, 0.72];

/** Leaves behind panes; it is no part of what a seed decides. */
const leaves = createNoise(3_119);

/** A kitchen garden: beds in boxes of boards along a path, a greenhouse and a shed at its end, a fence around it. */
export const VEGETABLE_GARDEN: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0.4,
  views: [
    { horizon: 0.34, lens: 0.94, eye: 0.4 },
    { horizon: 0.24, lens: 0.88, eye: 0.56 },
    { horizon: 0.4, lens: 0.86, eye: 0.34 },
    { horizon: 0.32, lens: 1.06, eye: 0.46 },
  ],
  ground: levelled(60, 60),
  soil: paved((x, z, _soft, { noise, season }) => {
    const share = between(Math.abs(x), -1, 11, 0.3) * between(z, -20, 30, 0.3);
    const path = between(Math.abs(x), -1, 5.6, 0.15) * between(z, -20, 17.2, 0.2);
    const chips = scaleColour(CHIPS, 1 + 0.3 * noise.fbm(x * 7, z * 7, 2));
    return [mixColour(lawnAt(x, z, noise, season), chips, path), share];
  }),
  lampAt: () => (_x, _y, z) => 0.06 + 0.3 * between(z, 14, 26, 5),
  isTended: (x, z) => Math.abs(x) < 12 && z < 30,
  has: new Set(['fruit', 'plant', 'barn', 'house']),
  solids,
};

/** How far off the school is behind the beds of its garden; world units. */
const SCHOOL_Z = 34;

/** The garden of a school: the same beds and greenhouse, open to the school behind them. */
export const SCHOOL_GARDEN: SceneryPlan = {
  ...VEGETABLE_GARDEN,
  isTended: (x, z) => Math.abs(x) < 30 && z < SCHOOL_Z + 14,
  has: new Set(['fruit', 'plant', 'barn', 'house', 'college']),
  solids: (site) => [...bedsOf(site), ...schoolHouse(SCHOOL_Z, site.lamps)],
};

/** The beds between their fences, and the greenhouse at the end of the path. */
const bedsOf = ({ setting: { side }, lamps }: Site): Solid[] => [
  ...BEDS.map(([aside, z]) => bed(side * aside, z)).flat(),
  ...greenhouse(side * 2.9, 17.4, lamps),
  ...[-1, 1].flatMap((at) => boardFence([at * 10, 5], [at * 10, 25], 1.3)),
];

function solids(site: Site): Solid[] {
  return [
    ...bedsOf(site),
    ...shed(-site.setting.side * 4, 18.6),
    ...boardFence([-10, 25], [10, 25], 1.7),
  ];
}

/** A box of boards full of earth. */
function bed(x: number, z: number): Solid[] {
  const { half, long, high } = BED;
  const boards: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(scaleColour(TIMBER, 1.1));
    const gap = inside(Math.abs(up - high / 2), -1, 0.012, pixel);
    return plainFront(scaleColour(TIMBER, (0.95 + 0.06 * Math.sin(along * 3)) * (1 - 0.5 * gap)));
  };
  const rim = (left: number, near: number, right: number, far: number) =>
    block([x + left, 0, z + near], [x + right, high, z + far], boards);
  return [
    rim(-half, -long, half, -long + 0.07),
    rim(-half, long - 0.07, half, long),
    rim(-half, -long, -half + 0.07, long),
    rim(half - 0.07, -long, half, long),
    block(
      [x - half + 0.05, 0, z - long + 0.05],
      [x + half - 0.05, high - 0.05, z + long - 0.05],
      (_, { along, up }) =>
        plainFront(scaleColour(EARTH, 1 + 0.35 * leaves.fbm(along * 6 + x, up * 6 + z, 2))),
    ),
  ];
}

/** A greenhouse of panes between white bars, with green behind them. */
function greenhouse(x: number, z: number, lamps: number): Solid[] {
  const glass: Paint = ({ normal }, { along, up, pixel }) => {
    const wide = Math.abs(normal[2]) > 0.5 ? 0.62 : 0.7;
    const bars = Math.max(
      inside(Math.abs(along / wide - Math.round(along / wide)) * wide, -1, 0.03, pixel),
      inside(Math.abs(up / 1.05 - Math.round(up / 1.05)) * 1.05, -1, 0.03, pixel),
    );
    const low = Math.max(0, 1 - Math.max(0, up) / 1.6);
    const green = Math.max(0, leaves.fbm(along * 2.2 + x, up * 2.6, 3) + 0.6 * low);
    const pane = mixColour(PANE, [0.2, 0.38, 0.16], Math.min(0.8, green * 1.3));
    const shine = Math.min(0.7, lamps * 1.6) * (1 - bars);
    return {
      colour: mixColour(pane, WHITE, bars),
      glass: 0.35 * (1 - bars),
      glow: scaleColour([0.9, 0.86, 0.5], shine),
    };
  };
  const [half, wall, top] = [1.9, 2, 3.3];
  return [
    prism(
      [
        [x + half, 0],
        [x + half, wall],
        [x, top],
        [x - half, wall],
        [x - half, 0],
      ],
      z,
      z + 5,
      glass,
    ),
    block([x - 0.45, 0, z - 0.05], [x + 0.45, 1.95, z], ({ role }, { along, up, pixel }) => {
      const pane =
        role === 'front'
          ? inside(along, 0.07, 0.83, pixel) * inside(Math.abs(up - 1), 0.05, 0.88, pixel)
          : 0;
      return {
        colour: mixColour(WHITE, [0.3, 0.42, 0.3], pane),
        glass: 0.4 * pane,
        glow: [0, 0, 0],
      };
    }),
  ];
}

/** A shed of boards with its door, a window, and tools leaning at it. */
function shed(x: number, z: number): Solid[] {
  const wall: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.3, 0.24, 0.2]);
    const tone = 0.88 + 0.2 * Math.abs(Math.sin(Math.floor(along / 0.16) * 12.9));
    const boards = scaleColour([0.36, 0.45, 0.4], tone);
    if (role !== 'front') return plainFront(boards);
    const off = along - long / 2 + 0.5;
    const door = inside(Math.abs(off), -1, 0.48, pixel) * inside(up, 0.03, 1.95, pixel);
    const pane =
      inside(Math.abs(off - 1.15), 0.03, 0.33, pixel) *
      inside(Math.abs(up - 1.4), 0.03, 0.34, pixel);
    const frame =
      inside(Math.abs(off - 1.15), -1, 0.4, pixel) * inside(Math.abs(up - 1.4), -1, 0.42, pixel);
    return {
      colour: mixColour(
        mixColour(mixColour(boards, scaleColour([0.62, 0.46, 0.3], tone), door), WHITE, frame),
        DARK,
        pane,
      ),
      glass: 0.4 * pane,
      glow: [0, 0, 0],
    };
  };
  const tool = plainPaint([0.62, 0.5, 0.34]);
  return [
    block([x - 1.7, 0, z], [x + 1.7, 2.1, z + 2.6], wall),
    roofOn(
      plotOf(x - 1.95, z - 0.25, x + 1.95, z + 2.85),
      LEVEL + 2.05,
      LEVEL + 3.4,
      (['start', 'end'] as const).map((at) => ({ side: at, pitch: 0.6, from: LEVEL + 2.15 })),
      (face, place) =>
        face.role === 'roof'
          ? plainFront([0.34, 0.27, 0.24])
          : wall({ ...face, role: 'side' }, place),
    ),
    post(x - 1.45, z - 0.14, 1.6, 0.03, tool),
    post(x - 1.2, z - 0.14, 1.5, 0.03, tool),
  ];
}
