import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { ball, box, drum, type Material, pad, roll, type Solid } from '../solids/solid.ts';
import { OLD_TRAIN } from './old-station-plan.ts';

const BLACK: Colour = [0.085, 0.088, 0.095];
const IRON: Colour = [0.16, 0.165, 0.175];
const STEEL: Colour = [0.62, 0.63, 0.65];
const BRASS: Colour = [0.86, 0.66, 0.26];
const RED: Colour = [0.62, 0.09, 0.07];
const COACH: Colour = [0.34, 0.07, 0.07];
const CREAM: Colour = [0.86, 0.8, 0.64];
const GLASS: Colour = [0.16, 0.18, 0.2];
const LIT: Colour = [0.95, 0.78, 0.48];

/** How high the boiler's middle is, its radius; metres. */
const BOILER = { up: 2.02, radius: 0.95 } as const;
/** How far behind the buffers the boiler, the cab, the tender and the first coach begin. */
const BEHIND = { boiler: 1.2, cab: 7.6, tender: 9.9, coach: 15.8 } as const;
/** Coaches: how many, how long from one to the next, half as wide as they are, how high. */
const COACHES = { count: 2, long: 14, half: 1.42, high: 3.55 } as const;

/** A black locomotive of steam that faces the eye, its tender and its coaches behind; `x` the middle of its track, `z` where its buffers are. */
export function steamEngine(x: number, z: number): Solid[] {
  return [...front(x, z), ...boiler(x, z), ...gear(x, z), ...cab(x, z), ...train(x, z)];
}

/** The round door of the smokebox: straps, a wheel to shut it, a rim, a plate with a number. */
const door =
  (x: number): Material =>
  (px, y, _z, axis) => {
    if (axis !== 2) return BLACK;
    const [u, v] = [px - x, y - BOILER.up];
    const away = Math.hypot(u, v);
    if (Math.abs(v - 0.52) < 0.1 && Math.abs(u) < 0.34) {
      const isInk = Math.abs(v - 0.52) < 0.06 && (u * 14) % 1.6 > 0.5;
      return isInk ? BRASS : RED;
    }
    if (away < 0.1) return STEEL;
    if (away > 0.74 && away < 0.79) return scaleColour(STEEL, 0.6);
    const isStrap = Math.abs(Math.abs(v) - 0.3) < 0.045 && u > -0.72 && u < 0.2;
    return isStrap ? IRON : away < 0.75 ? [0.11, 0.113, 0.12] : BLACK;
  };

function front(x: number, z: number): Solid[] {
  return [
    // The beam with its buffers, hook and lamps.
    box([x - 1.34, 0.72, z + 0.5], [x + 1.34, 1.16, z + 0.62], flat(RED)),
    ...[-0.92, 0.92].flatMap((dx) => [
      roll(2, [x + dx, 0.94], [z + 0.12, z + 0.5], [0.11, 0.13], flat(IRON)),
      roll(2, [x + dx, 0.94], [z, z + 0.12], [0.24, 0.24], flat(STEEL)),
    ]),
    box([x - 0.05, 0.66, z + 0.3], [x + 0.05, 1, z + 0.5], flat(IRON)),
    ...[-0.9, 0.9].flatMap((dx) => lamp(x + dx, 1.36, z + 0.62)),
    ...lamp(x, BOILER.up + BOILER.radius + 0.12, z + 1),
    // The plough before the wheels.
    box([x - 1.1, 0.16, z + 0.55], [x + 1.1, 0.5, z + 0.6], flat(IRON)),
    box([x - 1.32, 1.16, z + 0.5], [x + 1.32, 1.2, z + 9.8], flat(IRON)),
  ];
}

const lamp = (x: number, y: number, z: number): Solid[] => [
  box([x - 0.1, y - 0.14, z], [x + 0.1, y + 0.16, z + 0.2], flat(BLACK)),
  ball([x - 0.09, y - 0.09, z - 0.05], [x + 0.09, y + 0.09, z + 0.06], flat([1.3, 1.15, 0.8]), 1),
];

function boiler(x: number, z: number): Solid[] {
  const { up, radius } = BOILER;
  const bands = [2.9, 4.6, 6.3].map((dz) =>
    roll(2, [x, up], [z + dz, z + dz + 0.08], [radius + 0.015, radius + 0.015], flat(BRASS)),
  );
  return [
    roll(2, [x, up], [z + 0.95, z + 2.4], [radius + 0.03, radius + 0.03], door(x)),
    roll(2, [x, up], [z + 0.88, z + 0.95], [radius * 0.82, radius * 0.8], door(x)),
    roll(2, [x, up], [z + 2.4, z + BEHIND.cab], [radius, radius + 0.03], flat(BLACK)),
    ...bands,
    // Saddle, chimney with its rim of brass, dome, safety valve with whistle.
    box([x - 0.6, 1.1, z + 1.1], [x + 0.6, 1.4, z + 2.2], flat(BLACK)),
    drum([x, z + 1.65], [up + 0.85, OLD_TRAIN.high - 0.16], [0.3, 0.26], flat(BLACK)),
    drum([x, z + 1.65], [OLD_TRAIN.high - 0.16, OLD_TRAIN.high], [0.3, 0.36], flat(BRASS)),
    drum([x, z + 4.3], [up + 0.8, up + 1.2], [0.42, 0.36], flat(BRASS)),
    ball([x - 0.36, up + 1, z + 3.94], [x + 0.36, up + 1.42, z + 4.66], flat(BRASS)),
    drum([x, z + 6.4], [up + 0.8, up + 1.3], [0.14, 0.1], flat(BRASS)),
    // The rails along which one walks beside it.
    ...[-1, 1].map((side) =>
      roll(2, [x + side * (radius + 0.1), up + 0.3], [z + 1.1, z + 7.6], [0.03, 0.03], flat(STEEL)),
    ),
  ];
}

