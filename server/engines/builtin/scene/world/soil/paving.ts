import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { chanceOf } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Soil } from './soil.ts';

const STONES: Colour = [0.5, 0.46, 0.41];
const EARTH: Colour = [0.56, 0.47, 0.35];
/** How far the ground of a town reaches, and of a harbour's how low the quay lies. World units. */
const FAR = 330;
const QUAY = 3.6;
/** Size of a cobble, and how far single ones are told apart. World units. */
const COBBLE = 0.42;
const TOLD = 45;

/** Soil with the lanes and yards of a town on it, a harbour's quay laid with stone; the soil itself elsewhere. */
export function withPaving(soil: Soil, { idea, land, snowy, noise }: Setting): Soil {
  if (idea.settled !== 'town' || snowy) return soil;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    if (z > FAR) return own;
    const quay = land === 'harbour' ? smoothstep(QUAY + 1, QUAY, height) : 0;
    const trodden = smoothstep(-0.22, 0.16, noise.fbm(x / 19 + 4, z / 19, 2));
    const share = Math.max(quay, 0.85 * trodden * smoothstep(FAR, FAR - 60, z));
    if (share <= 0) return own;
    const grain = 1 + 0.16 * noise.fbm(x / 2.1, z / 2.1, 2);
    const ground = mixColour(EARTH, STONES, Math.max(quay, 0.5));
    const stones = z < TOLD ? cobbleAt(x, z) : 1;
    return mixColour(own, scaleColour(ground, grain * stones), share);
  };
}

/** How light a cobble or the joint at a place is. */
function cobbleAt(x: number, z: number): number {
  const row = Math.floor(z / COBBLE);
  const across = x / COBBLE + 0.5 * (row % 2);
  const column = Math.floor(across);
  const [u, v] = [across - column - 0.5, z / COBBLE - row - 0.5];
  const chance = chanceOf(row, column);
  const round = smoothstep(0.62, 0.36, Math.hypot(u, v));
  const soft = smoothstep(TOLD, 0.4 * TOLD, z);
  return 1 + soft * ((0.62 + 0.38 * round) * (0.82 + 0.34 * chance) - 1);
}
