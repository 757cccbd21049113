import type { Subject, Thing } from '../../../words/idea.ts';
import { isTree } from '../../../words/plants.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { heightOf } from '../size/how-large.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';

/** How high what stands in a garden is, and how far from the middle of its path; how far from the next of its kind. World units. */
const IN_GARDEN: Partial<
  Readonly<Record<Thing, { readonly high: number; readonly aside: number }>>
> = {
  bench: { high: 1.35, aside: 2.5 },
  well: { high: 2.9, aside: 2.7 },
  beehive: { high: 1.7, aside: 3.1 },
  birdbath: { high: 1.5, aside: 2.3 },
  birdfeeder: { high: 2.7, aside: 2.3 },
  compost: { high: 2.2, aside: 3 },
  chickencoop: { high: 2.4, aside: 3.3 },
  stump: { high: 0.8, aside: 2.4 },
  log: { high: 1.2, aside: 3 },
  seesaw: { high: 1.7, aside: 3.3 },
  sandbox: { high: 1.15, aside: 3.2 },
  basketballhoop: { high: 5, aside: 3.2 },
  ladder: { high: 5.4, aside: 3 },
  nest: { high: 2.4, aside: 2.4 },
  maize: { high: 2.6, aside: 2.9 },
  ferns: { high: 0.9, aside: 2.2 },
  tree: { high: 5.6, aside: 3.3 },
  blossom: { high: 5.6, aside: 3.3 },
};
const APART_IN_GARDEN = 3;

/** Beside the path of a garden, as far off as one so high is; null where there is none, and for what has no place there. */
export function besidePath(
  { frame, camera, setting }: Stage,
  subject: Subject,
  index: number,
): Spot | null {
  const own = setting.garden === null ? undefined : IN_GARDEN[subject.thing];
  if (own === undefined) return null;
  const z = (own.high * camera.focal) / (heightOf(setting.idea, subject) * frame.height);
  // The house beyond is on the one side, trees are on the other.
  const side = isTree(subject.thing) ? -setting.side : setting.side;
  const x = (middleOfWay(setting, z) ?? 0) + side * (own.aside + APART_IN_GARDEN * index);
  return { x, z, base: null, nearness: 1 };
}
