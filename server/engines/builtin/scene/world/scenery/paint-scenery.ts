import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, LAND, seenPart } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { sceneOf } from '../street/rendering/cast.ts';
import { type Lit, thrownBack } from '../street/rendering/light-face.ts';
import { paintSolids } from '../street/rendering/paint-solids.ts';
import { type Sunlit, sunAmong } from '../street/rendering/shade.ts';
import { mirrorInWet } from '../street/rendering/wet.ts';
import { LAMP, lampsOf } from '../street/street-lamps.ts';
import { LEVEL } from './level-site.ts';
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
  const plan = planOf(setting);
  if (plan?.solids === undefined) return;
  const lamps = lampsOf(setting);
  const groundAt = (x: number, z: number) => lookUp(heights, x, z);
  const solids = plan.solids({ setting, random: setting.random, lamps, groundAt });
  const sunlit = sunAmong(solids, setting.light.toward);
  const shines = lamps > 0 ? plan.lampAt?.(setting) : undefined;
  const lampAt = (x: number, y: number, z: number) => lamps * (shines?.(x, y, z) ?? 0);
  shadeGround(frame, camera, setting, sunlit, lampAt);
  paintSolids({
    frame,
    camera,
    scene: sceneOf(camera, frame.width, solids),
    lit: { setting, sunlit, back: thrownBack(setting.light), lampAt },
    kind: LAND,
    smoke: 1,
  });
  const { weather, noise } = setting;
  if (plan.isHard === true && (weather === 'rain' || weather === 'storm')) {
    const aboveGround = { ...camera, height: camera.height - LEVEL };
    mirrorInWet(frame, aboveGround, noise, 1, lamps > 0 ? LIT : 0);
  }
}

/** How much more than its share what is bright gives to wet ground where lamps are on. */
const LIT = 0.5;

/** How much brighter ground is than by night where lamps shine on it. */
const LAMPLIT = 7;

/** Takes the sun's share of the light from the ground where something keeps it off, and gives it that of lamps. */
function shadeGround(
  frame: Frame,
  camera: Camera,
  { light }: Setting,
  sunlit: Sunlit,
  lampAt: Lit['lampAt'],
): void {
  const { left, right: end, top, bottom } = seenPart(frame);
  const direct = clamp(light.toward[1] * 1.25 + 0.1, 0, 1.25);
  const shareOf = (c: 0 | 1 | 2) => {
    const sky = light.ambient[c] * AROUND;
    return sky / Math.max(0.001, sky + light.sun[c] * direct);
  };
  const inShade = [shareOf(0), shareOf(1), shareOf(2)] as const;
  const shadeRow = (row: number): void => {
    for (let column = left; column < end; column++) {
      const at = row * frame.width + column;
      const z = frame.depth[at] as number;
      if (frame.kind[at] !== LAND || z > SHADED) continue;
      const x = ((column + 0.5 - camera.centre) * z) / camera.focal;
      const y = camera.height + ((camera.horizon - row - 0.5) * z) / camera.focal;
      const sun = sunlit(x, y + 0.1, z);
      const lamp = 1 + LAMPLIT * lampAt(x, y, z);
      if (sun >= 1 && lamp === 1) continue;
      for (let c = 0; c < 3; c++) {
        const share = inShade[c] as number;
        frame.rgb[at * 3 + c] =
          (frame.rgb[at * 3 + c] as number) *
          (share + (1 - share) * sun) *
          (1 + (lamp - 1) * (LAMP[c] as number));
      }
    }
  };
  for (let row = top; row < bottom; row++) shadeRow(row);
}
