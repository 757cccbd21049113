import { pick } from '../../../kernels/random.ts';
import { scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain, worn } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import { box, ellipsoid, limb, ring, type Solid } from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const WHITE: Colour = [0.9, 0.91, 0.91];
const STEEL: Colour = [0.72, 0.74, 0.77];
const DARK: Colour = [0.14, 0.15, 0.18];
/** Enamel of refrigerators. */
const ENAMELS: readonly Colour[] = [
  [0.9, 0.9, 0.86],
  [0.62, 0.8, 0.78],
  [0.8, 0.26, 0.22],
  [0.92, 0.84, 0.62],
];
const MAGNETS: readonly Colour[] = [
  [0.88, 0.28, 0.22],
  [0.2, 0.44, 0.76],
  [0.94, 0.76, 0.2],
];
const PAPER: Colour = [0.96, 0.95, 0.9];

/** From how far above what stands on the floor is seen, radians. */
const ABOVE = 0.26;
/** Half the width, the height and half the depth of a machine and of a refrigerator. Metres. */
const MACHINE = { half: 0.31, high: 0.86, deep: 0.3 } as const;
const FRIDGE = { half: 0.34, high: 1.42, deep: 0.32, freezer: 1.02 } as const;

const shown = (wish: Wish, model: readonly Solid[]): Sprite =>
  portray({ ...wish, sight: { above: ABOVE, away: wish.sight?.away ?? 4 } }, model, 0.04);

/** A washing machine: a round door of glass, over it a drawer, a dial and a display. */
export function washer(wish: Wish): Sprite {
  const { half, high, deep } = MACHINE;
  const enamel = worn(wish.colour ?? WHITE, 0.03, { gloss: 0.4 });
  const line = plain(scaleColour(wish.colour ?? WHITE, 0.72));
  const steel = plain(STEEL, { gloss: 0.8 });
  const front = -deep - 0.004;
  return shown(wish, [
    box(enamel, [0, high / 2 + 0.01, 0], [half, high / 2 - 0.01, deep], undefined, 0.02),
    box(enamel, [0, high, 0], [half + 0.008, 0.016, deep + 0.012], undefined, 0.012),
    box(line, [0, high - 0.17, front], [half - 0.01, 0.003, 0.003]),
    box(line, [0, 0.08, front], [half - 0.01, 0.003, 0.003]),
    ellipsoid(plain(DARK, { gloss: 0.9 }), [0, 0.4, front], [0.165, 0.165, 0.05]),
    ring(steel, [0, 0.4, front], 0.19, 0.03, pitch(Math.PI / 2)),
    box(line, [-0.19, high - 0.09, front], [0.085, 0.045, 0.003], undefined, 0.003),
    ellipsoid(steel, [0.01, high - 0.09, front], [0.045, 0.045, 0.03]),
    box(
      plain([0.1, 0.3, 0.34], { gloss: 0.5, glow: () => 0.3 }),
      [0.18, high - 0.09, front],
      [0.075, 0.028, 0.004],
      undefined,
      0.004,
    ),
  ]);
}

/** A refrigerator with round edges, its freezer above, notes held to its door by magnets. */
export function fridge(wish: Wish): Sprite {
  const { half, high, deep, freezer } = FRIDGE;
  const colour = wish.colour ?? pick(wish.random, ENAMELS);
  const enamel = worn(colour, 0.03, { gloss: 0.5 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const side = looksLeft(wish) ? -1 : 1;
  const front = -deep - 0.03;
  const door = (low: number, top: number): Solid =>
    box(
      enamel,
      [0, (low + top) / 2, front + 0.02],
      [half - 0.004, (top - low) / 2, 0.04],
      undefined,
      0.03,
    );
  const handle = (low: number, top: number): Solid[] => [
    limb(
      steel,
      [side * (half - 0.07), low, front - 0.06],
      [side * (half - 0.07), top, front - 0.06],
      0.016,
      0.016,
    ),
    ...[low, top].map((y) =>
      limb(
        steel,
        [side * (half - 0.07), y, front - 0.06],
        [side * (half - 0.07), y, front],
        0.012,
        0.012,
      ),
    ),
  ];
  const note = (x: number, y: number, magnet: Colour): Solid[] => [
    box(plain(PAPER), [-side * x, y, front - 0.024], [0.055, 0.07, 0.002]),
    ellipsoid(
      plain(magnet, { gloss: 0.4 }),
      [-side * x, y + 0.055, front - 0.03],
      [0.02, 0.02, 0.01],
    ),
  ];
  return shown(wish, [
    box(enamel, [0, high / 2 + 0.04, 0], [half, high / 2 - 0.04, deep], undefined, 0.05),
    box(plain(DARK), [0, 0.04, 0], [half - 0.03, 0.04, deep - 0.04]),
    door(0.1, freezer - 0.006),
    door(freezer + 0.006, high - 0.01),
    ...handle(freezer - 0.42, freezer - 0.1),
    ...handle(freezer + 0.08, freezer + 0.26),
    ...note(0.06, 0.8, MAGNETS[0] ?? PAPER),
    ...note(0.2, 0.7, MAGNETS[1] ?? PAPER),
    ...note(0.1, 1.18, MAGNETS[2] ?? PAPER),
  ]);
}
