import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { gableSlopes } from '../furnishings/gable.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const PLANK: Colour = [0.5, 0.34, 0.21];
const TIMBER: Colour = [0.36, 0.23, 0.13];
const STRAW: Colour = [0.84, 0.66, 0.3];
const EARTH: Colour = [0.42, 0.31, 0.2];
const IRON: Material = flat([0.2, 0.19, 0.18]);

/** How high the roof begins and meets, metres, and of how many steps each slope is laid. */
const GABLE = { eaves: 3.1, ridge: 5.9, steps: 90 } as const;
/** From truss to truss, where the first is, how far its posts stand from the middle, and how thick timber is. */
const TRUSS = { apart: 2.7, first: 2.6, post: 2.75, half: 0.13 } as const;
/** Half the gate's width and its height: the room's window. */
export const GATE = { half: 1.35, high: 3.2 } as const;
/** A brace between a post and its beam: how far it reaches along both, half its thickness, and of how many steps it is laid. */
const BRACE = { long: 0.95, half: 0.09, steps: 60 } as const;
/** The loft over one side: how high its floor lies. */
const LOFT = 2.5;

/** Walls of upright planks that let some light between them, a floor of earth with straw on it. */
export function barnSurfaces(noise: Noise, middle: number): Surfaces {
  const grain = oldWood(PLANK, noise, 1);
  return {
    walls: (x, y, z, axis) => {
      if (axis === 2) {
        const wing = gateWing(Math.abs(x - middle) - GATE.half, y);
        if (wing !== null) return scaleColour(wing, 0.9 + 0.2 * noise.at(x * 9, y * 2));
      }
      const along = (axis === 0 ? z : x) / 0.24;
      const [plank, u] = [Math.floor(along), along - Math.floor(along)];
      const lets = chance(plank, 7) < 0.5 && y > 0.3 && y < GABLE.eaves - 0.1;
      if (u < 0.045) return lets ? [1.9, 1.65, 1.2] : [0.1, 0.07, 0.05];
      const knot = Math.hypot(u - 0.5, (y % 1.7) - 1.7 * chance(plank, 3)) < 0.07 ? 0.6 : 1;
      return scaleColour(grain(x, y, z, axis), knot * (0.8 + 0.35 * chance(plank, 4)));
    },
    floor: (x, _y, z) => {
      const strewn = noise.fbm(x * 0.8, z * 0.8, 3) + 0.25 * Math.abs(x - middle) - 0.35;
      const blade = Math.abs(noise.at(x * 22 + z * 9, z * 22 - x * 7));
      const straw = scaleColour(STRAW, 0.75 + 0.5 * blade);
      const earth = scaleColour(EARTH, 0.9 + 0.25 * noise.fbm(x * 3, z * 3, 3));
      return mixColour(earth, straw, Math.max(0, Math.min(0.9, strewn * 2 + 0.5 * blade)));
    },
    ceiling: flat(scaleColour(PLANK, 0.5)),
  };
}

/** A wing of the gate laid back against the wall, `u` metres beside the opening: red boards within white ones, crossed; null beside it. */
function gateWing(u: number, y: number): Colour | null {
  const wide = 1.3;
  if (u < 0.03 || u > wide || y > GATE.high || y < 0.05) return null;
  const [a, b] = [u / wide, (y - 0.05) / (GATE.high - 0.05)];
  const rail = Math.min(a, 1 - a) * wide < 0.1 || Math.min(b, 1 - b) * GATE.high < 0.11;
  const half = b < 0.5 ? b * 2 : b * 2 - 1;
  const cross = Math.min(Math.abs(a - half), Math.abs(1 - a - half)) < 0.07;
  const middle = Math.abs(b - 0.5) < 0.033;
  if (rail || cross || middle) return [0.86, 0.83, 0.76];
  return scaleColour([0.6, 0.1, 0.08], Math.abs((u / 0.2) % 1) < 0.08 ? 0.6 : 1);
}

