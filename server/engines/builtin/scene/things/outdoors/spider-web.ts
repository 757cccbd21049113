import type { SKRSContext2D } from '@napi-rs/canvas';
import { createRandom, type Random } from '../../../kernels/random.ts';
import { createSprite, css, type Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

type Point = readonly [x: number, y: number];

/** Spokes, and windings of the sticky thread. */
const SPOKES = 19;
const WINDINGS = 17;
/** Where the hub is and how far the spokes reach, as shares of the side: they are longer downward. */
const HUB = { x: 0.5, y: 0.44 } as const;
const REACH = 0.43;
/** How far the thread sags between two spokes, as a share of its length. */
const SAG = 0.16;
const SILK = [0.93, 0.95, 0.98] as const;
const TWIG = [0.25, 0.19, 0.14] as const;
const LEAF = [0.26, 0.42, 0.16] as const;
/** In how many pixels it is drawn at the most. */
const LARGEST = 620;

/** An orb web hung between two twigs, drops of dew along its threads, a spider in its middle where one is named. */
export function spiderWeb({ random, tall, traits }: Wish): Sprite {
  const side = Math.round(Math.max(48, Math.min(LARGEST, tall)));
  const seed = random.uint32();
  return createSprite(side, side, (context) => {
    const own = createRandom(seed);
    context.lineCap = 'round';
    twigs(context, side, own);
    const spokes = spokesOf(side, own);
    web(context, side, spokes, own);
    if (traits?.includes('crewed')) spider(context, side);
  });
}

/** The ends of the spokes, clockwise. */
function spokesOf(side: number, random: Random): readonly Point[] {
  return Array.from({ length: SPOKES }, (_, n): Point => {
    const around = ((n + 0.3 * (random.unit() - 0.5)) / SPOKES) * 2 * Math.PI;
    const reach = REACH * (1 + 0.16 * Math.sin(around) + 0.06 * (random.unit() - 0.5));
    return [(HUB.x + reach * Math.cos(around)) * side, (HUB.y + reach * Math.sin(around)) * side];
  });
}

function web(context: SKRSContext2D, side: number, spokes: readonly Point[], random: Random): void {
  const hub: Point = [HUB.x * side, HUB.y * side];
  const on = (n: number, share: number): Point => {
    const [x, y] = spokes[n % SPOKES] ?? hub;
    return [hub[0] + (x - hub[0]) * share, hub[1] + (y - hub[1]) * share];
  };
  context.strokeStyle = css(SILK, 0.9);
  context.lineWidth = Math.max(0.8, side * 0.0028);
  for (const [x, y] of spokes) stroke(context, hub, hub, [x, y]);
  for (let n = 0; n < SPOKES; n++) {
    const [a, b] = [on(n, 1), on(n + 1, 1)];
    stroke(context, a, sagging(a, b, hub, SAG * 0.7), b);
  }
  for (let winding = 0; winding < WINDINGS; winding++)
    for (let n = 0; n < SPOKES; n++) {
      const share = (at: number) => 0.1 + (0.84 * (winding + at / SPOKES)) / WINDINGS;
      const [a, b] = [on(n, share(n)), on(n + 1, share(n + 1))];
      const bend = sagging(a, b, hub, SAG);
      context.lineWidth = Math.max(0.6, side * 0.0019);
      stroke(context, a, bend, b);
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const drops = Math.floor(long / (side * 0.021));
      for (let drop = 0; drop <= drops; drop++) {
        const at = (drop + 0.5 * random.unit()) / (drops + 1);
        dew(context, curved(a, bend, b, at), side * (0.0032 + 0.0042 * random.unit() ** 2));
      }
    }
}

/** A point between two that is drawn toward the hub. */
function sagging(a: Point, b: Point, hub: Point, by: number): Point {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return [middle[0] + (hub[0] - middle[0]) * by, middle[1] + (hub[1] - middle[1]) * by];
}

const curved = (a: Point, bend: Point, b: Point, t: number): Point => [
  (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * bend[0] + t * t * b[0],
  (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * bend[1] + t * t * b[1],
];

function stroke(context: SKRSContext2D, a: Point, bend: Point, b: Point): void {
  context.beginPath();
  context.moveTo(...a);
  context.quadraticCurveTo(...bend, ...b);
  context.stroke();
}

/** A drop: clear, dark at its upper edge, light below, with a glint. */
function dew(context: SKRSContext2D, [x, y]: Point, radius: number): void {
  const shade = context.createLinearGradient(x, y - radius, x, y + radius);
  shade.addColorStop(0, css([0.5, 0.58, 0.66], 0.95));
  shade.addColorStop(1, css([0.96, 0.98, 1], 0.95));
  context.fillStyle = shade;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = css([1, 1, 1]);
  context.beginPath();
  context.arc(x - radius * 0.3, y - radius * 0.35, radius * 0.36, 0, 2 * Math.PI);
  context.fill();
}

/** A spider at the hub, its head down. */
function spider(context: SKRSContext2D, side: number): void {
  const [x, y] = [HUB.x * side, HUB.y * side];
  context.strokeStyle = context.fillStyle = css([0.16, 0.11, 0.08]);
  context.lineWidth = 0.009 * side;
  for (const way of [-1, 1])
    for (const [out, up] of [
      [0.06, 0.11],
      [0.085, 0.05],
      [0.085, -0.03],
      [0.055, -0.1],
    ] as const)
      stroke(
        context,
        [x, y],
        [x + way * out * 0.9 * side, y + up * 0.3 * side],
        [x + way * out * side, y + up * side],
      );
  context.beginPath();
  context.ellipse(x, y - 0.028 * side, 0.03 * side, 0.04 * side, 0, 0, 2 * Math.PI);
  context.ellipse(x, y + 0.022 * side, 0.019 * side, 0.023 * side, 0, 0, 2 * Math.PI);
  context.fill();
}

/** A twig to the right of the middle: from its foot by a bend to its tip, and how thick it is; shares of the side. */
const TWIGS = [
  { from: [0.36, 1.02], bend: [0.52, 0.5], to: [0.3, -0.02], wide: 0.02, leaves: 9 },
  { from: [0.44, 0.66], bend: [0.5, 0.5], to: [0.49, 0.3], wide: 0.011, leaves: 4 },
  { from: [0.42, 0.3], bend: [0.2, 0.06], to: [0.02, 0.015], wide: 0.01, leaves: 5 },
] as const;

/** Twigs that lean together from both sides, with a few leaves. */
function twigs(context: SKRSContext2D, side: number, random: Random): void {
  for (const way of [-1, 1])
    for (const { from, bend, to, wide, leaves } of TWIGS) {
      const put = ([out, down]: Point): Point => [(0.5 + way * out) * side, down * side];
      const [a, b, c] = [put(from), put(bend), put(to)];
      context.strokeStyle = css(TWIG);
      context.lineWidth = wide * side;
      stroke(context, a, b, c);
      for (let n = 0; n < leaves; n++) {
        const [x, y] = curved(a, b, c, (n + 0.3 + 0.6 * random.unit()) / leaves);
        const tone = 0.7 + 0.6 * random.unit();
        const leans = way * (n % 2 === 0 ? 0.5 : 2.4) + 0.5 * random.unit();
        const long = 0.034 * side;
        context.fillStyle = css([LEAF[0] * tone, LEAF[1] * tone, LEAF[2] * tone]);
        context.beginPath();
        context.ellipse(
          x + long * Math.cos(leans),
          y + long * Math.sin(leans),
          long,
          0.014 * side,
          leans,
          0,
          2 * Math.PI,
        );
        context.fill();
      }
    }
}
