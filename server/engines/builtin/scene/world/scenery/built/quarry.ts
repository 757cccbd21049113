import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween } from '../../street/convex.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { block, blocksOf } from './paved-site.ts';

/** Benches cut into the hill: how many, how high and how deep each is, from where on ahead; half the floor's width. World units. */
const BENCH = { count: 5, high: 9, deep: 15, from: 50, half: 24 } as const;
const PALE: Colour = [0.84, 0.78, 0.68];
const OCHRE: Colour = [0.7, 0.54, 0.36];
const DUST: Colour = [0.76, 0.69, 0.58];
const YELLOW: Colour = [0.94, 0.68, 0.08];
const BLACK: Colour = [0.1, 0.1, 0.11];

/** How far up the steps of the quarry a place is: 0 on its floor, then one for each bench. */
function benchAt(x: number, z: number): number {
  const bend = 3 * Math.sin(x / 17) + 2 * Math.sin(z / 13 + 1);
  const ahead = z - BENCH.from + bend * 0.5;
  const aside =
    (Math.abs(x) - BENCH.half - Math.max(0, z - 20) * 0.06 + bend) * smoothstep(8, 26, z);
  const out = ahead > 0 && aside > 0 ? Math.hypot(ahead, aside) : Math.max(ahead, aside);
  return Math.max(0, out / BENCH.deep);
}

/** A quarry: a hill cut into steps of pale stone, an excavator and a dump truck on its floor. */
export const QUARRY: SceneryPlan = {
  land: 'field',
  relief: 0.5,
  trees: 0.4,
  views: [
    { horizon: 0.5, lens: 0.94, eye: 0.7 },
    { horizon: 0.4, lens: 0.88, eye: 1.6 },
    { horizon: 0.58, lens: 0.88, eye: 0.5 },
    { horizon: 0.46, lens: 1.08, eye: 0.8 },
  ],
  ground: (wild) => (x, z) => {
    const step = benchAt(x, z);
    const whole = Math.floor(step);
    const rise = Math.min(BENCH.count, whole + (step > 0 ? smoothstep(0, 0.2, step - whole) : 0));
    const cut = LEVEL + BENCH.high * rise;
    const share = smoothstep(BENCH.count, BENCH.count + 4, step);
    return cut + share * 0.4 * Math.max(0, wild(x, z) - 6);
  },
  soil: (wild, setting) => (x, z, height, steepness) => {
    const step = benchAt(x, z);
    const share = smoothstep(BENCH.count + 0.5, BENCH.count + 0.2, step);
    if (share === 0) return wild(x, z, height, steepness);
    const { noise } = setting;
    const layer =
      0.5 +
      0.5 * Math.sin(height * 2.3 + 1.4 * noise.at(x / 14, z / 14) + Math.sin(height * 0.7) * 2);
    const face = mixColour(PALE, OCHRE, 0.75 * layer);
    const isFace = smoothstep(0.18, 0.42, steepness);
    // What is broken off leaves the faces uneven.
    const groove = 0.88 + 0.3 * noise.fbm((x + 0.4 * z) / 2.2, height / 5, 3);
    const flat = scaleColour(DUST, 1 + 0.16 * noise.fbm(x / 3, z / 3, 3));
    const track = Math.exp(-(((Math.abs(x - 2 * Math.sin(z / 9)) - 1.1) / 0.5) ** 2)) * 0.16;
    const stone = mixColour(scaleColour(flat, 1 - track), scaleColour(face, groove), isFace);
    const white = setting.snowy ? 0.75 * (1 - isFace) : 0;
    const own = mixColour(stone, [0.95, 0.97, 1.02], white);
    return share === 1 ? own : mixColour(wild(x, z, height, steepness), own, share);
  },
  isTended: (x, z) => benchAt(x, z) < BENCH.count + 0.6,
  has: new Set(['tractor', 'truck']),
  solids: ({ setting: { side }, lamps }: Site): Solid[] => [
    ...excavator(side * 6.6, 22, side, lamps),
    ...dumpTruck(-side * 5.4, 25, lamps),
    ...heap(side * 12.6, 24),
    ...cutBlocks(side),
  ],
};

/** A heap of what was broken. */
function heap(x: number, z: number): Solid[] {
  return Array.from({ length: 14 }, (_, n) => {
    const turn = n * 2.4;
    const out = 0.5 + 0.24 * n;
    const [atX, atZ] = [x + out * Math.cos(turn), z + out * Math.sin(turn) * 0.7];
    const size = 0.95 - 0.04 * n;
    return block(
      [atX - size, -0.3, atZ - size],
      [atX + size * 0.8, 2.6 - 0.17 * n, atZ + size],
      plainPaint(scaleColour(PALE, 0.86 + 0.05 * (n % 4))),
    );
  });
}

/** Blocks that were sawn from the rock, stacked. */
function cutBlocks(side: number): Solid[] {
  const sawn: Paint = (_, { along, up, pixel }) => {
    const bore = inside(Math.abs(along / 0.5 - Math.round(along / 0.5)) * 0.5, -1, 0.04, pixel);
    return plainFront(scaleColour(PALE, 1.04 - 0.1 * bore + 0.03 * Math.sin(up * 5)));
  };
  const at = (x: number, up: number, z: number) =>
    block([side * x - 1.3, up, z], [side * x + 1.3, up + 1.5, z + 1.7], sawn);
  return [
    at(-9.2, 0, 15),
    at(-12.2, 0, 15.6),
    at(-10.6, 1.5, 15.4),
    at(-15.4, 0, 19),
    at(9.4, 0, 13),
    at(15, 0, 33),
    at(18, 0, 34),
    at(16.4, 1.5, 33.6),
  ];
}

