import { heightsOf } from '../../../world/height-map.ts';
import { BANK, paddySteps } from '../../../world/lands/paddies.ts';
import { createRelief } from '../../../world/relief/relief.ts';
import { roundHut } from '../../buildings/homes/round-hut.ts';
import { stiltHouse } from '../../buildings/homes/stilt-house.ts';
import { palm } from '../../plants/palm.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** Huts among paddies: how far to the side as a share of half the picture's width, how far off, and how high. World units. */
const HUTS = [
  [0.5, 88, 7],
  [-0.6, 104, 7.4],
  [0.14, 140, 8],
  [-0.2, 185, 8],
] as const;
/** The same of palms: some beside the eye, the others on the hillside. */
const PALMS = [
  [0.96, 27, 15],
  [0.78, 38, 14],
  [-1, 36, 15],
  [-0.86, 58, 13],
  [0.62, 84, 12],
  [-0.46, 98, 12],
  [-0.74, 108, 13],
  [0.28, 128, 12],
  [0.02, 150, 13],
  [-0.3, 170, 12],
  [0.6, 165, 13],
  [0.2, 200, 13],
  [-0.65, 190, 13],
] as const;
/** The most that one is high, as a share of the picture's height, and how far off a level place is looked for, world units. */
const MOST = 0.55;
const LEVEL = { reach: 9, step: 0.5 } as const;

/** Little huts and palms on the steps of the hillside where rice grows. */
export function paddyHuts(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { land, idea, noise, side } = setting;
  if (land !== 'terraces' || idea.tea) return [];
  const steps = paddySteps(createRelief(noise, setting));
  const heightAt = heightsOf(map);
  const kinds: readonly Drawing[] = [kindOf(stage, roundHut), kindOf(stage, stiltHouse)];
  const drafts = HUTS.flatMap(([share, from, size], n): Draft[] => {
    const x = (side * share * from * frame.width) / 2 / camera.focal;
    for (let z = from; z < from + LEVEL.reach; z += LEVEL.step) {
      const within = steps(x, z) % 1;
      if (within > 0.3 * (1 - BANK) && within < 0.7 * (1 - BANK)) {
        const base = heightAt(x, z) - 0.1;
        return [{ draw: kinds[n % 2] as Drawing, x, z, base, size, casts: true }];
      }
    }
    return [];
  });
  const palms: readonly Drawing[] = Array.from({ length: 5 }, () => kindOf(stage, palm));
  const around = PALMS.map(([share, z, size], n): Draft => {
    const x = (side * share * z * frame.width) / 2 / camera.focal;
    const draw = palms[n % palms.length] as Drawing;
    return { draw, x, z, base: heightAt(x, z) - 0.3, size, casts: true };
  });
  return drawAsSeen(stage, setting.snowy ? drafts : [...drafts, ...around], MOST * frame.height);
}
