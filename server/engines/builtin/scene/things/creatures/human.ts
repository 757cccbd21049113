import type { Random } from '../../../kernels/random.ts';
import type { Colour, Trait } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import {
  ball,
  blade,
  ellipsoid,
  frustum,
  grow,
  limb,
  type Look,
  place,
  type Solid,
} from '../sculpt/solid.ts';
import {
  add,
  between,
  normalise,
  roll,
  scale,
  subtract,
  type Vector,
  yaw,
} from '../sculpt/vector.ts';
import { type Dress, dressOf } from './dress.ts';
import { headOf } from './face.ts';
import { type Figure, figureOf } from './figure.ts';
import { collarOf, headwearOf, isBearded } from './costumes.ts';
import type { Doing } from './doings.ts';
import { type Bent, type Hands, type Stance, stanceOf } from './stance.ts';

const BELT: Colour = [0.16, 0.11, 0.08];
/** A trunk is wider than deep. */
const ACROSS = yaw(Math.PI / 2);

/** A model of a person, height 1 when upright, looking right, the hands where they hang or are held. */
export function human(
  random: Random,
  doing: Doing,
  colour: Colour | null,
  traits: readonly Trait[] = [],
  held: Hands = {},
): Solid[] {
  const figure = figureOf(traits);
  const dress = dressOf(random, doing, colour, traits);
  const stance = stanceOf(figure, doing, held);
  const model = [
    ...stance.legs.flatMap((leg) => legOf(dress, figure, leg)),
    ...trunkOf(dress, figure, stance),
    ...skirtOf(dress, figure, stance, doing),
    ...(dress.costume === null ? [] : collarOf(dress.costume, stance.chest, figure)),
    ...stance.arms.flatMap((arm, n) =>
      armOf(dress, figure, arm, (n === 0 ? held.near : held.far) !== undefined),
    ),
    ...faceOf(dress, figure, stance, traits),
  ];
  if (doing !== 'sleeping') return model;
  return model.map((piece) => place(piece, roll(Math.PI / 2), [0.5, 0.1, 0]));
}

function legOf(
  { kind, legs, face, shoes, isBareLegged }: Dress,
  { thick, ankle: flat }: Figure,
  [hip, knee, ankle]: Bent,
): Solid[] {
  const isBare = kind === 'dress';
  // Beneath a skirt there is no cloth around the thighs.
  const isCovered = isBare || kind === 'coat';
  const look = isBare ? face.skin : legs;
  const by = thick * (isBare ? 0.82 : 1);
  const calf = add(between(knee, ankle, 0.3), [-0.012, 0, 0]);
  // A heel that is raised tips the foot.
  const tip = Math.min(1.1, Math.max(0, ankle[1] - flat - 0.004) * 9);
  const toe = (ahead: number, down: number): Vector =>
    add(ankle, [
      ahead * Math.cos(tip) - down * Math.sin(tip),
      -down * Math.cos(tip) - ahead * Math.sin(tip),
      0,
    ]);
  return [
    limb(look, hip, knee, (isCovered ? 0.045 : 0.066) * by, 0.045 * by, 0.03),
    ...(isBareLegged
      ? [
          // Wide hems above bare shins.
          limb(
            look,
            between(hip, knee, 0.4),
            between(hip, knee, 0.94),
            0.064 * by,
            0.06 * by,
            0.02,
          ),
          limb(face.skin, knee, calf, 0.04 * by, 0.041 * by, 0.015),
          limb(face.skin, calf, ankle, 0.039 * by, 0.028 * by, 0.015),
        ]
      : [
          limb(look, knee, calf, 0.044 * by, 0.043 * by, 0.015),
          limb(look, calf, ankle, 0.042 * by, (isBare ? 0.026 : 0.038) * by, 0.015),
        ]),
    limb(shoes, toe(-0.014, 0.022), toe(0.05, 0.027), 0.028, 0.023, 0.006),
    limb(shoes, toe(0.03, 0.027), toe(0.082, 0.03), 0.024, 0.019, 0.01),
  ];
}

