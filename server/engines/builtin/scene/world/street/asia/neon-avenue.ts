import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Letters } from '../../../words/letters.ts';
import { asRead } from '../block-letters.ts';
import { inside } from '../front.ts';
import { buildTower } from '../houses/build-tower.ts';
import { boxOn, type Paint, type Plot, type Solid, within } from '../solid.ts';
import { BRIGHT, hungSigns, isAtEye, type SignSizes, TUBES } from './neon-alley.ts';
import { level } from './neon-letters.ts';

/** Heights of the lower and of the higher buildings; the share of the lower ones. World units. */
const LOW = { least: 13, more: 16 } as const;
const HIGH = { least: 30, more: 44 } as const;
const LOWER = 0.74;

/** The signs of a wide street: larger, and up to its fourth floor. */
const SIGNS: SignSizes = {
  apart: 2.1,
  low: 4.3,
  top: 21,
  least: 3,
  most: 9,
  out: 1.25,
  more: 0.95,
};
/** How far off signs are seen; the share of houses with a great lit panel, how high it hangs, how large it is. */
const SIGNS_TO = 170;
const PANEL = { share: 0.6, low: 6.5, more: 6, least: 3, high: 5, wide: 0.7, thick: 0.35 } as const;

/** A building of a wide street full of neon: signs stand out from it, lit panels hang on its front. */
export function neonBuilding(plot: Plot, random: Random, lamps: number, letters: Letters): Solid[] {
  const isLow = random.unit() < LOWER;
  const { least, more } = isLow ? LOW : HIGH;
  const high = least + more * random.unit();
  const [signs, panel] = [createRandom(random.uint32()), createRandom(random.uint32())];
  const house = buildTower(random, plot, high, lamps, true);
  if (plot.z > SIGNS_TO) return house;
  const sizes = { ...SIGNS, top: Math.min(SIGNS.top, high) };
  return [
    ...house,
    ...hungSigns(plot, signs, lamps, sizes, letters),
    ...litPanel(plot, panel, lamps, high, letters),
  ];
}

/** A great panel of light flat on a front, with a row of signs across it. */
function litPanel(
  plot: Plot,
  random: Random,
  lamps: number,
  house: number,
  letters: Letters,
): Solid[] {
  const [share, place] = [random.unit(), random.unit()];
  const foot = PANEL.low + PANEL.more * random.unit();
  const tall = PANEL.least + PANEL.high * random.unit();
  const wide = plot.wide * PANEL.wide * (0.7 + 0.3 * random.unit());
  const [first, second] = [pick(random, TUBES), pick(random, TUBES)];
  const number = random.below(4096);
  const paint = panelPaint(first, second, tall, Math.min(1, lamps * 2.6), (along, up, pixel) =>
    level(letters, number, asRead(plot, wide, along), up, { wide, tall, pixel }),
  );
  const along = (plot.wide - wide) * place;
  if (share > PANEL.share || foot + tall > house || isAtEye(plot, along)) return [];
  return [boxOn(within(plot, along, -PANEL.thick, wide, PANEL.thick), foot, foot + tall, paint)];
}

function panelPaint(
  first: Colour,
  second: Colour,
  tall: number,
  power: number,
  inkOf: (along: number, up: number, pixel: number) => number,
): Paint {
  return ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front')
      return { colour: scaleColour(first, 0.3), glass: 0, glow: scaleColour(first, 0.4 * power) };
    const ground = mixColour(first, second, smoothstep(0.1, 0.9, along / long + 0.3 * (up / tall)));
    const ink = inkOf(along, up, pixel);
    const rim = 1 - inside(along, 0.12, long - 0.12, pixel) * inside(up, 0.12, tall - 0.12, pixel);
    const shown = mixColour(scaleColour(ground, 0.62), [1, 0.98, 0.95], Math.max(ink, 0.7 * rim));
    return { colour: scaleColour(shown, 0.7), glass: 0, glow: scaleColour(shown, BRIGHT * power) };
  };
}
