import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, after, pitch, roll, turn, type Vector, yaw } from '../../sculpt/vector.ts';

const STRING: Colour = [0.75, 0.73, 0.7];
const BALLOONS: readonly Colour[] = [
  [0.82, 0.08, 0.1],
  [0.95, 0.72, 0.1],
  [0.12, 0.4, 0.8],
  [0.2, 0.6, 0.3],
];
const CLAY: Colour = [0.66, 0.33, 0.2];
const EARTH: Colour = [0.16, 0.11, 0.08];
const GREEN: Colour = [0.2, 0.44, 0.16];
const WILLOW: Colour = [0.62, 0.43, 0.22];
const APPLE: Colour = [0.72, 0.14, 0.1];
const SPRUCE: Colour = [0.74, 0.43, 0.17];
const EBONY: Colour = [0.12, 0.08, 0.06];
const PAPER: Colour = [0.93, 0.9, 0.82];
const COVER: Colour = [0.44, 0.12, 0.13];
const NEWSPRINT: Colour = [0.9, 0.89, 0.85];
const INK: Colour = [0.16, 0.16, 0.17];

/** A balloon on a string from a hand, its top `high` above that. */
export function balloonFrom(
  random: Random,
  hand: Vector,
  high: number,
  colour: Colour | null,
): Solid[] {
  const rubber = plain(colour ?? pick(random, BALLOONS), { gloss: 0.7 });
  const wide = high * 0.21;
  const middle = add(hand, [-0.02, high - wide * 1.25, -0.05]);
  const knot = add(middle, [0.006, -wide * 1.32, 0]);
  const bow = add(hand, [0.012, (knot[1] - hand[1]) * 0.5, -0.004]);
  const cord = plain(STRING);
  return [
    limb(cord, hand, bow, 0.004, 0.004),
    limb(cord, bow, knot, 0.004, 0.004),
    ellipsoid(rubber, middle, [wide, wide * 1.2, wide]),
    limb(rubber, add(middle, [0.004, -wide * 1.0, 0]), knot, wide * 0.34, 0.008, wide * 0.3),
    ellipsoid(rubber, add(knot, [0, -0.006, 0]), [0.016, 0.008, 0.016]),
  ];
}

/** A pot of clay with a plant of broad leaves, its foot at a point. */
export function pottedPlant(random: Random, foot: Vector, colour: Colour | null): Solid[] {
  const clay = worn(colour ?? CLAY, 0.1);
  const rim = add(foot, [0, 0.1, 0]);
  const leaves = Array.from({ length: 13 }, (_, n): Solid[] => {
    const around = n * 2.4 + 0.3 * random.unit();
    const out = 0.02 + 0.06 * ((n % 4) / 3);
    const high = 0.16 - 0.7 * out + 0.04 * random.unit();
    const stem = add(rim, [
      Math.cos(around) * out * 0.5,
      high * 0.62,
      Math.sin(around) * out * 0.5,
    ]);
    const tip = add(rim, [Math.cos(around) * out * 1.5, high, Math.sin(around) * out * 1.5]);
    const leaf = plain(
      mixColour(scaleColour(GREEN, 0.8 + 0.5 * random.unit()), [0.5, 0.62, 0.2], 0.15),
    );
    const facing = after(yaw(-around), roll(0.9));
    return [
      limb(plain(scaleColour(GREEN, 0.8)), rim, stem, 0.005, 0.004),
      blade(leaf, stem, tip, 0.014, 0.024, 0.32, 0.004, facing),
    ];
  }).flat();
  return [
    frustum(clay, foot, 0.1, 0.048, 0.066),
    frustum(clay, add(foot, [0, 0.085, 0]), 0.028, 0.073, 0.076),
    ellipsoid(plain(EARTH), add(rim, [0, 0.012, 0]), [0.062, 0.008, 0.062]),
    ...leaves,
  ];
}

