import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Light } from '../light.ts';
import { illumination } from '../paint-land.ts';
import { laceAt, surfAt } from './surf.ts';
import type { Water } from './water.ts';

const FOAM: Colour = [0.93, 0.96, 0.97];
/** How deep water is at most where it laps at its shore, and how far that is seen. World units. */
const LAP = { deep: 0.3, seen: 150 } as const;
/** Share of foam on a crest that is so near to breaking: heaped on its edge, torn into streaks down its back. */
export function whitecapAt(noise: Noise, x: number, z: number, breaks: number): number {
  const torn = noise.fbm(x / 3.2, z / 7, 4);
  // Bubbles leave holes in it, more where it is thin.
  const lace = smoothstep(-0.5, 0.3, noise.fbm(x / 0.8, z / 1.5 + 9, 3));
  const heaped = smoothstep(0.5, 0.95, breaks + 0.8 * torn);
  // Close to the eye only torn shreds of it lie on the water.
  return (
    (0.45 + 0.55 * smoothstep(8, 26, z)) *
    heaped *
    (lace + (1 - lace) * heaped * heaped * 0.8) *
    smoothstep(560, 90, z)
  );
}

/** Under a closed sky foam, which light enters from all sides, is as bright as the clouds. */
const CLOSED = 0.9;

/** The colour of foam and of spray in a light. */
export const foamColour = (light: Light): Colour => {
  const lit = illumination(light, 0.55, light.cover > CLOSED ? 1.35 : 0.95);
  return [FOAM[0] * lit[0], FOAM[1] * lit[1], FOAM[2] * lit[2]];
};

/** From how rough on the sea is churned over shallows. */
const CHURNED = 0.9;
/** How deep water is at the most that is churned to its ground, world units. */
const SHALLOW = 17;

/** Share of foam: along the shore in lines that the waves left, and on high crests of a rough sea. */
export function foamAt(
  noise: Noise,
  { surf, roughness }: Water,
  x: number,
  z: number,
  depth: number,
  wave: number,
): number {
  let foam = 0;
  if (roughness > 0.5 && z < 420) {
    const torn = noise.fbm(x / 2.4, z / 1.1, 3) + 0.6 * noise.at(x / 30, z / 22);
    const seen = smoothstep(420, 120, z);
    foam = seen * smoothstep(0.5, 1.1, wave * 0.5 + torn * 0.9 + roughness - 0.72);
  }
  if (roughness > CHURNED && depth < SHALLOW) {
    // A storm churns the water white wherever it is shallow.
    const torn = noise.fbm(x / 3.4, z / 3.4, 3);
    foam = Math.max(foam, smoothstep(0.35, 0.85, smoothstep(SHALLOW, 1, depth) + 0.7 * torn));
  }
  if (!surf) return Math.max(foam, lapAt(noise, x, z, depth));
  return Math.max(foam, surfAt(noise, x, z, depth));
}

/** Share of the thin white line where quiet water laps at its shore, broken as the ripples come. */
function lapAt(noise: Noise, x: number, z: number, depth: number): number {
  if (depth > LAP.deep || z > LAP.seen) return 0;
  const torn = noise.fbm(x / 1.6, z / 1.6, 2);
  const line = smoothstep(LAP.deep, 0.25 * LAP.deep, depth + 0.12 * torn);
  return 0.5 * line * smoothstep(-0.3, 0.35, torn);
}

/** How far from its middle the foam round a rock begins to thin and ends, in heights of it, and how rough a sea must be for all of it. */
const ROUND = { from: 1.15, to: 2.7, rough: 0.95 } as const;

/** Share of foam that the sea churns up round rocks that stand in it, `size` high: white at their feet, drawn out in lace. */
export function foamRound(
  noise: Noise,
  { roughness }: Pick<Water, 'roughness'>,
  rocks: readonly { readonly x: number; readonly z: number; readonly size: number }[],
): (x: number, z: number) => number {
  const strength = smoothstep(0.2, ROUND.rough, roughness);
  return (x, z) => {
    let near = 0;
    for (const rock of rocks) {
      const away = Math.hypot(x - rock.x, (z - rock.z) * 1.1) / rock.size;
      near = Math.max(near, 1 - (away - ROUND.from) / (ROUND.to - ROUND.from));
    }
    if (near <= 0) return 0;
    const torn = noise.fbm(x / 2.6, z / 2.6 + 13, 3);
    const whole = smoothstep(0.7, 1.25, near + 0.6 * torn);
    const lace = laceAt(noise, x, z, 1.5) * smoothstep(0, 0.5, near + 0.4 * torn);
    return strength * Math.min(1, Math.max(whole, 0.8 * lace));
  };
}

/** Share of foam before what stands in a rough sea, `away` from its foot as a share of how far it reaches. */
export function washAt(
  noise: Noise,
  { roughness }: Water,
  x: number,
  z: number,
  away: number,
): number {
  if (roughness < 0.5 || away > 1) return 0;
  const torn = noise.fbm(x / 1.3, z / 0.8, 2);
  // It reaches out in tongues.
  const out = away / (0.62 + 0.7 * noise.at(x / 2.1, 7.3));
  return smoothstep(0.12, 0.6, 0.6 * roughness * (1 - out) + 0.75 * torn);
}
