import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Land } from '../../../words/land.ts';
import { meet } from '../solids/meet.ts';
import { crosses, type Point, type Solid } from '../solids/solid.ts';
import type { SunInRoom } from './sun-in-room.ts';

/** Shops of which one sees the counter and not the front: that has a window to the street, behind the eye. */
const WITH_FRONT: ReadonlySet<Land> = new Set<Land>([
  ...(['bakery', 'laundry', 'butchershop', 'barbershop', 'cheeseshop', 'candyshop'] as const),
  ...(['flowershop', 'postoffice', 'hardwarestore', 'pizzeria', 'jeweller', 'tailor'] as const),
]);

/** That window: how far behind the eye it is, half its width, from where to where it goes up, how far apart its bars are and how thick; metres. */
const FRONT = { behind: 1.2, half: 1.9, low: 0.7, high: 2.7, apart: 0.95, bar: 0.05 } as const;
/** How far off the sun through it falls on the middle of the room, metres. */
const FALLS = 4.4;
/** A low sun, by how far it is aside and up for each part that it is behind. */
const LOW = { aside: 0.5, up: 0.2 } as const;

/** The low sun of a morning or an evening that falls into a shop from its front, by panes; null where none does. */
export function createSunFromFront(
  solids: readonly Solid[],
  { land, time, weather, side }: Pick<Setting, 'land' | 'time' | 'weather' | 'side'>,
): SunInRoom | null {
  const isLow = time === 'dawn' || time === 'sunset';
  const isSunny = weather === 'clear' || weather === 'cloudy';
  if (!isLow || !isSunny || !WITH_FRONT.has(land)) return null;
  const length = Math.hypot(LOW.aside, LOW.up, 1);
  const toward: Point = [(-side * LOW.aside) / length, LOW.up / length, -1 / length];
  const middle = (FALLS + FRONT.behind) * -side * LOW.aside;
  const standing = solids.filter(({ form, isGlass }) => form.kind !== 'hollow' && !isGlass);
  return (normal, x, y, z) => {
    const facing = normal[0] * toward[0] + normal[1] * toward[1] + normal[2] * toward[2];
    if (facing <= 0) return 0;
    const run = (z + FRONT.behind) / -toward[2];
    const off = x + run * toward[0] - middle;
    const up = y + run * toward[1];
    const soft = 0.02 + 0.01 * run;
    const pane = Math.abs(off / FRONT.apart - Math.round(off / FRONT.apart)) * FRONT.apart;
    const open =
      smoothstep(FRONT.half + soft, FRONT.half - soft, Math.abs(off)) *
      smoothstep(FRONT.low - soft, FRONT.low + soft, up) *
      smoothstep(FRONT.high + soft, FRONT.high - soft, up) *
      smoothstep(FRONT.bar - soft, FRONT.bar + soft, pane);
    if (open <= 0) return 0;
    const from: Point = [x + normal[0] * 0.01, y + normal[1] * 0.01, z + normal[2] * 0.01];
    const way: Point = [run * toward[0], run * toward[1], run * toward[2]];
    const isHidden = standing.some((one) => {
      const hit = crosses(one.low, one.high, from, way) ? meet(one, from, toward) : null;
      return hit !== null && hit.at < run;
    });
    return isHidden ? 0 : facing * open;
  };
}
