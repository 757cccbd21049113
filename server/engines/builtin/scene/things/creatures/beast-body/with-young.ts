import type { Random } from '../../../../kernels/random.ts';
import type { Posture, Trait } from '../../../words/trait.ts';
import { moved } from '../../sculpt/move.ts';
import type { Solid } from '../../sculpt/solid.ts';
import { add, after, type Rotation, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build } from '../build.ts';

/** How large a young one is beside its mother: at her teats, several in a litter there, in her jaws, on her back. */
const SIZES = { foal: 0.56, litter: 0.36, jaws: 0.36, back: 0.42 } as const;

/** How one of a litter lies at its mother's belly: turned from her, its nose at her. Radians. */
const AT_BELLY = -1.35;
/** How one hangs by the skin of its neck: its rump low, turned a little to the eye. */
const HANGS: Rotation = after(yaw(-0.5), roll(0.95));

/** Makes a young one of a kind in a posture, as a model. */
type Youngster = (posture: Posture, traits: readonly Trait[], random: Random) => Solid[];

/** The young of a mother in that pose, as her traits tell: at her teats, in her jaws or on her back; in shoulder heights of hers. */
export function youngWith(
  build: Build,
  pose: Pose,
  traits: readonly Trait[],
  random: Random,
  young: Youngster,
): Solid[] {
  const [rump, chest] = [pose.trunk.at(-1) ?? [0, 0, 0, 0], pose.trunk[0] ?? [0, 0, 0, 0]];
  if (traits.includes('nursing') && build.feet !== 'paws') {
    const to: Vector = [rump[0] + 0.48, 0, -rump[3] * 1.7];
    return moved(young('standing', ['suckling'], random), {
      ...{ size: SIZES.foal, by: yaw(Math.PI + 0.12), to },
    });
  }
  if (traits.includes('nursing'))
    return [0.1, 0.42, 0.74].flatMap((share): Solid[] => {
      const x = rump[0] + (chest[0] - rump[0]) * share;
      const to: Vector = [x, 0, -(rump[3] * 1.5 + SIZES.litter * 0.62)];
      return moved(young('lying', [], random), {
        ...{ size: SIZES.litter, by: yaw(AT_BELLY - 0.3 * (share - 0.4)), to },
      });
    });
  if (traits.includes('youngonback')) {
    const middle = pose.trunk[1] ?? chest;
    const to: Vector = [middle[0] - 0.06, middle[1] + middle[2] * 0.86, 0];
    return moved(young('lying', [], random), { size: SIZES.back, to });
  }
  if (!traits.includes('younginjaws') || build.head.kind !== 'short') return [];
  const { size, muzzle } = build.head;
  const mouth = add(pose.head, [
    ...([size * muzzle.length * 0.95, -size * (muzzle.drop + 0.5), -size * 0.2] as const),
  ]);
  // Its withers are where it is held.
  const scruff: Vector = [0.3 * SIZES.jaws, 0.62 * SIZES.jaws, 0];
  const held = moved(young('lying', [], random), {
    ...{ size: SIZES.jaws, to: [-scruff[0], -scruff[1], 0] as Vector },
  });
  return moved(held, { by: HANGS, to: mouth });
}
