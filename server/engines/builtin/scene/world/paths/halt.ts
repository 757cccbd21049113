import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, LAND } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { sceneOf } from '../street/rendering/cast.ts';
import { thrownBack } from '../street/rendering/light-face.ts';
import { paintSolids } from '../street/rendering/paint-solids.ts';
import { type Sunlit, sunAmong } from '../street/rendering/shade.ts';
import type { Plot, Solid } from '../street/solid.ts';
import { lampsOf } from '../street/street-lamps.ts';
import { countryStation } from './country-station.ts';
import { haltOf, PLATFORM } from './halt-plan.ts';
import { railwayOf } from './railway.ts';

/** A country station as it stands in its land: how high the ground is there, what it is built of, where the sun reaches among it. */
export interface Station {
  readonly ground: number;
  readonly solids: readonly Solid[];
  readonly sunlit: Sunlit;
}

/** The plot of a setting's platform: its front is the edge beside the track. */
export function platformPlot(setting: Pick<Setting, 'side' | 'turn'>): Plot {
  const { from, slope, platform, near } = haltOf(setting);
  const { edge, deep, far } = PLATFORM;
  const long = Math.hypot(1, slope);
  const [u, w] = [
    [slope / long, 1 / long],
    [platform / long, (-platform * slope) / long],
  ] as const;
  const x = from + slope * near + w[0] * edge;
  return { x, z: near + w[1] * edge, u, w, wide: (far - near) * long, deep };
}

/** How high the ground of a setting's station is. World units. */
export const groundOfHalt = ({ heights }: HeightMap, setting: Setting): number =>
  lookUp(heights, railwayOf(setting).middle(PLATFORM.far / 3), PLATFORM.far / 3);

/** Plans the country station of a setting; null where none is asked for. */
export function planHalt(map: HeightMap, setting: Setting): Station | null {
  if (!setting.idea.halt) return null;
  const ground = groundOfHalt(map, setting);
  const solids = countryStation(platformPlot(setting), ground, lampsOf(setting), setting.snowy);
  return { ground, solids, sunlit: sunAmong(solids, setting.light.toward) };
}

/** Paints a country station before the land. */
export function paintHalt(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  { solids, sunlit, ground }: Station,
): void {
  const lamps = lampsOf(setting);
  paintSolids({
    frame,
    camera,
    scene: sceneOf(camera, frame.width, solids),
    lit: {
      setting,
      sunlit,
      back: thrownBack(setting.light),
      lampAt: (_, y) => (y > ground + PLATFORM.high - 0.1 ? 0.5 * lamps : 0),
    },
    kind: LAND,
    smoke: 1,
  });
}
