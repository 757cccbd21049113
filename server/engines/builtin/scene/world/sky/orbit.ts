import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Frame } from '../frame.ts';
import { type Coarse, layOver } from './cloudscape.ts';
import { type Ball, paintBall, paintEarth } from './spheres.ts';

/** Where the planet stands in the four compositions, in widths and heights of the picture from its middle and from above, `aside` toward one side, and its radius in widths. */
const PLACES = [
  { aside: 0.16, down: 1.72, radius: 1.16 },
  { aside: 0.46, down: 0.62, radius: 0.56 },
  { aside: 0.2, down: 0.4, radius: 0.27 },
  { aside: 0.66, down: 1.3, radius: 0.9 },
] as const;

/** How many times finer the earth is seen from so near. */
const NEARER = 2.1;

/** How much smaller a planet with rings is, so that they are seen. */
const RINGED = 0.62;

/** Paints what is seen from open space: clouds of shining gas where they are spoken of, and a planet unless only those are. */
export function paintOrbit(frame: Frame, setting: Setting): void {
  const { idea, noise, side, turn, time } = setting;
  // What is a planet itself is seen before stars alone.
  const hasNebula =
    idea.sky.includes('milkyway') || idea.subjects.some(({ thing }) => thing === 'tinyplanet');
  const isStrange = idea.sky.includes('planet') && !idea.sky.includes('earth');
  if (hasNebula || isStrange) paintNebula(frame, setting, hasNebula ? 1 : 0.55);
  if (hasNebula && !isStrange && !idea.sky.includes('earth')) return;
  const { aside, down, radius } = PLACES[turn % 4] as (typeof PLACES)[number];
  const { width, height } = frame;
  // By night the sun stands behind it: a rim of light, and the lights of the cities.
  const isNight = time === 'night' && idea.time === 'night';
  const lit = isNight
    ? ([-0.62 * side, -0.55, -0.56] as const)
    : ([-0.62 * side, -0.5, 0.6] as const);
  const share = isStrange ? RINGED : 1;
  const ball: Ball = {
    x: width * (0.5 + side * aside * (isStrange ? 0.7 : 1)),
    y: isStrange ? height * Math.min(0.62, down) : height * 0.5 + (down - 0.5) * width,
    radius: radius * width * share,
    lit,
  };
  if (isStrange) paintGiant(frame, ball, noise, idea.tint);
  else paintEarth(frame, ball, height, noise, radius > 0.4 ? NEARER : 1);
}

const GAS: readonly Colour[] = [
  [0.62, 0.2, 0.5],
  [0.16, 0.34, 0.72],
  [0.12, 0.55, 0.56],
  [0.72, 0.34, 0.2],
];

/** Pixels that stand for one: gas is soft. */
const SOFT = 3;

/** Clouds of shining gas in two colours, dust before them. */
/** How much of another gas is in one that is said. */
const GAS_BESIDE = 0.3;

function paintNebula(frame: Frame, { noise, random, idea }: Setting, strength: number): void {
  const columns = Math.ceil(frame.width / SOFT) + 1;
  const rows = Math.ceil(frame.height / SOFT) + 2;
  const data = new Float32Array(columns * rows * 4);
  const first = Math.floor(random.unit() * GAS.length);
  const usual = GAS[(first + 1 + random.below(GAS.length - 1)) % GAS.length] as Colour;
  // Where nothing else is named, the colours that are said are those of the gas.
  const [said, second] = idea.subjects.length === 0 ? idea.colours : [];
  const one = idea.tint ?? said ?? (GAS[first] as Colour);
  const other = second ?? (said === undefined ? usual : mixColour(said, usual, GAS_BESIDE));
  const lean = random.unit() - 0.5;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (2.2 * column * SOFT) / frame.width;
      const y = (2.2 * row * SOFT) / frame.width;
      const bend = noise.fbm(x * 0.8 + 3, y * 0.8, 3);
      const body = noise.fbm(x + 1.3 * bend, y - 1.1 * bend + 5, 5);
      const band = Math.exp(-((y - 1.1 - lean * (x - 1.1) + 0.6 * bend) ** 2) * 1.3);
      const dust = smoothstep(0.02, 0.4, noise.fbm(x * 1.7 - bend + 11, y * 1.7 + bend, 4));
      const gas = clamp(0.12 + 1.5 * body + 0.6 * band) * (0.25 + 0.75 * band) * (1 - 0.8 * dust);
      if (gas <= 0) continue;
      const hue = mixColour(one, other, smoothstep(-0.25, 0.3, bend + 0.4 * (x - 1.1)));
      const shining = mixColour(hue, [1, 0.92, 0.86], 0.55 * smoothstep(0.5, 1, gas));
      const at = (row * columns + column) * 4;
      const alpha = 0.85 * strength * smoothstep(0, 0.75, gas);
      for (let c = 0; c < 3; c++) data[at + c] = (shining[c] as number) * alpha;
      data[at + 3] = alpha * 0.6;
    }
  layOver(frame, { data, columns, rows, pixels: SOFT } satisfies Coarse);
}

