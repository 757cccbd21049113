import { lookUp } from '../../../world/height-map.ts';
import { isAtTable } from '../../../world/scenery/grove-feast.ts';
import { firstTrees, OLIVES, TERRACES, terraceAt } from '../../../world/scenery/olive-land.ts';
import { farmhouse } from '../../buildings/homes/house.ts';
import { olive } from '../../plants/olive.ts';
import { vine } from '../../plants/vine.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** So many olives, each of another shape. */
export const olivesOf = (stage: Stage, count: number) =>
  varieties(stage, count, (wish) => olive(wish, stage.setting.snowy));

/** Trees in rows that lead ahead, as in groves and orchards. */
export function treeRows(stage: Stage, kinds: readonly Drawing[]): Draft[] {
  const { frame, camera, setting, map } = stage;
  const { random, side } = setting;
  const drafts: Draft[] = [];
  for (let z = firstTrees(setting); z < OLIVES.far; z += OLIVES.along) {
    const half = (0.56 * frame.width * z) / camera.focal + OLIVES.across;
    for (let row = -Math.ceil(half / OLIVES.across); row * OLIVES.across < half; row++) {
      const x = (row + 0.5) * OLIVES.across + 0.9 * (random.unit() - 0.5);
      const atZ = z + 1.2 * (random.unit() - 0.5);
      const draw = kinds[random.below(kinds.length)] as Drawing;
      const size = 4.4 + 1.3 * random.unit();
      // The wall runs there, and a view along the rows stays open.
      if (setting.idea.scenery === 'olives' && side * x > 3 && side * x < 7 + 0.02 * z) continue;
      if (setting.idea.scenery === 'olives' && isAtTable(setting, x, atZ)) continue;
      drafts.push({ draw, x, z: atZ, base: lookUp(map.heights, x, atZ) - 0.12, size });
    }
  }
  return drafts;
}

/** The share of olives that are left out between vines. */
const BETWEEN_VINES = 0.93;
/** Rows of vines on a terrace: how far behind the middle each is, how high a vine, and how far it is from the next there and for each unit of distance. World units. */
const VINES = { rows: [-1.4, 0.5, 2.4], high: 1.7, apart: 1, farther: 0.009 } as const;

function vinesOnTerraces({ frame, camera, setting, ...stage }: Stage): Draft[] {
  const { random, side, season, snowy } = setting;
  const grown = snowy ? 'winter' : season;
  const kinds = varieties({ ...stage, frame, camera, setting }, 5, (wish) => vine(wish, grown));
  const drafts: Draft[] = [];
  for (let n = 0; n < TERRACES; n++) {
    const far = terraceAt(n, 0, side).z;
    const half = (0.58 * frame.width * far) / camera.focal;
    const apart = VINES.apart + VINES.farther * far;
    for (const behind of VINES.rows)
      for (let x = -half; x < half; x += apart) {
        const { z, base } = terraceAt(n, x, side);
        const draw = kinds[random.below(kinds.length)] as Drawing;
        const size = VINES.high * (0.9 + 0.2 * random.unit());
        drafts.push({ draw, x: x + 0.2 * random.unit(), z: z + behind, base: base - 0.06, size });
      }
  }
  return drafts;
}

/** Olives, vines where those were asked for, and farmhouses on the terraces of a hillside. */
export function onTerraces(stage: Stage): Draft[] {
  const { frame, camera, setting } = stage;
  const { random, side } = setting;
  const hasVines = setting.subjects.some(({ thing }) => thing === 'vine');
  const kinds = olivesOf(stage, 4);
  const homes = varieties(stage, 2, farmhouse);
  const drafts: Draft[] = [];
  for (let n = 0; n < TERRACES; n++) {
    const far = terraceAt(n, 0, side).z;
    const half = (0.58 * frame.width * far) / camera.focal;
    for (let x = -half + 3 * random.unit(); x < half; x += 6.5 + 3 * random.unit()) {
      const { z, base } = terraceAt(n, x, side);
      const draw = kinds[random.below(kinds.length)] as Drawing;
      if (random.unit() < (hasVines ? BETWEEN_VINES : 0.24)) continue;
      drafts.push({ draw, x, z, base: base - 0.2, size: 3.6 + 1.2 * random.unit() });
    }
  }
  if (hasVines) drafts.push(...vinesOnTerraces(stage));
  const home = (n: number, x: number): Draft => {
    const { z, base } = terraceAt(n, x, side);
    return {
      draw: homes[n % homes.length] as Drawing,
      x,
      z: z - 1,
      base: base - 0.3,
      size: 7.5,
      casts: true,
    };
  };
  const standing = [home(5, side * 9), home(9, -side * 26), home(12, side * 34)];
  return [
    ...drafts.filter((one) =>
      standing.every(({ x, z }) => Math.abs(one.x - x) > 6 || one.z < z - 12 || one.z > z + 4),
    ),
    ...standing,
  ];
}
