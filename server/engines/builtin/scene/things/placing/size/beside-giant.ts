import { isWalker } from '../../../words/creatures.ts';
import type { Idea, Subject } from '../../../words/idea.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { figureOf } from '../../creatures/figure.ts';
import { LIVING } from './metres.ts';

/** Where the feet of a giant are among others, as in `STANDS`, his height as a share of the picture, and how many times a man's that is. */
const GIANT = { feet: 0.5, height: 0.7, times: 3.2 } as const;
/** How much nearer to the eye the others stand. */
const NEARER = 0.06;
/** How high a man is, metres. */
const MAN = 1.76;
/** What of the others' height is kept at the least, beside a man's: they must be seen. */
const LEAST = 0.3;

const isGiant = ({ traits = [], thing, count }: Subject): boolean =>
  thing === 'person' && count === 1 && traits.includes('titan');

const isBeside = (one: Subject): boolean =>
  isWalker(one.thing) && !isGiant(one) && one.far !== true && one.on === undefined;

/** How somebody, or an animal, stands where a giant and others are told of in the open: on one ground, and as large as they are beside each other; null: there is no giant, or nobody else. */
export function besideGiant(
  { subjects, land, composition }: Idea,
  subject: Subject,
): { readonly feet: number; readonly height: number } | null {
  // In a street doors tell how large everybody is.
  const isWalled = land !== null && (land === 'street' || INDOORS.includes(land));
  if (composition !== null || isWalled) return null;
  if (!subjects.some(isGiant) || !subjects.some(isBeside)) return null;
  if (isGiant(subject)) return { feet: GIANT.feet, height: GIANT.height };
  if (!isBeside(subject)) return null;
  const { thing, traits = [], size } = subject;
  const own = (LIVING[thing] ?? MAN) / MAN;
  const tall = Math.max(LEAST, own * (thing === 'person' ? figureOf(traits).tall : 1) * size);
  return { feet: GIANT.feet + NEARER, height: (GIANT.height / GIANT.times) * tall };
}
