import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { blade, box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const IRON: Colour = [0.34, 0.34, 0.36];
const HANDLE: Colour = [0.55, 0.4, 0.24];
const HOT: Colour = [1, 0.5, 0.14];
const LEATHER: Colour = [0.3, 0.17, 0.09];

/** How high the face of an anvil is, in a man's heights. */
const ANVIL = 0.482;

/** Somebody who looks down at glowing iron and has the hammer raised over it, before the face and not across it; a smith whose work is a sword holds that by its hilt. */
export function forging(traits: readonly Trait[], one: Body): Solid[] {
  const { shoulder } = figureOf(traits);
  const raised: Vector = [0.32, shoulder + 0.01, 0.04];
  const holding: Vector = [0.25, ANVIL + 0.025, -0.04];
  const steel = plain(IRON, { gloss: 0.5 });
  const head = add(raised, [0.13, 0.13, -0.02]);
  return [
    ...one('forging', { near: holding, far: raised }),
    limb(planks(HANDLE, 0.02), add(raised, [-0.05, -0.05, 0.005]), head, 0.011, 0.011),
    box(steel, head, [0.034, 0.062, 0.034], roll(0.8), 0.006),
    ...(traits.includes('bladesmith') ? hotSword(holding) : inTongs(traits, holding)),
  ];
}

/** A bar in tongs, hot where a smith works it. */
function inTongs(traits: readonly Trait[], holding: Vector): Solid[] {
  const steel = plain(IRON, { gloss: 0.5 });
  const end = add(holding, [0.1, -0.012, 0.01]);
  return [
    limb(steel, add(holding, [-0.06, 0.02, 0]), end, 0.008, 0.008),
    ...(traits.includes('smith')
      ? [limb(plain(HOT, { glow: () => 1 }), end, add(end, [0.09, 0, 0.01]), 0.015, 0.012)]
      : []),
  ];
}

/** A sword that lies across the anvil, its blade glowing before the cold guard. */
function hotSword(holding: Vector): Solid[] {
  const steel = plain(IRON, { gloss: 0.6 });
  const guard = add(holding, [0.055, -0.006, 0.008]);
  const tip: Vector = [holding[0] + 0.44, ANVIL + 0.006, 0.05];
  return [
    limb(plain(LEATHER), add(holding, [-0.05, 0.008, -0.006]), guard, 0.012, 0.012),
    limb(steel, add(guard, [0, 0, -0.055]), add(guard, [0, 0, 0.055]), 0.01, 0.01),
    blade(plain(HOT, { glow: () => 1 }), guard, tip, 0.024, 0.009, 0.25),
  ];
}
