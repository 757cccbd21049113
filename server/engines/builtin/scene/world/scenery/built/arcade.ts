import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Arch, archedWall } from '../../street/arches.ts';
import { inside } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Plot, type Solid, within } from '../../street/solid.ts';
import { LEVEL } from '../level-site.ts';

/** How a covered walk along a court is built. World units over the site. */
export interface ArcadeLook {
  /** How many arches there are. */
  readonly bays: number;
  /** Where an arch springs and how high it rises. */
  readonly spring: number;
  readonly rise: number;
  /** How high the wall over the arches reaches. */
  readonly top: number;
  /** Half of how wide what bears an arch is, and how thick the wall is. */
  readonly pier: number;
  readonly thick: number;
  /** How far behind the arches the wall of the walk is. */
  readonly deep: number;
  /** How high the wall is on which the columns stand; missing: they stand on the ground. */
  readonly sill?: number;
  /** Of a column: its radius; missing: piers bear the arches. */
  readonly column?: number;
  /** The wall over the arches with its piers, and the wall behind. */
  readonly wall: Paint;
  readonly behind: Paint;
}

/** The covered walk along one side of a court, on a plot whose front is toward that: arches on piers or pairs of columns, the wall behind, a flat ceiling. */
export function arcadeOn(plot: Plot, look: ArcadeLook): Solid[] {
  const { bays, spring, rise, top, pier, thick, deep, wall, behind, column, sill = 0 } = look;
  const wide = plot.wide / bays;
  const arch: Arch = { half: wide / 2 - pier, spring: LEVEL + spring, rise };
  const bearer = (n: number): Solid[] => {
    const at = (from: number, long: number) => within(plot, n * wide + from, 0, long, thick);
    const over = boxOn(at(-pier, 2 * pier), LEVEL + spring, LEVEL + top, wall);
    if (column === undefined)
      return [over, boxOn(at(-pier, 2 * pier), LEVEL - 0.2, LEVEL + spring, wall)];
    const shafts = [0.22, 0.78].flatMap((share) => {
      const x = plot.x + plot.u[0] * n * wide + plot.w[0] * thick * share;
      const z = plot.z + plot.u[1] * n * wide + plot.w[1] * thick * share;
      const foot = LEVEL + sill;
      return [
        frustumAt([x, foot, z], 0.16, column * 1.5, column * 1.25, wall, 8),
        frustumAt([x, foot + 0.16, z], spring - sill - 0.46, column, column * 0.94, wall, 10),
        frustumAt([x, LEVEL + spring - 0.3, z], 0.22, column, column * 1.7, wall, 8),
      ];
    });
    return [
      ...shafts,
      boxOn(at(-pier, 2 * pier), LEVEL + spring - 0.1, LEVEL + spring + 0.02, wall),
      over,
    ];
  };
  return [
    ...Array.from({ length: bays + 1 }, (_, n) => bearer(n)).flat(),
    ...Array.from({ length: bays }, (_, n) =>
      archedWall(within(plot, n * wide + pier, 0, wide - 2 * pier, thick), arch, LEVEL + top, wall),
    ).flat(),
    ...(sill > 0
      ? [boxOn(within(plot, 0, 0, plot.wide, thick), LEVEL - 0.2, LEVEL + sill, wall)]
      : []),
    boxOn(within(plot, 0, deep, plot.wide, 0.4), LEVEL - 0.2, LEVEL + top, behind),
    boxOn(within(plot, 0, thick, plot.wide, deep - thick), LEVEL + top - 0.3, LEVEL + top, behind),
  ];
}

/** Wedge stones of two colours around arches in a row: how far along it is from the middle of its arch, how high over where that springs, half its width. World units. */
export function wedges(
  [light, dark]: readonly [Colour, Colour],
  base: Colour,
  [off, over, half]: readonly [number, number, number],
  pixel: number,
): Colour {
  const far = Math.hypot(off, Math.max(0, over));
  const ring = inside(far, half - 0.15, half + 0.55, pixel) * inside(over, 0, 99, pixel);
  const turn = Math.atan2(Math.max(0, over), off) / Math.PI;
  return mixColour(base, Math.floor(turn * 17) % 2 === 0 ? dark : light, ring);
}
