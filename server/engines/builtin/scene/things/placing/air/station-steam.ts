import { createRandom } from '../../../../kernels/random.ts';
import type { Light } from '../../../world/light.ts';
import { OLD_TRAIN } from '../../../world/room/travel/old-station-plan.ts';
import { SOOT, STEAM, smokePuff } from '../../smoke-puff.ts';
import type { Planted, Stage } from '../stage.ts';

/** Puffs over the chimney, and on either side of the cylinders. */
const RISING = 26;
const BESIDE = 9;
/** How high the uppermost puffs are, metres: under the roof's glass. */
const TOP = 7.6;
/** What lamps and the glass overhead make of it, by day and by night. */
const LIT: Pick<Light, 'cloudLit' | 'cloudShade'> = {
  cloudLit: [0.96, 0.94, 0.91],
  cloudShade: [0.66, 0.65, 0.66],
};

/** Steam of the locomotive of an old station: it rises from the chimney and spreads beneath the roof, and hisses from the cylinders over the rails. */
export function stationSteam({ setting }: Stage): Planted[] {
  if (setting.land !== 'oldstation') return [];
  const random = createRandom(setting.random.uint32());
  const light = { ...setting.light, ...LIT };
  const kinds = [0.8, 0.6, 0.4].map((dense) => smokePuff(light, STEAM, dense, random));
  const grey = smokePuff(light, SOOT, 0.5, random);
  const { middle, front, chimney, high } = OLD_TRAIN;
  const x = setting.side * middle;
  const rising = Array.from({ length: RISING }, (_, n): Planted => {
    const share = n / (RISING - 1);
    const size = 0.55 + 2.5 * share ** 0.8;
    return {
      sprite: n % 4 === 3 ? grey : (kinds[Math.min(2, Math.floor(share * 3))] as typeof grey),
      x: x + (random.unit() - 0.5) * (0.15 + 2.4 * share) - setting.side * 0.9 * share,
      z: front + chimney + 7 * share ** 1.3,
      base: high - 0.3 * size + (TOP - high - 1.1) * share ** 0.7,
      size,
      tone: [1, 1, 1],
    };
  });
  const beside = Array.from({ length: 2 * BESIDE }, (_, n): Planted => {
    const share = (n >> 1) / BESIDE;
    const size = 0.35 + 0.9 * share;
    const out = (n % 2 === 0 ? -1 : 1) * (1.25 + 0.75 * share);
    return {
      sprite: kinds[Math.min(2, 1 + Math.floor(share * 2))] as typeof grey,
      x: x + out + 0.15 * (random.unit() - 0.5),
      z: front + 1.2 - 0.5 * share + 0.6 * random.unit(),
      base: 0.12 + 0.3 * share * random.unit(),
      size,
      tone: [1, 1, 1],
    };
  });
  return [...rising, ...beside];
}