const yellow: Paint = (_, { up }) => plainFront(scaleColour(YELLOW, up < 0.1 ? 0.8 : 1));

const cabin =
  (lamps: number): Paint =>
  ({ role, long }, { along, up, pixel }) => {
    const pane =
      role === 'level' ? 0 : inside(up, 0.5, 1.5, pixel) * inside(along, 0.15, long - 0.15, pixel);
    return {
      colour: mixColour(YELLOW, [0.12, 0.17, 0.2], pane),
      glass: 0.5 * pane,
      glow: scaleColour([1, 0.8, 0.5], pane * Math.min(0.4, lamps)),
    };
  };

/** An excavator, its arm out to the side with the bucket on the ground. */
function excavator(x: number, z: number, side: number, lamps: number): Solid[] {
  const at = (along: number, up: number, deep = 0): Point => [
    x + side * along,
    LEVEL + up,
    z + deep,
  ];
  const arm = (from: Point, to: Point, thick: number) =>
    barBetween(from, to, [0.22, thick], yellow);
  const track: Paint = (_, { along, up }) =>
    plainFront(
      scaleColour(BLACK, 0.8 + 0.6 * Math.max(0, Math.sin(along * 12)) * (up > 0.8 ? 1 : 0.4)),
    );
  const box = blocksOf(side, x, z);
  return [
    box(-2, 2, 0, 0.95, -1.5, -0.8, track),
    box(-2, 2, 0, 0.95, 0.8, 1.5, track),
    box(-0.9, 0.9, 0.8, 1.2, -0.8, 0.8, plainPaint(BLACK)),
    box(-2.5, 1.1, 1.2, 2.4, -1.35, 1.35, yellow),
    box(-2.6, -1.7, 1.2, 2.6, -1.3, 1.3, plainPaint([0.2, 0.2, 0.21])),
    box(-0.1, 1.5, 1.4, 3.3, -1.35, -0.2, cabin(lamps)),
    arm(at(1, 1.9, 0.3), at(3.6, 5), 0.36),
    arm(at(3.6, 5), at(5.2, 4.6), 0.3),
    arm(at(5.1, 4.8), at(6.3, 1.7), 0.24),
    barBetween(at(1.6, 1.7, 0.3), at(3.1, 4.1), [0.09, 0.09], plainPaint([0.75, 0.76, 0.78])),
    box(5.6, 6.9, 0.5, 1.6, -0.7, 0.7, plainPaint([0.24, 0.24, 0.25])),
  ];
}

/** A dump truck of a quarry, seen from its front corner, stones in its bed. */
function dumpTruck(x: number, z: number, lamps: number): Solid[] {
  const wheel: Paint = ({ normal }, { along, up }) => {
    if (Math.abs(normal[0]) < 0.5) return plainFront(BLACK);
    const hub = Math.hypot(along - 1, up - 1) < 0.5;
    return plainFront(hub ? YELLOW : BLACK);
  };
  const front: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(YELLOW);
    const grille = inside(Math.abs(along - 1.9), -1, 0.8, pixel) * inside(up, 0.3, 1.2, pixel);
    const lamp =
      inside(Math.abs(Math.abs(along - 1.9) - 1.35), -1, 0.26, pixel) *
      inside(up, 0.5, 0.95, pixel);
    return {
      colour: mixColour(mixColour(YELLOW, BLACK, grille), [0.95, 0.95, 0.9], lamp),
      glass: 0,
      glow: scaleColour([1, 0.95, 0.8], lamp * Math.min(1.2, lamps * 3)),
    };
  };
  const [l, r] = [x - 1.9, x + 1.9];
  return [
    ...[l - 0.25, r - 0.75].flatMap((at) => [
      block([at, 0, z + 0.6], [at + 1, 2, z + 2.6], wheel),
      block([at, 0, z + 5], [at + 1, 2, z + 7], wheel),
    ]),
    block([l + 0.6, 0.9, z], [r - 0.6, 1.6, z + 7.4], plainPaint(BLACK)),
    block([l, 1.3, z - 0.2], [r, 2.9, z + 1.6], front),
    block([l + 0.2, 2.9, z + 0.2], [l + 2, 4.5, z + 1.8], cabin(lamps)),
    block([l - 0.2, 2.2, z + 2], [r + 0.2, 4.3, z + 7.8], yellow),
    block([l - 0.3, 4.3, z + 0], [r + 0.3, 4.65, z + 7.8], plainPaint(scaleColour(YELLOW, 0.9))),
    ...[0, 1, 2, 3, 4].map((n) =>
      block(
        [l + 0.3 + 0.6 * n, 4.4, z + 2.4 + (n % 3)],
        [l + 1.6 + 0.5 * n, 5.2 + 0.3 * (n % 2), z + 4.4 + (n % 3)],
        plainPaint(scaleColour(PALE, 0.85 + 0.07 * (n % 3))),
      ),
    ),
  ];
}
