import { pick, type Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, between, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Bent, Stance } from '../stance.ts';

/** What a suit of plate armour is like: the colour of its steel, and of the cloth that hangs from its belt. */
export interface Plates {
  readonly steel: Colour;
  readonly livery: Colour;
}

/** Steel, and cloth of those who fight in it, where none is said. */
const STEEL: Colour = [0.47, 0.49, 0.53];
const LIVERIES: readonly Colour[] = [
  [0.6, 0.07, 0.09],
  [0.1, 0.2, 0.5],
  [0.1, 0.32, 0.2],
  [0.72, 0.52, 0.1],
];

/** A suit of armour as most are. */
export const USUAL_PLATES: Plates = { steel: STEEL, livery: [0.6, 0.07, 0.09] };

/** A suit of armour of a colour, its cloth of another; null as they come. */
export const platesOf = (
  random: Random,
  colour: Colour | null,
  livery: Colour | null = null,
): Plates => ({
  // Even black steel shines.
  steel: colour === null ? STEEL : mixColour(colour, STEEL, 0.16),
  livery: livery ?? pick(random, LIVERIES),
});

const EARTH: Colour = [0.3, 0.25, 0.18];
const LEATHER: Colour = [0.16, 0.09, 0.05];
const BRASS: Colour = [0.72, 0.54, 0.22];
const ACROSS = yaw(Math.PI / 2);

/** Scratches and clouds of polished steel, the same on all. */
const wear = createNoise(7_411);

/**
 * Polished steel of a colour: what faces up mirrors the sky, what faces ahead the dark line of the
 * horizon, what faces down the earth, with bright and dark stripes around what is round.
 */
export const steelOf = (colour: Colour): Look => ({
  paint: (x, y, z, [nx, up, nz]) => {
    const level = 1 - up * up;
    const stripes = 0.2 * level * Math.cos(3 * Math.atan2(nz, nx) + 0.7);
    const horizon = 0.42 * Math.exp(-(((up + 0.1) / 0.2) ** 2));
    const sky = 0.62 * smoothstep(0.05, 0.75, up);
    const worn = 0.08 * wear.fbm(x * 14 + z * 11, y * 14, 2);
    const own = scaleColour(colour, 0.98 + stripes - horizon + sky + worn);
    return mixColour(own, EARTH, 0.35 * smoothstep(-0.15, -0.7, up));
  },
  gloss: 0.7,
});

/** Rings of iron in rows: the mail between plates. */
export const mailOf = (colour: Colour): Look => ({
  paint: (x, y, z) => {
    const [row, across] = [y * 420, (x + z) * 420];
    return scaleColour(colour, 0.42 + 0.2 * Math.sin(row) * Math.sin(across + row * 0.5));
  },
  gloss: 0.25,
});

/** The plates over a body in mail: breast and back, shoulders, arms, thighs, knees and shins, and cloth that hangs from the belt of who is upright. */
export function plateArmour(
  { steel: colour, livery }: Plates,
  figure: Figure,
  stance: Stance,
): Solid[] {
  const steel = steelOf(colour);
  return [
    ...stance.legs.flatMap((leg, n) => legPlates(steel, figure, leg, n === 0 ? -1 : 1)),
    ...cuirass(steel, livery, figure, stance),
    ...stance.arms.flatMap((arm, n) => armPlates(steel, figure, arm, n === 0 ? -1 : 1)),
  ];
}

/** Gorget, breastplate and pauldrons about the shoulders of a portrait, in heights of its head with the chin at 0; `wide` as a man's is 1.06. */
export function shoulderPlates({ steel: colour }: Plates, wide: number): Solid[] {
  const steel = steelOf(colour);
  const brass = plain(BRASS, { gloss: 0.7 });
  return [
    ellipsoid(steel, [0.02, -1.05, 0], [0.42, 0.62, 0.56 * wide], 0.06),
    flare(steel, [-0.1, -0.2, 0], [0.26, 0.27 * wide], [-0.08, -0.44, 0], [0.38, 0.42 * wide]),
    ...[-1, 1].flatMap((side) => [
      ...[0.36, 0.18, 0].map((down, n) =>
        ellipsoid(
          steel,
          [-0.1, -0.68 - down, side * (0.66 + 0.22 * down) * wide],
          [0.3 + 0.03 * n, 0.2 + 0.03 * n, 0.26 + 0.03 * n],
        ),
      ),
      ball(brass, [0.2, -0.62, side * 0.62 * wide], 0.03),
    ]),
  ];
}

/** How far below the hip the knee of who kneels, sits or rides is at the most, on which no cloth would hang. */
const LAP = 0.13;

