import type { Random } from '../../../kernels/random.ts';
import { KNEADING } from '../../words/deeds-at-table.ts';
import type { Trait } from '../../words/trait.ts';
import { plain, planks } from '../sculpt/looks.ts';
import { box, ellipsoid, frustum, limb, type Solid } from '../sculpt/solid.ts';
import { add, roll, type Vector } from '../sculpt/vector.ts';
import { type Feat, featShare } from './feat.ts';
import { figureOf } from './figure.ts';
import { tableHigh } from './kitchen/baker.ts';
import { member, toldApart } from './members.ts';
import type { Doing } from './postures/doings.ts';

/** How somebody takes part: where, turned how far from the way the other looks, how the body is held, where the hands are, and what is in them. In heights of the other. */
interface Part {
  readonly at: Vector;
  readonly turned: number;
  readonly doing: Doing;
  readonly near?: Vector;
  readonly far?: Vector;
  readonly pieces?: readonly Solid[];
  /** Whether they are the mirror image of who stands so, and half to the eye across a thing. */
  readonly isMirrored?: true;
}

/** From that height beside the other on somebody is grown. */
const GROWN = 0.8;

/** How high who takes part is upright and on a knee, of the own height. */
const UPRIGHT = 0.97;
const KNEELING = 0.72;

/** How far the hips of who stands at a table are below its top at the most, by the own height; and who needs a stool for it. */
const BELOW = 0.52;

/** A stool of that height at a foot, for a child who is on it; none who is tall enough. */
function stoolAt([x, , z]: Vector, raised: number): Solid[] {
  if (raised <= 0) return [];
  const wood = planks([0.5, 0.34, 0.2], 0.03);
  return [
    box(wood, [x, raised - 0.014, z], [0.1, 0.014, 0.1], undefined, 0.006),
    ...[-1, 1].flatMap((aside) =>
      [-1, 1].map((deep) =>
        limb(
          wood,
          [x + 0.075 * aside, raised - 0.02, z + 0.075 * deep],
          [x + 0.09 * aside, 0, z + 0.09 * deep],
          0.013,
          0.012,
        ),
      ),
    ),
  ];
}

/** At the same table, the hands over a bowl at its end; a child is on a stool. */
function atTable(traits: readonly Trait[], size: number): Part {
  const high = tableHigh(figureOf(traits).tall);
  const raised = Math.max(0, high - BELOW * size);
  const bowl: Vector = [0.34 - 0.1 * raised, high, 0.31];
  const at: Vector = raised > 0 ? [0.1, raised, 0.33] : [0.03, 0, 0.36];
  return {
    at,
    turned: 0,
    doing: 'tending',
    near: add(bowl, [-0.06, 0.1, -0.07]),
    far: add(bowl, [-0.03, 0.13, 0.05]),
    pieces: [
      ...stoolAt(at, raised),
      frustum(plain([0.93, 0.9, 0.82], { gloss: 0.5 }), bowl, 0.08, 0.045, 0.088),
      ellipsoid(plain([0.95, 0.86, 0.6]), add(bowl, [0, 0.074, 0]), [0.076, 0.016, 0.076]),
      limb(
        plain([0.7, 0.5, 0.28]),
        add(bowl, [-0.04, 0.17, 0.03]),
        add(bowl, [0.01, 0.07, 0]),
        0.008,
        0.012,
      ),
    ],
  };
}

/** How much of what a child is lower by a stool makes up for at a sink, whose rack hides who is low. */
const OVER_RACK = 0.66;

/** Beside the rack of a sink, drying a plate; a child is on a stool. */
function drying(size: number): Part {
  const dish: Vector = [0.25, 0.68, 0.42];
  const cloth = plain([0.86, 0.3, 0.24]);
  const raised = Math.max(0, OVER_RACK * (1 - size));
  const at: Vector = [0.02, raised, 0.44];
  return {
    at,
    turned: -0.1,
    doing: 'tending',
    near: add(dish, [-0.03, 0, -0.08]),
    far: add(dish, [-0.02, 0.02, 0.07]),
    pieces: [
      ...stoolAt(at, raised),
      ellipsoid(plain([0.96, 0.96, 0.94], { gloss: 0.6 }), dish, [0.085, 0.008, 0.085], 0, roll(1)),
      box(cloth, add(dish, [-0.03, -0.06, 0.07]), [0.012, 0.07, 0.05], roll(0.15), 0.01),
      box(cloth, add(dish, [-0.01, 0.01, 0.06]), [0.02, 0.02, 0.04], undefined, 0.01),
    ],
  };
}

