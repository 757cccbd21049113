import { lookUp } from '../../world/height-map.ts';
import { figuresAmong, headBefore, hiddenBy, type Outline, outlineOf } from './outline.ts';
import type { Planted, Stage } from './stage.ts';

/** How much of somebody's head may be seen right before one who is about, and how much of each the other may hide; who steps aside does so until nothing is. */
const ALLOWED = { head: 0.03, hidden: 0.06 } as const;
const NOTHING = { head: 0, hidden: 0 } as const;
/** What is seen lower than this beside who was asked for is too small to be taken for a part of them, where their head is not before it. */
const SMALL = 0.16;
/** What is higher than this, world units, is no passer-by, car or bench but what one stands before, as is what is wider than that share of the picture. */
const LARGE = 2.6;
const GROUND = 0.5;
/** How far aside one who is about may step, in widths of the picture, and in how many steps. */
const ASIDE = { most: 0.14, steps: 8 } as const;
/** How much nearer than somebody the ground may be that is seen at their feet. */
const HIDES = 0.93;

/** Whether one who is about runs into somebody, as they are seen. */
function runsInto(about: Outline, figure: Outline, allowed: typeof ALLOWED | typeof NOTHING) {
  if (about.z < figure.z) return hiddenBy(figure, about) > allowed.hidden;
  if (headBefore(figure, about) > allowed.head) return true;
  return about.height > SMALL * figure.height && hiddenBy(about, figure) > allowed.hidden;
}

/** Those who are about without being asked for, none of whom is seen right behind or before who was: they step aside, or, where there is no room, are not there. */
export function clearOf(
  stage: Stage,
  wished: readonly Planted[],
): (about: readonly Planted[]) => readonly Planted[] {
  const figures = figuresAmong(stage, wished).map(({ seen }) => seen);
  const isClear = (one: Planted, allowed: typeof ALLOWED | typeof NOTHING) => {
    const seen = outlineOf(stage, one);
    return (
      one.size > LARGE ||
      seen.width > GROUND * stage.frame.width ||
      !figures.some((figure) => runsInto(seen, figure, allowed))
    );
  };
  return (about) =>
    figures.length === 0
      ? about
      : about.flatMap((one) => {
          if (isClear(one, ALLOWED)) return one;
          return stepsAside(stage, one).find((aside) => isClear(aside, NOTHING)) ?? [];
        });
}

/** Where else one may be who is about, the nearest first. */
function stepsAside({ camera, frame, map }: Stage, one: Planted): Planted[] {
  const step = (ASIDE.most / ASIDE.steps) * ((frame.width * one.z) / camera.focal);
  return Array.from({ length: 2 * ASIDE.steps }, (_, n) => {
    const x = one.x + (n % 2 === 0 ? 1 : -1) * Math.floor(n / 2 + 1) * step;
    const base = one.base + lookUp(map.heights, x, one.z) - lookUp(map.heights, one.x, one.z);
    const column = Math.round(camera.centre + (x * camera.focal) / one.z);
    const row = Math.round(camera.horizon + ((camera.height - base) * camera.focal) / one.z);
    const isIn = column >= 0 && column < frame.width && row >= 0 && row < frame.height;
    const isHidden = isIn && (frame.depth[row * frame.width + column] as number) < HIDES * one.z;
    return isHidden ? [] : [{ ...one, x, base }];
  }).flat();
}
