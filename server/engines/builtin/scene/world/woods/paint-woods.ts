import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, SKY } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { clearSky } from '../sky.ts';
import { type Canopy, paintLeaves } from './leaves.ts';
import { type Bark, paintTrunk, type Trunk } from './trunk.ts';

/** Layers of leaves from far to near. */
const CANOPIES: readonly Canopy[] = [
  { z: 95, under: 8 },
  { z: 58, under: 8.6 },
  { z: 34, under: 8 },
  { z: 19, under: 6.6 },
  { z: 10.5, under: 4.9 },
];
/** Distance at which the air between hides two thirds of a colour. */
const MISTY = 62;
const FARTHEST = 130;

/** Stands trees between the eye and the haze, with their leaves above, from far to near. */
export function paintWoods(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  { heights }: HeightMap,
): void {
  const { light } = setting;
  const far = mixColour(light.horizon, light.ambient, 0.25);
  const thick = setting.weather === 'fog' ? 0.45 : 1;
  const glows = Array.from({ length: frame.width }, (_, column) => {
    const right = (column - camera.centre) / camera.focal;
    const length = Math.sqrt(right * right + 1);
    const glow = mixColour(far, clearSky(light, right / length, 0.12, 1 / length), 0.45);
    return scaleColour(glow, 0.92);
  });
  const air = (colour: Colour, z: number, column: number): Colour =>
    mixColour(glows[column] as Colour, colour, Math.exp(-z / (MISTY * thick)));
  veilDistance(frame, camera, setting, air);
  const trunks = plant(setting, heights).sort((a, b) => b.z - a.z);
  let next = 0;
  for (const canopy of CANOPIES) {
    for (; next < trunks.length && (trunks[next] as Trunk).z > canopy.z; next++)
      paintTrunk(frame, camera, setting, trunks[next] as Trunk, air);
    paintLeaves(frame, camera, setting, canopy, air);
  }
  for (const trunk of trunks.slice(next)) paintTrunk(frame, camera, setting, trunk, air);
}

/** Closes the view above the ground with the far forest's haze, and pales the ground toward it. */
function veilDistance(
  { width, height, rgb, depth, kind }: Frame,
  camera: Camera,
  { noise }: Setting,
  air: (colour: Colour, z: number, column: number) => Colour,
): void {
  for (let row = 0; row < height; row++) {
    const up = (camera.horizon - row) / camera.focal;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const z = depth[at] as number;
      const isGround = kind[at] === LAND && z < FARTHEST;
      const wall = isGround
        ? 1
        : smoothstep(0.55, 0.16, up + 0.22 * noise.fbm(column / camera.focal / 0.09, up / 0.2, 4));
      if (wall <= 0) continue;
      const own: Colour = isGround
        ? [rgb[at * 3] as number, rgb[at * 3 + 1] as number, rgb[at * 3 + 2] as number]
        : [0.1, 0.16, 0.1];
      const shown = air(own, isGround ? z : FARTHEST, column);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - wall) + (shown[c] as number) * wall;
      if (!isGround && wall > 0.5) {
        depth[at] = FARTHEST;
        kind[at] = SKY;
      }
    }
  }
}

/** What grows: birches where they are named, no pale trunks in the green of a jungle. */
function barksIn({ idea, season, snowy }: Setting): readonly Bark[] {
  if (idea.subjects.some(({ thing }) => thing === 'birch')) return ['birch'];
  if (snowy || season === 'winter') return ['pine', 'birch'];
  return idea.season === 'summer' ? ['oak'] : ['oak', 'pine', 'birch'];
}

/** Scatters trunks, the way ahead left open. */
function plant(setting: Setting, heights: Float32Array): Trunk[] {
  const { random, side, idea } = setting;
  const kinds = barksIn(setting);
  const bark = pick(random, kinds);
  const trunks: Trunk[] = [];
  for (let z = FARTHEST; z > 5; z *= 0.93) {
    for (let left = -z * 0.85; left < z * 0.85; left += Math.max(1.7, z * 0.11)) {
      const x = left + (random.unit() - 0.5) * z * 0.12;
      const at = z * (0.96 + 0.08 * random.unit());
      const path = 2.2 + 0.02 * z;
      const radius = 0.17 + 0.27 * random.unit() ** 2;
      const lean = (random.unit() - 0.5) * 0.06;
      const open = Math.abs(x - side * 0.05 * z - 1.6 * Math.sin(z / 15)) < path;
      // Nothing stands before what was asked for.
      const hides = idea.subjects.length > 0 && at < 12 && Math.abs(x) < 0.4 * at + radius;
      if (open || hides || random.unit() > (z < 13 ? 0.4 : 0.55)) continue;
      trunks.push({
        x,
        z: at,
        base: lookUp(heights, x, at) - 0.1,
        radius,
        lean,
        bark: random.unit() < 0.8 ? bark : pick(random, kinds),
      });
    }
  }
  return trunks;
}
