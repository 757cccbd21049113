import type { Colour, Subject, Thing } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { lookUp } from '../../../world/height-map.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';
import { STANDS } from '../stands.ts';

/** Boats that lie in a harbour, and how high each is, world units. */
const BOATS: readonly (readonly [thing: Thing, high: number, colour: Colour])[] = [
  ['boat', 9, [0.88, 0.86, 0.81]],
  ['rowboat', 2, [0.66, 0.2, 0.13]],
  ['trawler', 6.4, [0.16, 0.34, 0.5]],
  ['rowboat', 2, [0.86, 0.84, 0.76]],
  ['boat', 7.4, [0.2, 0.4, 0.34]],
  ['trawler', 5.8, [0.82, 0.58, 0.16]],
  ['boat', 9.5, [0.46, 0.3, 0.17]],
  ['rowboat', 2, [0.22, 0.46, 0.5]],
];
/** The last ones that come in under sail. */
const UNDER_SAIL = 6;
/** How near the first lies, and how much farther each next one, world units; how deep it must be there. */
const FIRST = 27;
const NEXT = 5;
/** How much farther than the lowest water that is seen the nearest boat lies. */
const IN_VIEW = 1.25;
const DEEP = -1.5;
/** Their sails are taken in. */
const MOORED: readonly Trait[] = ['moored'];
/** How near the picture's middle they lie at the least, and how much farther out, as a share of what is seen to each side. */
const NEAR_MIDDLE = 0.14;
const FARTHER_OUT = 0.34;
/** Room that is free to each side, world units. */
const ROOM = 4;

/** The boats of a harbour of which nothing was said. */
export function moored({ setting, map, frame, camera }: Stage): Planted[] {
  const { land, subjects, random, light, side } = setting;
  // Several boats of no number are of several kinds: those that sail are there already.
  const areSeveral = ({ thing, count, exact }: Subject) =>
    thing === 'boat' && count > 1 && exact === undefined;
  const isTaken = subjects.some(
    (one) => one.thing !== 'pier' && STANDS[one.thing].on === 'water' && !areSeveral(one),
  );
  if (land !== 'harbour' || isTaken || setting.idea.without.includes('boat')) return [];
  const half = (0.5 * frame.width) / camera.focal;
  const lowest = (camera.height * camera.focal) / Math.max(1, frame.height - camera.horizon);
  return BOATS.flatMap(([thing, high, colour], n): Planted[] => {
    const z = Math.max(FIRST, IN_VIEW * lowest) + NEXT * n + 4 * random.unit();
    // They lie on both sides of the middle in turn, and there nearer to it and farther out: none hides the next.
    const out = NEAR_MIDDLE + FARTHER_OUT * ((n >> 1) % 2) + FARTHER_OUT * random.unit();
    const aside = (n % 2 === 0 ? -side : side) * out;
    const x = aside * z * half;
    const isFree = [-ROOM, 0, ROOM].every((dx) => lookUp(map.heights, x + dx, z) < DEEP);
    if (!isFree || (thing === 'boat' && subjects.some(areSeveral))) return [];
    const tall = (high * camera.focal) / z;
    const sprite = makeThing(
      setting,
      thing,
      { colour, posture: null, ...(n < UNDER_SAIL && { traits: MOORED }) },
      tall,
      false,
    );
    return [{ sprite, x, z, base: -0.02 * high, size: high, boost: light.isNight ? 1.5 : 1.05 }];
  });
}