/** Chest, waist, hips, shoulders and neck. */
function trunkOf(dress: Dress, figure: Figure, stance: Stance): Solid[] {
  const { kind, cloth, face } = dress;
  const { shoulders, waistWide, thick } = figure;
  const { waist, chest, chin } = stance;
  const ribs = between(chest, waist, 0.42);
  const upper = between(chest, ribs, 0.86);
  const [top, low] = [shoulders * 0.86, shoulders * 0.85];
  return [
    blade(cloth, upper, ribs, top, low, 0.66, 0.02, ACROSS),
    blade(cloth, ribs, waist, low, waistWide, 0.7, 0.03, ACROSS),
    ...(kind === 'jacket' || kind === 'shirt'
      ? twoPart(dress, figure, stance)
      : onePart(dress, figure, stance)),
    ...[-1, 1].map((side) =>
      limb(
        cloth,
        add(chest, [-0.008, 0.022, side * 0.03]),
        add(chest, [-0.006, -0.021, side * shoulders * 0.9]),
        0.031 * thick,
        0.036 * thick,
        0.03,
      ),
    ),
    limb(
      face.skin,
      add(chest, [-0.008, 0, 0]),
      add(chin, [-0.026, 0.02, 0]),
      0.036 * thick,
      0.033 * thick,
      0.01,
    ),
    limb(
      cloth,
      add(chest, [-0.022, 0.03, 0]),
      add(chest, [0.006, 0.022, 0]),
      0.044 * thick,
      0.042 * thick,
      0.012,
    ),
  ];
}

const seatOf = (look: Look, { hipsWide, thick }: Figure, { hips }: Stance): Solid[] =>
  [-1, 1].map((side) =>
    ball(look, add(hips, [-0.02, -0.006, side * hipsWide * 0.42]), 0.058 * thick, 0.03),
  );

/** Hips beneath a coat or a dress, or in a suit of one piece. */
const onePart = ({ cloth }: Dress, figure: Figure, stance: Stance): Solid[] => [
  blade(
    cloth,
    stance.waist,
    stance.hips,
    figure.waistWide,
    figure.hipsWide * 0.96,
    0.75,
    0.03,
    ACROSS,
  ),
  ...seatOf(cloth, figure, stance),
];

/** Trousers, and a jacket that hangs loose over them or a shirt with a belt beneath it. */
function twoPart({ kind, cloth, legs }: Dress, figure: Figure, stance: Stance): Solid[] {
  const { waistWide, hipsWide } = figure;
  const { waist, hips } = stance;
  const from = between(waist, hips, 0.45);
  const hem = between(waist, hips, kind === 'jacket' ? 0.5 : 0.12);
  const wide = hipsWide * (kind === 'jacket' ? 1.03 : 0.98);
  const belt = [
    blade(plain(BELT), from, between(waist, hips, 0.52), hipsWide, hipsWide, 0.77, 0, ACROSS),
  ];
  return [
    blade(legs, from, hips, hipsWide * 0.93, hipsWide * 0.9, 0.76, 0.006, ACROSS),
    ...seatOf(legs, figure, stance),
    ...(kind === 'shirt' ? belt : []),
    blade(cloth, waist, hem, waistWide * 1.05, wide, 0.77, 0.004, ACROSS),
  ];
}

