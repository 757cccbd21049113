import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Furnishing } from '../furniture.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

/** Of how many steps a vault and a rib are. */
const STEPS = { vault: 52, rib: 36 } as const;
/** How thick a rib is and half as far as it reaches along the room, metres. */
const RIB = { deep: 0.16, half: 0.2 } as const;

/** How a round vault is built: where it springs, from rib to rib, and where the first is; metres. */
interface Vaulting {
  readonly spring: number;
  readonly apart: number;
  readonly first: number;
}

/** A round vault over the whole of a room, of `courses` as they are on a wall, and ribs of stone beneath it. */
export function barrelVault(
  { left, right, high, back }: Furnishing['shell'],
  { spring, apart, first }: Vaulting,
  { courses, rib }: { readonly courses: Material; readonly rib: Colour },
  noise: Noise,
): Solid[] {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  // Courses follow the curve: they are told apart by how far around it they are.
  const curved: Material = (x, y, z) => {
    const turn = Math.atan2(y - spring, x - middle);
    return scaleColour(courses(z, turn * 2.2, 0, 2), 0.92);
  };
  const stone: Material = (x, y, z) => {
    const turn = (Math.atan2(y - spring, x - middle) / Math.PI) * 15;
    const joint = Math.abs(turn - Math.round(turn)) < 0.05 ? 0.6 : 1;
    return scaleColour(rib, joint * (0.95 + 0.12 * noise.at(x * 6 + z * 4, y * 6)));
  };
  const arc = (
    rise: number,
    z: readonly [number, number],
    of: Material,
    wide: number,
    steps: number,
  ) =>
    Array.from({ length: steps }, (_, n) => {
      const at = (k: number) => -Math.cos((Math.PI * k) / steps) * half;
      const [a, b] = [at(n), at(n + 1)];
      const inner = Math.min(Math.abs(a), Math.abs(b)) / wide;
      const up = inner < 1 ? Math.sqrt(1 - inner * inner) : 0;
      const low = spring + (high - spring - rise) * up - (inner < 1 ? 0 : spring);
      return box([middle + a, low, z[0]], [middle + b, high + 0.1, z[1]], of);
    });
  const count = Math.floor((back - first) / apart) + 1;
  return [
    ...arc(0, [0.1, back], curved, half * 1.0001, STEPS.vault),
    ...Array.from({ length: count }, (_, n) => first + n * apart).flatMap((z) =>
      arc(RIB.deep, [z - RIB.half, z + RIB.half], stone, half - RIB.deep, STEPS.rib),
    ),
  ];
}
