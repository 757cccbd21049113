import { scaleColour } from '../../../arithmetic.ts';
import { plainPaint, type Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import type { SceneryPlan } from '../site.ts';
import { bridgeTower, SOOT, saintOn, sooty } from './old-bridge.ts';
import { castleHill, HILL, onHill, overPrague } from './prague.ts';
import {
  archedBridge,
  BY_RIVER,
  crossingPlots,
  farQuay,
  nearQuay,
  OVER_QUAY,
  onCrossing,
  quaySoil,
  RIVERSIDE,
} from './riverside.ts';

/** The bridge of statues: how it is built. World units. */
const BRIDGE = { spans: 9, high: 6.4, half: 2.2, rise: 4.2 } as const;
/** Prague by its river: the bridge of statues with its tower, roofs of clay beyond, the castle and its cathedral on the hill. */
export const VLTAVA: SceneryPlan = {
  ...BY_RIVER,
  views: OVER_QUAY,
  ground: (wild, setting) =>
    castleHill(BY_RIVER.ground?.(wild, setting) ?? wild, setting.side * HILL.aside),
  soil: (wild, setting) => onHill(quaySoil(wild, setting)),
  lampAt: (setting) => (x, y, z) =>
    z > RIVERSIDE.far ? 0.5 : (BY_RIVER.lampAt?.(setting)(x, y, z) ?? 0),
  has: new Set(['bridge', 'castle']),
  solids: (site) => {
    const { side } = site.setting;
    const at = onCrossing(side);
    const { plot, long } = crossingPlots(side);
    const statues = Array.from({ length: BRIDGE.spans }, (_, n) =>
      [-1, 1].flatMap((edge) => {
        const { x, z } = plot((n / BRIDGE.spans) * long + 0.01, long, edge * (BRIDGE.half + 0.1));
        return saintOn([x, BRIDGE.high + 0.7, z], 1.15, 2 * n + (edge > 0 ? 1 : 0));
      }),
    ).flat();
    const [towerX, , towerZ] = at(0.97, 0);
    return [
      nearQuay(),
      farQuay(1.4),
      ...archedBridge(side, BRIDGE, sooty, scaleColour(SOOT, 1.15)),
      ...statues,
      ...bridgeTower([towerX, BRIDGE.high, towerZ + 3], 3, 15),
      ...overPrague(site, side * HILL.aside),
      ...parapet(),
    ];
  },
};

/** A low wall of stone along the quay. */
function parapet(): Solid[] {
  const z = RIVERSIDE.quay - 0.4;
  const low = RIVERSIDE.high;
  return [
    box([-80, low, z - 0.25], [80, low + 0.66, z + 0.25], sooty),
    box([-80, low + 0.66, z - 0.34], [80, low + 0.8, z + 0.34], plainPaint([0.56, 0.52, 0.46])),
  ];
}
