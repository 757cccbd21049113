import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { moved } from '../sculpt/move.ts';
import {
  ball,
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../sculpt/vector.ts';
import type { Wish } from '../wish.ts';
import { fencePainting, LINE_SHARE, pegging, planting } from './around-house.ts';
import { BOAT_SHARE, boatBuilding } from './at-boatyard.ts';
import { conducting, conjuring, delivering, hosing } from './at-callings.ts';
import { atOven } from './at-oven.ts';
import {
  decorating,
  fighting,
  gaming,
  isArmed,
  juggling,
  skipping,
  sledding,
  throwing,
  unwrapping,
} from './at-play.ts';
import { atStove } from './at-stove.ts';
import { bricklaying, spraying, WALL_SHARE, wallPainting } from './at-wall.ts';
import { baker } from './baker.ts';
import { WITH_BALLOON } from './balloon-ride.ts';
import { dribbling, JUMPSHOT, jumpshot } from './basketball.ts';
import { WITH_MIRROR } from './before-mirror.ts';
import { figureOf } from './figure.ts';
import { blowing, DUNK, dunking, FINISH, finishing, toothbrushing } from './at-moments.ts';
import { netOver } from './fishing-net.ts';
import { forging } from './forging.ts';
import { scooping } from './goldfish-scooping.ts';
import { human } from './human.ts';
import { PICKERS, PICKS_KNEELING } from './picking.ts';
import { SELLERS } from './selling.ts';
import {
  type Body,
  chopping,
  lifting,
  putting,
  returning,
  serving,
  shooting,
  sweeping,
  watering,
} from './with-gear.ts';
import { stargazing, WITH_TELESCOPE } from './with-telescope.ts';
import { pouring } from './pouring.ts';
import { selfie } from './selfie.ts';
import { football } from './with-things.ts';
import { carving, ironing, mowing, operating, potting, sawing, scrubbing } from './with-tools.ts';

const GLOVE: Colour = [0.78, 0.08, 0.09];
const KEEPER_GLOVE: Colour = [0.92, 0.93, 0.3];
const HANDLE: Colour = [0.55, 0.4, 0.24];
const PAN: Colour = [0.13, 0.13, 0.14];
const PANCAKE: Colour = [0.88, 0.62, 0.28];
const CHALK: Colour = [0.96, 0.96, 0.93];

/** Somebody who does one of those: with what is held for it, and how far turned to the eye, radians. */
export interface Feat {
  readonly model: readonly Solid[];
  readonly turn: number;
  /** From how far above it is seen, radians; missing: hardly. */
  readonly above?: number;
}

/** How high a tree is in which somebody is up a ladder, of the height of that one. */
export const UP_TREE = 2.2;

/** How high who does that is, of the height upright, and whether it is done on the ground. */
const SHARES: Partial<Readonly<Record<Trait, number>>> = {
  boxing: 0.95,
  scoring: 1.18,
  mirrored: WITH_MIRROR,
  ballooning: WITH_BALLOON,
  kneeling: 0.74,
  moulding: 0.72,
  cuddling: 0.72,
  keeper: 0.52,
  capoeira: 0.9,
  netmending: 0.72,
  tennis: 1.3,
  archery: 1.04,
  stargazing: WITH_TELESCOPE,
  chopping: 1.2,
  lifting: 1.16,
  jumpshot: JUMPSHOT,
  meditating: 0.6,
  potting: 0.72,
  unwrapping: 0.76,
  sledding: 0.66,
  skipping: 1.24,
  juggling: 1.16,
  throwing: 1.06,
  gaming: 1.08,
  pegging: LINE_SHARE,
  applepicking: UP_TREE,
  rescuing: UP_TREE,
  wallpainting: WALL_SHARE,
  graffiti: WALL_SHARE,
  boatbuilding: BOAT_SHARE,
  planting: PICKS_KNEELING,
  berrypicking: PICKS_KNEELING,
  flowerpicking: PICKS_KNEELING,
  scooping: PICKS_KNEELING,
  conducting: 1.06,
  conjuror: 1.07,
  finishing: FINISH,
  dunking: DUNK,
};

/** How high somebody who is like that is, of the height upright. */
export const featShare = (traits: readonly Trait[]): number =>
  traits.map((trait) => SHARES[trait]).find((share) => share !== undefined) ?? 1;

/** Whether somebody who is like that does what takes the whole body. */
export const isFeat = (traits: readonly Trait[]): boolean =>
  traits.some((trait) => FEATS[trait] !== undefined);

/** What is done running or leaping. */
const ON_THE_RUN: ReadonlySet<Trait> = new Set<Trait>(['keeper', 'finishing', 'dunking']);

/** What somebody does of whom that is said; null: nothing that is a feat. */
export function featOf(wish: Wish): Feat | null {
  const { traits = [], posture } = wish;
  const { holds } = wish;
  if (holds !== undefined && !(holds.thing === 'sword' && traits.includes('fighting'))) return null;
  const isFree = posture === null || posture === 'standing';
  for (const trait of traits) {
    const make = FEATS[trait];
    if (make !== undefined && (isFree || ON_THE_RUN.has(trait))) return make(wish, body(wish));
  }
  return null;
}

/** The somebody of a wish, doing something. */
const body =
  ({ random, colour, traits = [], hair, hat }: Wish): Body =>
  (doing, hands = {}) =>
    human(random, doing, colour, traits, hands, hair ?? null, hat ?? null);

/** How several are glad of a goal, each in another way: both arms high, running with arms spread, off the ground, one arm up. */
const JOYS = ['cheering', 'waving', 'jumping', 'hailing'] as const;

const FEATS: Partial<Readonly<Record<Trait, (wish: Wish, one: Body) => Feat>>> = {
  cuddling: (_, one) => ({ model: one('comforting'), turn: 0.3 }),
  boxing: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    const [near, far]: [Vector, Vector] = [
      [0.31, shoulder - 0.01, -0.1],
      [0.2, shoulder + 0.025, 0.04],
    ];
    return { model: [...one('boxing', { near, far }), ...glove(near), ...glove(far)], turn: 0.75 };
  },
  kneeling: ({ traits = [] }, one) => ({ model: kneeling(traits, one), turn: 0.5 }),
  scoring: ({ random, nth }, one) => {
    const chance = random.unit() < 0.6 ? 'cheering' : 'jumping';
    const doing = nth === undefined ? chance : (JOYS[nth % JOYS.length] ?? chance);
    return { model: one(doing), turn: 1.05 };
  },
  keeper: ({ traits = [] }, one) => ({ model: diving(traits, one), turn: 1.35 }),
  capoeira: ({ faces = 1 }, one) =>
    faces > 0
      ? { model: moved(one('handstand'), { by: roll(Math.PI), to: [0, 1.1, 0] }), turn: 0.35 }
      : { model: one('swaying'), turn: 0.45 },
  yoga: ({ random }, one) => {
    const all = ['warrior', 'lotus', 'tree'] as const;
    const doing = all[Math.floor(random.unit() * all.length)] ?? 'tree';
    return { model: one(doing), turn: doing === 'warrior' ? 0.35 : doing === 'lotus' ? 1.0 : 1.2 };
  },
  conducting: ({ traits = [] }, one) => ({ model: conducting(traits, one), turn: -0.7 }),
  conjuror: ({ traits = [] }, one) => ({ model: conjuring(traits, one), turn: 1 }),
  hosing: ({ traits = [] }, one) => ({ model: hosing(traits, one), turn: 0.35 }),
  postal: ({ traits = [] }, one) => ({ model: delivering(traits, one), turn: 0.6 }),
  hammering: ({ traits = [] }, one) => ({ model: forging(traits, one), turn: 0.35 }),
  flambe: ({ random, traits = [] }, one) => ({ model: atStove(random, traits, one), turn: 0.4 }),
  atstove: ({ random, traits = [] }, one) => ({ model: atStove(random, traits, one), turn: 0.4 }),
  atoven: (_, one) => ({ model: atOven(one), turn: 0.3 }),
  tossing: ({ traits = [] }, one) => ({ model: tossing(traits, one), turn: 0.75 }),
  teacher: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    const far: Vector = [0.26, shoulder + 0.08, 0.12];
    const chalk = limb(
      plain(CHALK),
      add(far, [0.03, 0, 0]),
      add(far, [0.075, 0.03, 0]),
      0.006,
      0.006,
    );
    return { model: [...one('writing', { far }), chalk], turn: 0.5 };
  },
  baking: ({ traits = [], baked }, one) => ({ model: baker(traits, one, baked), turn: 0.85 }),
  meditating: (_, one) => ({ model: one('lotus'), turn: 1 }),
  // Who comes to meet the eye across the net has the ball come back.
  tennis: ({ traits = [], heading = 0, nth = 0 }, one) => ({
    model: (Math.sin(heading) > 0 || nth % 2 === 1 ? returning : serving)(traits, one),
    turn: 0.45,
  }),
  archery: ({ traits = [] }, one) => ({ model: shooting(traits, one), turn: 0.3 }),
  stargazing: ({ traits = [] }, one) => ({ model: stargazing(traits, one), turn: 0.35 }),
  golf: ({ traits = [] }, one) => ({ model: putting(traits, one), turn: 0.6 }),
  chopping: ({ traits = [] }, one) => ({ model: chopping(traits, one), turn: 0.5 }),
  sweeping: ({ traits = [] }, one) => ({ model: sweeping(traits, one), turn: 0.55 }),
  watering: ({ traits = [] }, one) => ({ model: watering(traits, one), turn: 0.4 }),
  lifting: ({ traits = [] }, one) => ({ model: lifting(traits, one), turn: 1.2 }),
  dribbling: ({ traits = [] }, one) => ({ model: dribbling(traits, one), turn: 0.5 }),
  jumpshot: ({ traits = [] }, one) => ({ model: jumpshot(traits, one), turn: 0.6 }),
  latte: ({ traits = [] }, one) => ({ model: pouring(traits, one), turn: 0.9, above: 0.14 }),
  dunking: ({ traits = [] }, one) => ({ model: dunking(traits, one), turn: -0.22 }),
  finishing: ({ traits = [] }, one) => ({ model: finishing(traits, one), turn: 1.2 }),
  blowing: ({ traits = [] }, one) => ({ model: blowing(traits, one), turn: 0.5, above: 0.16 }),
  toothbrushing: ({ traits = [] }, one) => ({ model: toothbrushing(traits, one), turn: 0.62 }),
  selfie: ({ traits = [] }, one) => ({ model: selfie(traits, one), turn: 0.52 }),
  guarding: (_, one) => ({ model: one('guarding'), turn: 0.7 }),
  fighting: ({ traits = [], faces = 1, holds }, one) => ({
    model: fighting(traits, one, faces > 0, holds !== undefined),
    turn: holds !== undefined || isArmed(traits) ? 0.3 : 0.6,
  }),
  operating: ({ traits = [] }, one) => ({ model: operating(traits, one), turn: 0.85 }),
  ironing: ({ traits = [] }, one) => ({ model: ironing(traits, one), turn: 0.8 }),
  mowing: ({ traits = [] }, one) => ({ model: mowing(traits, one), turn: 0.35 }),
  sawing: ({ traits = [] }, one) => ({ model: sawing(traits, one), turn: 0.75 }),
  carving: ({ traits = [] }, one) => ({ model: carving(traits, one), turn: 0.35 }),
  scrubbing: ({ traits = [] }, one) => ({ model: scrubbing(traits, one), turn: 0.4 }),
  potting: ({ traits = [] }, one) => ({ model: potting(traits, one), turn: 0.6 }),
  skipping: ({ traits = [] }, one) => ({ model: skipping(traits, one), turn: 1.15 }),
  juggling: ({ traits = [] }, one) => ({ model: juggling(traits, one), turn: 1.1 }),
  throwing: ({ traits = [] }, one) => ({ model: throwing(traits, one), turn: 0.4 }),
  sledding: ({ traits = [] }, one) => ({ model: sledding(traits, one), turn: 0.6 }),
  unwrapping: ({ traits = [] }, one) => ({ model: unwrapping(traits, one), turn: 0.6 }),
  decorating: ({ traits = [] }, one) => ({ model: decorating(traits, one), turn: 0.5 }),
  gaming: ({ traits = [] }, one) => ({ model: gaming(traits, one), turn: -0.95 }),
  stroking: ({ traits = [] }, one) => {
    const { shoulder } = figureOf(traits);
    return { model: one('patting', { near: [0.34, shoulder - 0.02, -0.06] }), turn: 0.35 };
  },
  karate: (_, one) => ({ model: one('sidekick'), turn: 0.3 }),
  pointing: (_, one) => ({ model: one('pointing'), turn: 0.5 }),
  ...PICKERS,
  ...SELLERS,
  scooping: ({ random, traits = [] }, one) => ({
    model: scooping(random, traits, one),
    turn: 0.75,
  }),
  fencepainting: ({ traits = [], paint }, one) => ({
    model: fencePainting(traits, one, paint),
    turn: -0.85,
  }),
  wallpainting: ({ traits = [], paint }, one) => ({
    model: wallPainting(traits, one, paint),
    turn: -0.85,
  }),
  graffiti: ({ traits = [] }, one) => ({ model: spraying(traits, one), turn: -0.85 }),
  bricklaying: ({ traits = [], nth = 0 }, one) => ({
    model: bricklaying(traits, one, nth),
    turn: nth % 2 === 1 ? 0.4 : -0.7,
  }),
  boatbuilding: ({ traits = [], nth = 0 }, one) => ({
    model: boatBuilding(traits, one, nth),
    turn: nth > 0 ? 0.5 : -0.7,
  }),
  pegging: ({ traits = [] }, one) => ({ model: pegging(traits, one), turn: -0.8 }),
  planting: ({ traits = [] }, one) => ({ model: planting(traits, one), turn: 0.4 }),
  patting: (_, one) => ({ model: one('patting'), turn: 0.3 }),
  moulding: ({ traits = [] }, one) => {
    const { knee } = figureOf(traits);
    const [near, far]: [Vector, Vector] = [
      [0.3, 0.55 * knee, -0.07],
      [0.27, 0.75 * knee, 0.05],
    ];
    return { model: one('bowed', { near, far }), turn: 0.35 };
  },
  netmending: ({ random, traits = [] }, one) => ({
    model: mending(random, traits, one),
    turn: 0.6,
  }),
};