/** The face of a wheel: its rim, its spokes, its hub. */
const spoked =
  (z: number, y: number, radius: number): Material =>
  (_x, py, pz) => {
    const [u, v] = [pz - z, py - y];
    const away = Math.hypot(u, v) / radius;
    const turn = ((Math.atan2(v, u) / Math.PI + 1) * 7) % 1;
    if (away > 0.88) return STEEL;
    return away > 0.76 || away < 0.22 || Math.abs(turn - 0.5) < 0.16 ? RED : [0.05, 0.05, 0.055];
  };

/** Wheels on both sides, cylinders, rods. */
function gear(x: number, z: number): Solid[] {
  const wheels: readonly (readonly [number, number])[] = [
    [1.3, 0.42],
    [2.5, 0.42],
    [4.05, 0.82],
    [5.75, 0.82],
    [7.45, 0.82],
    [9.2, 0.5],
  ];
  return [-1, 1].flatMap((side) => {
    const out = x + side * 1;
    const span = (a: number, b: number): readonly [number, number] =>
      side > 0 ? [out + a, out + b] : [out - b, out - a];
    return [
      ...wheels.map(([dz, radius]) =>
        roll(
          0,
          [z + dz, radius + 0.05],
          span(0, 0.14),
          [radius, radius],
          spoked(z + dz, radius + 0.05, radius),
        ),
      ),
      roll(2, [out + side * 0.12, 0.82], [z + 1.1, z + 2.5], [0.32, 0.32], flat(BLACK)),
      roll(2, [out + side * 0.12, 0.82], [z + 1.04, z + 1.1], [0.2, 0.2], flat(STEEL)),
      box([span(0.16, 0.24)[0], 0.7, z + 2.5], [span(0.16, 0.24)[1], 0.8, z + 7.5], flat(STEEL)),
    ];
  });
}

function cab(x: number, z: number): Solid[] {
  const from = z + BEHIND.cab;
  const side: Material = (px, y, pz, axis) => {
    if (axis === 0 && y > 2.3 && y < 3.1 && pz > from + 0.5 && pz < from + 1.6) return GLASS;
    const isPane = axis === 2 && Math.hypot(Math.abs(px - x) - 1.1, (y - 2.85) * 0.9) < 0.17;
    return isPane ? LIT : BLACK;
  };
  const end = z + BEHIND.tender;
  return [
    box([x - 1.36, 1.2, from], [x + 1.36, 3.3, from + 1.9], side),
    pad([x - 1.46, 3.26, from - 0.1], [x + 1.46, 3.46, from + 2.3], flat(IRON), 0.1),
    // The tender with its coal.
    box([x - 1.34, 0.9, end], [x + 1.34, 2.6, end + 5.4], flat(BLACK)),
    ball([x - 1.2, 2.1, end + 0.2], [x + 1.2, 3.1, end + 5], flat([0.05, 0.05, 0.052])),
    ...[0.9, 2.7, 4.5].map((dz) =>
      roll(0, [end + dz, 0.5], [x - 1.2, x + 1.2], [0.45, 0.45], spoked(end + dz, 0.5, 0.45)),
    ),
  ];
}

/** Coaches of two colours with a row of windows, doors and a rounded roof; the farther ones are hardly seen. */
function train(x: number, z: number): Solid[] {
  const { count, long, half, high } = COACHES;
  return Array.from({ length: count }, (_, n) => {
    const from = z + BEHIND.coach + n * long;
    const wall: Material = (_px, y, pz, axis) => {
      if (axis !== 0) return COACH;
      const u = (pz - from) % 1.6;
      if (y > 1.9 && y < 2.75 && u > 0.2 && u < 1.4) return u < 0.8 ? LIT : GLASS;
      if (y > 1.75 && y < 2.95) return CREAM;
      return u < 0.05 ? scaleColour(COACH, 0.5) : COACH;
    };
    return [
      box([x - half, 0.95, from], [x + half, high - 0.3, from + long - 0.6], wall),
      pad(
        [x - half - 0.05, high - 0.42, from],
        [x + half + 0.05, high, from + long - 0.6],
        flat([0.3, 0.3, 0.31]),
        0.2,
      ),
      box([x - 1.1, 0.2, from + 0.5], [x + 1.1, 0.95, from + long - 1.1], flat(IRON)),
    ];
  }).flat();
}
