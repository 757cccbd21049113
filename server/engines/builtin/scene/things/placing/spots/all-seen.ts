import { clamp } from '../../../arithmetic.ts';
import { lookUp } from '../../../world/height-map.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { figuresAmong, headBefore, hiddenBy, type Outline, outlineOf } from '../outline.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far aside one may move, in widths of the picture to either side, and in how many steps. */
const ASIDE = { most: 0.33, steps: 11 } as const;
/** How many times as far off one may move: as much smaller it is seen, and its feet are higher. */
const BACK: readonly number[] = [1, 1.1, 1.22, 1.36, 1.52, 1.7];
/** What is the worse of two places: what of one another hides, a head that is seen before somebody else, a way aside in widths of the picture, and a way back, of how far off one was. */
const COSTS = { hidden: 4, head: 0.7, aside: 0.7, back: 0.42 } as const;
/** What two may hide of each other. */
const ALLOWED = 0.04;
/** How far from the picture's sides they end, as a share of its width. */
const MARGIN = 0.03;
/** So often they make room for each other. */
const ROUNDS = 3;
/** What is no better than by this is as good. */
const LEAST = 1e-6;
/** How far down the picture feet may be, as a share of its height. */
const LOWEST = 0.95;
/** How much nearer than somebody the ground may be that is seen at their feet. */
const HIDES = 0.9;

/** How bad it is how two are seen. */
function clash(a: Outline, b: Outline): number {
  const [near, far] = a.z < b.z ? [a, b] : [b, a];
  const hidden = Math.max(0, hiddenBy(far, near) - ALLOWED);
  return COSTS.hidden * hidden + COSTS.head * headBefore(near, far);
}

/** Those that were asked for; who is loosely about moves aside or back until none hides another, and stays in the picture and on the ground that is seen. */
export function allSeen(
  stage: Stage,
  planted: readonly Planted[],
  isLoose: (one: Planted) => boolean,
): readonly Planted[] {
  const { setting } = stage;
  if (INDOORS.includes(setting.land) || !planted.some(isLoose)) return planted;
  const wanted = figuresAmong(stage, planted);
  const now = wanted.map(({ one, seen }) => ({ one, seen, cost: 0, isPlaced: !isLoose(one) }));
  // Who is nearest takes the first place, the others find theirs around.
  const order = Array.from(now.keys())
    .filter((n) => now[n]?.isPlaced === false)
    .sort((a, b) => (wanted[a]?.one.z ?? 0) - (wanted[b]?.one.z ?? 0));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const n of order) {
      const [own, first] = [now[n], wanted[n]];
      if (own === undefined || first === undefined) continue;
      const others = now.filter(({ isPlaced }, at) => isPlaced && at !== n);
      const clashes = (seen: Outline) =>
        others.reduce((sum, one) => sum + clash(seen, one.seen), 0);
      own.isPlaced = true;
      let least = own.cost + clashes(own.seen);
      if (least === own.cost) continue;
      for (const { one, cost } of placesAround(stage, first.one)) {
        if (cost >= least) continue;
        const seen = outlineOf(stage, one);
        const all = cost + clashes(seen);
        if (all >= least - LEAST) continue;
        least = all;
        Object.assign(own, { one, seen, cost });
        moved = true;
      }
    }
    if (!moved) break;
  }
  const about = wanted.map(({ one }) => one);
  return planted.map((one) => now[about.indexOf(one)]?.one ?? one);
}

/** Where else one may be, and how far that is from where it was wanted. */
function placesAround(
  stage: Stage,
  one: Planted,
): { readonly one: Planted; readonly cost: number }[] {
  const { camera, frame } = stage;
  const column = camera.centre + (one.x * camera.focal) / one.z;
  const tall = (one.size * camera.focal) / one.z;
  return BACK.flatMap((times) => {
    const z = one.z * times;
    const half = ((tall / times) * one.sprite.width) / one.sprite.height / 2;
    const least = Math.min(half + MARGIN * frame.width, frame.width / 2);
    return Array.from({ length: 2 * ASIDE.steps + 1 }, (_, step) => {
      const aside = (ASIDE.most * (step - ASIDE.steps)) / ASIDE.steps;
      const at = clamp(column + aside * frame.width, least, frame.width - least);
      const x = ((at - camera.centre) * z) / camera.focal;
      const moved = movedTo(stage, one, x, z);
      const cost = COSTS.aside * Math.abs(aside) + COSTS.back * (times - 1);
      return moved === null ? [] : [{ one: moved, cost }];
    }).flat();
  });
}

/** One at another place: as high on its ground as it was; null where that is water instead of land, or the other way round, or not seen. */
function movedTo(
  { camera, frame, map }: Stage,
  one: Planted,
  x: number,
  z: number,
): Planted | null {
  const [before, ground] = [lookUp(map.heights, one.x, one.z), lookUp(map.heights, x, z)];
  if (before > 0 !== ground > 0) return null;
  const base = one.base + Math.max(0, ground) - Math.max(0, before);
  const column = Math.round(camera.centre + (x * camera.focal) / z);
  const row = Math.round(camera.horizon + ((camera.height - base) * camera.focal) / z);
  // On a slope the ground aside may be lower.
  const feet = camera.horizon + ((camera.height - one.base) * camera.focal) / one.z;
  if (row > Math.max(feet + 1, LOWEST * frame.height)) return null;
  const isIn = column >= 0 && column < frame.width && row >= 0 && row < frame.height;
  if (isIn && (frame.depth[row * frame.width + column] as number) < HIDES * z) return null;
  return { ...one, x, z, base };
}
