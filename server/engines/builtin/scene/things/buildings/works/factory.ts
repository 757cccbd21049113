import type { Colour } from '../../../words/idea.ts';
import { masonry, type Pane, plain, tiles, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, frustum, hull, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { forsakenFactory } from './forsaken-factory.ts';

const BRICK: Colour = [0.56, 0.29, 0.21];
const PALE: Colour = [0.78, 0.74, 0.68];
const SLATE: Colour = [0.3, 0.31, 0.34];
const STEEL: Colour = [0.62, 0.65, 0.68];
const DARK: Colour = [0.14, 0.15, 0.17];

/** The teeth of the roof that have fallen in where it is forsaken. */
const FALLEN: readonly number[] = [1, 2, 4];
/** How many teeth the roof of the hall has, half its sides, and how high its walls are. */
const TEETH = 6;
const HALL = { x: -0.2, half: [0.84, 0.34], high: 0.27 } as const;

/** A factory of brick: a hall under a roof of saw teeth, a boiler house, two tall chimneys, tanks; no light in it where it is forsaken. */
export function factory(wish: Wish, isForsaken: boolean): Sprite {
  const wall = wish.colour ?? BRICK;
  const model = [
    ...hall(wall, isForsaken ? FALLEN : []),
    ...boilerHouse(wall),
    ...chimney(wall, 0.5, isForsaken ? 0.82 : 1.12),
    ...chimney(wall, 0.8, 0.96),
    ...[-1, -0.8].flatMap((x) => tank(x + 0.02, -0.42)),
    limb(plain(STEEL), [-0.9, 0.24, -0.42], [-0.3, 0.3, -0.3], 0.012, 0.012),
  ];
  if (isForsaken) return portray(wish, forsakenFactory(model, wish.random, wall), 0.42, 0.08, 2.8);
  return portray(wish, model, 0.42, 0.08, 2.8);
}

function hall(wall: Colour, fallen: readonly number[]): Solid[] {
  const [wide, deep] = HALL.half;
  const panes: readonly Pane[] = Array.from({ length: 7 }, (_, n) => ({
    side: '-z',
    at: [HALL.x - wide + 0.13 + n * 0.235, 0.14],
    half: [0.07, 0.085],
    kind: 'arch',
  }));
  const tooth = wide / TEETH;
  return [
    box(
      withPanes(masonry(wall, 0.022), panes),
      [HALL.x, HALL.high / 2, 0],
      [wide, HALL.high / 2, deep],
    ),
    box(worn(PALE, 0.1), [HALL.x, HALL.high, 0], [wide + 0.012, 0.01, deep + 0.012]),
    ...Array.from({ length: TEETH }, (_, n) => n)
      .filter((n) => !fallen.includes(n))
      .map((n) => sawTooth(HALL.x - wide + tooth * (2 * n + 1), tooth, deep)),
    ...fallen.flatMap((n) => fallenTooth(HALL.x - wide + tooth * (2 * n + 1), tooth, deep)),
  ];
}

/** What is left of a tooth that fell in: the dark hall below, and a few of its beams. */
function fallenTooth(x: number, half: number, deep: number): Solid[] {
  const rust = plain([0.36, 0.19, 0.11]);
  const high = HALL.high + 0.012;
  return [
    box(plain([0.03, 0.03, 0.03]), [x, high, 0], [half * 0.96, 0.003, deep * 0.97]),
    ...[-0.8, -0.3, 0.25, 0.75].map((share) =>
      limb(
        rust,
        [x - half, high, deep * share],
        [x + half * (share > 0 ? 0.4 : 1), high + (share > 0 ? 0.1 : 0.02), deep * share],
        0.008,
        0.008,
      ),
    ),
  ];
}

/** One tooth of the roof: upright glass towards the left, slates that fall to the right. */
function sawTooth(x: number, half: number, deep: number): Solid {
  const rise = 0.12;
  const length = Math.hypot(rise, 2 * half);
  const [out, up] = [rise / length, (2 * half) / length];
  const slates = tiles(SLATE, 0.03);
  const roof: Look = {
    ...slates,
    paint: (px, y, z, normal) => {
      if (normal[0] > -0.7) return slates.paint(px, y, z, normal);
      const bar = Math.abs(((z * 14 + 50) % 1) - 0.5) > 0.42;
      return bar ? DARK : [0.5, 0.58, 0.63];
    },
    glow: (_x, _y, _z, normal) => (normal[0] > -0.7 ? 0 : 0.8),
  };
  return hull(
    roof,
    [x, HALL.high, 0],
    [-1, 0, 0, half, out, up, 0, half * out, 0, -1, 0, 0.002, 0, 0, 1, deep, 0, 0, -1, deep],
    [half, rise + 0.01, deep],
  );
}

function boilerHouse(wall: Colour): Solid[] {
  const panes: readonly Pane[] = [
    ...[0.76, 0.94, 1.1].map(
      (x): Pane => ({ side: '-z', at: [x, 0.3], half: [0.05, 0.12], kind: 'arch' }),
    ),
    { side: '-z', at: [0.93, 0.07], half: [0.09, 0.07], kind: 'door' },
    ...[-0.12, 0.12].map(
      (z): Pane => ({ side: 'x', at: [z, 0.26], half: [0.05, 0.12], kind: 'arch' }),
    ),
  ];
  return [
    box(withPanes(masonry(wall, 0.022), panes), [0.92, 0.23, 0.02], [0.27, 0.23, 0.3]),
    box(worn(PALE, 0.1), [0.92, 0.465, 0.02], [0.285, 0.012, 0.315]),
  ];
}

/** A round chimney behind the hall, with a pale crown. */
const chimney = (wall: Colour, x: number, high: number): Solid[] => [
  box(masonry(wall, 0.022), [x, 0.2, 0.46], [0.1, 0.2, 0.1]),
  frustum(masonry(wall, 0.022, 0.07), [x, 0.38, 0.46], high - 0.38, 0.076, 0.05),
  frustum(worn(PALE, 0.1), [x, high - 0.1, 0.46], 0.035, 0.058, 0.057),
  frustum(worn(PALE, 0.1), [x, high - 0.03, 0.46], 0.03, 0.06, 0.062),
];

const tank = (x: number, z: number): Solid[] => [
  frustum(worn(STEEL, 0.1), [x, 0, z], 0.24, 0.085, 0.085),
  frustum(worn(STEEL, 0.1), [x, 0.24, z], 0.03, 0.085, 0.02),
];
