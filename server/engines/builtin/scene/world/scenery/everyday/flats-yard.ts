import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import {
  ASPHALT,
  between,
  block,
  lampPost,
  paved,
  post,
  rail,
  WHITE,
} from '../built/paved-site.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { planksAt } from './bench-slats.ts';
import { lawnAt } from './lawn.ts';

/** Where the slide and the swings of the yard stand: to the right on the picture's side, and ahead. World units. */
export const YARD_SLIDE = [5.6, 15.6] as const;
export const YARD_SWINGS = [-6.4, 16.4] as const;
/** How high a storey is, how wide a panel of its walls, how far the blocks at the sides are from the middle, how far off the one across is. World units. */
const FLATS = { storey: 2.9, panel: 3.3, beside: 15.5, across: 36 } as const;
/** The way before the block across: where it begins. World units. */
const WAY = 30.5;
const CONCRETE_WALLS: readonly Colour[] = [
  [0.66, 0.63, 0.57],
  [0.7, 0.6, 0.5],
  [0.58, 0.6, 0.62],
];
const BALCONY: readonly Colour[] = [
  [0.62, 0.36, 0.26],
  [0.34, 0.48, 0.58],
  [0.68, 0.6, 0.36],
];
const FRAME: Colour = [0.86, 0.86, 0.84];

/** The yard of blocks of flats: plain blocks on three sides, a lawn with a playground and benches between them. */
export const FLATS_YARD: SceneryPlan = {
  land: 'field',
  relief: 0.3,
  trees: 0,
  views: [
    { horizon: 0.6, lens: 0.94, eye: 0.42 },
    { horizon: 0.54, lens: 0.84, eye: 0.7 },
    { horizon: 0.64, lens: 0.86, eye: 0.36 },
    { horizon: 0.6, lens: 1.04, eye: 0.46 },
  ],
  ground: levelled(90, 110),
  soil: paved((x, z, _soft, { noise, season, side }) => {
    const way = Math.max(
      between(z, WAY, FLATS.across, 0.15),
      between(Math.abs(side * x - 9.6 - 1.2 * Math.sin(z / 7)), -1, 1, 0.1),
    );
    return [mixColour(lawnAt(x, z, noise, season), scaleColour(ASPHALT, 1.3), way), 1];
  }),
  lampAt: () => (_x, _y, z) => 0.1 + 0.35 * between(z, 14, 36, 8),
  isTended: () => true,
  has: new Set(['slide', 'swings', 'bench']),
  solids,
};

function solids({ setting: { side }, lamps }: Site): Solid[] {
  const { storey, beside, across } = FLATS;
  const [left, right] = side > 0 ? [9, 5] : [5, 9];
  const timber = plainPaint([0.52, 0.36, 0.22]);
  return [
    block([-beside - 12, 0, 12], [-beside, left * storey, 46], flats(0, left, lamps)),
    block([beside, 0, 14], [beside + 12, right * storey, 48], flats(1, right, lamps)),
    block([-22, 0, across], [22, 5 * storey, across + 12], flats(2, 5, lamps)),
    block([side * 4 - 10, 0, 72], [side * 4 + 10, 16 * storey, 86], flats(0, 16, lamps)),
    ...[-16.5, -3.3, 9.9].flatMap((x) => [
      block([x, 2.5, across - 1.8], [x + 3.3, 2.75, across], plainPaint([0.5, 0.5, 0.5])),
      block([x + 0.1, 0, across - 1.7], [x + 0.25, 2.5, across - 1.5], plainPaint(FRAME)),
      block([x + 3.05, 0, across - 1.7], [x + 3.2, 2.5, across - 1.5], plainPaint(FRAME)),
    ]),
    ...planksAt(-side * 8.6, 13.4),
    ...planksAt(side * 1.2, 21),
    ...lampPost(side * 11.6, 24, 5, lamps),
    // A frame on which carpets are beaten.
    ...[-1.4, 1.4].map((off) =>
      post(-side * 1.6 + off, 25, 1.9, 0.06, plainPaint([0.3, 0.4, 0.5])),
    ),
    rail(
      [-side * 1.6 - 1.5, 1.9, 25],
      [-side * 1.6 + 1.5, 1.9, 25],
      0.06,
      plainPaint([0.3, 0.4, 0.5]),
    ),
    ...[-1.3, 1.3].flatMap((off) => [
      block([side * 1.4 - 1.4, 0, 15.4 + off], [side * 1.4 + 1.4, 0.3, 15.56 + off], timber),
      block([side * 1.4 + off - 0.08, 0, 14.1], [side * 1.4 + off + 0.08, 0.3, 16.8], timber),
    ]),
    block(
      [side * 1.4 - 1.25, 0, 14.2],
      [side * 1.4 + 1.25, 0.16, 16.7],
      plainPaint([0.84, 0.72, 0.5]),
    ),
  ];
}

