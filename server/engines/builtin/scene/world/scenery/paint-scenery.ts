import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, LAND, seenPart } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { sceneOf } from '../street/cast.ts';
import { paintSolids } from '../street/paint-solids.ts';
import { type Sunlit, sunAmong } from '../street/shade.ts';
import { lampsOf } from '../street/street-lamps.ts';
import { planOf } from './sceneries.ts';

/** How far off shadows are seen on the ground, world units. */
const SHADED = 200;
/** How much less light than from the whole sky falls between what is built. */
const AROUND = 0.9;

/** Paints what is built in a scenery over its land, with its shadows on the ground. */
export function paintScenery(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  { heights }: HeightMap,
): void {
  const build = planOf(setting)?.solids;
  if (build === undefined) return;
  const lamps = lampsOf(setting);
  const groundAt = (x: number, z: number) => lookUp(heights, x, z);
  const solids = build({ setting, random: setting.random, lamps, groundAt });
  const sunlit = sunAmong(solids, setting.light.toward);
  shadeGround(frame, camera, setting, sunlit);
  paintSolids({
    frame,
    camera,
    scene: sceneOf(camera, frame.width, solids),
    lit: { setting, sunlit, lampAt: () => 0 },
    kind: LAND,
    smoke: 1,
  });
}

/** Takes the sun's share of the light from the ground where something keeps it off. */
function shadeGround(frame: Frame, camera: Camera, { light }: Setting, sunlit: Sunlit): void {
  const { left, right: end, top, bottom } = seenPart(frame);
  const direct = clamp(light.toward[1] * 1.25 + 0.1, 0, 1.25);
  const left3 = ([0, 1, 2] as const).map((c) => {
    const sky = light.ambient[c] * AROUND;
    return sky / Math.max(0.001, sky + light.sun[c] * direct);
  });
  for (let row = top; row < bottom; row++)
    for (let column = left; column < end; column++) {
      const at = row * frame.width + column;
      const z = frame.depth[at] as number;
      if (frame.kind[at] !== LAND || z > SHADED) continue;
      const x = ((column + 0.5 - camera.centre) * z) / camera.focal;
      const y = camera.height + ((camera.horizon - row - 0.5) * z) / camera.focal;
      const sun = sunlit(x, y + 0.1, z);
      if (sun >= 1) continue;
      for (let c = 0; c < 3; c++) {
        const share = left3[c] as number;
        frame.rgb[at * 3 + c] = (frame.rgb[at * 3 + c] as number) * (share + (1 - share) * sun);
      }
    }
}
