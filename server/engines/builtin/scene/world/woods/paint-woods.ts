import { pick } from '../../../kernels/random.ts';
import { mix, smoothstep } from '../../arithmetic.ts';
import { hasBrook } from '../../choices/brooks.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { createCover, isHidden, layCover } from '../cover.ts';
import { type Camera, type Frame, LAND, SKY } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { brookAt, halfOfBrook, wayThrough } from '../paths/wood-ways.ts';
import { sunPosition } from '../sky/heavens.ts';
import type { Grove } from './grove.ts';
import { type Canopy, paintLeaves } from './leaves.ts';
import { createMist } from './mist.ts';
import { moonGap } from './moon-gap.ts';
import { type Bark, paintTrunk, type Trunk } from './trunk.ts';

/** Layers of leaves from near to far. */
const CANOPIES: readonly Canopy[] = [
  { z: 10.5, under: 4.9 },
  { z: 19, under: 6.4 },
  { z: 34, under: 7.2 },
  { z: 54, under: 7 },
  { z: 80, under: 6.2 },
  { z: 112, under: 5 },
];
const FARTHEST = 130;
/** Redwoods: how much farther apart than other trees, how thick the thinnest are, and how much thicker than other trees the rest; how much higher their boughs begin. World units. */
const REDWOODS = { apart: 1.7, thick: 3.2, least: 0.7, higher: 5.5 } as const;
/** How far beside the middle of a moon trunks stand at the least, one unit ahead. */
const BESIDE_MOON = 0.06;
/** What is between the farthest trunks. */
const DARK: Colour = [0.1, 0.16, 0.1];

/** Stands trees between the eye and the haze, with their leaves above, from near to far. */
export function paintWoods(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  { heights }: HeightMap,
): void {
  const mist = createMist(frame, camera, setting);
  const gap = moonGap(frame, camera, setting);
  const grove = { frame, camera, setting, mist, cover: createCover(frame), gap };
  const moon = gap && sunPosition(camera, setting.light.toward)[0];
  const trunks = plant(setting, heights)
    .filter(({ x, z, radius }) => moon === null || !isBefore(camera, moon, x, z, radius))
    .sort((a, b) => a.z - b.z);
  let next = 0;
  const higher = setting.idea.redwoods ? REDWOODS.higher : 0;
  for (const canopy of CANOPIES) {
    for (; next < trunks.length && (trunks[next] as Trunk).z <= canopy.z; next++)
      paintTrunk(grove, trunks[next] as Trunk);
    paintLeaves(grove, { ...canopy, under: canopy.under + higher });
  }
  for (const trunk of trunks.slice(next)) paintTrunk(grove, trunk);
  veilDistance(grove);
  layCover(frame, grove.cover);
}

/** Whether a trunk stands before a place of the sky at a column, or so near beside it that it would cut the moon. */
const isBefore = (camera: Camera, column: number, x: number, z: number, radius: number): boolean =>
  Math.abs(camera.centre + (camera.focal * x) / z - column) <
  camera.focal * (radius / z + BESIDE_MOON);

/** Closes the view above the ground with the far forest's haze, and pales the ground toward it. */
function veilDistance({ frame, camera, setting: { noise }, mist, cover }: Grove): void {
  const { width, height, rgb, depth, kind } = frame;
  const beyond = mist.through(FARTHEST);
  for (let row = 0; row < height; row++) {
    const up = (camera.horizon - row) / camera.focal;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (isHidden(cover, at)) continue;
      const z = depth[at] as number;
      const isGround = kind[at] === LAND && z < FARTHEST;
      const wall = isGround
        ? 1
        : smoothstep(0.55, 0.16, up + 0.22 * noise.fbm(column / camera.focal / 0.09, up / 0.2, 4));
      if (wall <= 0) continue;
      const through = isGround ? mist.through(z) : beyond;
      for (let c = 0; c < 3; c++) {
        const own = isGround ? (rgb[at * 3 + c] as number) : (DARK[c] as number);
        const shown = mix(mist.glow[column * 3 + c] as number, own, through);
        rgb[at * 3 + c] = mix(rgb[at * 3 + c] as number, shown, wall);
      }
      if (!isGround && wall > 0.5) {
        depth[at] = FARTHEST;
        kind[at] = SKY;
      }
    }
  }
}

/** What grows: birches where they are named, no pale trunks in the green of a jungle. */
function barksIn({ idea, season, snowy }: Setting): readonly Bark[] {
  for (const { thing } of idea.subjects)
    if (thing === 'birch' || thing === 'bamboo') return [thing];
  if (idea.redwoods) return ['redwood'];
  if (idea.conifers) return ['pine'];
  if (snowy || season === 'winter') return ['pine', 'birch'];
  return idea.season === 'summer' || idea.jungle ? ['oak'] : ['oak', 'pine', 'birch'];
}

/**
 * How far aside of the eye nothing stands at a distance, of that, so that it is not before what was asked for: through
 * a long lens that stands farther off, and near the middle.
 */
const clearAt = (z: number): number => (z < 12 ? 0.4 : z < 18 ? 0.3 : 0);

/** Scatters trunks, the way ahead left open. */
function plant(setting: Setting, heights: Float32Array): Trunk[] {
  const { random, side, idea } = setting;
  const kinds = barksIn(setting);
  const isByBrook = hasBrook(setting);
  const way = isByBrook ? brookAt : wayThrough;
  const bark = pick(random, kinds);
  // Bamboo is thin, and stands close; redwoods are as thick as rooms, and stand apart.
  const [apart, thick] =
    bark === 'bamboo'
      ? [0.42, 0.3]
      : bark === 'redwood'
        ? [REDWOODS.apart, REDWOODS.thick]
        : [1, 1];
  const stout = bark === 'redwood' ? REDWOODS.least : 0;
  const trunks: Trunk[] = [];
  for (let z = FARTHEST; z > 5; z *= 0.93) {
    for (let left = -z * 0.85; left < z * 0.85; left += Math.max(1.7, z * 0.11) * apart) {
      const x = left + (random.unit() - 0.5) * z * 0.12;
      const at = z * (0.96 + 0.08 * random.unit());
      const path = (isByBrook ? halfOfBrook(setting) + 1.1 : 2.2) + 0.02 * z;
      const radius = stout + (0.17 + 0.27 * random.unit() ** 2) * thick;
      const lean = (random.unit() - 0.5) * 0.06;
      const open = Math.abs(x - way(side, z)) < path + stout;
      const hides = idea.subjects.length > 0 && Math.abs(x) < clearAt(at) * at + radius;
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