/** A plain front of concrete panels: rows of windows, stacks of balconies with washing and satellite dishes, doors below. */
const flats =
  (kind: number, storeys: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront([0.36, 0.36, 0.37]);
    const wall = CONCRETE_WALLS[kind % CONCRETE_WALLS.length] as Colour;
    const { storey, panel } = FLATS;
    const [bay, floor] = [Math.floor(along / panel), Math.floor(up / storey)];
    const [u, v] = [along - bay * panel, up - floor * storey];
    const grain = 1 + 0.07 * (chance(bay, floor, kind) - 0.5) + 0.02 * Math.sin(up * 9 + bay);
    const seam =
      Math.max(1 - inside(u, 0.04, panel - 0.04, pixel), 1 - inside(v, 0.04, storey, pixel)) *
      Math.max(0, 1 - pixel * 4);
    const isTop = up > storeys * storey - 0.3;
    const hasBalcony = ((bay % 4) + 4) % 4 === 1 && floor > 0;
    const isDoor = floor === 0 && ((bay % 4) + 4) % 4 === 2;
    const [from, to] = isDoor ? [0, 2.2] : hasBalcony ? [0.3, 2.5] : [0.95, 2.35];
    const [l, r] = hasBalcony ? [0.35, panel - 0.35] : [0.85, panel - 0.85];
    const frame = isTop ? 0 : inside(u, l, r, pixel) * inside(v, from, to, pixel);
    const bars = inside(Math.abs(u - panel / 2), -1, 0.05, pixel);
    const pane =
      isTop || isDoor
        ? 0
        : inside(u, l + 0.1, r - 0.1, pixel) * inside(v, from + 0.1, to - 0.1, pixel) * (1 - bars);
    const parapet = hasBalcony
      ? inside(u, 0.12, panel - 0.12, pixel) * inside(v, 0, 1.15, pixel)
      : 0;
    const hasCurtain = chance(bay, floor, kind + 3) < 0.45 && v > 1.5;
    const isLit = chance(bay, floor, kind + 7) < lamps * 1.5;
    const panels = scaleColour(wall, grain * (1 - 0.3 * seam));
    const glazed = mixColour(
      mixColour(panels, isDoor ? [0.3, 0.22, 0.18] : FRAME, frame),
      hasCurtain ? [0.6, 0.58, 0.54] : DARK,
      pane,
    );
    const paint = BALCONY[Math.floor(chance(bay, floor, kind + 11) * BALCONY.length)] as Colour;
    const slats = 1 - 0.12 * inside(Math.abs((u % 0.4) - 0.2), -1, 0.03, pixel);
    const shown = mixColour(
      glazed,
      scaleColour(chance(bay, floor, 2) < 0.3 ? WHITE : paint, slats),
      parapet,
    );
    const seen = pane * (1 - parapet);
    return {
      colour: shown,
      glass: hasCurtain ? 0 : 0.4 * seen,
      glow: isLit ? scaleColour([1, 0.8, 0.46], seen * 0.9) : [0, 0, 0],
    };
  };
