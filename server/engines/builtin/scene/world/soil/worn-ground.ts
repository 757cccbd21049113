import { smoothstep } from '../../arithmetic.ts';
import { chanceOf, type Noise } from '../../noise.ts';

/** From where to where grains, and cracks and patches, are told apart, world units. */
const SEEN = { grains: [5, 16], cracks: [16, 40] } as const;
/** Grains of gravel: from one to the next, world units, and how much lighter and darker they are. */
const GRAINS = { apart: 0.045, tone: 0.15 } as const;
/** How much light cracks take, how wide one is, and how far it is from one to the next, world units. */
const CRACKS = { dark: 0.4, wide: 0.012, apart: 3.7 } as const;
/** Stains and patches of another age: the sides of the squares that may have one, which share has, how much lighter or darker one is, and how wide the seam around it; world units. */
const PATCHES = { wide: 5.3, long: 6.7, share: 0.34, tone: 0.1, seam: 0.05, dark: 0.3 } as const;
const STAINS = { long: 1.1, dark: 0.2 } as const;

/** How light asphalt and concrete are at a place beside their mean, where years have worn them: grains, cracks, mended patches between seams, stains; `soft` is how far edges run into one another as seen from the eye. World units. */
export function stoneWornAt(noise: Noise, x: number, z: number, soft: number): number {
  const near = smoothstep(SEEN.cracks[1], SEEN.cracks[0], z);
  if (near === 0) return 1;
  const grains = smoothstep(SEEN.grains[1], SEEN.grains[0], z);
  const grain = grains * GRAINS.tone * noise.at(x / GRAINS.apart, z / GRAINS.apart);
  const [across, along] = [x / CRACKS.apart + 61, z / CRACKS.apart];
  // Frost breaks it in jags.
  const jagged = noise.at(across, along) + 0.07 * noise.at(11 * across, 11 * along);
  const bent = CRACKS.apart * Math.abs(jagged);
  const wide = CRACKS.wide + 0.4 * soft;
  const broken = smoothstep(-0.05, 0.2, noise.at(x / 6.1, z / 7.3 + 30));
  const crack =
    CRACKS.dark *
    broken *
    smoothstep(wide, 0.3 * wide, bent) *
    Math.min(1, CRACKS.wide / soft + 0.4);
  const stain =
    STAINS.dark * smoothstep(0.3, 0.55, noise.fbm(x / STAINS.long + 9, z / STAINS.long, 2));
  return 1 + grain + near * (patchAt(x, z, soft) - crack - stain);
}

/** How much lighter a mended patch or the seam around one is at a place. */
function patchAt(x: number, z: number, soft: number): number {
  const [column, row] = [Math.floor(x / PATCHES.wide), Math.floor(z / PATCHES.long)];
  if (chanceOf(row, column, 11) > PATCHES.share) return 0;
  const [u, v] = [x / PATCHES.wide - column - 0.5, z / PATCHES.long - row - 0.5];
  const across = Math.abs(u) - 0.12 - 0.3 * chanceOf(row, column, 12);
  const along = Math.abs(v) - 0.1 - 0.32 * chanceOf(row, column, 13);
  const off = Math.max(across * PATCHES.wide, along * PATCHES.long);
  const inner = smoothstep(soft, -soft, off);
  const seam = smoothstep(PATCHES.seam + soft, 0.4 * PATCHES.seam, Math.abs(off));
  const tone = (chanceOf(row, column, 14) < 0.6 ? -1 : 1) * PATCHES.tone;
  return inner * tone - PATCHES.dark * seam * Math.min(1, PATCHES.seam / soft);
}
