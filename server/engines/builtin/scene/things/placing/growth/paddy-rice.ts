import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { heightsOf } from '../../../world/height-map.ts';
import { BANK, isPaddies, paddySteps, paddyWaterAt } from '../../../world/lands/paddies.ts';
import { createRelief } from '../../../world/relief/relief.ts';
import { tuft } from '../../plants/tuft.ts';
import type { Sprite } from '../../sprite.ts';
import { several } from '../accents.ts';
import { nearestGround } from '../foreground.ts';
import { groundTone } from '../light/ground-tone.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far rice is seen plant by plant; from plant to plant, from row to row, and both for each unit of distance. World units. */
const FAR = 95;
const APART = { along: 0.62, rows: 0.85, farther: 0.017 } as const;
/** Heights of young rice in the water, of grown rice, and of the grass on the banks, world units. */
const HIGH = { young: 0.62, grown: 0.8, bank: 0.6 } as const;
const YOUNG: Colour = [0.4, 0.62, 0.16];
const GROWN: Colour = [0.62, 0.64, 0.2];
const BANKS: Colour = [0.3, 0.46, 0.14];
/** The ground at the picture's lower edge is so much nearer in its corners at the most. */
const NEARER = 0.7;
/** How unevenly plants stand in their rows, as a share of the way from one to the next. */
const UNEVEN = 0.75;

/** The rice of the paddies close before the eye: young plants in rows in the water, grown ones close together, grass on the banks. */
export function paddyRice(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  if (!isPaddies(setting) || setting.snowy) return [];
  const { random, noise } = setting;
  const steps = paddySteps(createRelief(noise, setting));
  const heightAt = heightsOf(map);
  const kinds = (green: Colour): Sprite[] =>
    several(random, 3, (one) => tuft(one, scaleColour(green, 0.92 + 0.16 * one.unit()), null));
  const [young, grown, banks] = [kinds(YOUNG), kinds(GROWN), kinds(BANKS)];
  const half = (0.53 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  const near = NEARER * nearestGround(stage);
  for (let z = FAR; z > near; z -= Math.max(APART.rows, z * APART.farther)) {
    const step = Math.max(APART.along, z * APART.farther);
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * UNEVEN * step;
      const atZ = z + (random.unit() - 0.5) * UNEVEN * Math.max(APART.rows, z * APART.farther);
      const [kind, size] = [random.below(3), 0.8 + 0.4 * random.unit()];
      const isBank = steps(x, atZ) % 1 > 1 - BANK;
      const isWet = paddyWaterAt(steps, x, atZ) > 0.5;
      const sprites = isBank ? banks : isWet ? young : grown;
      const high = isBank ? HIGH.bank : isWet ? HIGH.young : HIGH.grown;
      planted.push({
        sprite: sprites[kind] ?? pick(random, sprites),
        ...{ x, z: atZ, base: heightAt(x, atZ) - 0.04, size: high * size },
        melts: isWet ? 0 : 0.5,
        tone: groundTone(stage, x, atZ),
      });
    }
  }
  return planted;
}
