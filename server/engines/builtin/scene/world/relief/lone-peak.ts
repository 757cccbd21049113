import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Rise } from './mountain-range.ts';

/** Where the one peak is ahead, and aside as a share of that; how high it is, and how fast its slopes fall. World units. */
const PEAK = { ahead: 1_750, aside: 0.2, high: 640, fall: 400 } as const;
/** What of its top a crater has taken, how wide that is, and how deep gullies are. World units. */
const CRATER = { high: 60, deep: 10 } as const;
const GULLY = 20;

/**
 * One tall cone alone in the plain, its slopes ever flatter toward their foot as those of a volcano of loose layers
 * are (an exponential, after Milne 1878, who measured Fuji), gullies running down it.
 */
export function lonePeak(noise: Noise, side: number): Rise {
  const { ahead, aside, high, fall } = PEAK;
  return (x, z) => {
    const [right, behind] = [x - side * aside * ahead, z - ahead];
    const away = Math.hypot(right, behind);
    const cone = high * Math.exp(-away / fall);
    if (cone < 8) return 0;
    const around = Math.atan2(right, behind);
    const gully = GULLY * noise.fbm(around * 3.4 + 3, away / 700, 4) * smoothstep(20, 160, away);
    const rim = high - CRATER.high + CRATER.deep * noise.at(around * 2, 1);
    return smoothstep(8, 60, cone) * Math.min(cone + gully * smoothstep(0, 300, cone), rim);
  };
}
