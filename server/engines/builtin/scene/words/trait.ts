import type { BeastTrait } from './beast-traits.ts';
import type { AnimalFolk, CoatTrait } from './creatures.ts';
import type { Deed } from './deeds.ts';
import type { Look } from './looks.ts';
import type { Role } from './roles.ts';
import type { ThingTrait } from './thing-traits.ts';

/** What a creature does. */
export type Posture =
  | 'standing'
  | 'sitting'
  | 'walking'
  | 'running'
  | 'jumping'
  /** On the knees, the hands together. */
  | 'praying'
  | 'sleeping'
  /** On the ground, awake. */
  | 'lying'
  | 'flying'
  /** Head down, eating grass or drinking. */
  | 'grazing'
  /** Of a beast: its chest at the ground and its rump up, as who wants to play does. */
  | 'bowing';

/** What someone or something is like and does. */
export type Trait = Role | Look | Deed | BeastTrait | ThingTrait | AnimalFolk | CoatTrait;

/** Whether a trait says that somebody is a child. */
export const isYoung = (trait: Trait | undefined): boolean =>
  trait === 'child' || trait === 'girl' || trait === 'boy';
