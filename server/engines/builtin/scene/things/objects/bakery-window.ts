import type { Colour } from '../../words/idea.ts';
import { plain, planks, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { ball, box, ellipsoid, type Look, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch, type Vector } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** How high the board is on which wares and animals lie in the window, of the front's height. */
export const DISPLAY = 0.34;
/** Half the width of the front and of its window, the window's upper edge, how deep it is; by the front's height. */
const FRONT = { half: 1.5, window: 0.42, top: 0.76, deep: 0.34 } as const;
const PAINT: Colour = [0.12, 0.3, 0.3];
const PLASTER: Colour = [0.84, 0.76, 0.62];
const WARM: Colour = [1.5, 1.15, 0.66];
const WOOD: Colour = [0.6, 0.42, 0.25];
const RED: Colour = [0.72, 0.16, 0.13];
const CREAM: Colour = [0.95, 0.91, 0.82];
const GOLD: Colour = [0.86, 0.62, 0.2];

/** How much of their own colour bread and the wall behind it show in the light of the shop's lamps. */
const LIT = 0.3;

/** A crust that is darker on top, with pale cuts across it. */
const crust = (tone: number): Look => ({
  glow: () => LIT,
  paint: (x, y, z) =>
    Math.sin(38 * x + 12 * z) > 0.86
      ? [0.95 * tone, 0.8 * tone, 0.54 * tone]
      : [0.78 * tone, 0.48 * tone, (0.2 + 0.04 * Math.sin(y * 90)) * tone],
});

const loaf = ([x, y, z]: Vector, long: number, n: number): Solid =>
  ellipsoid(crust(1.25 + 0.1 * (n % 4)), [x, y + 0.05, z], [long, 0.055, 0.06]);

/** A basket with long loaves that stand in it. */
function basket(x: number): Solid[] {
  const wicker = worn([0.62, 0.42, 0.22], 0.25);
  return [
    box(wicker, [x, DISPLAY + 0.06, -0.12], [0.1, 0.06, 0.07], undefined, 0.02),
    ...[-0.06, -0.02, 0.025, 0.07].map((dx, n) =>
      limb(
        crust(1.2 + 0.07 * n),
        [x + dx * 0.7, DISPLAY + 0.06, -0.12 + 0.02 * (n % 2)],
        [x + dx * 1.5, DISPLAY + 0.3 - 0.02 * n, -0.1],
        0.024,
        0.02,
      ),
    ),
  ];
}

/** A pretzel of gold that hangs as a sign. */
const pretzel = (x: number, y: number): Solid[] => {
  const gold = plain(GOLD, { gloss: 0.6 });
  const facing = pitch(Math.PI / 2);
  return [
    ...[-1, 1].map((side) => ring(gold, [x + side * 0.028, y, -0.14], 0.03, 0.01, facing)),
    ring(gold, [x, y - 0.024, -0.14], 0.03, 0.01, facing),
  ];
};

/** What is behind the pane: two shelves of bread before a warm wall, loaves and a basket on the board, room in the middle. */
function wares(): Solid[] {
  const wood = planks(WOOD, 0.08, 'lying');
  const { window, deep, top } = FRONT;
  return [
    box(
      { ...plain(WARM), glow: () => LIT },
      [0, (DISPLAY + top) / 2, deep],
      [window + 0.05, (top - DISPLAY) / 2 + 0.05, 0.01],
    ),
    ...[0.54, 0.66].flatMap((y, row) => [
      box(wood, [0, y, deep - 0.08], [window, 0.01, 0.08]),
      ...Array.from({ length: 5 }, (_, n) =>
        loaf([-0.34 + 0.17 * n, y + 0.01, deep - 0.09], row === 0 ? 0.074 : 0.06, n + row),
      ),
    ]),
    box(wood, [0, DISPLAY - 0.012, deep / 2 - 0.1], [window, 0.012, deep / 2 + 0.12]),
    ...basket(-0.33),
    ...[0.26, 0.37].flatMap((x, n) => [
      loaf([x, DISPLAY, -0.1 + 0.05 * n], 0.075, n),
      loaf([x + 0.03, DISPLAY + 0.075, -0.06], 0.065, n + 2),
    ]),
    ...[-0.21, -0.16, -0.185].map((x, n) =>
      ball(crust(1.35), [x, DISPLAY + 0.03 + (n === 2 ? 0.045 : 0), -0.15 + 0.01 * n], 0.034),
    ),
  ];
}

/** The front of a baker's shop as one sees it from the street: its window full of bread under a striped awning, panels of painted wood below. */
export function bakeryWindow(wish: Wish): Sprite {
  const { half, window, top } = FRONT;
  const paint = plain(wish.colour ?? PAINT, { gloss: 0.25 });
  const plaster = worn(PLASTER, 0.12);
  const striped: Look = {
    paint: (x) => (Math.floor((x + 9) / 0.09) % 2 === 0 ? RED : CREAM),
  };
  const aside = (half - window) / 2;
  const model = [
    ...wares(),
    ...[-1, 1].map((side) =>
      box(plaster, [side * (window + aside + 0.03), 0.5, 0], [aside, 0.5, 0.05]),
    ),
    box(paint, [0, 0.155, -0.02], [window + 0.1, 0.155, 0.07]),
    ...[-0.36, -0.12, 0.12, 0.36].map((x) =>
      box(
        plain([0.2, 0.42, 0.4], { gloss: 0.25 }),
        [x, 0.155, -0.09],
        [0.09, 0.095, 0.012],
        undefined,
        0.008,
      ),
    ),
    // The sill and the frame of the pane.
    box(paint, [0, DISPLAY - 0.022, -0.12], [window + 0.1, 0.02, 0.1], undefined, 0.008),
    ...[-1, 1].map((side) => box(paint, [side * (window + 0.04), 0.55, -0.06], [0.04, 0.24, 0.05])),
    box(paint, [0, 0.905, -0.03], [window + 0.12, 0.095, 0.08]),
    box(plain(CREAM), [0, 0.93, -0.115], [0.36, 0.055, 0.008], undefined, 0.006),
    ...[-0.24, 0, 0.24].flatMap((x) => pretzel(x, 0.94)),
    box(striped, [0, top + 0.055, -0.2], [window + 0.08, 0.006, 0.16]),
    box(striped, [0, top + 0.02, -0.355], [window + 0.08, 0.035, 0.006]),
  ];
  return portray(wish, model, 0, 0.03, 4);
}
