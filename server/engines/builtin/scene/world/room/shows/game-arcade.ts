import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { gameScreen } from '../furnishings/game-screens.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const NEON: readonly Colour[] = [
  [1.5, 0.12, 0.85],
  [0.1, 1.1, 1.5],
  [0.75, 0.2, 1.5],
  [1.5, 1, 0.1],
  [0.15, 1.35, 0.4],
];
const neonOf = (number: number): Colour => NEON[number % NEON.length] as Colour;
const BLACK: Colour = [0.035, 0.035, 0.045];
const PANEL: Colour = [0.07, 0.07, 0.09];

/** From machine to machine, half of one's width, metres. */
const PITCH = 0.98;
const HALF = 0.4;
/** Where a machine's screen begins and ends above the floor, half its width, and its lit name above it. */
const SCREEN = { low: 1.04, high: 1.62, half: 0.31 } as const;
const NAME = { low: 1.7, high: 1.94 } as const;

/** Letters of the sign over the machines at the end, row by row. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['01110', '10001', '10001', '11111', '10001', '10001', '10001'],
  R: ['11110', '10001', '10001', '11110', '10100', '10010', '10001'],
  C: ['01111', '10000', '10000', '10000', '10000', '10000', '01111'],
  D: ['11110', '10001', '10001', '10001', '10001', '10001', '11110'],
  E: ['11111', '10000', '10000', '11110', '10000', '10000', '11111'],
};
const SIGN = { text: 'ARCADE', dot: 0.1, top: 3.06 } as const;

/** The sign's light at a place of the end wall, from its middle and the floor in metres; null beside it. */
function signAt(u: number, y: number): Colour | null {
  const { text, dot, top } = SIGN;
  const column = Math.floor(u / dot + text.length * 3);
  const row = Math.floor((top - y) / dot);
  const letter = text[Math.floor(column / 6)];
  if (letter === undefined || column < 0 || row < 0 || row > 6) return null;
  const isLit = LETTERS[letter]?.[row]?.[column % 6] === '1';
  return isLit ? scaleColour(neonOf(Math.floor(column / 6) % 2), 1.5) : null;
}

/** Dark walls with lines of neon, a dark carpet strewn with bright figures, a black ceiling with small lamps. */
export const arcadeSurfaces = (middle: number) => ({
  walls: ((x, y, _z, axis) => {
    const sign = axis === 2 ? signAt(x - middle, y) : null;
    if (sign !== null) return sign;
    const line = [2.28, 2.42].findIndex((high) => Math.abs(y - high) < 0.022);
    if (line >= 0 && axis === 0) return scaleColour(neonOf(line), 1.4);
    const glow = axis === 0 ? Math.exp(-Math.abs(y - 2.35) * 3) : 0.25;
    return mixColour([0.07, 0.035, 0.13], [0.42, 0.1, 0.5], 0.6 * glow);
  }) as Material,
  floor: ((x, _y, z) => figuresAt((x - middle) / 0.62, z / 0.62)) as Material,
  ceiling: ((x, _y, z) => {
    const out = Math.hypot(x / 1.1 - Math.round(x / 1.1), z / 1.1 - Math.round(z / 1.1));
    return out < 0.05 ? [1.3, 1.1, 1.5] : [0.03, 0.025, 0.05];
  }) as Material,
});

/** Rings, triangles and bars of bright colours on purple, in cells of side 1. */
function figuresAt(u: number, v: number): Colour {
  const ground: Colour = [0.13, 0.05, 0.27];
  const [i, j] = [Math.floor(u), Math.floor(v)];
  const turn = 6.28 * chance(i, j);
  const [a, b] = [u - i - 0.5, v - j - 0.5];
  const [p, q] = [a * Math.cos(turn) - b * Math.sin(turn), a * Math.sin(turn) + b * Math.cos(turn)];
  const own = scaleColour(neonOf(Math.floor(5 * chance(i + 3, j + 8))), 0.62);
  const kind = Math.floor(4 * chance(i + 11, j));
  const out = Math.hypot(a, b);
  const isOn =
    kind === 0
      ? out > 0.2 && out < 0.3
      : kind === 1
        ? q > -0.2 && q < 0.3 - 2 * Math.abs(p)
        : kind === 2
          ? Math.abs(p) < 0.36 && Math.abs(q - 0.1 * Math.sin(p * 22)) < 0.045
          : Math.abs(p) < 0.05 && Math.abs(q) < 0.3;
  return isOn ? own : ground;
}

