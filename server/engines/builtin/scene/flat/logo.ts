import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import { makeThing } from '../things/placing/makers/make-thing.ts';
import { createSample, sampleTexel } from '../things/sample-texel.ts';
import type { Sprite } from '../things/sprite.ts';
import { isAnimalFolk } from '../words/creatures.ts';
import type { Colour, Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { type Frame, seenPart } from '../world/frame.ts';
import { createLight } from '../world/light.ts';
import type { Means, Paint } from './abstract.ts';
import { paintFlat } from './paint-flat.ts';
import { lightOf } from './palette.ts';

/** Half the size of the badge, in shorter sides of the picture; the width of its rim. */
const BADGE = 0.4;
const RIM = 0.022;
/** How large what it shows is, in shorter sides: inside its badge, and where there is none. */
const INSIDE = 0.56;
const ALONE = 0.74;
/** How far white paper and a dark line reach around it, in shorter sides. */
const PAPER = 0.026;
const LINE = 0.009;
/** In how many steps of light it is painted, and how much stronger its colours are. */
const STEPS = 4;
const STRONGER = 1.25;
/** Height in pixels at which it is drawn. */
const TALL = 420;
/** Where the light comes from: over the eye's shoulder. */
const FRONT = 2.2;
const INK: Colour = [0.1, 0.11, 0.14];
/** Whiter than what stands in a landscape: it is paper, with no light of its own. */
const WHITE: Colour = [1.12, 1.12, 1.1];

/** What stands for a place that is named and shows nothing by itself. */
const SIGNS: Partial<Readonly<Record<Land, Thing>>> = {
  cafe: 'cup',
  kitchen: 'cake',
  forest: 'conifer',
  woods: 'conifer',
  desert: 'cactus',
  space: 'rocket',
  orbit: 'rocket',
  library: 'book',
  island: 'palm',
  beach: 'palm',
  garage: 'car',
  field: 'flower',
};
const WATERS: ReadonlySet<Land | null> = new Set<Land>([
  'sea',
  'lake',
  'river',
  'harbour',
  'underwater',
]);

/** How far outside the badge of one of a request's pictures a place is, below 0 within: a disc, a shield, a rounded square; none. */
function outside(turn: number, x: number, y: number): number {
  if (turn % 4 === 1) {
    // A shield: straight above, drawn in to a point below.
    const low = Math.max(0, (y + 0.02) / (BADGE * 1.24));
    return Math.max(
      Math.abs(x) - BADGE * 0.9 * Math.sqrt(Math.max(0, 1 - low * low)),
      -BADGE - y,
      y - 0.475,
    );
  }
  if (turn % 4 === 2) {
    const [a, b] = [Math.abs(x) - BADGE + 0.12, Math.abs(y) - BADGE + 0.12];
    return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(0, Math.max(a, b)) - 0.12;
  }
  return Math.hypot(x, y) - BADGE;
}

/** Draws a logo or a sticker: what was asked for in few flat colours with a line around it, mostly on a badge. */
export function drawLogo(frame: Frame, setting: Setting, { palette }: Means): void {
  const { idea, turn } = setting;
  const subject = subjectOf(setting);
  const isFramed = turn % 4 !== 3 || subject === null;
  const [first, second = first, third = second] = [...palette]
    .sort((a, b) => lightOf(a) - lightOf(b))
    .filter((one) => lightOf(one) < 0.86);
  const ground = WHITE;
  const [field, rim] = [third ?? second ?? INK, first ?? INK];
  const motif = subject === null ? emblem(idea.land, field, rim) : () => field;
  paintFlat(frame, (x, y) => {
    if (!isFramed) return ground;
    const out = outside(turn, x, y);
    if (out > 0) return ground;
    if (out > -RIM) return rim;
    return out > -RIM * 1.7 ? WHITE : motif(x, y);
  });
  if (subject === null) return;
  const lit = {
    ...setting,
    light: createLight('day', 'clear', FRONT, 0, null),
    snowy: false,
    idea: isAnimalFolk(subject.traits) ? idea : { ...idea, composition: 'portrait' as const },
  };
  const { bloom: _bloom, ...asked } = subject;
  const sprite = makeThing(lit, subject.thing, asked, TALL, true);
  const side = Math.min(frame.width, frame.height);
  lay(frame, sprite, (isFramed ? INSIDE : ALONE) * side, side);
}

/** What the logo shows; null: an emblem of the place, or a star. */
function subjectOf({ idea }: Setting): Subject | null {
  const named = idea.subjects.find(({ isDressing }) => isDressing !== true);
  if (named !== undefined) return named;
  const sign = idea.land === null ? undefined : SIGNS[idea.land];
  return sign === undefined
    ? null
    : { thing: sign, count: 1, posture: null, colour: null, size: 1 };
}

/** Lands that peaks stand for. */
const HIGH: readonly Land[] = ['mountain', 'summit', 'canyon', 'volcano'];

/** Peaks before a sun, waves under it, or a star with eight points. */
function emblem(land: Land | null, field: Colour, dark: Colour): Paint {
  const sun = mixColour([1, 0.86, 0.4], WHITE, 0.2);
  const isHigh = land !== null && HIGH.includes(land);
  if (isHigh || WATERS.has(land))
    return (x, y) => {
      if (isHigh) {
        const peaks = Math.max(0.3 - Math.abs(x + 0.09) * 1.1, 0.18 - Math.abs(x - 0.17) * 1.1);
        const below = y + peaks - 0.14;
        if (below > 0) {
          const isSnow = peaks > 0.19 && below < 0.06 + 0.018 * Math.sin(x * 90);
          return isSnow ? WHITE : dark;
        }
      } else if (y > 0.02) {
        const wave = (y + 0.016 * Math.sin(x * 26)) / 0.085;
        return wave % 1 < 0.5 ? dark : WHITE;
      }
      return Math.hypot(x - (isHigh ? 0.14 : 0), y + (isHigh ? 0.2 : 0.04)) <
        (isHigh ? 0.075 : 0.15)
        ? sun
        : field;
    };
  return (x, y) => {
    const [away, around] = [Math.hypot(x, y), Math.atan2(y, x)];
    const ray = Math.abs(((around / (Math.PI / 4) + 8.5) % 1) - 0.5) * 2;
    const isLong = Math.round(around / (Math.PI / 4) + 8) % 2 === 0;
    const reach = (isLong ? 0.3 : 0.19) * (1 - ray) ** 1.2 + 0.05;
    if (away < reach) return (around / (Math.PI / 4) + 8) % 1 < 0.5 ? WHITE : sun;
    return Math.abs(away - 0.27) < 0.007 ? WHITE : field;
  };
}

/** Lays a sprite in the middle in flat colours, a dark line and white paper around it. */
function lay(frame: Frame, sprite: Sprite, box: number, side: number): void {
  const texels = sprite.sizes[0];
  if (texels === undefined) return;
  const { width, height, rgb } = frame;
  const scale = box / Math.max(sprite.width, sprite.height);
  const [wide, high] = [sprite.width * scale, sprite.height * scale];
  const [x0, y0] = [(width - wide) / 2, (height - high) / 2];
  const cover = new Float32Array(width * height);
  const sample = createSample();
  const colours = new Float32Array(width * height * 3);
  for (let row = Math.max(0, Math.floor(y0)); row < Math.min(height, y0 + high); row++)
    for (let column = Math.max(0, Math.floor(x0)); column < Math.min(width, x0 + wide); column++) {
      const u = ((column + 0.5 - x0) / wide) * texels.width - 0.5;
      const v = ((row + 0.5 - y0) / high) * texels.height - 0.5;
      const alpha = sampleTexel(texels, u, v, sample);
      if (alpha < 0.02) continue;
      const at = row * width + column;
      cover[at] = alpha;
      const flat = flattened([
        (sample[0] as number) / alpha,
        (sample[1] as number) / alpha,
        (sample[2] as number) / alpha,
      ]);
      colours.set(flat, at * 3);
    }
  const away = distances(cover, width, height);
  const { left, right, top, bottom } = seenPart(frame);
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = row * width + column;
      const far = (away[at] ?? 0) / side;
      if (far > PAPER + 0.01) continue;
      const paper = smoothstep(PAPER + 0.002, PAPER - 0.002, far);
      const line = smoothstep(LINE + 0.002, LINE - 0.002, far);
      const own = smoothstep(0.3, 0.7, cover[at] ?? 0);
      for (let c = 0; c < 3; c++) {
        const white = (rgb[at * 3 + c] ?? 0) * (1 - paper) + (WHITE[c] ?? 1) * paper;
        const inked = white * (1 - line) + (INK[c] ?? 0) * line;
        rgb[at * 3 + c] = inked * (1 - own) + (colours[at * 3 + c] ?? 0) * own;
      }
    }
}

