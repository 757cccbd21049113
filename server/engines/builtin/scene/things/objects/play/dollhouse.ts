import type { Colour } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

/** How high the floor of the open room is, of the house's height. */
export const DOLLS_FLOOR = 0.17;
/** Half the room's width, its ceiling, how deep it is, how thick its walls; by the house's height. */
const ROOM = { half: 0.45, ceiling: 0.74, deep: 0.34, wall: 0.03 } as const;
/** The table: half its width and depth, how high it is over the floor. */
const TABLE = { wide: 0.15, deep: 0.07, high: 0.1, z: -0.04 } as const;

const ROSE: Colour = [0.9, 0.56, 0.62];
const WHITE: Colour = [0.96, 0.94, 0.9];
const SLATE: Colour = [0.36, 0.42, 0.56];
const GOLD: Colour = [0.88, 0.66, 0.22];
const WALNUT: Colour = [0.42, 0.25, 0.14];
const CHEESE: Colour = [0.98, 0.8, 0.26];
const FLAME: Look = plain([1, 0.84, 0.42], { glow: () => 1 });
const WAX: Look = plain([0.97, 0.94, 0.86]);
const METAL: Look = plain(GOLD, { gloss: 0.7 });

/** Paper with stripes and a rose in every other one. */
const wallpaper: Look = {
  paint: (x, y, z) => {
    const across = (x + z) / 0.075;
    const stripe = Math.floor(across);
    const isWide = ((stripe % 2) + 2) % 2 === 0;
    if (!isWide) return [0.86, 0.92, 0.84];
    const [u, v] = [across - stripe - 0.5, (y / 0.075) % 1];
    const away = Math.hypot(u, v - 0.5);
    return away < 0.14 ? [0.86, 0.3, 0.42] : away < 0.24 ? [0.42, 0.62, 0.4] : [0.98, 0.9, 0.78];
  },
  glow: () => 0.25,
};

const checked: Look = {
  paint: (x, _y, z) =>
    (Math.floor((x + 5) / 0.07) + Math.floor((z + 5) / 0.07)) % 2 === 0
      ? [0.9, 0.86, 0.78]
      : [0.44, 0.2, 0.18],
};

const candle = ([x, y, z]: Vector, long: number): Solid[] => [
  limb(WAX, [x, y, z], [x, y + long, z], 0.006, 0.006),
  ball(FLAME, [x, y + long + 0.014, z], 0.009),
];

/** A chandelier of two rings of candles on a chain. */
function chandelier(): Solid[] {
  const y = ROOM.ceiling - 0.17;
  const z = 0.1;
  return [
    limb(METAL, [0, y, z], [0, ROOM.ceiling, z], 0.006, 0.005),
    ball(METAL, [0, y, z], 0.02),
    ring(METAL, [0, y + 0.01, z], 0.1, 0.007),
    ring(METAL, [0, y + 0.06, z], 0.055, 0.006),
    ...Array.from({ length: 8 }, (_, n): Solid[] => {
      const turned = (n / 8) * 2 * Math.PI + 0.2;
      const at: Vector = [0.1 * Math.cos(turned), y + 0.015, z + 0.1 * Math.sin(turned)];
      return [
        ...candle(at, 0.03),
        limb(METAL, [0, y, z], at, 0.004, 0.004),
        ball(plain([0.8, 0.92, 1], { gloss: 0.9 }), [at[0], y - 0.018, at[2]], 0.008),
      ];
    }).flat(),
  ];
}