const BANDS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.9, 0.76, 0.58],
    [0.62, 0.4, 0.28],
  ],
  [
    [0.56, 0.72, 0.86],
    [0.2, 0.36, 0.6],
  ],
];
const RING: Colour = [0.82, 0.74, 0.62];
/** How far its axis leans, radians, how flat its rings are seen, and where they begin and end, in radii. */
const LEAN = -0.34;
const FLAT = 3.6;
const RINGS = { from: 1.28, to: 2.15 } as const;

/** A planet of gas with bands and rings, of a colour that was asked for or its own. */
function paintGiant(frame: Frame, ball: Ball, noise: Noise, tint: Colour | null): void {
  const [pale, dark] =
    tint === null
      ? (BANDS[0] as (typeof BANDS)[number])
      : ([mixColour(tint, [1, 1, 1], 0.45), scaleColour(tint, 0.55)] as const);
  const [right, down, toward] = ball.lit;
  const [cos, sin] = [Math.cos(LEAN), Math.sin(LEAN)];
  paintBall(
    frame,
    ball,
    frame.height,
    (u, v, near) => {
      const [across, low] = [u * cos + v * sin, v * cos - u * sin];
      const swirl = noise.fbm(across * 3 + 4, low * 9, 3);
      const band = noise.fbm(0.4 * across + 0.1 * swirl, low * 6.5 + 0.5 * swirl, 4);
      const light = u * right + v * down + near * toward;
      // The rings throw a shadow along the middle.
      const shadow = 1 - 0.5 * smoothstep(0.09, 0.04, Math.abs(low + 0.16 - 0.14 * near));
      const day = 0.02 + 1.05 * smoothstep(-0.12, 0.8, light) * shadow;
      return scaleColour(mixColour(pale, dark, smoothstep(-0.3, 0.35, band)), day);
    },
    (away) => scaleColour(pale, 0.12 * Math.exp(-away / 0.03)),
  );
  paintRings(frame, ball, noise, cos, sin);
}

function paintRings(
  { width, height, rgb }: Frame,
  { x, y, radius, lit }: Ball,
  noise: Noise,
  cos: number,
  sin: number,
): void {
  const reach = radius * RINGS.to;
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row++)
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column < Math.min(width, x + reach);
      column++
    ) {
      const [u, v] = [(column + 0.5 - x) / radius, (row + 0.5 - y) / radius];
      const [across, low] = [u * cos + v * sin, v * cos - u * sin];
      const far = Math.hypot(across, low * FLAT);
      if (far < RINGS.from || far > RINGS.to) continue;
      const isBehind = low < 0 && u * u + v * v < 1;
      if (isBehind) continue;
      const edge =
        smoothstep(RINGS.from, RINGS.from + 0.04, far) * smoothstep(RINGS.to, RINGS.to - 0.06, far);
      const grooves = 0.5 + 0.9 * noise.fbm(far * 16, 0.5, 3);
      // Opposite the sun they lie in the planet's shadow.
      const dark = Math.abs(low * FLAT) < 0.9 && across * lit[0] < -0.5 ? 0.25 : 1;
      const share = clamp(edge * grooves * 0.9);
      const at = (row * width + column) * 3;
      for (let c = 0; c < 3; c++)
        rgb[at + c] = (rgb[at + c] as number) * (1 - share) + (RING[c] as number) * share * dark;
    }
}
