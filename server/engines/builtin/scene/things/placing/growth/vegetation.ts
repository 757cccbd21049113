import { pick } from '../../../../kernels/random.ts';
import { mix, smoothstep } from '../../../arithmetic.ts';
import { isForestStream } from '../../../choices/brooks.ts';
import { isSavanna } from '../../../choices/savanna.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { type HeightMap, lookUp } from '../../../world/height-map.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { isTended, planOf } from '../../../world/scenery/sceneries.ts';
import { FALLS, FALLS_FORM } from '../../../world/watered-ground.ts';
import { landScale } from '../size/how-large.ts';
import type { Planted, Stage } from '../stage.ts';
import { hasCypresses } from './cypresses.ts';
import { plantKinds } from './plant-kinds.ts';
import { isPolar } from './polar.ts';

/** How densely trees grow; nothing where a land is missing. */
const DENSITY: Partial<Record<Land, number>> = {
  forest: 1,
  mountain: 0.5,
  lake: 0.62,
  river: 0.4,
  field: 0.1,
  plain: 0.06,
  oasis: 0.34,
  island: 0.55,
  beach: 0.5,
  sea: 0.3,
  city: 0.16,
  waterfall: 0.62,
  volcano: 0.12,
  cave: 0.62,
  terraces: 0.12,
  swamp: 0.7,
  pool: 0.62,
  harbour: 0.34,
  airfield: 0.1,
};

/** How much larger than trees elsewhere the palms are for which an island is known. */
const PALMS = 1.35;

/** Whether trees grow in a land. */
export const isWooded = (land: Land): boolean => DENSITY[land] !== undefined;

/** How much denser bamboo stands than trees. */
const BAMBOO = 0.45;

/** How densely acacias stand on a savanna. */
const ACACIAS = 0.11;

/** How densely the trees of a jungle stand. */
const JUNGLE = 1.1;

/** How densely they grow along a stream in a forest. */
const BY_STREAM = 1.15;

/** The trees: in groves, none high up, on steep ground or at the edge of the water. */
export function vegetation({ setting, map, frame }: Stage): Planted[] {
  const { land, random, noise } = setting;
  const trees = planOf(setting)?.trees ?? DENSITY[land];
  const isBamboo = setting.idea.subjects.some(({ thing }) => thing === 'bamboo');
  if (
    trees === undefined ||
    (land === 'beach' && setting.idea.lowTide) ||
    hasCypresses(setting) ||
    // The wind leaves grass alone.
    setting.idea.highCliffs ||
    isPolar(setting) ||
    setting.idea.without.includes('tree')
  )
    return [];
  const isStream = isForestStream(setting);
  const own = setting.idea.jungle ? JUNGLE : isSavanna(setting.idea, land) ? ACACIAS : trees;
  const share = isStream ? BY_STREAM : isBamboo ? Math.max(0.6, trees + BAMBOO) : own;
  const isOpen = (x: number, z: number) =>
    isStream ? isStreamView(x, z) : isView(land, x, z) || isBeforeFalls(setting, x, z);
  const kinds = plantKinds(setting, frame.height);
  const scale = landScale(setting.idea) * (setting.idea.tropical ? PALMS : 1);
  const planted: Planted[] = [];
  for (let z = 950; z > 26; z -= Math.max(3, z * 0.016)) {
    const step = Math.max(4.5, z * 0.014);
    for (let x = -z * 0.62; x < z * 0.62; x += step) {
      const atX = x + (random.unit() - 0.5) * step * 1.4;
      const atZ = z + (random.unit() - 0.5) * step;
      const grove = noise.fbm(atX / 70 + 5, atZ / 70, 3) * 0.9 + share - 0.42;
      if (random.unit() > grove * 1.9 || isOpen(atX, atZ)) continue;
      if (pathAt(setting, atX, atZ) > 0 || isTended(setting, atX, atZ)) continue;
      const base = lookUp(map.heights, atX, atZ);
      if (!carries(land, map, atX, atZ, base)) continue;
      const sprite = pick(random, kinds);
      planted.push({
        sprite,
        x: atX,
        z: atZ,
        base: base - 0.4,
        size: scale * nearby(setting, z) * (8 + 7 * random.unit()),
      });
    }
  }
  return planted;
}

/** How much taller than elsewhere trees beside who or what is at a lake are, up to how far off, and from where on no more; world units. */
const AT_LAKE = { taller: 1.75, to: 70, from: 190 } as const;

/** How much taller trees so far off are: by a lake one looks down on who is there, who is drawn as large as elsewhere. */
function nearby({ land, idea }: Stage['setting'], z: number): number {
  const isBeside = idea.subjects.some(
    ({ thing, far }) => far !== true && (isWalker(thing) || CAMPED.has(thing)),
  );
  if (land !== 'lake' || !isBeside) return 1;
  return mix(AT_LAKE.taller, 1, smoothstep(AT_LAKE.to, AT_LAKE.from, z));
}

/** What is as high as people are, about. */
const CAMPED: ReadonlySet<Thing> = new Set<Thing>(['tent', 'bench', 'campfire', 'picnic', 'car']);

/** The same along a stream in a forest. */
const isStreamView = (x: number, z: number): boolean => z < 48 && Math.abs(x) < z * 0.26;

/** The view toward the middle stays open near the eye. */
function isView(land: Land, x: number, z: number): boolean {
  if (land === 'forest') return z < 60 && Math.abs(x) < z * 0.3;
  return z < 110 && Math.abs(x) < z * 0.42;
}

/** How far trees keep aside of the water that falls, seen from the eye; world units. */
const BESIDE_FALLS = 12;

/** Whether what stands at a place hides the water that falls over a cliff. */
function isBeforeFalls({ land, side, idea }: Stage['setting'], x: number, z: number): boolean {
  if (land !== 'waterfall' || z > FALLS.face) return false;
  const { half } = FALLS_FORM[idea.falls ?? 'usual'];
  return Math.abs(x * (FALLS.face / z) - side * FALLS.aside) < half + BESIDE_FALLS;
}

/** Whether the ground at a place, `base` high, carries a tree. */
function carries(land: Land, map: HeightMap, x: number, z: number, base: number): boolean {
  // Trees of a swamp stand in the water.
  if (land === 'swamp') return base > -1.2;
  if (land === 'terraces' && isSteep(map, x, z)) return false;
  if (land === 'pool') return z > 46;
  if (land === 'airfield') return z > 420;
  if (land === 'oasis') return base > 0.5 && base < 4.4 && z < 160;
  const shore = land === 'beach' || land === 'island' || land === 'sea' ? 4.5 : 1.4;
  if (base < shore || base > 185 || isSteep(map, x, z)) return false;
  return land !== 'city' || z <= 300;
}

function isSteep({ heights }: HeightMap, x: number, z: number): boolean {
  const slopeX = lookUp(heights, x + 2, z) - lookUp(heights, x - 2, z);
  const slopeZ = lookUp(heights, x, z + 2) - lookUp(heights, x, z - 2);
  return Math.hypot(slopeX, slopeZ) > 3.6;
}
