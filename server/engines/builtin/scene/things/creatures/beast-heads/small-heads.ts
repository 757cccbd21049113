import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { OwnHead } from '../own-head.ts';
import { dragonHide } from '../reptiles/dragon-hide.ts';

/*
 * Heads as animals have them that stand upright as people do: around the middle, looking right, about 1 high.
 */

const BLACK: Colour = [0.04, 0.035, 0.035];
const WHITE: Colour = [0.96, 0.95, 0.92];
const RED: Colour = [0.62, 0.28, 0.12];
const CREAM: Colour = [0.93, 0.88, 0.78];
const GREY: Colour = [0.52, 0.51, 0.52];
const SPINES: Colour = [0.4, 0.32, 0.24];
const FACE: Colour = [0.76, 0.62, 0.46];
const COMB: Colour = [0.8, 0.1, 0.08];
const BEAK: Colour = [0.93, 0.66, 0.16];
const BILL: Colour = [0.95, 0.62, 0.12];
const SCALES: Colour = [0.2, 0.46, 0.22];
const HORN: Colour = [0.88, 0.82, 0.68];

const BOTH = [-1, 1] as const;

/** Dark eyes with a light in each, on both sides of a face. */
const eyes = ([x, y, z]: Vector, size: number, iris: Colour = BLACK): Solid[] =>
  BOTH.flatMap((side) => [
    ball(plain(iris, { gloss: 0.9 }), [x, y, side * z], size),
    ball(
      plain(BLACK, { gloss: 0.9 }),
      [x + size * 0.55, y, side * (z + size * 0.35)],
      iris === BLACK ? size * 0.6 : size * 0.62,
    ),
    ball(
      plain([1, 1, 1]),
      [x + size * 0.95, y + size * 0.45, side * (z + size * 0.4)],
      size * 0.22,
    ),
  ]);

/** Fur of a colour, paler beneath. */
const furOf = (base: Colour, pale: Colour, fur = 0.06): Look => ({
  paint: (x, y, z, normal) =>
    scaleColour(
      mixColour(base, pale, 0.8 * smoothstep(-0.2, -0.75, normal[1])),
      0.94 + 0.1 * Math.sin(x * 31 + y * 23) * Math.sin(z * 29),
    ),
  fur,
});

/** The head of a squirrel: tufts on its ears, a blunt nose; null colour: red. */
export function squirrelHead(colour: Colour | null): OwnHead {
  const coat = furOf(colour ?? RED, CREAM);
  const pale: Look = { ...plain(CREAM), fur: 0.04 };
  return {
    coat,
    pieces: [
      ellipsoid(coat, [0, 0, 0], [0.48, 0.43, 0.42], 0.1),
      ...BOTH.map((side) => ellipsoid(coat, [0.14, -0.16, side * 0.24], [0.24, 0.22, 0.2], 0.1)),
      ellipsoid(pale, [0.4, -0.16, 0], [0.2, 0.15, 0.19], 0.08),
      ball(plain(BLACK, { gloss: 0.6 }), [0.6, -0.1, 0], 0.06),
      ...eyes([0.3, 0.1, 0.27], 0.11),
      ...BOTH.flatMap((side) => [
        limb(coat, [-0.14, 0.3, side * 0.24], [-0.2, 0.66, side * 0.3], 0.15, 0.06, 0.05),
        limb(coat, [-0.2, 0.62, side * 0.3], [-0.26, 0.92, side * 0.33], 0.06, 0.012, 0.03),
      ]),
    ],
  };
}

/** How many spines are on the head of a hedgehog. */
const PRICKLES = 240;