/** A barn from within: trusses beneath a high roof, its gate open, bales of hay along both sides, a loft full of hay, a wheel and a fork. */
export function barnHall({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const lanterns = [3.9, 7.2].map((z): Point => [middle, 2.9, z]);
  return {
    lamps: [...lanterns.map(([x, y, z]): Point => [x, y - 0.1, z]), [at(-2), 2.4, back - 1.5]],
    solids: [
      ...gableSlopes(shell, GABLE, 0.3, roofBoards(middle, noise)),
      ...trusses(middle, back, noise),
      ...lanterns.flatMap((place) => hungLamp(place, GABLE.eaves + 0.3, 0.17, [0.95, 0.8, 0.5])),
      ...loft(at, back, noise),
      ...bales(at, noise),
      ...wheel(at(-(TRUSS.post + 0.75)), back - 2.4, side),
      ...fork(at(2.45), 4.3),
    ],
  };
}

/** The roof from below: boards along it, rafters before them. */
function roofBoards(middle: number, noise: Noise): Material {
  const grain = oldWood(scaleColour(PLANK, 0.8), noise, 2);
  return (x, y, z, axis) => {
    const rafter = Math.abs(z / 0.9 - Math.round(z / 0.9)) * 0.9 < 0.06;
    if (rafter) return scaleColour(TIMBER, 0.8);
    const board = Math.hypot(x - middle, y) / 0.2;
    return scaleColour(grain(x, y, z, axis), Math.abs(board % 1) < 0.1 ? 0.5 : 0.95);
  };
}

/** Posts, tie beams and slanting braces across the barn, again and again. */
function trusses(middle: number, back: number, noise: Noise): Solid[] {
  const [upright, level] = [oldWood(TIMBER, noise, 1), oldWood(TIMBER, noise, 0)];
  const { apart, first, post, half } = TRUSS;
  const tie = GABLE.eaves + 0.25;
  const count = Math.floor((back - 0.4 - first) / apart) + 1;
  return Array.from({ length: count }, (_, n) => first + n * apart).flatMap((z) => [
    box([middle - post - 1, tie, z - half], [middle + post + 1, tie + 0.26, z + half], level),
    box([middle - half, tie, z - half], [middle + half, GABLE.ridge, z + half], upright),
    ...[-1, 1].flatMap((way) => [
      box(
        [middle + way * post - half, 0, z - half],
        [middle + way * post + half, tie, z + half],
        upright,
      ),
      ...Array.from({ length: BRACE.steps }, (_, step) => {
        const [share, wide] = [(step + 0.5) / BRACE.steps, BRACE.long / BRACE.steps];
        const x = middle + way * (post - BRACE.long * share);
        const y = tie - BRACE.long * (1 - share);
        return box(
          [x - wide, y - BRACE.half, z - 0.07],
          [x + wide, y + BRACE.half, z + 0.07],
          upright,
        );
      }),
    ]),
  ]);
}

const hay =
  (noise: Noise): Material =>
  (x, y, z) =>
    scaleColour(STRAW, 0.62 + 0.5 * Math.abs(noise.at(x * 30 + y * 11, y * 40 + z * 26)));

/** A floor on beams over one side with hay heaped on it, a ladder that leads up. */
function loft(at: (out: number) => number, back: number, noise: Noise): Solid[] {
  const wood = oldWood(TIMBER, noise, 2);
  const [inner, outer] = [at(TRUSS.post - 0.15), at(TRUSS.post + 1.4)];
  const [left, right] = [Math.min(inner, outer), Math.max(inner, outer)];
  const straw = hay(noise);
  const ladder = at(TRUSS.post - 0.3);
  return [
    box([left, LOFT, 2.6], [right, LOFT + 0.12, back], wood),
    ...Array.from({ length: 9 }, (_, n) => {
      const [z, tall] = [3.1 + n * 0.85, 0.7 + 0.5 * chance(n, 14)];
      return ball([left - 0.05, LOFT - 0.3, z - 0.75], [right + 0.1, LOFT + tall, z + 0.75], straw);
    }),
    ...[-0.2, 0.2].map((dz) =>
      box([ladder - 0.03, 0, 6 + dz - 0.03], [ladder + 0.03, LOFT + 0.7, 6 + dz + 0.03], wood),
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      box([ladder - 0.02, 0.3 + 0.3 * n, 5.8], [ladder + 0.02, 0.34 + 0.3 * n, 6.2], wood),
    ),
  ];
}

/** Bales of straw, tied with cord, piled before the posts on both sides. */
function bales(at: (out: number) => number, noise: Noise): Solid[] {
  const straw = hay(noise);
  const bale = (x: number, y: number, z: number): Solid => {
    const cord: Material = (px, py, pz, axis) =>
      Math.abs(Math.abs(pz - z) - 0.22) < 0.014 ? [0.6, 0.44, 0.2] : straw(px, py, pz, axis);
    return box([x - 0.3, y, z - 0.5], [x + 0.3, y + 0.44, z + 0.5], cord);
  };
  const piles: readonly (readonly [number, number, number])[] = [
    [3.2, 3.1, 3],
    [3.2, 4.15, 2],
    [2.55, 3.1, 1],
    [-3.3, 3.5, 2],
    [-3.3, 4.55, 3],
    [-3.3, 5.6, 3],
    [-2.65, 4.6, 1],
    [3.3, 7.4, 2],
    [-3.3, 8.6, 2],
  ];
  return piles.flatMap(([out, z, many]) =>
    Array.from({ length: many }, (_, n) =>
      bale(at(out + 0.06 * (chance(n, out * 9) - 0.5)), 0.45 * n, z + 0.1 * chance(n, z * 7)),
    ),
  );
}

/** A cart's wheel that leans on a wall. */
function wheel(x: number, z: number, side: number): Solid[] {
  const [y, radius] = [0.62, 0.6];
  const wood = flat([0.4, 0.26, 0.15]);
  const spoked: Material = (_x, py, pz) => {
    const [u, v] = [pz - z, py - y];
    const out = Math.hypot(u, v);
    const turn = (Math.atan2(v, u) / (2 * Math.PI)) * 10;
    const isSpoke = Math.abs(turn - Math.round(turn)) * 0.63 * out < 0.03;
    if (out > radius - 0.035) return [0.16, 0.15, 0.15];
    return out > radius - 0.12 || out < 0.12 || isSpoke ? [0.46, 0.3, 0.17] : [0.07, 0.05, 0.04];
  };
  return [
    roll(0, [z, y], [x - 0.04, x + 0.04], [radius, radius], spoked),
    roll(0, [z, y], [x + side * 0.02 - 0.1, x + side * 0.02 + 0.1], [0.1, 0.1], wood),
  ];
}

/** A hay fork that stands upright, its tines up. */
const fork = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 1.35], [0.018, 0.018], flat([0.6, 0.44, 0.26])),
  box([x - 0.12, 1.33, z - 0.012], [x + 0.12, 1.36, z + 0.012], IRON),
  ...[-0.11, 0, 0.11].map((u) => drum([x + u, z], [1.34, 1.68], [0.011, 0.005], IRON)),
];
