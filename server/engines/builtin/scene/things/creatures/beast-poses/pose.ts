import type { Random } from '../../../../kernels/random.ts';
import type { Posture } from '../../../words/trait.ts';
import type { Build } from '../build.ts';
import type { Pose } from './carriage.ts';
import { bowing, GRAZING, grazing, running, upright } from './moving-poses.ts';
import { lying, sitting } from './resting-poses.ts';
import { CROUCH, STANDS, WALKS } from './steps.ts';

/** How a body of that build holds itself. */
export function poseOf(build: Build, posture: Posture, random: Random): Pose {
  const isHoofed = build.feet !== 'paws';
  if (build.crouches === true && (posture === 'sitting' || posture === 'standing'))
    return upright(build, [CROUCH], random);
  if (posture === 'sleeping' || posture === 'lying') return lying(build, posture === 'sleeping');
  if (posture === 'sitting') return isHoofed ? lying(build, false) : sitting(build);
  if (posture === 'running' || posture === 'jumping' || posture === 'flying')
    return running(build, random);
  if (posture === 'bowing') return isHoofed ? running(build, random) : bowing(build);
  if (posture === 'walking') return upright(build, WALKS, random);
  const mayGraze = build.head.kind !== 'trunk';
  const isGrazing =
    mayGraze && (posture === 'grazing' || (build.grazes && random.unit() < GRAZING));
  return isGrazing ? grazing(build) : upright(build, STANDS, random);
}