/** A boxer's glove around a fist. */
const glove = (wrist: Vector): Solid[] => {
  const leather = plain(GLOVE, { gloss: 0.45 });
  return [
    ellipsoid(leather, add(wrist, [0.035, 0.01, 0]), [0.054, 0.05, 0.046]),
    limb(
      leather,
      add(wrist, [0, 0.014, -0.02]),
      add(wrist, [0.045, 0.034, -0.03]),
      0.018,
      0.018,
      0.01,
    ),
    limb(
      plain(CHALK),
      add(wrist, [-0.02, -0.004, 0]),
      add(wrist, [-0.035, -0.008, 0]),
      0.032,
      0.03,
    ),
  ];
};

/** On one knee: a knight with both hands on the sword that stands before him. */
function kneeling(traits: readonly Trait[], one: Body): Solid[] {
  if (!traits.includes('knight')) {
    const { knee } = figureOf(traits);
    return one('bowed', { far: [0.15, knee + 0.085, 0.03], near: [0.19, knee + 0.1, -0.02] });
  }
  const hilt: Vector = [0.24, 0.4, -0.07];
  const steel = plain([0.82, 0.84, 0.88], { gloss: 0.9 });
  const gold = plain([0.92, 0.7, 0.16], { gloss: 0.6 });
  const [x, y, z] = hilt;
  return [
    ...one('bowed', { near: add(hilt, [-0.03, 0.035, -0.015]), far: add(hilt, [-0.03, 0, 0.02]) }),
    limb(gold, [x, y - 0.03, z], [x, y + 0.07, z], 0.01, 0.01),
    ball(gold, [x, y + 0.085, z], 0.018),
    limb(gold, [x, y - 0.035, z - 0.075], [x, y - 0.035, z + 0.075], 0.011, 0.011),
    blade(steel, [x, y - 0.04, z], [x, 0.01, z], 0.024, 0.01, 0.3),
  ];
}