/** The head of a hedgehog: spines back from its brow, a pointed pale face; null colour: brown. */
export function hedgehogHead(colour: Colour | null): OwnHead {
  const base = colour ?? SPINES;
  const face: Look = { ...plain(FACE), fur: 0.05 };
  const quill: Look = {
    paint: (x, y, z) =>
      mixColour(
        scaleColour(base, 0.5),
        CREAM,
        smoothstep(0.56, 0.76, Math.hypot(x + 0.1, y - 0.04, z)),
      ),
  };
  const spines = Array.from({ length: PRICKLES }, (_, n): Solid | null => {
    const up = 1 - (1.75 * (n + 0.5)) / PRICKLES;
    const around = n * 2.39996;
    const flat = Math.sqrt(Math.max(0, 1 - up * up));
    const [x, y, z] = [flat * Math.cos(around), up, flat * Math.sin(around)];
    if (x > 0.3 && y < 0.72) return null;
    return limb(
      quill,
      [-0.1 + 0.44 * x, 0.04 + 0.44 * y, 0.44 * z],
      [-0.22 + 0.74 * x, 0.08 + 0.76 * y, 0.74 * z],
      0.034,
      0.008,
    );
  }).filter((one) => one !== null);
  return {
    coat: furOf(base, FACE),
    pieces: [
      ball(plain(scaleColour(base, 0.5)), [-0.1, 0.04, 0], 0.44),
      ellipsoid(face, [0.12, -0.06, 0], [0.36, 0.38, 0.38], 0.1),
      limb(face, [0.26, -0.12, 0], [0.66, -0.16, 0], 0.26, 0.09, 0.1),
      ball(plain(BLACK, { gloss: 0.7 }), [0.75, -0.13, 0], 0.085),
      ...eyes([0.36, 0.08, 0.24], 0.095),
      ...BOTH.map((side) => ellipsoid(face, [0.02, 0.3, side * 0.36], [0.06, 0.13, 0.12], 0.02)),
      ...spines,
    ],
  };
}

/** The head of a koala: round ears of long hair, a great black nose; null colour: grey. */
export function koalaHead(colour: Colour | null): OwnHead {
  const coat = furOf(colour ?? GREY, WHITE, 0.08);
  const pale: Look = { ...plain(WHITE), fur: 0.1 };
  return {
    coat,
    pieces: [
      ellipsoid(coat, [0, 0, 0], [0.45, 0.43, 0.5], 0.1),
      ellipsoid(plain(BLACK, { gloss: 0.5 }), [0.46, -0.03, 0], [0.1, 0.22, 0.14]),
      ellipsoid(pale, [0.34, -0.3, 0], [0.14, 0.1, 0.18], 0.06),
      ...eyes([0.36, 0.1, 0.25], 0.075),
      ...BOTH.flatMap((side) => [
        ellipsoid(coat, [-0.06, 0.28, side * 0.5], [0.14, 0.27, 0.27], 0.04),
        ellipsoid(pale, [0.05, 0.26, side * 0.49], [0.08, 0.17, 0.17], 0.04),
      ]),
    ],
  };
}

/** Feathers of a colour in rows. */
const feathers = (base: Colour): Look => ({
  paint: (x, y, z) =>
    scaleColour(base, 1 + 0.1 * Math.sin(x * 17 + y * 21) * Math.sin(y * 19 + z * 9)),
  fur: 0.04,
});

/** The head of a hen with its comb; null colour: white. */
export function henHead(colour: Colour | null): OwnHead {
  const coat = feathers(colour ?? WHITE);
  const comb = plain(COMB, { gloss: 0.2 });
  return {
    coat,
    pieces: [
      ellipsoid(coat, [0, -0.04, 0], [0.38, 0.42, 0.36], 0.1),
      ...[-0.24, -0.06, 0.12, 0.26].map((x, n) =>
        ball(comb, [x, 0.44 - 0.5 * (x - 0.0) ** 2, 0], n === 1 ? 0.16 : 0.12, 0.05),
      ),
      limb(plain(BEAK, { gloss: 0.3 }), [0.3, -0.02, 0], [0.66, -0.1, 0], 0.15, 0.02, 0.03),
      ...BOTH.map((side) => ellipsoid(comb, [0.34, -0.32, side * 0.08], [0.06, 0.17, 0.07])),
      ...eyes([0.24, 0.12, 0.24], 0.09),
    ],
  };
}

