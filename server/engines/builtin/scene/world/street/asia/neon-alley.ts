import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Letters } from '../../../words/letters.ts';
import { asRead } from '../block-letters.ts';
import { chance, inside, plainFront } from '../front.ts';
import { buildTower } from '../houses/build-tower.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid, within } from '../solid.ts';
import { upright } from './neon-letters.ts';

/** The gases and tubes of neon signs: rose, cyan, amber, green, violet, white, red. */
export const TUBES: readonly Colour[] = [
  [1, 0.16, 0.46],
  [0.1, 0.74, 1],
  [1, 0.62, 0.12],
  [0.2, 0.95, 0.5],
  [0.66, 0.26, 1],
  [0.68, 0.74, 0.82],
  [1, 0.14, 0.1],
];
/** How high the houses of such an alley are. World units. */
const HOUSE = { low: 10, high: 21 } as const;
/** How far apart signs hang along a front, how low the lowest begin, how high the highest end, how high and how wide one is. World units. */
export interface SignSizes {
  readonly apart: number;
  readonly low: number;
  readonly top: number;
  readonly least: number;
  readonly most: number;
  readonly out: number;
  readonly more: number;
}

const IN_ALLEY: SignSizes = {
  apart: 1.9,
  low: 2.7,
  top: 10.5,
  least: 1.6,
  most: 4.6,
  out: 0.75,
  more: 0.45,
};
/** The share of places for a sign that have one. */
const HUNG = 0.86;
/** Paper lanterns beside the doors: how high they hang, how high and how wide one is, how far apart. World units. */
const LANTERN = { foot: 2.15, high: 0.62, wide: 0.42, out: 0.5, apart: 1.5 } as const;
const PAPER: readonly Colour[] = [
  [1, 0.24, 0.12],
  [1, 0.3, 0.14],
  [1, 0.72, 0.4],
];
const METAL: Colour = [0.12, 0.12, 0.14];
/** How bright a lit tube is, and the board behind it. */
export const BRIGHT = 1.35;
const BOARD = 0.34;

/** A house of a narrow alley in a modern city, its front full of signs that stand out over the alley, lanterns at its door; `lamps` is the share of lit windows. */
export function neonHouse(plot: Plot, random: Random, lamps: number, letters: Letters): Solid[] {
  const high = HOUSE.low + (HOUSE.high - HOUSE.low) * random.unit();
  return [
    ...buildTower(random, plot, high, lamps, true),
    ...hungSigns(plot, random, lamps, IN_ALLEY, letters),
    ...(letters === 'han' ? lanterns(plot, random, lamps) : []),
  ];
}

/** Signs that stand out from a front, their letters one above the other. */
export function hungSigns(
  plot: Plot,
  random: Random,
  lamps: number,
  sizes: SignSizes,
  letters: Letters = 'han',
): Solid[] {
  const solids: Solid[] = [];
  for (let at = 0.5; at < plot.wide - 0.4; at += sizes.apart * (0.7 + 0.6 * random.unit())) {
    const tall = sizes.least + (sizes.most - sizes.least) * random.unit();
    const foot = sizes.low + (sizes.top - sizes.low - tall) * random.unit() ** 1.5;
    const out = sizes.out + sizes.more * random.unit();
    const isHung = random.unit() < HUNG;
    const paint = signPaint(plot, pick(random, TUBES), tall, random.below(4096), lamps, letters);
    if (!isHung || isAtEye(plot, at)) continue;
    const board = within(plot, at, -out, 0.2, out - 0.12);
    const arm = within(plot, at + 0.07, -out * 0.6, 0.06, out * 0.6);
    solids.push(boxOn(board, foot, foot + tall, paint));
    solids.push(boxOn(arm, foot + tall, foot + tall + 0.08, plainPaint(METAL)));
  }
  return solids;
}

/** Nothing hangs nearer to the eye: it would hide the alley. World units. */
const NEAREST = 7;

/** Whether a place along a front is that near, or behind the eye. */
export const isAtEye = ({ z, u }: Plot, along: number): boolean => z + u[1] * along < NEAREST;

/** A box of light: a tube round its edge and signs one above the other, bright on its board or dark on a bright one. */
function signPaint(
  plot: Plot,
  tube: Colour,
  tall: number,
  number: number,
  lamps: number,
  letters: Letters,
): Paint {
  const power = Math.min(1, lamps * 2.6);
  const isReversed = chance(number, 3, 3) < 0.36;
  return ({ role, long }, { along, up, pixel }) => {
    const edge = scaleColour(tube, 0.5);
    if (role === 'level' || role === 'front')
      return { colour: edge, glass: 0, glow: scaleColour(edge, power) };
    // The side of a sign that one sees from the street runs the other way than the front it hangs on.
    const read = letters === 'latin' ? long - asRead(plot, long, along) : along;
    const ink = upright(letters, number, read, up, { wide: long, tall, pixel });
    const u = along / long;
    const rim = 1 - inside(u, 0.07, 0.93, pixel / long) * inside(up, 0.07, tall - 0.07, pixel);
    const share = isReversed ? 1 - ink * 0.85 : Math.max(ink, rim);
    const core = mixColour(tube, [1, 1, 1], isReversed ? 0.25 : 0.4);
    const shown = mixColour(scaleColour(tube, BOARD), core, share);
    return { colour: scaleColour(shown, 0.6), glass: 0, glow: scaleColour(shown, BRIGHT * power) };
  };
}

function lanterns(plot: Plot, random: Random, lamps: number): Solid[] {
  const paper = pick(random, PAPER);
  const count = 1 + random.below(4);
  const from = 0.6 + Math.max(0, plot.wide - 2 - count * LANTERN.apart) * random.unit();
  const power = Math.min(1, lamps * 2.6);
  const paint: Paint = ({ role }, { up, pixel }) => {
    if (role === 'level') return plainFront(METAL);
    const rib = 1 - 0.3 * inside(Math.abs(((up / 0.1) % 1) - 0.5), 0.34, 1, pixel / 0.1);
    const middle = 1 - 0.5 * Math.abs(up / LANTERN.high - 0.5);
    const shown = scaleColour(paper, rib * middle);
    return { colour: shown, glass: 0, glow: scaleColour(shown, 1.2 * power) };
  };
  return Array.from({ length: count }, (_, n) => {
    const { wide, high, foot, out } = LANTERN;
    const along = from + n * LANTERN.apart;
    if (isAtEye(plot, along)) return [];
    const at = within(plot, along, -out, wide, wide);
    const cap = within(at, 0.06, 0.06, wide - 0.12, wide - 0.12);
    return [
      boxOn(at, foot, foot + high, paint),
      boxOn(cap, foot + high, foot + high + 0.08, plainPaint(METAL)),
      boxOn(cap, foot - 0.06, foot, plainPaint(METAL)),
    ];
  }).flat();
}
