import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { gear } from '../furnishings/wheels.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, brick } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Half the room's width, its height, where the wall with the clock's face is; metres. */
export const CLOCK_ROOM = { half: 3.3, high: 5.6, back: 7 } as const;
/** The face: how high its middle is, its radius, and what it shows, hours past noon. */
const FACE = { up: 2.85, radius: 2.3, hours: 10.13 } as const;

const IRON: Colour = [0.025, 0.022, 0.02];
const BRASS: Material = metal([0.86, 0.62, 0.26]);
const COPPER: Material = metal([0.72, 0.42, 0.24]);
const STEEL: Material = metal([0.5, 0.51, 0.52]);
const BEAM: Colour = [0.4, 0.27, 0.16];

/** Brushed metal. */
function metal(colour: Colour): Material {
  return (x, y, z) => scaleColour(colour, 0.9 + 0.1 * Math.sin((x * 3 + y * 5 + z) * 2.3));
}

const NUMERALS = ['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'];
/** How wide the letters of numerals are, of their height. */
const WIDE: Readonly<Record<string, number>> = { I: 0.3, V: 0.62, X: 0.66 };

/** Whether a place of a numeral, from its foot up (0 to 1) and from its middle to the right of its height, has ink. */
function isNumeral(text: string, across: number, up: number): boolean {
  if (up < 0 || up > 1) return false;
  const long = [...text].reduce((sum, letter) => sum + (WIDE[letter] as number), 0);
  let at = across + long / 2;
  for (const letter of text) {
    const wide = WIDE[letter] as number;
    if (at >= 0 && at < wide) {
      const u = at - wide / 2;
      const serif = (up < 0.07 || up > 0.93) && Math.abs(u) < wide * 0.46;
      if (letter === 'I') return Math.abs(u) < 0.085 || serif;
      const slant = letter === 'V' ? up * 0.5 : up - 0.5;
      const reach = letter === 'V' ? 0.46 : 0.44;
      return Math.min(Math.abs(u - slant * reach), Math.abs(u + slant * reach)) < 0.075;
    }
    at -= wide;
  }
  return false;
}

/** Whether a place is on a hand that points `turn` of a turn from up, to a share of the radius. */
function isHand(u: number, v: number, turn: number, long: number, wide: number): boolean {
  const [sin, cos] = [Math.sin(2 * Math.PI * turn), Math.cos(2 * Math.PI * turn)];
  const along = u * sin + v * cos;
  const off = Math.abs(u * cos - v * sin);
  const spade = 1 + 1.4 * Math.max(0, 1 - Math.abs(along / long - 0.7) / 0.14);
  const taper = along > 0 ? spade * (1 - along / (long * 1.02)) ** 0.35 : 1;
  return along > -0.2 && along < long && off < wide * taper;
}

/** A clock's face of milky glass in iron, seen from behind: its numerals run the wrong way around. */
function faceFromBehind(middle: number, night: boolean): Material {
  const { up, radius, hours } = FACE;
  return (x, y) => {
    const [u, v] = [-(x - middle) / radius, (y - up) / radius];
    const out = Math.hypot(u, v);
    if (out > 0.965 || out < 0.07) return IRON;
    if (isHand(u, v, hours / 12, 0.52, 0.035) || isHand(u, v, hours % 1, 0.8, 0.024)) return IRON;
    const turn = (Math.atan2(u, v) / (2 * Math.PI) + 1) % 1;
    const hour = Math.round(turn * 12) % 12;
    const angle = (turn * 12 - Math.round(turn * 12)) * ((2 * Math.PI) / 12);
    const foot = 0.66;
    const tall = 0.22;
    if (isNumeral(NUMERALS[hour] as string, (out * Math.sin(angle)) / tall, (out - foot) / tall))
      return IRON;
    const minute = Math.abs(turn * 60 - Math.round(turn * 60)) * out;
    if (out > 0.91 && out < 0.945 && minute < 0.12) return IRON;
    if ([0.62, 0.9, 0.3].some((one) => Math.abs(out - one) < 0.007)) return IRON;
    if (out < 0.62 && Math.abs(Math.sin(angle)) * out < 0.006) return IRON;
    const pane = 0.94 + 0.06 * Math.sin(hour * 5 + Math.floor(out * 3.3) * 2);
    const glow = Math.max(0, 1 - Math.hypot(u + 0.25, v - 0.2) / 1.5);
    return scaleColour(
      night
        ? mixColour([0.5, 0.62, 1.1], [0.9, 1.05, 1.5], glow)
        : mixColour([2, 1.5, 0.85], [3.4, 3, 2.1], glow),
      pane,
    );
  };
}

/** Brick around the great face, boards below and beams above. */
export function clockRoomSurfaces(noise: Noise, middle: number, night: boolean): Surfaces {
  const wall = brick([0.46, 0.28, 0.2], noise);
  const face = faceFromBehind(middle, night);
  const { up, radius } = FACE;
  return {
    walls: (x, y, z, axis) => {
      const out = Math.hypot(x - middle, y - up);
      if (axis !== 2 || out > radius + 0.3) return wall(x, y, z, axis);
      if (out < radius) return face(x, y, z, axis);
      const step = Math.abs(((Math.atan2(y - up, x - middle) * 16) / Math.PI) % 1);
      return scaleColour([0.62, 0.56, 0.48], step < 0.06 ? 0.6 : 0.95);
    },
    floor: (x, y, z, axis) => {
      const shine = Math.max(0, 1 - Math.hypot((x - middle) / 2.2, (z - 4.4) / 2.6));
      return scaleColour(boards([0.42, 0.29, 0.18], noise)(x, y, z, axis), 1 + 0.9 * shine);
    },
    ceiling: oldWood(scaleColour(BEAM, 0.8), noise, 0),
  };
}

