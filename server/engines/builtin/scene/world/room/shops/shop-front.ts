import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { USUAL_EYE } from '../../eye.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';
import { beforeShop } from './shop-front-before.ts';
import { type HouseLook, houseFront, LOOKS, SHOP_BAY } from './shop-front-houses.ts';
import { tradeOf } from './shop-front-trades.ts';
import { inShopWindow } from './shop-front-window.ts';

/** How far ahead the ground reaches, metres. */
export const SHOP_FRONT_BACK = 16;

/** Where the front is, half its width, the pavement before it and how high that is; metres. */
const { front: FRONT, half: HALF, pavement: PAVED } = SHOP_BAY;
const KERB = FRONT - PAVED;
/** The shop's window by its distance to the side of the middle where the door is not, its height, and the door; metres. */
const PANE = { from: -2.1, to: 0.62, low: 0.72, high: 2.5 } as const;
const DOOR = { from: 0.95, to: 1.95, high: 2.42 } as const;
/** The name board. */
const BOARD = { low: 2.92, high: 3.42 } as const;

const BRASS: Material = flat([0.8, 0.62, 0.28]);
const SNOW: Colour = [0.94, 0.96, 1];

/** Ground beyond what is laid before a shop. */
export const shopFrontSurfaces = (_noise: Noise): Surfaces => ({
  walls: flat([0.5, 0.5, 0.5]),
  floor: flat([0.34, 0.33, 0.32]),
  ceiling: flat([0.5, 0.5, 0.5]),
});

/** The front of a small shop near the eye: its window with the goods in warm light, the door, awning, name board and lamps, pots and what else stands before it, the pavement and the street, and the neighbours' houses in the manner of the town. */
export function shopFront(furnishing: Furnishing): Furnished {
  const { side, noise, random, front } = furnishing;
  const { of, manner, isWet, isSnowy } = front ?? {
    of: 'bakery',
    manner: 'plain',
    isWet: false,
    isSnowy: false,
  };
  const trade = tradeOf(of);
  const look = LOOKS[manner];
  const at = (out: number) => -side * out;
  const wood: Material = (x, y) =>
    scaleColour(trade.paint, 0.9 + 0.14 * noise.fbm(x * 3, y * 0.8, 2));
  return {
    lamps: [
      [at(-1.3), 2.1, FRONT - 0.55],
      [at(0.2), 2.1, FRONT - 0.55],
      [at(1.45), 2.3, FRONT - 0.6],
      [at(-0.7), 2.3, FRONT + 0.7],
      [at(-2.9), 2.6, KERB - 0.3],
      [at(3), 2.7, KERB + 0.2],
    ],
    solids: [
      ...street(noise, look, { isWet, isSnowy, at, paint: trade.paint }),
      ...houses(furnishing, look, isSnowy),
      ...woodwork(at, wood),
      ...inShopWindow(trade, at, [PANE.from, PANE.to], FRONT),
      ...doorway(at, wood, trade.paint),
      ...nameBoard(trade.sign, trade.paint, trade.ink),
      ...(trade.awning === null ? [] : awning(at, trade.awning, isSnowy)),
      ...[-2.38, 2.3].flatMap((out) => lantern(at(out), FRONT - 0.24)),
      ...beforeShop(trade, { at, random, kerb: KERB, front: FRONT, door: DOOR, isSnowy }),
    ],
  };
}