/** A colour in one of a few steps of light, stronger than it was. */
function flattened(colour: Colour): Colour {
  const light = Math.max(0.02, lightOf(colour));
  const step = (Math.floor(Math.min(0.999, light) * STEPS) + 0.62) / STEPS;
  const lit = scaleColour(colour, step / light);
  const strong = (c: 0 | 1 | 2) => Math.min(1, Math.max(0, step + (lit[c] - step) * STRONGER));
  return [strong(0), strong(1), strong(2)];
}

/** How far each pixel is from the nearest that is covered, by steps of 1 and √2 over the grid (Borgefors 1986). */
function distances(cover: Float32Array, width: number, height: number): Float32Array {
  const away = cover.map((alpha) => (alpha > 0.5 ? 0 : 1e6));
  const relax = (at: number, other: number, step: number) => {
    const through = (away[other] as number) + step;
    if (through < (away[at] as number)) away[at] = through;
  };
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (column > 0) relax(at, at - 1, 1);
      if (row === 0) continue;
      relax(at, at - width, 1);
      if (column > 0) relax(at, at - width - 1, Math.SQRT2);
      if (column < width - 1) relax(at, at - width + 1, Math.SQRT2);
    }
  for (let row = height - 1; row >= 0; row--)
    for (let column = width - 1; column >= 0; column--) {
      const at = row * width + column;
      if (column < width - 1) relax(at, at + 1, 1);
      if (row === height - 1) continue;
      relax(at, at + width, 1);
      if (column > 0) relax(at, at + width - 1, Math.SQRT2);
      if (column < width - 1) relax(at, at + width + 1, Math.SQRT2);
    }
  return away;
}
