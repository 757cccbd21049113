import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, after, roll, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Head, Looks } from '../build.ts';
import { smooth, thicknessAlong } from '../smooth-path.ts';
import { eyesOf } from './eyes.ts';

const IVORY: Colour = [0.9, 0.86, 0.76];

/** The way of a trunk down from the brow, and how thick it is there: it swings ahead and is rolled in at its tip. */
const TRUNK: readonly (readonly [at: Vector, thick: number])[] = [
  [[0.36, 0.02, 0], 0.34],
  [[0.58, -0.36, 0], 0.26],
  [[0.72, -0.8, 0], 0.205],
  [[0.72, -1.26, 0], 0.16],
  [[0.64, -1.68, 0], 0.125],
  [[0.7, -2.0, 0], 0.1],
  [[0.92, -2.14, 0], 0.086],
  [[1.12, -2.02, 0], 0.076],
  [[1.14, -1.86, 0], 0.066],
];
/** The same of one that is raised, its tip over the brow. */
const RAISED: typeof TRUNK = [
  [[0.36, 0.02, 0], 0.34],
  [[0.66, -0.24, 0], 0.26],
  [[0.98, -0.34, 0], 0.205],
  [[1.26, -0.16, 0], 0.165],
  [[1.4, 0.2, 0], 0.13],
  [[1.34, 0.58, 0], 0.105],
  [[1.14, 0.88, 0], 0.09],
  [[0.9, 1.02, 0], 0.082],
];
/** The same of one that drinks: stretched down and ahead, its tip in the water. */
const AT_WATER: typeof TRUNK = [
  [[0.36, 0.02, 0], 0.34],
  [[0.62, -0.36, 0], 0.26],
  [[0.86, -0.84, 0], 0.205],
  [[1.08, -1.34, 0], 0.16],
  [[1.26, -1.82, 0], 0.125],
  [[1.36, -2.24, 0], 0.095],
];
/** How deep and how close the rings of a trunk are, head sizes. */
const RINGS = { deep: 0.007, close: 46 } as const;
/** How far an ear stands off behind, and how far its lower end swings forward. Radians. */
const SPREAD = 0.74;
const LEANS = 0.16;

/** An elephant's head around its middle: domed brow, trunk, tusks, and ears like large leaves; its trunk hangs, reaches down to drink, or is raised and sprays water. */
export function trunkHead(
  { eye, isMammoth }: Head,
  looks: Looks,
  sleeps: boolean,
  traits: readonly Trait[],
): Solid[] {
  const sprays = traits.includes('spraying');
  const resting = traits.includes('drinking') ? AT_WATER : TRUNK;
  const ivory = plain(IVORY, { gloss: 0.3 });
  return [
    ellipsoid(looks.coat, [0, 0.12, 0], [0.5, 0.52, 0.42]),
    ellipsoid(looks.coat, [0.26, 0.12, 0], [0.26, 0.42, 0.34], 0.2),
    ellipsoid(looks.coat, [0.14, -0.34, 0], [0.38, 0.32, 0.33], 0.2),
    // The lower lip, open a little beneath the trunk.
    limb(looks.coat, [0.22, -0.56, 0], [0.46, -0.82, 0], 0.15, 0.045, 0.1),
    ...trunkOf(looks.coat, sprays ? RAISED : resting),
    ...(sprays ? spray() : []),
    ...(isMammoth === true ? [ellipsoid(looks.hair, [-0.1, 0.52, 0], [0.4, 0.36, 0.33], 0.2)] : []),
    ...[-1, 1].flatMap((side) => [
      limb(looks.coat, [0.34, -0.3, side * 0.2], [0.5, -0.52, side * 0.27], 0.13, 0.095, 0.1),
      ...(isMammoth === true ? curledTusk(ivory, side) : tusk(ivory, side)),
      ball(looks.coat, [0.38, 0.14, side * 0.29], 0.1, 0.08),
      ...eyesOf(eye, looks.coat, [eye.ahead, 0.06, side * eye.aside], side, sleeps),
      ...(isMammoth === true ? [smallEar(looks.coat, side)] : earOf(looks.coat, side)),
    ]),
  ];
}

const tusk = (ivory: Look, side: number): Solid[] => [
  limb(ivory, [0.48, -0.48, side * 0.27], [0.78, -0.8, side * 0.36], 0.07, 0.06),
  limb(ivory, [0.78, -0.8, side * 0.36], [1.14, -0.86, side * 0.34], 0.06, 0.014, 0.03),
];

/** The way of a mammoth's tusk on one side: down and out, ahead, and up and in to its tip; and how thick it is there. */
const CURLED: typeof TRUNK = [
  [[0.46, -0.46, 0.26], 0.12],
  [[0.72, -0.98, 0.44], 0.115],
  [[1.16, -1.36, 0.6], 0.105],
  [[1.66, -1.34, 0.62], 0.09],
  [[1.98, -0.96, 0.46], 0.07],
  [[1.98, -0.5, 0.24], 0.045],
  [[1.78, -0.2, 0.1], 0.016],
];