/** A basket of willow with apples in it that hangs from a hand by its handle. */
export function basketFrom(
  random: Random,
  hand: Vector,
  colour: Colour | null,
  fruit: Colour = APPLE,
): Solid[] {
  const willow: Look = {
    paint: (x, y, z) => {
      const strand = Math.sin(Math.atan2(z - hand[2], x - hand[0]) * 22);
      const over = Math.sin(y * 260 + (strand > 0 ? Math.PI : 0));
      return scaleColour(colour ?? WILLOW, 0.86 + 0.2 * over);
    },
    bump: (x, y, z) =>
      0.003 *
      Math.sin(y * 260 + (Math.sin(Math.atan2(z - hand[2], x - hand[0]) * 22) > 0 ? Math.PI : 0)),
  };
  const foot = add(hand, [0, -0.235, 0]);
  const rim = add(foot, [0, 0.1, 0]);
  const bows = 7;
  const at = (n: number): Vector => {
    const angle = (Math.PI * n) / bows;
    return add(rim, [0.096 * Math.cos(angle), 0.135 * Math.sin(angle), 0]);
  };
  return [
    frustum(willow, foot, 0.1, 0.082, 0.104),
    ring(willow, rim, 0.102, 0.011),
    ...Array.from({ length: 6 }, (_, n) => {
      const around = n * 1.05 + 0.4 * random.unit();
      const out = n === 0 ? 0 : 0.055;
      const spotted = fruit === APPLE ? 0.6 : 0.2;
      const red = mixColour(fruit, [0.7, 0.62, 0.16], spotted * random.unit() ** 2);
      return ball(
        plain(red, { gloss: 0.3 }),
        add(rim, [out * Math.cos(around), n === 0 ? 0.03 : 0.012, out * Math.sin(around)]),
        0.036,
      );
    }),
    ...Array.from({ length: bows }, (_, n) => limb(willow, at(n), at(n + 1), 0.009, 0.009)),
  ];
}

/** An open book, its middle at a point, its pages toward who holds it. */
export function openBook(at: Vector, colour: Colour | null): Solid[] {
  const cover = plain(colour ?? COVER);
  const paper = plain(PAPER);
  return [-1, 1].flatMap((side) => {
    const turned = after(yaw(side * 0.22), roll(0.62));
    const half: Vector = add(at, [-0.006, 0, side * 0.052]);
    return [
      box(cover, half, [0.006, 0.072, 0.054], turned),
      box(paper, add(half, turn(turned, [-0.013, 0, 0])), [0.006, 0.067, 0.05], turned),
    ];
  });
}

/** A guitar before the body: the middle of its body, and where its neck ends. */
export function guitarOf(body: Vector, head: Vector, colour: Colour | null): Solid[] {
  const top = plain(colour ?? SPRUCE, { gloss: 0.45 });
  const dark = plain(EBONY, { gloss: 0.2 });
  const [dy, dz] = [head[1] - body[1], head[2] - body[2]];
  const turned = pitch(Math.atan2(dz, dy));
  const on = (share: number, out = 0): Vector =>
    add(body, [(head[0] - body[0]) * share + out, dy * share, dz * share]);
  const front = 0.034;
  return [
    ellipsoid(top, on(-0.12), [0.034, 0.098, 0.105], 0, turned),
    ellipsoid(top, on(0.2), [0.034, 0.078, 0.078], 0.03, turned),
    ellipsoid(dark, on(0.12, front), [0.004, 0.028, 0.028], 0, turned),
    box(dark, on(-0.17, front), [0.006, 0.009, 0.04], turned),
    limb(dark, on(0.3, 0.03), on(0.92, 0.016), 0.014, 0.012),
    box(dark, on(0.98, 0.012), [0.008, 0.034, 0.019], turned),
    ...[-0.006, 0, 0.006].map((aside) =>
      limb(
        plain(STRING, { gloss: 0.6 }),
        add(on(-0.16, front + 0.008), [0, 0, aside]),
        add(on(0.94, 0.03), [0, 0, aside]),
        0.0014,
        0.0014,
      ),
    ),
  ];
}