/** On a knee across a bed that is planted. */
const acrossBed: Part = {
  at: [0.9, 0, 0.06],
  turned: Math.PI,
  doing: 'bowed',
  near: [0.56, 0.12, 0.14],
  far: [0.52, 0.1, -0.06],
  isMirrored: true,
};

/** At the other end of a bicycle, whose wheel they hold: on a knee who is grown. */
const atWheel = (size: number): Part => ({
  at: [0.62 + 0.3 * size, 0, 0.03],
  turned: Math.PI,
  doing: size < GROWN ? 'tending' : 'bowed',
  near: [0.63, 0.4, 0.12],
  far: [0.63, 0.36, -0.04],
  isMirrored: true,
});

/** With a brush of their own at boards that are painted. */
function besidePainter(paint: readonly [number, number, number]): Part {
  const brush: Vector = [0.33, 0.46, -0.42];
  const hand = add(brush, [-0.09, -0.03, -0.02]);
  return {
    at: [0, 0, -0.52],
    turned: 0,
    doing: 'tending',
    far: hand,
    pieces: [
      limb(
        plain([0.72, 0.5, 0.28]),
        add(hand, [-0.03, 0, 0]),
        add(hand, [0.05, 0.016, 0]),
        0.012,
        0.012,
      ),
      box(
        plain(paint),
        add(brush, [-0.016, -0.01, -0.014]),
        [0.03, 0.012, 0.034],
        undefined,
        0.004,
      ),
    ],
  };
}

/** Right beside who does it, bent to what is done: behind who is seen from aside. */
function onlooker(turn: number, size: number): Part {
  const isAside = Math.abs(turn) < 0.6;
  const at: Vector = isAside ? [-0.34, 0, 0.1] : [-0.04, 0, turn < 0 ? -0.42 : 0.42];
  const hand = (z: number): Vector => add(at, [0.14 * size, 0.5 * size, z * size]);
  return {
    at,
    turned: isAside ? 0 : 0.25 * Math.sign(turn),
    doing: 'tending',
    near: hand(-0.04),
    far: hand(0.03),
  };
}

const AT_TABLE: ReadonlySet<Trait> = new Set<Trait>([
  ...KNEADING,
  ...(['vegetablecutting', 'kimchimaking', 'cakecutting'] as const),
]);

/** How somebody takes part in that. */
function partIn(
  traits: readonly Trait[],
  turn: number,
  size: number,
  paint: readonly [number, number, number],
): Part {
  if (traits.some((trait) => AT_TABLE.has(trait))) return atTable(traits, size);
  if (traits.includes('dishwashing')) return drying(size);
  if (traits.includes('planting')) return acrossBed;
  if (traits.includes('bicyclerepair')) return atWheel(size);
  if (traits.includes('fencepainting')) return besidePainter(paint);
  return onlooker(turn, size);
}

const sizeOf = (traits: readonly Trait[], aide: readonly Trait[]): number =>
  figureOf(aide).tall / figureOf(traits).tall;

/** How high two are of whom one does that and the other takes part, of the height upright of the first. */
export const shareWithAide = (traits: readonly Trait[], aide: readonly Trait[]): number => {
  const size = sizeOf(traits, aide);
  const kneels = traits.includes('planting') || (traits.includes('bicyclerepair') && size >= GROWN);
  return Math.max(featShare(traits), (kneels ? KNEELING : UPRIGHT) * size);
};

/** What somebody does with who takes part in it. */
export function withAide(
  random: Random,
  feat: Feat,
  traits: readonly Trait[],
  aide: readonly Trait[],
  paint: readonly [number, number, number] = [0.95, 0.95, 0.92],
): Feat {
  const size = sizeOf(traits, aide);
  const part = partIn(traits, feat.turn, size, paint);
  const { at, turned, doing, near, far, pieces = [], isMirrored } = part;
  const deeds = traits.filter((trait) => !aide.includes(trait));
  const [, looks = aide] = toldApart([traits.filter((trait) => !deeds.includes(trait)), aide]);
  return {
    ...feat,
    model: [
      ...feat.model,
      ...member(
        random,
        doing,
        null,
        looks,
        { at, turned, size, ...(isMirrored && { isMirrored }) },
        { ...(near && { near }), ...(far && { far }) },
      ),
      ...pieces,
    ],
  };
}