/** How far over a keeper lies who leaps after a ball, radians, and how high. */
const LEAP = { over: -1.2, up: 0.42 } as const;

/** A keeper in the air, the ball between the hands unless it has passed them. */
function diving(traits: readonly Trait[], one: Body): Solid[] {
  const { chin, head } = figureOf(traits);
  const top = chin + head;
  const hand = (side: number): Vector => [0.1, top + 0.03, 0.02 + side * 0.06];
  const glove = plain(KEEPER_GLOVE, { gloss: 0.2 });
  const model = [
    ...one('diving', { near: hand(-1), far: hand(1) }),
    ...[-1, 1].map((side) =>
      ellipsoid(glove, add(hand(side), [0.015, 0.03, side * -0.004]), [0.03, 0.045, 0.03]),
    ),
    ...(traits.includes('beaten') ? [] : football([0.125, top + 0.125, 0.02])),
  ];
  return moved(model, { by: pitch(LEAP.over), to: [0, LEAP.up, 0] });
}

/** A pan held out, and what was in it in the air over it. */
function tossing(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder, shoulders, hips } = figureOf(traits);
  const near: Vector = [0.24, shoulder - 0.17, -shoulders - 0.02];
  const far: Vector = [0.0, hips + 0.05, shoulders + 0.07];
  const iron = plain(PAN, { gloss: 0.45 });
  const pan = add(near, [0.2, 0.055, 0]);
  const cake: Look = {
    paint: (x, y, z) => {
      const spots = Math.sin(x * 90) * Math.sin(z * 84 + 2) * Math.sin(y * 70);
      return spots > 0.1 ? [0.66, 0.38, 0.14] : PANCAKE;
    },
  };
  return [
    ...one('tossing', { near, far }),
    limb(iron, add(near, [-0.05, -0.015, 0]), add(pan, [-0.08, -0.005, 0]), 0.013, 0.011),
    frustum(iron, pan, 0.022, 0.082, 0.105, roll(0.2)),
    ellipsoid(cake, add(pan, [0.02, 0.27, 0]), [0.09, 0.013, 0.085], 0, roll(0.5)),
  ];
}

/** On a crate, a net over the knees. */
function mending(random: Random, traits: readonly Trait[], one: Body): Solid[] {
  const { hips } = figureOf(traits);
  const lap = 0.5 * hips + 0.07;
  const near: Vector = [0.25, lap + 0.13, -0.08];
  const far: Vector = [0.22, lap + 0.2, 0.07];
  return [
    ...one('mending', { near, far }),
    box(planks(HANDLE, 0.03), [-0.02, 0.1, 0], [0.13, 0.1, 0.16], undefined, 0.008),
    ...netOver(random, near, far, lap),
  ];
}
