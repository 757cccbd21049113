import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { NO_GLOW } from '../front.ts';
import {
  boxOn,
  grown,
  type Paint,
  type Plot,
  plainPaint,
  roofOn,
  type Solid,
  within,
} from '../solid.ts';
import { type Cladding, type TowerLook, towerFront } from './tower-front.ts';

const STONES: readonly Colour[] = [
  [0.72, 0.66, 0.56],
  [0.62, 0.6, 0.57],
  [0.56, 0.4, 0.32],
  [0.8, 0.77, 0.7],
];
const FRAMES: readonly Colour[] = [
  [0.34, 0.4, 0.46],
  [0.6, 0.63, 0.66],
  [0.24, 0.27, 0.32],
];
const GLASSES: readonly Colour[] = [
  [0.12, 0.26, 0.36],
  [0.1, 0.17, 0.26],
  [0.2, 0.34, 0.36],
  [0.3, 0.24, 0.18],
];
const SIGNS: readonly Colour[] = [
  [1, 0.25, 0.4],
  [0.2, 0.75, 1],
  [1, 0.72, 0.2],
  [0.45, 1, 0.6],
  [0.9, 0.35, 1],
];
const CLADDINGS: readonly Cladding[] = ['curtain', 'bands', 'punched', 'ribs', 'curtain'];
const METAL: Colour = [0.5, 0.52, 0.55];
/** Higher than this a building steps back toward its top, or ends in a point. World units. */
const STEPS_FROM = 48;

/** Builds a building of offices or flats of about that height on a plot; `lamps` is the share of lit windows, `hasShops` whether it meets a street. */
export function buildTower(
  random: Random,
  plot: Plot,
  high: number,
  lamps: number,
  hasShops: boolean,
  base = 0,
): Solid[] {
  const look = lookOf(random, high, hasShops, base);
  const paint = towerFront(look, lamps);
  const form = random.unit();
  const share = 0.5 + 0.25 * random.unit();
  const roof = plainPaint(scaleColour(look.wall, 0.7));
  if (high < STEPS_FROM || form < 0.34) {
    const inset = Math.min(plot.wide, plot.deep) * 0.28;
    const house = within(plot, inset, inset, plot.wide - 2 * inset, plot.deep - 2 * inset);
    return [
      boxOn(plot, base, base + high, paint),
      boxOn(grown(plot, 0.25), base + high, base + high + 0.9, roof),
      boxOn(house, base + high + 0.9, base + high + 4, roof),
    ];
  }
  if (form < 0.6) {
    // Its upper part leans back to an edge, as a wedge.
    const pitch = 1.5 + 2 * share;
    const from = base + high * (0.72 + 0.1 * share);
    const side = share > 0.62 ? 'start' : 'end';
    return [roofOn(plot, base, base + high, [{ side, pitch, from }], glassSlope(paint, look))];
  }
  const parts: Solid[] = [];
  let ground = plot;
  let low = base;
  for (const [part, to] of [
    [0, share],
    [0.12, share + (1 - share) * 0.6],
    [0.14, 1],
  ] as const) {
    const inset = part * Math.min(ground.wide, ground.deep);
    ground = within(ground, inset, inset, ground.wide - 2 * inset, ground.deep - 2 * inset);
    parts.push(boxOn(ground, low, base + high * to, paint));
    parts.push(boxOn(grown(ground, 0.2), base + high * to, base + high * to + 0.8, roof));
    low = base + high * to + 0.8;
  }
  const half = Math.min(ground.wide, ground.deep) * 0.32;
  const foot = within(ground, ground.wide / 2 - half, ground.deep / 2 - half, 2 * half, 2 * half);
  const needle = within(foot, half - 0.3, half - 0.3, 0.6, 0.6);
  return [
    ...parts,
    roofOn(
      foot,
      low,
      low + high * 0.16,
      (['front', 'back', 'start', 'end'] as const).map((one) => ({
        side: one,
        pitch: (high * 0.14) / half,
        from: low,
      })),
      roof,
    ),
    boxOn(needle, low, low + high * 0.24, plainPaint(METAL)),
  ];
}

function lookOf(random: Random, high: number, hasShops: boolean, base: number): TowerLook {
  const cladding =
    high < 26 ? pick(random, ['punched', 'bands', 'punched']) : pick(random, CLADDINGS);
  const isStone = cladding === 'punched' || (cladding === 'ribs' && random.unit() < 0.6);
  return {
    cladding: cladding as Cladding,
    wall: scaleColour(pick(random, isStone ? STONES : FRAMES), 0.9 + 0.2 * random.unit()),
    glass: pick(random, GLASSES),
    storey: 3.3 + 0.5 * random.unit(),
    bay: cladding === 'punched' ? 2.3 + random.unit() : 1.5 + 0.7 * random.unit(),
    ground: hasShops ? 4.3 : 0,
    paint: pick(random, SIGNS),
    isNeon: random.unit() < 0.75,
    number: random.below(4096),
    base,
  };
}

/** The walls' paint, and glass on the slope above them. */
const glassSlope =
  (paint: Paint, { glass }: TowerLook): Paint =>
  (face, place) =>
    face.role === 'roof'
      ? { colour: scaleColour(glass, 0.8), glass: 0.9, glow: NO_GLOW }
      : paint(face, place);