/** The pavement, its kerb and the street: stones or asphalt, snow on them, or wet with the lit front mirrored in them. */
function street(
  noise: Noise,
  { stones }: HouseLook,
  {
    isWet,
    isSnowy,
    at,
    paint,
  }: { isWet: boolean; isSnowy: boolean; at: (out: number) => number; paint: Colour },
): Solid[] {
  const sideOf = Math.sign(at(1));
  /** What a ray thrown back by wet ground meets of the front, blurred upright. */
  const mirrored = (x: number, z: number): Colour => {
    const wave = 0.35 * noise.fbm(x * 4, z * 9, 2);
    const y = (USUAL_EYE.room * (FRONT - z)) / z + wave;
    const out = (((x + 0.1 * wave) * FRONT) / z) * sideOf;
    const inPane = out > PANE.from && out < PANE.to ? 1 : 0;
    const inDoor = out > DOOR.from && out < DOOR.to ? 0.8 : 0;
    const lit = Math.max(inPane, inDoor) * smoothstep(0.3, 0.9, y) * (1 - smoothstep(1.6, 2.8, y));
    return mixColour(scaleColour(paint, 0.5), [2.6, 1.75, 0.8], lit);
  };
  const finished = (own: Colour, x: number, z: number): Colour => {
    if (isSnowy) {
      const trod = smoothstep(0, 0.44, noise.fbm(x * 1.4, z * 1.4 + 7, 3));
      const drift = 0.86 + 0.2 * noise.fbm(x * 2.2 + 5, z * 4, 3);
      return scaleColour(mixColour(SNOW, mixColour(own, SNOW, 0.45), 0.7 * trod), drift);
    }
    if (!isWet) return own;
    const puddle = smoothstep(-0.16, 0.2, noise.fbm(x * 0.55 + 3, z * 1.1, 3));
    return mixColour(scaleColour(own, 0.55), mirrored(x, z), 0.22 + 0.5 * puddle);
  };
  const road: Material = (x, _y, z) => {
    const [w, d] = stones === 'cobbles' ? [0.19, 0.13] : stones === 'slabs' ? [0.62, 0.44] : [0, 0];
    const grit = 0.82 + 0.3 * noise.fbm(x * 7, z * 7, 2);
    if (w === 0) return finished(scaleColour([0.37, 0.375, 0.39], grit), x, z);
    const row = Math.floor(z / d);
    const [u, v] = [x / w + 0.5 * (row % 2), z / d];
    const joint =
      Math.abs(u - Math.round(u)) < 0.06 || Math.abs(v - Math.round(v)) < 0.08 ? 0.66 : 1;
    const tone = 0.86 + 0.28 * noise.fbm(Math.floor(u) * 3.7, row * 5.3, 1);
    return finished(scaleColour([0.62, 0.59, 0.55], grit * joint * tone), x, z);
  };
  const paving: Material = (x, _y, z) => {
    const [u, v] = [x / 0.72, z / 0.53];
    const joint = Math.abs(u - Math.round(u)) < 0.016 || Math.abs(v - Math.round(v)) < 0.02;
    const tone = 0.92 + 0.2 * noise.fbm(Math.floor(u) * 2.1 + 9, Math.floor(v) * 3.3, 1);
    return finished(scaleColour([0.6, 0.57, 0.52], joint ? 0.68 : tone), x, z);
  };
  return [
    box([-20, 0, 0.4], [20, 0.012, KERB], road),
    box([-20, 0, KERB], [20, 0.11, KERB + 0.14], (x, y, z, axis) =>
      axis === 1
        ? finished([0.66, 0.64, 0.6], x, z)
        : scaleColour([0.58, 0.56, 0.53], y < 0.02 || Math.abs(x % 1) < 0.02 ? 0.6 : 0.9),
    ),
    box([-20, 0, KERB + 0.14], [20, 0.1, FRONT], paving),
  ];
}

/** The shop's own house and its neighbours', as far as a wide picture shows. */
function houses({ side, random }: Furnishing, look: HouseLook, isSnowy: boolean): Solid[] {
  const own = houseFront([-HALF, HALF], { look, random, isSnowy, number: 0, isShop: true });
  const rows = [-1, 1].flatMap((to) => {
    let from = HALF;
    return [1, 2, 3].flatMap((n) => {
      const wide = 3.4 + 1.5 * random.unit();
      const span = [to * from, to * (from + wide)] as const;
      from += wide;
      const number = n * 2 + (to === side ? 1 : 0);
      return houseFront([Math.min(...span), Math.max(...span)], {
        look,
        random,
        isSnowy,
        number,
        isShop: false,
      });
    });
  });
  return [...own, ...rows];
}

/** The painted wood of the front: posts, what is below the window and its frame. */
function woodwork(at: (out: number) => number, wood: Material): Solid[] {
  const post = (out: number, wide: number): Solid =>
    slab([at(out - wide), at(out + wide)], [0.1, BOARD.low], [FRONT - 0.14, FRONT + 0.05], wood);
  const { from, to, low, high } = PANE;
  const bars = [from + (to - from) / 3, to - (to - from) / 3];
  const panel: Material = (x, y, z, axis) => {
    const u = ((Math.abs(x) * 1.1) % 1) - 0.5;
    const isInset = Math.abs(u) < 0.4 && y > 0.26 && y < 0.58;
    return scaleColour(wood(x, y, z, axis), isInset ? 0.82 : 1);
  };
  return [
    post(-2.3, 0.17),
    post(0.79, 0.16),
    post(2.2, 0.26),
    slab([at(from), at(to)], [0.1, low], [FRONT - 0.1, FRONT + 0.02], panel),
    slab([at(from), at(to)], [low, low + 0.06], [FRONT - 0.17, FRONT + 0.04], wood),
    slab([at(-2.46), at(2.46)], [high, BOARD.low], [FRONT - 0.1, FRONT + 0.05], wood),
    ...bars.map((out) =>
      slab([at(out - 0.025), at(out + 0.025)], [low, high], [FRONT - 0.05, FRONT], wood),
    ),
    slab([at(from), at(to)], [2.06, 2.11], [FRONT - 0.05, FRONT], wood),
  ];
}

