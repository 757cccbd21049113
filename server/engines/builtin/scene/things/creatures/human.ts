import { createNoise } from '../../noise.ts';
import { pick, type Random } from '../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour, Posture, Trait } from '../../words/idea.ts';
import { ball, ellipsoid, limb, type Look, place, type Solid } from '../sculpt/solid.ts';
import { add, between, roll, type Vector } from '../sculpt/vector.ts';
import { plain } from '../sculpt/looks.ts';
import { CLOTHS, GREY_HAIR, HAIRS, SKINS } from './complexion.ts';

const TROUSERS: readonly Colour[] = [
  [0.14, 0.17, 0.26],
  [0.22, 0.2, 0.19],
  [0.38, 0.32, 0.24],
];
const SHOES: Colour = [0.13, 0.09, 0.07];

/** Someone's clothes and hair. */
interface Dress {
  readonly kind: 'coat' | 'jacket' | 'dress';
  readonly hair: 'short' | 'long' | 'bun' | 'hat';
  readonly cloth: Look;
  readonly legs: Look;
  readonly skin: Look;
  readonly hairs: Look;
  readonly shoes: Look;
  readonly hat: Look;
}

/** Joints of a person of height 1 who looks to the right. Sides: near, far. */
interface Stance {
  readonly hips: Vector;
  readonly chest: Vector;
  readonly head: Vector;
  /** Knee and ankle of each leg. */
  readonly legs: readonly (readonly [Vector, Vector])[];
  /** Elbow and hand of each arm. */
  readonly arms: readonly (readonly [Vector, Vector])[];
}

/** A model of a person, height 1, looking right. */
export function human(
  random: Random,
  posture: Posture,
  colour: Colour | null,
  traits: readonly Trait[] = [],
): Solid[] {
  const dress = dressOf(random, colour, posture === 'sitting', traits);
  const stance = stanceOf(posture);
  const model = [
    ...legsOf(dress, stance),
    ...body(dress, stance, posture),
    ...armsOf(dress, stance),
    ...headOf(dress, stance.head),
  ];
  if (posture !== 'sleeping') return model;
  return model.map((piece) => place(piece, roll(Math.PI / 2), [0.5, 0.1, 0]));
}

function dressOf(
  random: Random,
  colour: Colour | null,
  sits: boolean,
  traits: readonly Trait[],
): Dress {
  const isWoman = traits.includes('woman');
  const noise = createNoise(random.uint32());
  const cloth = colour ?? pick(random, CLOTHS);
  const fold = (x: number, y: number, z: number) =>
    0.006 * noise.fbm(x * 16 + z * 9, y * 6 + z * 11, 2);
  const woven = (base: Colour): Look => ({
    paint: (x, y, z) => scaleColour(base, 1 + 0.1 * noise.fbm(x * 9 + z * 5, y * 9 - z * 4, 2)),
    bump: fold,
  });
  const hair = traits.includes('old') ? GREY_HAIR : pick(random, HAIRS);
  return {
    kind: sits
      ? 'jacket'
      : pick(random, isWoman ? ['dress', 'coat'] : ['coat', 'jacket', 'dress', 'jacket']),
    hair: pick(random, isWoman ? ['long', 'bun'] : ['short', 'long', 'bun', 'hat']),
    cloth: woven(cloth),
    legs: woven(pick(random, TROUSERS)),
    skin: plain(pick(random, SKINS)),
    hairs: {
      paint: (x, y, z) => scaleColour(hair, 1 + 0.3 * noise.at(x * 60 + z * 60, y * 9)),
      fur: 0.012,
      gloss: 0.08,
    },
    shoes: plain(SHOES, { gloss: 0.15 }),
    hat: woven(mixColour(cloth, [0.75, 0.62, 0.4], 0.7)),
  };
}

function stanceOf(posture: Posture): Stance {
  if (posture === 'sitting') return SITTING;
  if (posture === 'walking') return stepping(0.42, 0.5, 0.02);
  if (posture === 'running' || posture === 'flying') return stepping(0.85, 1.3, 0.1);
  return stepping(0.05, 0.12, 0);
}

/** Upright, a leg forward and the other back by an angle; arms bent by one. */
function stepping(swing: number, bend: number, lean: number): Stance {
  const hips: Vector = [0, 0.52 - swing * 0.04, 0];
  const chest: Vector = [lean, 0.74 - swing * 0.04, 0];
  const leg = (angle: number, z: number): readonly [Vector, Vector] => {
    const flex = angle < 0 ? swing * 0.7 : swing * 0.12;
    const knee = down(add(hips, [0, 0, z]), 0.25, angle + flex * 0.5);
    return [knee, down(knee, 0.235, angle - flex)];
  };
  const arm = (angle: number, z: number): readonly [Vector, Vector] => {
    const elbow = down([chest[0], 0.79 - swing * 0.04, z], 0.16, angle);
    return [add(elbow, [0, 0, z * 0.18]), down(add(elbow, [0, 0, z * 0.22]), 0.15, angle + bend)];
  };
  return {
    hips,
    chest,
    head: [lean * 1.6 + 0.012, 0.93 - swing * 0.045, 0],
    legs: [leg(swing, -0.05), leg(-swing, 0.05)],
    arms: [arm(-swing * 0.8, -0.125), arm(swing * 0.8, 0.125)],
  };
}

const down = (from: Vector, length: number, angle: number): Vector =>
  add(from, [Math.sin(angle) * length, -Math.cos(angle) * length, 0]);