/** An old map on parchment: a coast, a way of dashes and a red cross; its middle at a point, tilted from who holds it. */
export function openMap(middle: Vector): Solid[] {
  const tilt = roll(0.62);
  const half: Vector = [0.006, 0.1, 0.15];
  const sheet: Look = {
    paint: (x, y, z) => {
      const up = -(x - middle[0]) * Math.sin(0.62) + (y - middle[1]) * Math.cos(0.62);
      const [u, v] = [(z - middle[2]) / half[2], up / half[1]];
      if (Math.max(Math.abs(u), Math.abs(v)) > 0.93) return [0.56, 0.4, 0.2];
      const cross = Math.hypot(u - 0.45, v - 0.35) < 0.24;
      if (cross && Math.abs(Math.abs(u - 0.45) - 1.2 * Math.abs(v - 0.35)) < 0.09)
        return [0.78, 0.1, 0.08];
      const coast = v + 0.25 - 0.3 * Math.sin(u * 3.2 + 0.6) - 0.1 * Math.sin(u * 9);
      if (Math.abs(coast) < 0.06) return [0.34, 0.2, 0.1];
      const way = Math.abs(v - 0.3 * Math.sin(u * 4) - 0.15) < 0.05 && u < 0.35;
      if (way && Math.sin(u * 30) > 0) return [0.3, 0.18, 0.1];
      return coast < 0 ? [0.62, 0.68, 0.6] : [0.86, 0.74, 0.5];
    },
  };
  return [box(sheet, middle, half, tilt, 0.003)];
}

/** What signs are painted with, of which no colour is said. */
const SIGNS: readonly { readonly board: Colour; readonly ink: Colour }[] = [
  { board: [0.95, 0.94, 0.9], ink: [0.72, 0.1, 0.1] },
  { board: [0.94, 0.78, 0.16], ink: [0.12, 0.1, 0.1] },
  { board: [0.95, 0.94, 0.9], ink: [0.1, 0.2, 0.56] },
  { board: [0.16, 0.46, 0.3], ink: [0.96, 0.95, 0.9] },
  { board: [0.84, 0.34, 0.5], ink: [0.98, 0.97, 0.93] },
];

/** What a sign is painted with: of that colour, or as it comes. */
export const signOf = (random: Random, colour: Colour | null) =>
  colour === null ? pick(random, SIGNS) : { board: colour, ink: [0.98, 0.97, 0.93] as Colour };

/** A sign with bold lines of writing on a lath that both hands hold, its middle so high. */
export function heldSign(
  upper: Vector,
  lower: Vector,
  high: number,
  { board, ink }: { readonly board: Colour; readonly ink: Colour },
): Solid[] {
  const half: Vector = [0.006, 0.1, 0.15];
  const middle: Vector = [upper[0] + 0.02, high + 0.04, upper[2] - 0.02];
  const written: Look = {
    paint: (_x, y, z) => {
      const [u, v] = [(z - middle[2]) / half[2], (y - middle[1]) / half[1]];
      const isLine = Math.abs(u) < 0.8 && Math.abs(v) < 0.7 && Math.abs((v * 1.5) % 1) > 0.5;
      return isLine && Math.sin(u * 26 + Math.floor(v * 1.5) * 2) > -0.5 ? ink : board;
    },
  };
  const lath = planks([0.62, 0.45, 0.26], 0.02);
  return [
    limb(lath, add(lower, [0.02, -0.06, -0.01]), add(middle, [-0.01, 0.06, 0]), 0.011, 0.01),
    box(written, middle, half, undefined, 0.003),
  ];
}

/** How high the staff of a flag is, and how long and high its cloth, of the height of who holds it. */
export const FLAG = { staff: 1.46, long: 0.56, high: 0.36 } as const;

/** In so many strips the cloth of a flag waves, and how far to each side. */
const WAVES = { strips: 9, far: 0.035 } as const;

const FLAG_BLUE: Colour = [0.12, 0.26, 0.62];
const WHITE: Colour = [0.93, 0.93, 0.91];