/** The door: glass above, a handle, a step, the light of the shop behind it. */
function doorway(at: (out: number) => number, wood: Material, paint: Colour): Solid[] {
  const { from, to, high } = DOOR;
  const leaf: Material = (x, y, z, axis) => scaleColour(wood(x, y, z, axis), 0.85);
  return [
    slab([at(from), at(to)], [0.02, 0.17], [FRONT - 0.3, FRONT], flat([0.62, 0.6, 0.56])),
    slab([at(from), at(from + 0.14)], [0.17, high], [FRONT - 0.04, FRONT], leaf),
    slab([at(to - 0.14), at(to)], [0.17, high], [FRONT - 0.04, FRONT], leaf),
    slab([at(from), at(to)], [0.17, 0.86], [FRONT - 0.04, FRONT], leaf),
    slab([at(from), at(to)], [high - 0.16, high], [FRONT - 0.04, FRONT], leaf),
    slab([at(from + 0.45), at(from + 0.5)], [0.86, high], [FRONT - 0.03, FRONT], leaf),
    slab([at(from + 0.06), at(from + 0.1)], [1, 1.3], [FRONT - 0.1, FRONT - 0.06], BRASS),
    slab([at(from), at(to)], [high, high + 0.08], [FRONT - 0.1, FRONT], wood),
    {
      ...slab([at(from), at(to)], [0.17, high], [FRONT + 0.9, FRONT + 1], (_x, y) =>
        mixColour([0.75, 0.5, 0.26], scaleColour(paint, 0.6), y < 0.5 ? 0.4 : 0.1),
      ),
      glow: 0.3,
    },
    // A small board that turns on its cord behind the glass.
    slab(
      [at(from + 0.28), at(to - 0.28)],
      [1.5, 1.68],
      [FRONT - 0.02, FRONT],
      flat([0.95, 0.92, 0.85]),
    ),
    ...lettering('OPEN', [at((from + to) / 2), 1.59, FRONT - 0.035], 0.1, flat([0.7, 0.14, 0.1])),
  ];
}

/** The board with the shop's name, between two ledges. */
function nameBoard(sign: string, paint: Colour, ink: Colour): Solid[] {
  const high = Math.min(0.34, 3.5 / (sign.length * 0.76));
  return [
    box([-2.5, BOARD.low, FRONT - 0.16], [2.5, BOARD.high, FRONT + 0.05], (_x, y) =>
      scaleColour(paint, y > BOARD.high - 0.04 || y < BOARD.low + 0.04 ? 1.25 : 0.95),
    ),
    box([-2.58, BOARD.high, FRONT - 0.24], [2.58, BOARD.high + 0.09, FRONT + 0.05], flat(paint)),
    ...lettering(sign, [0, (BOARD.low + BOARD.high) / 2, FRONT - 0.18], high, flat(ink)).map(
      (one) => ({ ...one, glow: 0.22 }),
    ),
  ];
}

/** An awning of striped cloth over the window: rows of it that fall toward the street, and its hem. */
function awning(
  at: (out: number) => number,
  [one, other]: readonly [Colour, Colour],
  isSnowy: boolean,
): Solid[] {
  const [from, to] = [-2.3, 0.86];
  const cloth: Material = (x, y, _z, axis) => {
    const own = Math.floor(Math.abs(x + 20) / 0.24) % 2 === 0 ? one : other;
    if (isSnowy && axis === 1 && y > 2.2) return SNOW;
    return scaleColour(own, axis === 1 ? 1.05 : 0.94);
  };
  const rows = 14;
  return [
    ...Array.from({ length: rows }, (_, n) => {
      const z = FRONT - 0.14 - n * 0.062;
      const y = BOARD.low - 0.02 - n * 0.034;
      return slab([at(from), at(to)], [y - 0.036, y], [z - 0.062, z], cloth);
    }),
    ...Array.from({ length: 13 }, (_, n) => {
      const out = from + ((to - from) * (n + 0.5)) / 13;
      const y = BOARD.low - 0.02 - rows * 0.034;
      const z = FRONT - 0.14 - rows * 0.062;
      return ball([at(out) - 0.124, y - 0.12, z], [at(out) + 0.124, y + 0.12, z + 0.02], cloth);
    }),
  ];
}

/** A lantern on an arm. */
const lantern = (x: number, z: number): Solid[] => {
  const iron = flat([0.08, 0.08, 0.09]);
  return [
    box([x - 0.02, 2.56, z], [x + 0.02, 2.6, FRONT], iron),
    drum([x, z], [2.5, 2.6], [0.11, 0.03], iron),
    { ...drum([x, z], [2.24, 2.5], [0.07, 0.1], flat([1.5, 1.1, 0.55])), glow: 1.1 },
    drum([x, z], [2.2, 2.24], [0.05, 0.075], iron),
  ];
};
