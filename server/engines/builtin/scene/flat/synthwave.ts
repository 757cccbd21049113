import { mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Colour } from '../words/idea.ts';
import type { Means, Paint } from './abstract.ts';

/** What one of the four pictures has: where its horizon and the middle of its sun are, how large that is (all in shorter sides, from the middle), and what stands before the sky. */
interface Layout {
  readonly horizon: number;
  readonly sun: readonly [number, number];
  readonly radius: number;
  readonly stands: 'peaks' | 'palms' | 'city';
}

const LAYOUTS: readonly Layout[] = [
  { horizon: 0.13, sun: [0, -0.06], radius: 0.25, stands: 'peaks' },
  { horizon: 0.18, sun: [0, -0.05], radius: 0.31, stands: 'palms' },
  { horizon: 0.08, sun: [0.2, -0.08], radius: 0.19, stands: 'peaks' },
  { horizon: 0.16, sun: [-0.02, -0.08], radius: 0.28, stands: 'city' },
];

const ZENITH: Colour = [0.035, 0.015, 0.11];
const DUSK: Colour = [0.34, 0.03, 0.36];
const GLOW: Colour = [0.8, 0.1, 0.5];
const TOP_OF_SUN: Colour = [1, 0.86, 0.3];
const FOOT_OF_SUN: Colour = [1, 0.3, 0.4];
const DARK: Colour = [0.03, 0.012, 0.075];
const PINK: Colour = [1, 0.2, 0.86];
const CYAN: Colour = [0.16, 0.9, 1];

/** How many bars the lower half of the sun is cut into. */
const BARS = 7;
/** Squares of the grid across, one unit ahead, and how fast they follow each other into the distance. */
const SQUARES = { across: 2.6, along: 0.42 } as const;
/** Half the width of a line of light, and how far its shine reaches, in shorter sides. */
const LINE = 0.0026;
const SHINE = 0.014;

/** How bright a line of light is at a distance from it. */
const lineAt = (away: number, wide = 1): number =>
  Math.exp(-((away / (LINE * wide)) ** 2)) + 0.32 * Math.exp(-away / (SHINE * wide));

/** How far a value is from the next whole one. */
const toWhole = (value: number): number => Math.abs(value - Math.round(value));

/** Lays light of a colour over another. */
const lit = (colour: Colour, light: Colour, strength: number): Colour =>
  mixColour(colour, light, Math.min(1, strength));

/** The poster of the 1980s that is called synthwave: a sun in bars over a grid of light, between peaks, palms or towers. */
export function synthwave({ noise, random }: Means, turn: number): Paint {
  const layout = LAYOUTS[turn % LAYOUTS.length] as Layout;
  const { horizon, sun, radius, stands } = layout;
  const [sunX, sunY] = sun;
  const shift = 40 * random.unit();
  const standing =
    stands === 'peaks' ? peaks(noise, shift) : stands === 'palms' ? palms() : towers(noise, shift);
  return (x, y) => {
    if (y > horizon) return ground(x, y - horizon, sunX);
    const up = (horizon - y) / (horizon + 0.5);
    let colour = mixColour(
      mixColour(GLOW, DUSK, smoothstep(0, 0.34, up)),
      ZENITH,
      smoothstep(0.22, 0.95, up),
    );
    colour = lit(colour, [1, 1, 1], starAt(noise, x + shift, y) * smoothstep(0.25, 0.7, up));
    const away = Math.hypot(x - sunX, y - sunY);
    colour = lit(colour, GLOW, 0.75 * Math.exp(-Math.max(0, away - radius) / 0.11));
    const high = (y - sunY + radius) / (2 * radius);
    if (away < radius)
      colour = isBetweenBars(high)
        ? mixColour(colour, DUSK, 0.6)
        : mixColour(TOP_OF_SUN, FOOT_OF_SUN, smoothstep(0.1, 1, high));
    const found = standing(x, horizon - y);
    return found ?? colour;
  };
}

/** Whether a height of the sun, from 0 at its top to 1, is in a gap between its bars, which widen downwards. */
function isBetweenBars(high: number): boolean {
  const low = (high - 0.46) / 0.54;
  if (low <= 0) return false;
  const step = low * BARS;
  return step - Math.floor(step) < 0.16 + 0.44 * low;
}

/** Few bright points in a field of noise. */
const starAt = (noise: Means['noise'], x: number, y: number): number =>
  smoothstep(0.62, 0.8, noise.at(x * 46, y * 46));

/** The grid on the ground, so far below the horizon. */
function ground(x: number, below: number, middle: number): Colour {
  const far = 1 / Math.max(below, 1e-4);
  const across = toWhole((x - middle) * far * SQUARES.across) / (far * SQUARES.across);
  const along = toWhole(far * SQUARES.along) / (SQUARES.along * far * far);
  const wide = 0.5 + 2.2 * below;
  const seen = smoothstep(0.0, 0.13, below);
  const light = Math.max(lineAt(across, wide), lineAt(along, wide));
  const base = mixColour(GLOW, mixColour(DUSK, DARK, 0.72), smoothstep(0, 0.05, below));
  const line = mixColour(PINK, CYAN, smoothstep(0.05, 0.5, below));
  return lit(lit(base, line, light * seen), PINK, lineAt(below, 1.6));
}

