import type { Setting } from '../../../setting.ts';
import type { Subject } from '../../../words/idea.ts';
import { arePair } from '../size/about.ts';
import { heightOf } from '../size/how-large.ts';
import { metresOf } from '../size/true-size.ts';

/** How far apart the first and the last kind of several are, about, in widths of the picture. */
const WIDE = 0.8;

/** How far from each other's middle two are who belong together, by the height of the taller, who hugs, who strokes, who feeds or plays, two people, and others. */
const REACH = { hugs: 0.44, strokes: 0.62, feeds: 1.5, people: 0.6, others: 0.95 } as const;
/** How high somebody a metre high is among doors and furniture, about, as a share of the picture. */
const PER_METRE = 0.21;
/** The least of that, in widths of the picture: both are seen. */
const LEAST = 0.12;

/** How far apart so many kinds are, as a share of the picture's width over all of them: two who belong together as near as they reach. */
export function spreadOf({ idea, land, subjects }: Setting, kinds: number): number {
  const [first, second] = subjects;
  if (kinds !== 2 || !arePair(idea) || first === undefined || second === undefined) return WIDE;
  const traits = [...(first.traits ?? []), ...(second.traits ?? [])];
  const reach = traits.includes('cuddling')
    ? REACH.hugs
    : traits.includes('stroking')
      ? REACH.strokes
      : traits.includes('feeding') || traits.includes('playing')
        ? REACH.feeds
        : first.thing === second.thing
          ? REACH.people
          : REACH.others;
  const upright = (said: Subject) => {
    const one = { ...said, posture: null, traits: [] };
    const metres = metresOf(idea, land, one);
    return metres === null ? heightOf(idea, one) : PER_METRE * metres;
  };
  const tall = Math.max(upright(first), upright(second));
  // The middles of two are half of all as far apart.
  return Math.min(WIDE, 2 * Math.max(LEAST, reach * tall));
}
