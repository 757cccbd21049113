import { roundLantern } from '../../street/asia/round-lantern.ts';
import type { Solid } from '../../street/solid.ts';
import { wayOf } from '../../street/way.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { clothDragon } from './dragon.ts';
import { cordAcross } from './on-street.ts';

/** Where cords with lanterns hang over the street. World units. */
const CORDS = [9, 14, 20, 27, 36, 47] as const;

/** A street of old Beijing at the New Year: a dragon on poles comes down it, red lanterns over it. */
export const DRAGON_DANCE: SceneryPlan = {
  land: 'street',
  time: 'dusk',
  views: [
    { horizon: 0.56, lens: 1, eye: 1.15 },
    { horizon: 0.42, lens: 0.92, eye: 1.5 },
    { horizon: 0.6, lens: 0.88, eye: 0.76 },
    { horizon: 0.5, lens: 1.16, eye: 0.9 },
  ],
  lampAt: () => (_x, y, z) => (z < 60 ? 0.4 + 0.05 * y : 0.2),
  has: new Set(['dragon', 'paperlantern', 'lantern']),
  isFull: true,
  solids,
};

function solids({ setting, lamps }: Site): Solid[] {
  const way = wayOf(setting);
  const glow = Math.min(0.5, lamps * 1.6);
  const shown = Math.max(0.35, lamps);
  return [
    ...clothDragon(setting.side, way.middle, glow),
    ...CORDS.filter((z) => z < way.end - 4).flatMap((z) =>
      cordAcross(setting, z, [3.6, 5, 0.5], 6, ([x, y]) =>
        roundLantern([x, y - 0.5, z], 0.32, shown),
      ),
    ),
  ];
}
