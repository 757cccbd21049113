import { mix, smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from '../relief/relief.ts';

/** Half the water's width where it begins and how much wider it grows with distance, how far it swings aside in how long a bend. World units. */
const WATER = { half: 78, grows: 0.035, swing: 150, bend: 620, deep: -40 } as const;
/** How wide the foot of a wall is from the water to where it is high, and how high it stands there and at its top. World units. */
const WALL = { foot: 26, wide: 300, shoulder: 250, top: 620 } as const;
/** How far one spur is from the next of the same side, and how far they reach into the water. World units. */
const SPURS = { apart: 430, reach: 64 } as const;
/** The shore that the eye stands on: how far it reaches, and how high it is. World units. */
const SHORE = { from: 26, to: 44, high: 4.2 } as const;
/** The same where a jetty leads from it: behind the eye. World units. */
const JETTY_SHORE = { from: -24, to: -10, high: SHORE.high } as const;
/** A flat by the water, room for a few houses: how far ahead, how long and how wide. World units. */
const FLAT = { ahead: 190, long: 80, wide: 46 } as const;

/**
 * An arm of the sea between walls of rock that rise straight from it, cut by a glacier: a trough of
 * steep sides under high shoulders, spurs that come forward on both sides in turn, deep water that winds out of sight.
 */
export function fjord({ noise, side, relief, rolling, isPond = false }: Relief): Ground {
  const { from, to, high } = isPond ? JETTY_SHORE : SHORE;
  const middle = (z: number) =>
    side * (16 + WATER.swing * Math.sin((z / WATER.bend) * Math.PI) * smoothstep(60, 520, z));
  return (x, z) => {
    const off = x - middle(z);
    const bank = off > 0 ? 1 : -1;
    const spur =
      SPURS.reach *
      Math.max(
        0,
        Math.sin(((z + (bank === side ? 0 : SPURS.apart / 2)) / SPURS.apart) * 2 * Math.PI),
      ) *
      smoothstep(120, 320, z);
    const away =
      Math.abs(off) -
      WATER.half -
      z * WATER.grows +
      spur +
      26 * rolling(x, z, 150) +
      6 * rolling(x, z, 30);
    // A few houses find room on one side.
    const flat =
      bank === side
        ? FLAT.wide * Math.exp(-(((z - FLAT.ahead) / FLAT.long) ** 2)) * smoothstep(-10, 30, away)
        : 0;
    const rise = away - flat;
    const gully = 0.5 + 0.5 * noise.ridged(x / 210, z / 210, 4);
    const wall =
      smoothstep(0, WALL.foot + WALL.wide, rise) ** 0.72 * WALL.shoulder +
      smoothstep(120, 620, rise) * (WALL.top - WALL.shoulder) * (0.35 + 0.95 * gully);
    const rough = smoothstep(4, 60, rise) * (14 * rolling(x, z, 46) + 22 * rolling(x + 70, z, 110));
    const land =
      2.4 +
      smoothstep(0, 40, away) * 2.5 +
      relief * wall * (0.82 + 0.3 * rolling(x, z, 700)) +
      rough;
    const fjordBed = mix(WATER.deep, land, smoothstep(-9, 7, away));
    // The eye stands on a low shore before it all.
    const shore = high + 0.8 * rolling(x, z, 22);
    return mix(
      Math.max(shore, fjordBed),
      fjordBed,
      smoothstep(from, to, z + 7 * rolling(x, 0, 40)),
    );
  };
}