/** A flag that waves ahead from a staff whose foot is there, in one colour; where none is said it is no country's: blue with a white disc. */
export function flagOn(foot: Vector, colour: Colour | null): Solid[] {
  const top = add(foot, [0, FLAG.staff, 0]);
  const middle = add(top, [FLAG.long / 2, -FLAG.high / 2 - 0.02, 0]);
  const cloth: Look = {
    paint: (x, y) =>
      colour ?? (Math.hypot(x - middle[0], y - middle[1]) < 0.3 * FLAG.high ? WHITE : FLAG_BLUE),
  };
  const step = FLAG.long / WAVES.strips;
  // The farther from the staff the more it waves.
  const aside = (n: number) => (WAVES.far * Math.sin(1.05 * n) * n) / WAVES.strips;
  return [
    limb(planks([0.62, 0.45, 0.26], 0.02), foot, top, 0.013, 0.011),
    ball(worn([0.85, 0.68, 0.26], 0.05), top, 0.024),
    ...Array.from({ length: WAVES.strips }, (_, n) => {
      const [from, to] = [aside(n), aside(n + 1)];
      return box(
        cloth,
        [foot[0] + (n + 0.5) * step, middle[1] - 0.008 * n, foot[2] + (from + to) / 2],
        [Math.hypot(step, to - from) / 2 + 0.004, FLAG.high / 2, 0.005],
        yaw(-Math.atan2(to - from, step)),
        0.003,
      );
    }),
  ];
}

const AXE_STEEL: Colour = [0.74, 0.76, 0.79];

/** An axe from a hand over the shoulder, its head behind at `end`, the edge up. */
export function shoulderedAxe(hand: Vector, end: Vector): Solid[] {
  const steel = plain(AXE_STEEL, { gloss: 0.7 });
  const past = add(hand, [(hand[0] - end[0]) * 0.3, (hand[1] - end[1]) * 0.3, 0]);
  return [
    limb(planks([0.5, 0.33, 0.18], 0.02), past, end, 0.012, 0.011),
    blade(steel, add(end, [-0.02, -0.01, 0]), add(end, [0.045, 0.1, 0]), 0.035, 0.075, 0.25),
    box(steel, add(end, [-0.005, 0.005, 0]), [0.03, 0.022, 0.014], undefined, 0.004),
  ];
}

/** How broad a newspaper that is held open is to each side of its fold, how high, and how its sides are turned to who reads it, radians. */
const SHEET = { wide: 0.135, high: 0.125, open: 0.3 } as const;

/** Where the hands hold a newspaper whose fold is there. */
export const atNewspaper = (fold: Vector) => {
  const hold = (side: number): Vector => add(fold, [-0.05, -0.03, side * (SHEET.wide * 1.55)]);
  return { near: hold(-1), far: hold(1) };
};

/** A newspaper held open before who reads it: a broad sheet on both sides of its fold, headlines, a picture and columns of print on it. */
export function newspaper(fold: Vector): Solid[] {
  return [-1, 1].flatMap((side) => {
    const turned = after(yaw(side * SHEET.open), roll(0.22));
    const middle = add(fold, [-0.03, 0, side * SHEET.wide * 0.93]);
    const sheet: Look = {
      paint: (_x, y, z) => {
        const [u, v] = [(z - middle[2]) / SHEET.wide, (y - middle[1]) / SHEET.high];
        if (v > 0.86 || Math.abs(u) > 0.9 || v < -0.9) return NEWSPRINT;
        if (v > 0.56) return Math.sin(u * 19 + 1) > -0.5 && v < 0.8 ? INK : NEWSPRINT;
        const isPicture = side * u > -0.1 && side * u < 0.82 && v > -0.02 && v < 0.48;
        if (isPicture)
          return v > 0.2 + 0.12 * Math.sin(u * 6) ? [0.62, 0.62, 0.61] : [0.36, 0.36, 0.36];
        const isGap = Math.abs(((u + 1) * 2) % 1) < 0.14;
        return !isGap && Math.sin(v * 44) > 0 ? mixColour(NEWSPRINT, INK, 0.5) : NEWSPRINT;
      },
    };
    return [box(sheet, middle, [0.004, SHEET.high, SHEET.wide], turned, 0.002)];
  });
}