/** The table under its cloth: a candelabrum, plates, cups, a wedge of cheese. */
function table(): Solid[] {
  const { wide, deep, high, z } = TABLE;
  const top = DOLLS_FLOOR + high;
  const china = plain(WHITE, { gloss: 0.5 });
  return [
    box(plain(WALNUT), [0, top - 0.05, z], [wide - 0.03, 0.05, deep - 0.02]),
    box(plain(WHITE), [0, top - 0.004, z], [wide, 0.006, deep], undefined, 0.003),
    box(plain([0.98, 0.96, 0.92]), [0, top - 0.03, z - deep], [wide, 0.032, 0.004]),
    ...[-1, 1].map((side) =>
      limb(
        plain(WALNUT),
        [side * (wide - 0.03), DOLLS_FLOOR, z - deep + 0.02],
        [side * (wide - 0.03), top, z - deep + 0.02],
        0.01,
        0.013,
      ),
    ),
    // The candelabrum.
    frustum(METAL, [0, top, z], 0.012, 0.03, 0.012),
    limb(METAL, [0, top, z], [0, top + 0.075, z], 0.006, 0.006),
    ...[-0.045, 0, 0.045].flatMap((x) => [
      limb(METAL, [0, top + 0.05, z], [x, top + 0.075, z], 0.004, 0.005),
      ...candle([x, top + 0.075, z], 0.035),
    ]),
    ...[-0.1, 0.1].flatMap((x) => [
      frustum(china, [x, top, z - 0.025], 0.006, 0.02, 0.03),
      ball(plain(CHEESE), [x, top + 0.012, z - 0.025], 0.01),
      frustum(
        plain([0.7, 0.12, 0.2], { gloss: 0.7 }),
        [x * 0.62, top, z - 0.045],
        0.024,
        0.008,
        0.011,
      ),
    ]),
    // The cheese: a wedge on a board, with holes.
    box(plain(WALNUT), [0.072, top + 0.006, z + 0.03], [0.035, 0.004, 0.024]),
    box(
      {
        paint: (x, y) => (Math.sin(x * 190) * Math.sin(y * 210) > 0.7 ? [0.8, 0.58, 0.12] : CHEESE),
      },
      [0.072, top + 0.028, z + 0.03],
      [0.028, 0.018, 0.018],
      roll(0.22),
      0.003,
    ),
  ];
}

/** A doll's house whose front is open: one papered room between its walls, floor and roof, furnished for a dinner by candlelight. */
export function dollhouse(wish: Wish): Sprite {
  const { half, ceiling, deep, wall } = ROOM;
  const outside = plain(wish.colour ?? ROSE, { gloss: 0.2 });
  const white = plain(WHITE, { gloss: 0.2 });
  const high = (ceiling - DOLLS_FLOOR) / 2;
  const middle = (ceiling + DOLLS_FLOOR) / 2;
  const frame = ([x, y]: readonly [number, number], tone: Colour): Solid[] => [
    box(METAL, [x, y, deep - 0.012], [0.045, 0.055, 0.008], undefined, 0.004),
    box(plain(tone), [x, y, deep - 0.022], [0.034, 0.044, 0.006]),
  ];
  const model = [
    box(wallpaper, [0, middle, deep], [half, high, 0.01]),
    ...[-1, 1].flatMap((side) => [
      box(
        wallpaper,
        [side * (half + 0.004), middle, deep / 2 - 0.06],
        [0.006, high, deep / 2 + 0.06],
      ),
      box(
        outside,
        [side * (half + wall), middle, deep / 2 - 0.07],
        [wall - 0.008, high + 0.03, deep / 2 + 0.07],
      ),
      box(white, [side * (half + wall), middle, -0.145], [wall, high + 0.03, 0.012]),
    ]),
    box(
      planks(WALNUT, 0.06, 'lying'),
      [0, DOLLS_FLOOR + 0.045, deep - 0.014],
      [half, 0.045, 0.008],
    ),
    box(checked, [0, DOLLS_FLOOR - 0.012, deep / 2 - 0.07], [half, 0.012, deep / 2 + 0.07]),
    // The plinth with its painted panels, the edge of the floor, the roof.
    box(outside, [0, 0.072, deep / 2 - 0.06], [half + 2 * wall, 0.072, deep / 2 + 0.06]),
    ...[-0.3, 0, 0.3].map((x) =>
      box(white, [x, 0.072, -0.125], [0.11, 0.042, 0.008], undefined, 0.006),
    ),
    box(white, [0, DOLLS_FLOOR - 0.02, -0.14], [half + 2 * wall, 0.016, 0.02]),
    box(
      white,
      [0, ceiling + 0.015, deep / 2 - 0.07],
      [half + 2 * wall + 0.02, 0.016, deep / 2 + 0.1],
    ),
    ...[-1, 1].map((side) =>
      box(
        planks(SLATE, 0.05, 'lying'),
        [side * 0.275, ceiling + 0.12, deep / 2 - 0.07],
        [0.3, 0.014, deep / 2 + 0.1],
        roll(-side * 0.36),
      ),
    ),
    box(outside, [0, ceiling + 0.07, deep - 0.1], [0.36, 0.05, 0.02]),
    box(outside, [0, ceiling + 0.12, deep - 0.1], [0.2, 0.06, 0.02]),
    ring(white, [0, ceiling + 0.1, -0.13], 0.04, 0.009, pitch(Math.PI / 2)),
    ...frame([-0.3, 0.5], [0.5, 0.66, 0.78]),
    ...frame([0.3, 0.5], [0.72, 0.6, 0.4]),
    ...frame([0, 0.44], [0.42, 0.52, 0.36]),
    ...table(),
    ...chandelier(),
  ];
  return portray(wish, model, 0, 0.1, 4);
}
