import type { Posture, Trait } from '../../../words/trait.ts';
import { add } from '../../sculpt/vector.ts';
import type { Build } from '../build.ts';
import type { Pose } from './carriage.ts';

/** What an animal does with its voice. */
export type Voice = 'silent' | 'howling' | 'roaring' | 'panting';

/** How far the muzzle of one that pants is open, its tongue out. Radians. */
export const PANTING = 0.27;

/** How far its muzzle is open. Radians. */
export const GAPES: Readonly<Record<Voice, number>> = {
  ...{ silent: 0, howling: 0.5, roaring: 0.74, panting: PANTING },
};

/** From how long a muzzle on it is a dog's, in head sizes: who plays pants with it. */
const DOGS_MUZZLE = 1.5;

/** What one of that build and those traits does with its voice: nothing in its sleep. */
export function voiceOf({ head, feet }: Build, posture: Posture, traits: readonly Trait[]): Voice {
  if (posture === 'sleeping') return 'silent';
  if (traits.includes('howling')) return 'howling';
  const bites = traits.includes('fighting') && feet === 'paws';
  if (bites || traits.includes('roaring') || traits.includes('yawning')) return 'roaring';
  const isDog = head.kind === 'short' && head.muzzle.length >= DOGS_MUZZLE;
  return isDog && traits.includes('playing') ? 'panting' : 'silent';
}

/** How steeply the neck of one that howls rises, and how far up its muzzle points. Radians. */
const THROWN_BACK = { rise: 1.16, nod: 1.02 } as const;

/** The pose of an animal with its head as its voice wants it: who howls throws it back. */
export function voiced({ neck, head }: Build, pose: Pose, voice: Voice): Pose {
  if (voice !== 'howling' || head.kind !== 'short') return pose;
  const { rise, nod } = THROWN_BACK;
  const long = neck.length * 1.12;
  return {
    ...pose,
    head: add(pose.withers, [long * Math.cos(rise), long * Math.sin(rise), 0]),
    nod,
  };
}
