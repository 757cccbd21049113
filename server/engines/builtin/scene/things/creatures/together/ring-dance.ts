import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { firePit } from '../../outdoors/camp.ts';
import { fireTongues } from '../../outdoors/fire-tongues.ts';
import { moved } from '../../sculpt/move.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import type { Doing } from '../postures/doings.ts';

/** How high those who dance in a ring are drawn, of the height upright: they stand before and behind each other, seen from above. */
export const RING_DANCE = 1.6;

/** How far a hand is held aside. */
const ARM = 0.38;
/** How wide a ring is at the least, and where in it nobody stands: between the eye and its middle; radians. */
const LEAST = 0.6;
const OPEN = -0.5 * Math.PI;

/** How far from the middle of their ring those are who dance in it, by how many they are. */
const ringOf = (many: number): number => Math.max(LEAST, ARM / Math.sin(Math.PI / many));

/** How each of them is in the dance, in turn. */
const STEPS: readonly Doing[] = ['dancing', 'walking'];

/** Who dances in a ring, the first in that colour, and how far it is turned beside usual, radians. */
type Dance = readonly [colour: Colour | null, all: Company['members'], vary: number];

/** Those who dance in a ring, each a hand of both neighbours in the own ones, their faces to the middle; in heights of the tallest. */
export function ringDance(random: Random, ...[colour, all, vary]: Dance): Feat {
  const sizes = sizesOf(all);
  const apart = (2 * Math.PI) / all.length;
  const wide = ringOf(all.length);
  const on = (way: number, high: number, out: number): Vector => [
    out * Math.cos(way),
    high,
    out * Math.sin(way),
  ];
  const highOf = (n: number): number => {
    const at = (n + all.length) % all.length;
    return (sizes[at] ?? 1) * (figureOf(all[at] ?? []).shoulder - 0.08);
  };
  const model = all.flatMap((traits, n) => {
    const way = OPEN + apart * (n + 0.5);
    const joined = (to: 1 | -1): Vector =>
      on(way + (to * apart) / 2, Math.min(highOf(n), highOf(n + to)), wide * Math.cos(apart / 2));
    return member(
      random,
      STEPS[n % STEPS.length] ?? 'dancing',
      n === 0 ? colour : null,
      traits,
      {
        at: on(way, 0, wide),
        turned: Math.atan2(Math.sin(way), -Math.cos(way)),
        size: sizes[n] ?? 1,
      },
      { near: joined(1), far: joined(-1) },
    );
  });
  return { model, turn: 0.05 + vary, above: 0.26 };
}

/** How large the pit and the flames of a fire are in the middle of a ring. */
const FIRE = { pit: 0.42, flames: 1.25 } as const;

/** The same around a fire. */
export function fireDance(random: Random, ...dance: Dance): Feat {
  const { model, ...view } = ringDance(random, ...dance);
  const fire = [
    ...moved(firePit(), { size: FIRE.pit }),
    ...moved(fireTongues(random, [0, 0.02, 0]), { size: FIRE.flames }),
  ];
  return { ...view, model: [...model, ...fire] };
}
