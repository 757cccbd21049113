import { mix, smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';

/** Its arms: how far aside each leads for each unit ahead, and how wide it is beside the others. */
const ARMS = [
  [-0.74, 0.8],
  [-0.48, 1.1],
  [-0.24, 0.6],
  [0.02, 1.4],
  [0.27, 0.8],
  [0.5, 1.1],
  [0.76, 0.7],
] as const;
/** Where they part behind the eye, how far they wind and over what length; half their width, and how much wider they are each unit ahead. World units. */
const RIVER = { from: -130, winds: 60, long: 190, half: 5, widens: 0.018 } as const;
/** Creeks between them: over what length they branch, and how near to the middle of one the water reaches. */
const CREEKS = { wide: 120, long: 170, from: 0.68, to: 0.8 } as const;
/** How high its islands are, how uneven, and how deep its water; how wide their shores are. World units. */
const ISLANDS = { high: 1.7, uneven: 1.3, deep: -3, shore: 9 } as const;
/** Where the sea begins, how far its shore winds, and over how much ground the land goes over into it. World units. */
const SEA = { from: 900, winds: 260, over: 120 } as const;

/** A river that parts into many arms and creeks between low islands, on its way to the sea. */
export function delta({ side, noise, rolling }: Relief): Ground {
  return (x, z) => {
    let away = Number.POSITIVE_INFINITY;
    ARMS.forEach(([leads, wide], n) => {
      const bend = RIVER.winds * noise.fbm(z / RIVER.long + 7 * n, 3.5 + n, 2);
      const middle = side * leads * (z - RIVER.from) + bend * smoothstep(0, 120, z);
      away = Math.min(away, Math.abs(x - middle) - wide * (RIVER.half + RIVER.widens * z));
    });
    const creeks = noise.ridged(x / CREEKS.wide + 4, z / CREEKS.long, 2);
    const land = smoothstep(0, ISLANDS.shore, away) * smoothstep(CREEKS.to, CREEKS.from, creeks);
    const high = ISLANDS.high + ISLANDS.uneven * rolling(x, z, 60);
    const out = smoothstep(0, SEA.over, z - SEA.from + SEA.winds * rolling(x, z, 420));
    return mix(ISLANDS.deep, high, land * (1 - out));
  };
}