/** What stands there at a place so far right of the middle and above the horizon; null: the sky is seen. */
type Standing = (x: number, up: number) => Colour | null;

/** Peaks at both sides, drawn as a net of lines. */
function peaks(noise: Means['noise'], shift: number): Standing {
  const cell = 0.085;
  const knot = (n: number) =>
    Math.max(0, 0.1 + 0.16 * noise.at(n * 1.7 + shift, 3.3)) *
    smoothstep(0.12, 0.42, Math.abs(n * cell));
  return (x, up) => {
    const at = Math.floor(x / cell);
    const part = x / cell - at;
    const top = knot(at) * (1 - part) + knot(at + 1) * part;
    if (up > top || top <= 0) return null;
    const ridge = top - up;
    const side = Math.min(part, 1 - part) * cell;
    const slant = Math.abs(up - top * (at % 2 === 0 ? part : 1 - part)) * 0.8;
    const light = Math.max(lineAt(ridge, 1.1), 0.7 * lineAt(side), 0.6 * lineAt(slant));
    return lit(scaleColour(DARK, 1.2), mixColour(PINK, CYAN, Math.min(1, up / 0.2)), light);
  };
}

/** Two palms, one at each side, and one farther off. */
function palms(): Standing {
  const all = [
    { foot: -0.43, tall: 0.56, lean: 0.07 },
    { foot: 0.42, tall: 0.48, lean: -0.06 },
    { foot: 0.3, tall: 0.27, lean: 0.03 },
    { foot: -0.31, tall: 0.24, lean: -0.025 },
  ];
  return (x, up) =>
    all.some((palm) => isOfPalm(palm, x, up)) ? mixColour(DARK, DUSK, 0.12 + 0.2 * up) : null;
}

interface Palm {
  readonly foot: number;
  readonly tall: number;
  readonly lean: number;
}

/** How many leaves a palm has, and how long they are by its height. */
const LEAVES = { count: 8, long: 0.5 } as const;

/** Whether a place is on the stem or a leaf of a palm. */
function isOfPalm({ foot, tall, lean }: Palm, x: number, up: number): boolean {
  const share = up / tall;
  const stem = foot + lean * share * share;
  if (share >= -0.02 && share <= 1 && Math.abs(x - stem) < tall * (0.026 - 0.011 * share))
    return true;
  const right = (x - foot - lean) / tall;
  const high = up / tall - 1;
  return Array.from({ length: LEAVES.count }, (_, n) => n).some((n) => {
    const angle = Math.PI * (-0.12 + (1.24 * n) / (LEAVES.count - 1));
    const [along, rise] = [Math.cos(angle), Math.sin(angle)];
    const out = right / (Math.abs(along) < 0.12 ? 0.12 * Math.sign(along || 1) : along);
    const way = out / LEAVES.long;
    if (way < 0 || way > 1) return false;
    const droop = rise * 0.3 * way - 0.34 * way * way * (0.4 + Math.abs(along));
    const teeth = 0.55 + 0.45 * Math.abs(Math.sin(way * 26));
    return (
      Math.abs(high - droop) < 0.036 * Math.sin(Math.PI * Math.min(1, way * 0.9 + 0.1)) * teeth
    );
  });
}

/** Towers with lit windows, lower towards the middle. */
function towers(noise: Means['noise'], shift: number): Standing {
  const wide = 0.062;
  return (x, up) => {
    const at = Math.floor(x / wide);
    const part = x / wide - at;
    const middle = smoothstep(0.02, 0.45, Math.abs((at + 0.5) * wide));
    const top =
      0.05 +
      0.05 * noise.at(at * 3.1 + shift, 1.7) +
      0.3 * middle * (0.75 + 0.35 * noise.at(at * 5.3 + shift, 7.9));
    if (up > top) return null;
    const edge = Math.min(part, 1 - part) * wide;
    const [column, row] = [Math.floor(part * 5), Math.floor(up / 0.014)];
    const isPane =
      part * 5 - column > 0.35 &&
      up / 0.014 - row > 0.45 &&
      column > 0 &&
      column < 4 &&
      up < top - 0.014;
    const glows = isPane && noise.at(at * 17.3 + column * 5.1, row * 3.7 + shift) > 0.05;
    const wall = lit(
      DARK,
      at % 2 === 0 ? PINK : CYAN,
      0.75 * Math.max(lineAt(edge, 0.6), lineAt(top - up, 0.7)),
    );
    return glows ? mixColour(wall, at % 3 === 0 ? CYAN : TOP_OF_SUN, 0.7) : wall;
  };
}
