import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../front.ts';
import { boxOn, type Paint, type Plot, plainPaint, type Solid } from '../solid.ts';
import { isWater } from '../street-kind.ts';
import { LAMP } from '../street-lamps.ts';
import { type Way } from '../way.ts';

/** A sheet of ice that is laid on a square: how wide it is to either side of the eye, where it begins and ends ahead. World units. */
export interface Rink {
  readonly half: number;
  readonly near: number;
  readonly far: number;
}

const ICE: Colour = [0.62, 0.76, 0.86];
const BOARD: Colour = [0.93, 0.95, 0.97];
const STRIPE: Colour = [0.16, 0.34, 0.66];
/** How high the boards around it are, how thick, how far apart the posts that carry lights, how high these are. World units. */
const BOARDS = { high: 1.05, thick: 0.14, apart: 5, post: 3.6 } as const;

/** How far a rink reaches at the most, where it begins, and how far it ends before the houses across the end. World units. */
const SHEET = { half: 8.6, near: 2.4, far: 25, before: 6 } as const;
/** How far its boards are from the houses beside it. World units. */
const CLEAR = 2.6;

/** The rink on a street or a square where people skate; null where none is said. */
export function rinkOf(
  { front, end, kind, middle }: Pick<Way, 'front' | 'end' | 'kind' | 'middle'>,
  { idea }: Pick<Setting, 'idea'>,
): Rink | null {
  if (!idea.frozen || isWater({ kind })) return null;
  const far = Math.min(SHEET.far, end - SHEET.before);
  const half = Math.min(SHEET.half, front - Math.abs(middle(far)) - CLEAR);
  return half < 2 ? null : { half, near: SHEET.near, far };
}

/** How far off the first posts stand beside it, so that none hides it. World units. */
const FIRST = 9;

/** The ice at a place aside of the eye and ahead, and how much of it lies there, 0 to 1; `soft` is how far its edges run as seen from the eye. World units. */
export function iceOn(
  { half, near, far }: Rink,
  noise: Noise,
  aside: number,
  z: number,
  soft: number,
): readonly [colour: Colour, share: number] {
  const share =
    smoothstep(half + soft, half - soft, Math.abs(aside)) *
    smoothstep(near - soft, near + soft, z) *
    smoothstep(far + soft, far - soft, z);
  if (share <= 0) return [ICE, 0];
  const fine = smoothstep(0.16, 0.03, soft);
  // Curves that skates have cut, and what they have scraped off.
  const cut = [0, 1, 2].reduce((most, n) => {
    const at = noise.fbm(aside * 0.16 + 31 * n, z * 0.13 + 7 * n, 2) * 9;
    return Math.max(most, smoothstep(0.06, 0.01, Math.abs(at - Math.round(at))));
  }, 0);
  const scraped = 0.5 + 0.5 * noise.fbm(aside / 2.6 + 5, z / 4, 3);
  const colour = mixColour(
    scaleColour(ICE, 0.92 + 0.14 * scraped),
    [0.97, 0.98, 1],
    0.5 * cut * fine,
  );
  return [colour, share];
}

/** White boards with a stripe around the far half of it, posts with cords of lights over them; its near side is open. `lamps` is the share of lit windows, `y` how high its ground is. World units. */
export function rinkBoards({ half, near, far }: Rink, y: number, lamps: number): Solid[] {
  const { high, thick, apart, post } = BOARDS;
  const box = (
    [left, front]: readonly [number, number],
    [right, back]: readonly [number, number],
    [low, top]: readonly [number, number],
    paint: Paint,
  ): Solid => {
    const plot: Plot = {
      ...{ x: left, z: front, u: [1, 0], w: [0, 1] },
      ...{ wide: right - left, deep: back - front },
    };
    return boxOn(plot, y + low, y + top, paint);
  };
  const sides = [-half - thick, half];
  const columns = Math.max(2, Math.round((2 * half) / apart));
  const rows = Math.max(2, Math.round((far - FIRST) / apart));
  const places = [
    ...Array.from(
      { length: columns + 1 },
      (_, n) => [-half + (2 * half * n) / columns, far] as const,
    ),
    ...sides.flatMap((side) =>
      Array.from(
        { length: rows },
        (_, n) => [side, FIRST + ((far - FIRST) * (n + 0.5)) / rows] as const,
      ),
    ),
  ];
  const dark = plainPaint([0.16, 0.2, 0.24]);
  const glow = 0.5 + Math.min(1.4, 4 * lamps);
  return [
    box([-half - thick, far], [half + thick, far + thick], [0, high], board),
    ...sides.map((left) => box([left, near + 1], [left + thick, far], [0, high], board)),
    ...places.flatMap(([left, z], n) => [
      box([left - 0.05, z], [left + 0.05, z + 0.1], [0, post], dark),
      box([left - 0.22, z - 0.17], [left + 0.22, z + 0.27], [post, post + 0.44], () => ({
        colour: [1, 0.93, 0.78],
        glass: 0,
        glow: scaleColour(LAMP, glow * (0.85 + 0.3 * chance(n, 2, 2))),
      })),
    ]),
  ];
}

/** White, with a stripe of blue at the foot and one below the rail. */
const board: Paint = ({ role }, { up }) =>
  plainFront(role !== 'level' && (up < 0.16 || (up > 0.86 && up < 0.97)) ? STRIPE : BOARD);