/** Breastplate with its ridge, backplate, gorget, belt, hoops over the hips and the cloth beneath them. */
function cuirass(steel: Look, livery: Colour, figure: Figure, stance: Stance): Solid[] {
  const { shoulders, waistWide, hipsWide, thick } = figure;
  const { chest, waist, hips, chin, twisted, legs } = stance;
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const across = after(twisted, ACROSS);
  const ribs = between(chest, waist, 0.5);
  const wide = Math.max(waistWide * 1.12, hipsWide * 1.02);
  const girth = (by: number): readonly [number, number] => [wide * 0.84 * by, wide * 1.04 * by];
  const sits = legs.some(([hip, knee]) => knee[1] > hip[1] - LAP);
  const hoops = sits ? 2 : 3;
  const [belt, low] = [between(waist, hips, -0.02), between(waist, hips, sits ? 0.75 : 1.12)];
  // It hangs before the knee that is farther ahead.
  const ahead = Math.max(0, ...legs.map(([hip, knee]) => knee[0] - hip[0]));
  const hem: Vector = [
    hips[0] + 0.4 * ahead,
    hips[1] - 0.46 * (hips[1] - figure.ankle),
    hips[2] * 0.6,
  ];
  const cloth = plain(livery);
  return [
    ...(sits
      ? []
      : [
          flare(cloth, between(waist, hips, 0.7), girth(1.12), hem, [
            wide * 1.3 + 0.4 * ahead,
            wide * 1.46,
          ]),
        ]),
    blade(steel, on([0, -0.035, 0]), ribs, shoulders * 0.9, shoulders * 0.92, 0.76, 0, across),
    blade(steel, ribs, belt, shoulders * 0.92, waistWide * 1.06, 0.78, 0.02, across),
    // It bulges over the chest to a ridge down its middle.
    ellipsoid(steel, on([0.026, -0.105, 0]), [0.074, 0.105, shoulders * 0.86], 0.02, twisted),
    limb(steel, on([0.078, -0.03, 0]), on([0.094, -0.16, 0]), 0.006, 0.01, 0.02),
    ...Array.from({ length: hoops }, (_, n) => {
      const [from, to] = [n / hoops, (n + 1.15) / hoops];
      const by = 1 + 0.06 * n;
      return flare(
        steel,
        between(belt, low, from),
        girth(by),
        between(belt, low, to),
        girth(by + 0.09),
      );
    }),
    flare(
      plain(LEATHER, { gloss: 0.3 }),
      between(belt, low, -0.05),
      girth(1.005),
      between(belt, low, 0.13),
      girth(1.05),
    ),
    ball(plain(BRASS, { gloss: 0.7 }), add(between(belt, low, 0.04), [wide * 0.87, 0, 0]), 0.014),
    limb(steel, on([-0.012, 0.012, 0]), add(chin, [-0.016, 0.012, 0]), 0.06 * thick, 0.046 * thick),
    flare(steel, on([-0.004, 0.034, 0]), [0.052, 0.056], on([0, -0.006, 0]), [0.074, 0.082]),
  ];
}

/** The plates of an arm: three that overlap on the shoulder, a tube, a cup with its wing on the elbow, a tube and the cuff of the gauntlet. */
function armPlates(
  steel: Look,
  { thick }: Figure,
  [shoulder, elbow, wrist]: Bent,
  side: -1 | 1,
): Solid[] {
  const upper = (share: number): Vector => between(shoulder, elbow, share);
  const fore = (share: number): Vector => between(elbow, wrist, share);
  return [
    limb(steel, upper(0.3), upper(0.86), 0.038 * thick, 0.034 * thick),
    limb(steel, fore(0.2), fore(0.8), 0.036 * thick, 0.029 * thick),
    flare(steel, fore(0.96), [0.026, 0.026], fore(0.6), [0.036 * thick, 0.036 * thick]),
    ball(steel, elbow, 0.041 * thick),
    ellipsoid(steel, add(elbow, [0, 0, side * 0.03]), [0.034, 0.03, 0.016]),
    ...[0.42, 0.22, 0].map((share, n) =>
      ellipsoid(steel, add(upper(share), [0, 0.012, side * 0.008]), [
        0.05 + 0.006 * n,
        0.026 + 0.008 * n,
        0.048 + 0.007 * n,
      ]),
    ),
  ];
}

/** The plates of a leg: a half tube on the thigh, a cup with its wing on the knee, a tube around the calf that widens over the foot. */
function legPlates(
  steel: Look,
  { thick }: Figure,
  [hip, knee, ankle]: Bent,
  side: -1 | 1,
): Solid[] {
  const ahead = (at: Vector, by: number): Vector => add(at, [by, 0, 0]);
  const calf = ahead(between(knee, ankle, 0.3), -0.008);
  const low = between(knee, ankle, 0.76);
  return [
    limb(steel, between(hip, knee, 0.3), between(hip, knee, 0.86), 0.055 * thick, 0.049 * thick),
    limb(steel, knee, calf, 0.044 * thick, 0.0485 * thick),
    limb(steel, calf, low, 0.0485 * thick, 0.037 * thick, 0.01),
    flare(
      steel,
      between(low, ankle, -0.3),
      [0.036 * thick, 0.036 * thick],
      add(ankle, [0.01, -0.014, 0]),
      [0.05 * thick, 0.042 * thick],
      0.006,
    ),
    ball(steel, ahead(knee, 0.012), 0.05 * thick),
    ellipsoid(steel, add(knee, [0.004, 0, side * 0.04]), [0.04, 0.036, 0.016]),
    ellipsoid(steel, ahead(between(knee, hip, 0.14), 0.008), [0.05, 0.02, 0.05]),
    ellipsoid(steel, ahead(between(knee, ankle, 0.13), 0.01), [0.05, 0.02, 0.05]),
  ];
}
