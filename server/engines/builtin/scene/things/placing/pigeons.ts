import { createRandom, pick } from '../../../kernels/random.ts';
import { LAND } from '../../world/frame.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { pigeon } from '../creatures/pigeon.ts';
import { wishIn } from '../wish.ts';
import type { Planted, Stage } from './stage.ts';

/** How many there are, and how many of them look different. */
const FLOCK = 17;
const KINDS = 8;
/** How long one is, world units, and the least share of the picture that the nearest has. */
const LONG = 0.42;
const LEAST = 0.068;
/** How far the nearest and the farthest are, by how far the nearest ground that is seen is. */
const NEAR = 1.12;
const FAR = 4.2;
/** How far down the picture the nearest ground is looked for. */
const LOW = 0.98;

/** Birds that are said to be on the ground: a loose flock that walks and pecks before the eye. */
export function pigeons({ frame, camera, setting }: Stage): Planted[] {
  const { idea, random } = setting;
  if (!idea.sky.includes('birds') || !idea.grounded) return [];
  const lowest = Math.floor(LOW * frame.height);
  const nearest = frame.depth[lowest * frame.width + Math.floor(frame.width / 2)] ?? 1;
  const long = Math.max(LONG, (LEAST * frame.height * NEAR * nearest) / camera.focal);
  const tall = (0.8 * long * camera.focal) / (NEAR * nearest);
  const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const kinds = Array.from({ length: KINDS }, () =>
    pigeon({ ...wish, random: createRandom(random.uint32()) }),
  );
  return Array.from({ length: FLOCK }, (): Planted[] => {
    const away = NEAR + (FAR - NEAR) * random.unit() ** 1.6;
    // About the middle they are closer together.
    const across = 0.5 + 0.46 * (random.unit() + random.unit() - 1);
    const sprite = pick(random, kinds);
    const row = Math.round(camera.horizon + (lowest - camera.horizon) / away);
    const column = Math.round(across * frame.width);
    const at = row * frame.width + column;
    const z = frame.depth[at] as number;
    if (frame.kind[at] !== LAND || z > 2 * FAR * nearest) return [];
    const x = ((column - camera.centre) * z) / camera.focal;
    const base = camera.height - ((row - camera.horizon) * z) / camera.focal;
    // One that pecks is as long as one that looks about.
    const size = (long * sprite.height) / sprite.width;
    const isFront = INDOORS.includes(setting.land);
    return [{ sprite, x, z, base, size, casts: true, boost: 1.05, isFront }];
  }).flat();
}

/** How far before a bird nothing grows that would hide it, and how far to each side, in its heights. */
const CLEAR = 6;
const ASIDE = 1.1;

/** Whether a plant stands between the eye and a bird on the ground, close to it. */
export const growsBefore = (plant: Planted, { x, z, size }: Planted): boolean =>
  plant.z < z + size &&
  plant.z > z - CLEAR * size &&
  Math.abs(plant.x / plant.z - x / z) * z < ASIDE * size;
