import type { Random } from '../../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';

const BARK: Colour = [0.36, 0.27, 0.19];
const MOSS: Colour = [0.3, 0.38, 0.14];
const LEAF: Colour = [0.27, 0.46, 0.15];

/** A dead limb that stands up from the ground and forks below a bird's feet at `grip`; some leaves are left on it, or none. */
export function limbUnder(random: Random, grip: Vector, thick: number, leafy = true): Solid[] {
  const bark = barkOf(random);
  const [x, y, z] = grip;
  const foot: Vector = [x - 0.34, 0, z + 0.06];
  const fork: Vector = [x - 0.24, y * 0.52, z + 0.05];
  const top: Vector = [x + 0.02, y - thick, z];
  const tip: Vector = [x + 0.52, y + 0.03, z - 0.03];
  const side: Vector = [x - 0.5, y * 0.95, z + 0.1];
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const at = n / 8;
    const from: Vector = [tip[0] - 0.2 + 0.24 * at, tip[1] - 0.02 + 0.03 * at, tip[2]];
    return leafAt(random, from, n % 2 === 0 ? 1 : -1);
  });
  const few = [0, 1, 2].map((n) =>
    leafAt(random, [side[0] + 0.04 * n, side[1] - 0.05 * n, side[2]], 1),
  );
  return [
    limb(bark, foot, fork, thick * 1.9, thick * 1.35, 0.03),
    limb(bark, fork, top, thick * 1.35, thick, thick),
    limb(bark, top, tip, thick, thick * 0.3, thick * 0.8),
    limb(bark, fork, side, thick * 0.8, thick * 0.22, thick),
    limb(bark, [foot[0] - 0.12, -0.02, foot[2] - 0.08], foot, thick * 0.9, thick * 1.5, thick),
    limb(bark, [foot[0] + 0.14, -0.02, foot[2] - 0.06], foot, thick * 0.8, thick * 1.5, thick),
    ...(leafy ? [...leaves, ...few] : []),
  ];
}

function barkOf(random: Random): Look {
  const noise = createNoise(random.uint32());
  return {
    paint: (x, y, z, normal) => {
      const ridge = 0.75 + 0.4 * noise.fbm(x * 26 + z * 9, y * 7, 2);
      const moss = smoothstep(0.3, 0.8, normal[1] + 0.5 * noise.at(x * 9, z * 9));
      return mixColour(scaleColour(BARK, ridge), MOSS, 0.6 * moss);
    },
    bump: (x, y, z) => 0.006 * noise.fbm(x * 30 + z * 11, y * 9, 2),
  };
}

const leafAt = (random: Random, from: Vector, up: number): Solid =>
  ellipsoid(
    plain(scaleColour(LEAF, 0.75 + 0.6 * random.unit())),
    [from[0] + 0.03, from[1] + up * 0.045, from[2] + 0.04 * (random.unit() - 0.5)],
    [0.058, 0.02, 0.03],
    0,
    roll(up * (0.5 + 0.5 * random.unit())),
  );