/** A hall of arcade games: machines along both walls and at the end with their screens lit, an air hockey table between them. */
export function gameArcade({ shell, side }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const count = Math.floor((back - 2.2) / PITCH);
  const besides = [-1, 1].flatMap((to) =>
    Array.from({ length: count }, (_, n) =>
      besideMachine(to < 0 ? left : right, to, 1.9 + n * PITCH, 2 * n + (to < 0 ? 0 : 3)),
    ).flat(),
  );
  const across = Math.floor((right - left - 2.2) / PITCH);
  const ends = Array.from({ length: across }, (_, n) =>
    endMachine(middle + (n - (across - 1) / 2) * PITCH, back, n + 1),
  ).flat();
  return {
    lamps: [
      [middle, high - 0.6, 3],
      [middle, high - 0.6, 6.6],
      [left + 1.1, 1.5, 4.2],
      [right - 1.1, 1.5, 4.2],
      [middle, 1.7, back - 1.2],
    ],
    solids: [...besides, ...ends, ...airHockey(middle + side * 0.5, 5.2)],
  };
}

/** What a machine shows ahead: `u` from its middle, `y` from the floor, metres. */
function faceOf(u: number, y: number, number: number): Colour {
  const own = neonOf(number);
  if (y > NAME.low && y < NAME.high) {
    const stroke = chance(Math.floor(u / 0.05) + 50, number) < 0.6 && Math.abs(y - 1.82) < 0.06;
    return stroke && Math.abs(u) < 0.28 ? [1.6, 1.6, 1.5] : scaleColour(own, 1.1);
  }
  if (y > SCREEN.low && y < SCREEN.high && Math.abs(u) < SCREEN.half)
    return gameScreen(
      number,
      (u + SCREEN.half) / (2 * SCREEN.half),
      (SCREEN.high - y) / (SCREEN.high - SCREEN.low),
    );
  if (y < 0.86) {
    // Painted lightning on the lower front, and the slot for coins.
    if (Math.abs(u) < 0.09 && y > 0.36 && y < 0.58)
      return Math.abs(Math.abs(u) - 0.045) < 0.012 ? [1.5, 0.5, 0.1] : [0.16, 0.16, 0.17];
    const zigzag = Math.abs(((y * 3.2 + 0.25 * number) % 1) - 0.5) * 0.5 - 0.12;
    return Math.abs(u - zigzag) < 0.07 ? scaleColour(own, 0.5) : scaleColour(own, 0.16);
  }
  return BLACK;
}

/** Buttons beside the stick: `u` from the middle, `v` from the back of the shelf, metres. */
function shelfOf(u: number, v: number, number: number): Colour {
  for (let n = 0; n < 3; n++)
    if (Math.hypot(u - 0.04 - 0.1 * n, v - 0.13) < 0.032)
      return scaleColour(neonOf(number + n), 0.9);
  return PANEL;
}

/** A machine against a side wall: its front, the shelf with the stick, its two cheeks. */
function besideMachine(wall: number, to: number, z: number, number: number): Solid[] {
  const at = (out: number) => wall - to * out;
  const own = scaleColour(neonOf(number), 0.34);
  const front: Material = (_x, y, pz, axis) =>
    axis === 0 ? faceOf(to * (pz - z) * -1, y, number) : scaleColour(own, 0.6);
  const shelf: Material = (x, _y, pz, axis) =>
    axis === 1 ? shelfOf(-to * (pz - z), Math.abs(x - at(0.62)), number) : PANEL;
  return [
    slab([wall, at(0.62)], [0, 2], [z - HALF, z + HALF], front),
    slab([wall, at(0.74)], [0, 0.88], [z - HALF, z + HALF], front),
    slab([wall, at(0.88)], [0.88, 0.95], [z - HALF, z + HALF], shelf),
    slab([wall, at(0.72)], [NAME.low, 2], [z - HALF, z + HALF], front),
    ...[-1, 1].map((cheek) =>
      slab(
        [wall, at(0.78)],
        [0, 2.02],
        [z + cheek * 0.42 - 0.02, z + cheek * 0.42 + 0.02],
        flat(own),
      ),
    ),
    ...stick(at(0.75), z + to * 0.16),
  ];
}