/** The room behind a tower's clock: its great face, glowing and the wrong way around, gears of brass, copper and steel on their axles, a pendulum, weights on chains, beams. */
export function clockRoom({ shell, side, noise }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wood = oldWood(BEAM, noise, 1);
  const z = back - 1.5;
  return {
    lamps: [
      [middle, 3, back - 1.4],
      [at(-2), 2.6, back - 3.2],
      [at(2), 2.4, back - 3.4],
      [middle, 3.4, 2.4],
    ],
    solids: [
      // The train of wheels on the heavy side.
      ...gear(
        [at(2.15), 1.75, z],
        1.05,
        0.16,
        { teeth: 36, spokes: 6, rim: 0.8, hub: 0.2 },
        0.1,
        BRASS,
      ),
      ...gear(
        [at(1.75), 3.42, z - 0.1],
        0.62,
        0.14,
        { teeth: 22, spokes: 5, rim: 0.76, hub: 0.24 },
        0.2,
        COPPER,
      ),
      ...gear(
        [at(2.7), 4.05, z + 0.1],
        0.42,
        0.14,
        { teeth: 16, spokes: 4, rim: 0.74, hub: 0.26 },
        0,
        STEEL,
      ),
      ...gear(
        [at(0.98), 0.85, z - 0.25],
        0.5,
        0.14,
        { teeth: 18, spokes: 4, rim: 0.74, hub: 0.26 },
        0.4,
        STEEL,
      ),
      ...gear(
        [at(2.75), 0.6, z - 0.6],
        0.62,
        0.14,
        { teeth: 22, spokes: 5, rim: 0.76, hub: 0.24 },
        0.15,
        COPPER,
      ),
      // The other side.
      ...gear(
        [at(-2.3), 3.7, z + 0.2],
        0.72,
        0.14,
        { teeth: 26, spokes: 6, rim: 0.78, hub: 0.2 },
        0,
        BRASS,
      ),
      ...gear(
        [at(-2.62), 2.35, z],
        0.6,
        0.14,
        { teeth: 20, spokes: 5, rim: 0.76, hub: 0.24 },
        0.3,
        STEEL,
      ),
      // The axle from the middle of the face.
      roll(2, [middle, FACE.up], [back - 0.3, back], [0.12, 0.12], flat(IRON)),
      ...frameOf(at(2.1), back, wood),
      ...pendulum(at(-1.55), back - 2),
      ...weights(at(-2.75), back - 2.2, high),
      ...[left, right].map((x) =>
        box([x - 0.16, 0, back - 0.36], [x + 0.16, high, back - 0.02], wood),
      ),
      ...[1.6, 3.6, 5.6].map((bz) =>
        box([left, high - 0.34, bz - 0.15], [right, high - 0.02, bz + 0.15], wood),
      ),
      box([left, 0, back - 0.24], [right, 0.3, back - 0.02], wood),
    ],
  };
}

/** The posts and sills that bear the axles of the train. */
const frameOf = (x: number, back: number, wood: Material): Solid[] =>
  [back - 1.25, back - 2.3].flatMap((z) => [
    box([x - 1, 0, z], [x - 0.86, 2.2, z + 0.14], wood),
    box([x + 0.86, 0, z], [x + 1, 2.2, z + 0.14], wood),
    box([x - 1.1, 0.1, z - 0.02], [x + 1.1, 0.26, z + 0.16], wood),
  ]);

/** A pendulum with a heavy bob. */
const pendulum = (x: number, z: number): Solid[] => [
  drum([x, z], [0.95, 5.3], [0.022, 0.022], STEEL),
  roll(2, [x, 0.85], [z - 0.08, z + 0.08], [0.34, 0.34], BRASS),
  roll(2, [x, 0.85], [z - 0.1, z - 0.08], [0.24, 0.24], COPPER),
];

/** Weights that hang from the ceiling on chains. */
function weights(x: number, z: number, high: number): Solid[] {
  const hang = ([wx, low]: readonly [number, number]): Solid[] => {
    const links = Array.from({ length: 26 }, (_, n): Point => [wx, low + 0.75 + n * 0.16, z]);
    return [
      drum([wx, z], [low, low + 0.7], [0.15, 0.15], STEEL),
      drum([wx, z], [low + 0.7, low + 0.78], [0.15, 0.04], STEEL),
      ...links
        .filter(([, y]) => y < high - 0.1)
        .map(([lx, y, lz], n) =>
          n % 2 === 0
            ? box(
                [lx - 0.03, y, lz - 0.01],
                [lx + 0.03, y + 0.15, lz + 0.01],
                flat([0.2, 0.19, 0.18]),
              )
            : box(
                [lx - 0.01, y, lz - 0.03],
                [lx + 0.01, y + 0.15, lz + 0.03],
                flat([0.26, 0.25, 0.23]),
              ),
        ),
    ];
  };
  return [...hang([x, 0.9]), ...hang([x + 0.42, 1.7])];
}