function curledTusk(ivory: Look, side: number): Solid[] {
  const path = smooth(CURLED.map(([[x, y, z]]): Vector => [x, y, side * z]));
  const thick = thicknessAlong(CURLED, path.length);
  return path.slice(1).map((to, n) => limb(ivory, path[n] ?? to, to, thick(n), thick(n + 1)));
}

const smallEar = (coat: Look, side: number): Solid =>
  ellipsoid(coat, [-0.22, -0.02, side * 0.42], [0.16, 0.26, 0.07], 0.05, yaw(side * 0.5));

/** Jets of water from a raised trunk: how many, how fast they leave it aside and up, how they fall, and for how long; head sizes. */
const JETS = { count: 13, back: -1.25, up: 1.5, falls: 2.1, long: 1.5, drops: 9 } as const;
const WATER = plain([0.8, 0.89, 0.96], { gloss: 0.9 });

/** Water that leaves the tip of a raised trunk in bows of drops, over the back. */
function spray(): Solid[] {
  const [[x, y] = [0, 0, 0]] = RAISED.at(-1) ?? [];
  return Array.from({ length: JETS.count }, (_, n) => {
    // Evenly over a cone, by the golden angle.
    const [out, round] = [Math.sqrt((n + 0.5) / JETS.count), n * 2.39996];
    const speed = [
      JETS.back + 0.7 * out * Math.cos(round),
      JETS.up + 0.45 * out * Math.sin(round),
      0.75 * out * Math.sin(round + 1),
    ] as const;
    const at = (time: number): Vector => [
      x + speed[0] * time,
      y + speed[1] * time - JETS.falls * 0.5 * time * time,
      speed[2] * time,
    ];
    // A jet breaks up into drops as it goes.
    return Array.from({ length: JETS.drops }, (_drop, k) => {
      const time = (JETS.long * (k + 0.3 * (n % 3))) / JETS.drops;
      const drawn = (0.13 * (JETS.drops - k)) / JETS.drops;
      const thick = 0.034 - 0.0016 * k;
      return limb(WATER, at(time), at(time + drawn + 0.02), thick, thick * 0.7);
    });
  }).flat();
}

function trunkOf(coat: Look, way: typeof TRUNK): Solid[] {
  const path = smooth(way.map(([place]) => place));
  const thick = thicknessAlong(way, path.length);
  const skin: Look = {
    ...coat,
    bump: (x, y, z) =>
      (coat.bump?.(x, y, z) ?? 0) + RINGS.deep * Math.sin(y * RINGS.close + 1.5 * Math.sin(x * 9)),
  };
  return path
    .slice(1)
    .map((to, n) =>
      limb(skin, path[n] ?? to, to, thick(n), thick(n + 1), n === 0 ? 0.2 : thick(n) * 0.5),
    );
}

/** The parts of an ear from its root: how far behind it and above it their middles are, their radii, how far they tip. */
const LEAF: readonly (readonly [back: number, up: number, radii: Vector, tips: number])[] = [
  [0.34, 0.1, [0.42, 0.42, 0.045], 0],
  [0.52, -0.04, [0.42, 0.5, 0.04], 0.2],
  [0.36, -0.36, [0.34, 0.46, 0.038], 0.06],
  [0.26, -0.66, [0.18, 0.34, 0.034], -0.1],
];
/** How much darker ears are than the rest, which parts them from the neck and the shoulder. */
const EAR = 0.84;
/** The folds that run down it, head sizes. */
const FOLDS = { deep: 0.012, close: 13 } as const;

/** An ear as broad as the head is high: round above, hanging to a point below, thin, its hind edge off the shoulder. */
function earOf(coat: Look, side: number): Solid[] {
  const turned = after(yaw(side * SPREAD), roll(LEANS));
  const root: Vector = [-0.02, 0.06, side * 0.4];
  const skin: Look = {
    ...coat,
    paint: (x, y, z, normal) =>
      scaleColour(coat.paint(x, y, z, normal), EAR + 0.05 * Math.sin(x * 11 - y * 5)),
    bump: (x, y, z) =>
      (coat.bump?.(x, y, z) ?? 0) + FOLDS.deep * Math.sin(x * FOLDS.close + y * 3.2 + z * 2),
  };
  return LEAF.map(([back, up, radii, tips], n) =>
    ellipsoid(
      skin,
      add(root, turn(turned, [-back, up, 0])),
      radii,
      n === 0 ? 0.03 : 0.09,
      after(turned, roll(tips)),
    ),
  );
}