/** The skirt of a dress or a coat: wider below, in folds. */
function skirtOf(
  { kind, cloth, costume }: Dress,
  figure: Figure,
  { hips, waist }: Stance,
  doing: Doing,
): Solid[] {
  if ((kind !== 'dress' && kind !== 'coat') || doing === 'sitting' || doing === 'seated') return [];
  const isDress = kind === 'dress';
  // Robes reach to the ground.
  const foot = costume === null ? figure.knee * (isDress ? 0.92 : 1.06) : 0.025;
  const wide =
    (costume !== null ? 0.17 : isDress ? 0.15 : 0.115) * (doing === 'standing' ? 1 : 1.16);
  const folds: Look = {
    ...cloth,
    bump: (x, y, z) =>
      0.012 * Math.sin(Math.atan2(z, x) * (isDress ? 11 : 7)) * Math.max(0, (waist[1] - y) * 3) +
      (cloth.bump?.(x, y, z) ?? 0),
  };
  const top = between(waist, hips, 0.35);
  const skirt = frustum(
    folds,
    [top[0] - 0.004, foot, 0],
    top[1] - foot,
    wide,
    figure.hipsWide * 0.98,
  );
  return [{ ...skirt, blend: 0.02 }];
}

/** An arm and its hand: open where it hangs, a fist where it holds something. */
function armOf(
  { kind, cloth, face }: Dress,
  { thick }: Figure,
  [shoulder, elbow, wrist]: Bent,
  holds: boolean,
): Solid[] {
  const isBare = kind === 'shirt';
  const by = thick * 0.96;
  const sleeve = between(shoulder, elbow, 0.62);
  const forearm = isBare ? face.skin : cloth;
  const upper = isBare
    ? [
        limb(face.skin, shoulder, elbow, 0.032 * by, 0.027 * by, 0.01),
        limb(cloth, shoulder, sleeve, 0.043 * by, 0.04 * by, 0.02),
      ]
    : [limb(cloth, shoulder, elbow, 0.039 * by, 0.034 * by, 0.025)];
  return [
    ...upper,
    limb(forearm, elbow, wrist, (isBare ? 0.028 : 0.035) * by, (isBare ? 0.02 : 0.027) * by, 0.012),
    ...handOf(face.skin, elbow, wrist, thick, holds),
  ];
}

function handOf(skin: Look, elbow: Vector, wrist: Vector, thick: number, holds: boolean): Solid[] {
  const along = normalise(subtract(wrist, elbow));
  const at = (on: number, ahead = 0): Vector =>
    add(add(wrist, scale(along, on * thick)), [ahead * thick, 0, 0]);
  if (holds)
    return [
      ellipsoid(skin, at(0.022), [0.026 * thick, 0.026 * thick, 0.024 * thick], 0.01),
      limb(skin, at(0.012, 0.014), at(0.034, 0.024), 0.01 * thick, 0.009 * thick, 0.008),
    ];
  return [
    blade(skin, at(0.004), at(0.045), 0.019 * thick, 0.023 * thick, 0.55, 0.008),
    blade(skin, at(0.045), at(0.092), 0.022 * thick, 0.011 * thick, 0.55, 0.008),
    limb(skin, at(0.018, 0.012), at(0.056, 0.03), 0.01 * thick, 0.008 * thick, 0.008),
  ];
}

const bearded = (costume: Dress['costume'], traits: readonly Trait[]): readonly Trait[] =>
  isBearded(costume, traits) ? [...traits, 'bearded'] : traits;

function faceOf(
  dress: Dress,
  { head }: Figure,
  { chin, nod }: Stance,
  traits: readonly Trait[],
): Solid[] {
  const pieces = [
    ...headOf(dress.face, dress.hair, bearded(dress.costume, traits)),
    ...(dress.hasHat ? hatOf(dress.hat) : []),
    ...(dress.costume === null
      ? []
      : headwearOf(dress.costume, dress.cloth.paint(0, 1, 0, [0, 1, 0]))),
  ];
  return pieces.map((piece) => place(grow(piece, head), roll(nod), chin));
}

/** A hat with a brim, in heights of the head. */
const hatOf = (look: Look): Solid[] => [
  ellipsoid(look, [-0.04, 0.86, 0], [0.74, 0.05, 0.7]),
  ellipsoid(look, [-0.05, 0.98, 0], [0.43, 0.3, 0.41], 0.06),
];