/** The head of a duck with its flat bill; null colour: a drake's green. */
export function duckHead(colour: Colour | null): OwnHead {
  const coat = feathers(colour ?? [0.07, 0.36, 0.24]);
  const bill = plain(BILL, { gloss: 0.35 });
  return {
    coat: colour === null ? feathers([0.74, 0.71, 0.66]) : coat,
    pieces: [
      ellipsoid({ ...coat, gloss: 0.15 }, [0, 0.02, 0], [0.42, 0.42, 0.38], 0.1),
      ellipsoid(bill, [0.44, -0.08, 0], [0.24, 0.12, 0.2], 0.05),
      ellipsoid(bill, [0.62, -0.12, 0], [0.22, 0.06, 0.21], 0.05, roll(0.12)),
      ellipsoid(plain(scaleColour(BILL, 0.75)), [0.54, -0.21, 0], [0.24, 0.05, 0.17], 0.03),
      ...eyes([0.22, 0.16, 0.27], 0.1),
      limb(plain(WHITE), [-0.04, -0.42, 0], [-0.04, -0.5, 0], 0.3, 0.32, 0.04),
    ],
  };
}

/** The head of a parrot with its hooked bill; null colour: red. */
export function parrotHead(colour: Colour | null): OwnHead {
  const coat = feathers(colour ?? [0.76, 0.1, 0.08]);
  const horn = plain([0.88, 0.82, 0.7], { gloss: 0.5 });
  return {
    coat,
    pieces: [
      ellipsoid(coat, [0, 0, 0], [0.42, 0.44, 0.4], 0.1),
      ellipsoid(plain([0.95, 0.92, 0.86]), [0.2, 0, 0], [0.2, 0.24, 0.36], 0.04),
      limb(horn, [0.34, 0.06, 0], [0.6, -0.02, 0], 0.19, 0.13, 0.05),
      limb(horn, [0.6, -0.02, 0], [0.66, -0.34, 0], 0.13, 0.02, 0.05),
      limb(plain(BLACK, { gloss: 0.4 }), [0.34, -0.2, 0], [0.5, -0.27, 0], 0.11, 0.05, 0.03),
      ...eyes([0.22, 0.12, 0.32], 0.09, [0.92, 0.86, 0.5]),
    ],
  };
}

/** The head of a dragon: a long snout, horns swept back, ears like fins; null colour: green. */
export function dragonHead(colour: Colour | null): OwnHead {
  const base = colour ?? SCALES;
  const coat: Look = { ...dragonHide(base), gloss: 0.25 };
  const horn = plain(HORN, { gloss: 0.3 });
  const fin = plain(mixColour(base, [0.86, 0.6, 0.3], 0.5));
  return {
    coat,
    pieces: [
      ellipsoid(coat, [-0.02, 0.04, 0], [0.42, 0.38, 0.36], 0.1),
      limb(coat, [0.18, -0.04, 0], [0.68, -0.1, 0], 0.28, 0.19, 0.1),
      ellipsoid(coat, [0.36, -0.26, 0], [0.36, 0.12, 0.2], 0.06),
      ...BOTH.flatMap((side) => [
        limb(horn, [-0.14, 0.34, side * 0.17], [-0.42, 0.74, side * 0.28], 0.085, 0.015),
        ellipsoid(fin, [-0.28, 0.04, side * 0.44], [0.2, 0.17, 0.05], 0.02, roll(0.5)),
        ball(plain(scaleColour(base, 0.35)), [0.8, -0.02, side * 0.09], 0.045),
        limb(
          plain([0.97, 0.95, 0.88]),
          [0.62, -0.2, side * 0.15],
          [0.62, -0.3, side * 0.15],
          0.035,
          0.006,
        ),
        ellipsoid(coat, [0.2, 0.28, side * 0.24], [0.17, 0.06, 0.09], 0.04, roll(-0.2)),
      ]),
      ...[0.2, 0.02, -0.18].map((x, n) =>
        limb(fin, [x, 0.34 - 0.03 * n, 0], [x - 0.12, 0.52 - 0.05 * n, 0], 0.09, 0.01, 0.02),
      ),
      ...eyes([0.2, 0.16, 0.27], 0.1, [1, 0.8, 0.2]),
    ],
  };
}