/** A machine against the wall at the end. */
function endMachine(x: number, back: number, number: number): Solid[] {
  const own = scaleColour(neonOf(number), 0.34);
  const front: Material = (px, y, _z, axis) =>
    axis === 2 ? faceOf(px - x, y, number) : scaleColour(own, 0.6);
  const shelf: Material = (px, _y, z, axis) =>
    axis === 1 ? shelfOf(px - x, Math.abs(back - 0.62 - z), number) : PANEL;
  return [
    box([x - HALF, 0, back - 0.62], [x + HALF, 2, back], front),
    box([x - HALF, 0, back - 0.74], [x + HALF, 0.88, back], front),
    box([x - HALF, 0.88, back - 0.88], [x + HALF, 0.95, back], shelf),
    box([x - HALF, NAME.low, back - 0.72], [x + HALF, 2, back], front),
    ...[-0.44, 0.4].map((u) => box([x + u, 0, back - 0.78], [x + u + 0.04, 2.02, back], flat(own))),
    ...stick(x - 0.16, back - 0.75),
  ];
}

/** A stick with a red knob on a machine's shelf. */
const stick = (x: number, z: number): Solid[] => [
  drum([x, z], [0.95, 1.05], [0.012, 0.012], flat([0.6, 0.6, 0.62])),
  ball([x - 0.03, 1.03, z - 0.03], [x + 0.03, 1.09, z + 0.03], flat([1.1, 0.08, 0.08])),
];

/** A table for air hockey: a white field with red lines within a lit rim, two mallets and the puck. */
function airHockey(x: number, z: number): Solid[] {
  const [wide, long, high] = [0.62, 1.15, 0.82];
  const field: Material = (px, _y, pz) => {
    const [u, v] = [px - x, pz - z];
    const out = Math.hypot(u, v);
    const goal = Math.hypot(u, Math.abs(v) - long) < 0.3;
    const line =
      Math.abs(v) < 0.014 ||
      Math.abs(out - 0.24) < 0.014 ||
      (goal && Math.hypot(u, Math.abs(v) - long) > 0.27);
    if (line) return [1.2, 0.1, 0.14];
    return Math.abs(Math.abs(v) - 0.62) < 0.012 ? [0.1, 0.3, 1.3] : [1.15, 1.2, 1.3];
  };
  const mallet = (dx: number, dz: number, colour: Colour): Solid[] => [
    drum([x + dx, z + dz], [high, high + 0.03], [0.085, 0.085], flat(colour)),
    drum([x + dx, z + dz], [high + 0.03, high + 0.1], [0.035, 0.03], flat(colour)),
  ];
  const rim = flat([0.1, 0.9, 1.4]);
  return [
    box([x - wide, 0.5, z - long], [x + wide, high - 0.02, z + long], flat([0.12, 0.1, 0.3])),
    box([x - wide, high - 0.02, z - long], [x + wide, high, z + long], field),
    ...[-1, 1].flatMap((to) => [
      slab([x + to * wide, x + to * (wide + 0.07)], [0.6, high + 0.05], [z - long, z + long], rim),
      slab(
        [x - wide, x + wide],
        [0.6, high + 0.05],
        [z + to * (long + 0.035) - 0.035, z + to * (long + 0.035) + 0.035],
        rim,
      ),
      ...[-0.8, 0.8].map((dz) =>
        box(
          [x + to * 0.5 - 0.07, 0, z + dz - 0.07],
          [x + to * 0.5 + 0.07, 0.5, z + dz + 0.07],
          flat(BLACK),
        ),
      ),
    ]),
    ...mallet(0.1, -0.8, [1.2, 0.1, 0.12]),
    ...mallet(-0.15, 0.75, [0.1, 0.35, 1.3]),
    drum([x + 0.22, z - 0.2], [high, high + 0.014], [0.05, 0.05], flat([1.2, 1, 0.1])),
  ];
}