/** On the ground, knees drawn up, arms around them. */
const SITTING: Stance = {
  hips: [0, 0.08, 0],
  chest: [0.02, 0.29, 0],
  head: [0.05, 0.48, 0],
  legs: [
    [
      [0.2, 0.25, -0.07],
      [0.27, 0.03, -0.06],
    ],
    [
      [0.2, 0.25, 0.07],
      [0.27, 0.03, 0.06],
    ],
  ],
  arms: [
    [
      [0.13, 0.22, -0.14],
      [0.24, 0.19, -0.05],
    ],
    [
      [0.13, 0.22, 0.14],
      [0.24, 0.19, 0.05],
    ],
  ],
};

function legsOf({ kind, legs: cloth, skin, shoes }: Dress, { hips, legs }: Stance): Solid[] {
  const look = kind === 'dress' ? skin : cloth;
  const thick = kind === 'dress' ? 0.8 : 1;
  return legs.flatMap(([knee, ankle], n) => {
    const root = add(hips, [0, 0, n === 0 ? -0.045 : 0.045]);
    return [
      limb(look, root, knee, 0.062, 0.043 * thick, 0.02),
      limb(look, knee, ankle, 0.043 * thick, 0.031 * thick, 0.015),
      limb(
        shoes,
        add(ankle, [-0.008, -0.018, 0]),
        add(ankle, [0.065, -0.026, 0]),
        0.03,
        0.024,
        0.008,
      ),
    ];
  });
}

/** Trunk and what is worn over it. */
function body({ kind, cloth, legs }: Dress, { hips, chest }: Stance, posture: Posture): Solid[] {
  const waist = between(hips, chest, 0.45);
  const shoulder = add(chest, [0, 0.045, 0]);
  const trunk = [
    ellipsoid(cloth, chest, [0.078, 0.1, 0.105], 0.03),
    limb(
      cloth,
      add(shoulder, [-0.005, 0, -0.085]),
      add(shoulder, [-0.005, 0, 0.085]),
      0.046,
      0.046,
      0.05,
    ),
    limb(cloth, chest, waist, 0.08, 0.076, 0.05),
    limb(kind === 'jacket' ? legs : cloth, waist, hips, 0.074, 0.085, 0.04),
  ];
  if (kind === 'jacket' || posture === 'sitting' || posture === 'running') {
    const hem = between(hips, chest, 0.1);
    return [...trunk, limb(cloth, waist, hem, 0.084, 0.092, 0.03)];
  }
  const knee = add(hips, [-0.005, kind === 'dress' ? -0.22 : -0.19, 0]);
  const flare = kind === 'dress' ? 0.15 : 0.115;
  return [
    ...trunk,
    ...[-1, 1].map((side) =>
      limb(cloth, hips, add(knee, [0, 0, side * 0.035]), 0.088, flare * 0.82, 0.06),
    ),
  ];
}

function armsOf({ cloth, skin }: Dress, { chest, arms }: Stance): Solid[] {
  return arms.flatMap(([elbow, hand], n) => {
    const shoulder = add(chest, [0, 0.045, n === 0 ? -0.1 : 0.1]);
    return [
      limb(cloth, shoulder, elbow, 0.04, 0.034, 0.03),
      limb(cloth, elbow, between(elbow, hand, 0.86), 0.034, 0.027, 0.015),
      limb(skin, between(elbow, hand, 0.86), between(elbow, hand, 1.2), 0.02, 0.018, 0.008),
    ];
  });
}

const EYE: Colour = [0.08, 0.06, 0.06];
const LIPS: Colour = [0.62, 0.32, 0.28];

function headOf({ skin, hairs, hair, hat }: Dress, at: Vector): Solid[] {
  const put = (x: number, y: number, z: number): Vector => add(at, [x, y, z]);
  const head = [
    limb(skin, put(-0.012, -0.12, 0), put(0, -0.05, 0), 0.034, 0.034, 0.03),
    ellipsoid(skin, at, [0.06, 0.075, 0.054], 0.02),
    ellipsoid(skin, put(0.018, -0.038, 0), [0.043, 0.04, 0.038], 0.03),
    limb(skin, put(0.055, 0.005, 0), put(0.066, -0.018, 0), 0.008, 0.011, 0.012),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(plain(EYE, { gloss: 0.5 }), put(0.053, 0.006, side * 0.022), [0.006, 0.006, 0.009]),
      limb(hairs, put(0.057, 0.021, side * 0.012), put(0.05, 0.023, side * 0.034), 0.004, 0.003),
      ellipsoid(skin, put(-0.004, -0.008, side * 0.054), [0.012, 0.018, 0.007], 0.006),
    ]),
    limb(plain(LIPS), put(0.057, -0.042, -0.012), put(0.057, -0.042, 0.012), 0.005, 0.005, 0.004),
    ellipsoid(hairs, put(-0.016, 0.018, 0), [0.06, 0.07, 0.062], 0.01),
  ];
  if (hair === 'long')
    return [
      ...head,
      limb(hairs, put(-0.035, 0, 0), put(-0.05, -0.17, 0), 0.055, 0.045, 0.04),
      ...[-1, 1].map((side) =>
        limb(
          hairs,
          put(-0.01, 0.01, side * 0.045),
          put(-0.02, -0.13, side * 0.05),
          0.024,
          0.018,
          0.03,
        ),
      ),
    ];
  if (hair === 'bun') return [...head, ball(hairs, put(-0.072, 0.055, 0), 0.03, 0.015)];
  if (hair === 'hat')
    return [
      ...head,
      ellipsoid(hat, put(-0.008, 0.05, 0), [0.115, 0.012, 0.11]),
      ellipsoid(hat, put(-0.008, 0.068, 0), [0.06, 0.042, 0.058], 0.015),
    ];
  return head;
}
