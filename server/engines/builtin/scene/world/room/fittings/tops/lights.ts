import type { Colour } from '../../../../words/idea.ts';
import { candle } from '../../furnishings/candles.ts';
import { type Furnished, flat } from '../../furniture.ts';
import { chance } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { drum, type Solid } from '../../solids/solid.ts';
import { turned } from '../../solids/turned.ts';
import { BRASS, block, orb } from './shapes.ts';

const FLAME = flat([1.6, 1.1, 0.45]);

/** A desk lamp: a foot, two arms with a joint, a shade like a bell that is open below, its bulb lit. */
export function deskLamp(colour: Colour | null): Furnished {
  const paint = flat(colour ?? [0.12, 0.34, 0.26]);
  return {
    lamps: [[0.06, 0.36, -0.12]],
    solids: [
      drum([-0.04, 0.06], [0, 0.025], [0.095, 0.085], paint),
      bone([-0.04, 0.02, 0.06], [-0.13, 0.26, 0.05], [0.01, 0.01], BRASS),
      orb([-0.13, 0.26, 0.05], [0.02, 0.02, 0.02], BRASS),
      bone([-0.13, 0.26, 0.05], [0.04, 0.46, -0.04], [0.01, 0.01], BRASS),
      drum([0.06, -0.07], [0.47, 0.5], [0.03, 0.025], BRASS),
      drum([0.06, -0.07], [0.36, 0.48], [0.11, 0.035], paint, 0.1),
      orb([0.06, 0.365, -0.07], [0.05, 0.05, 0.05], flat([1.7, 1.45, 0.95]), 1.2),
    ],
  };
}

/** An oil lamp: a font of brass on a foot, a burner, a flame in its chimney of glass, under a globe of milk glass or without. */
export function oilLamp(colour: Colour | null): Furnished {
  const glass = flat(colour ?? [0.8, 0.58, 0.22]);
  return {
    lamps: [[0, 0.36, -0.08]],
    solids: [
      ...turned(
        [0, 0, 0],
        0.2,
        [
          [0, 0.42],
          [0.08, 0.4],
          [0.2, 0.12],
          [0.36, 0.14],
          [0.6, 0.5],
          [0.85, 0.42],
          [1, 0.18],
        ],
        glass,
      ),
      drum([0, 0], [0.2, 0.235], [0.034, 0.046], BRASS),
      bone([0.03, 0.215, 0], [0.075, 0.215, 0], [0.006, 0.006], BRASS),
      orb([0.08, 0.215, 0], [0.014, 0.014, 0.006], BRASS),
      orb([0, 0.285, 0], [0.05, 0.062, 0.05], flat([1.35, 1.02, 0.6]), 0.75),
      orb([0, 0.285, -0.05], [0.016, 0.034, 0.008], FLAME, 1.5),
      drum([0, 0], [0.33, 0.46], [0.034, 0.028], flat([1.0, 0.9, 0.72]), 0.35),
    ],
  };
}

/** A candelabrum for a table: five candles on arms that rise from one stem. */
export function tableCandelabrum(colour: Colour | null): Furnished {
  const metal = flat(colour ?? [0.84, 0.66, 0.3]);
  const arms = [-0.17, -0.09, 0.09, 0.17];
  return {
    lamps: [[0, 0.5, -0.12]],
    solids: [
      ...turned(
        [0, 0, 0],
        0.36,
        [
          [0, 0.25],
          [0.06, 0.22],
          [0.13, 0.07],
          [0.3, 0.05],
          [0.42, 0.09],
          [0.54, 0.045],
          [0.86, 0.04],
          [1, 0.09],
        ],
        metal,
      ),
      ...candle([0, 0.36, 0], 0.16, 0.016),
      ...arms.flatMap((x): Solid[] => {
        const top = 0.29 + 0.24 * (0.17 - Math.abs(x));
        const low = 0.19;
        return [
          bone([0, low + 0.03, 0], [x * 0.6, low, 0], [0.011, 0.01], metal),
          bone([x * 0.6, low, 0], [x, low + 0.05, 0], [0.01, 0.01], metal),
          bone([x, low + 0.05, 0], [x, top, 0], [0.01, 0.008], metal),
          drum([x, 0], [top, top + 0.02], [0.014, 0.036], metal),
          ...candle([x, top + 0.02, 0], 0.15, 0.015),
        ];
      }),
    ],
  };
}

/** A snow globe: flakes over a small house and firs in a ball of glass on a foot of wood. */
export function snowGlobe(colour: Colour | null): Furnished {
  const foot = flat(colour ?? [0.44, 0.14, 0.12]);
  const r = 0.1;
  const y = 0.15;
  return {
    lamps: [],
    solids: [
      drum([0, 0], [0, 0.03], [0.1, 0.09], foot),
      drum([0, 0], [0.03, 0.065], [0.085, 0.075], foot),
      drum([0, 0], [0.058, 0.066], [0.088, 0.088], BRASS),
      orb([0, y, 0], [r, r, r], (px, py) => {
        const [u, v] = [px / r, (py - y) / r];
        const out = Math.hypot(u, v);
        if (Math.hypot(u + 0.42, v - 0.5) < 0.14) return [1.1, 1.12, 1.15];
        const flake = chance(Math.floor(u * 13), Math.floor(v * 13));
        const [fu, fv] = [u * 13 - Math.floor(u * 13) - 0.5, v * 13 - Math.floor(v * 13) - 0.5];
        if (flake > 0.62 && Math.hypot(fu, fv) < 0.3 && out < 0.92 && v > -0.4) return [1, 1, 1.02];
        const isRoof = v > 0.02 && v < 0.3 && Math.abs(u) < 0.36 * (1 - (v - 0.02) / 0.3);
        if (isRoof) return [0.94, 0.95, 1];
        const isHouse = Math.abs(u) < 0.27 && v > -0.38 && v <= 0.02;
        if (isHouse)
          return Math.abs(Math.abs(u) - 0.13) < 0.06 && v > -0.24 && v < -0.08
            ? [1.3, 1, 0.45]
            : [0.62, 0.22, 0.16];
        const fir = Math.abs(Math.abs(u) - 0.56);
        if (v > -0.42 && v < 0.22 && fir < 0.17 * (1 - (v + 0.42) / 0.66))
          return [0.12, 0.36, 0.22];
        if (v < -0.36 + 0.06 * Math.sin(u * 7)) return [0.95, 0.97, 1];
        return out > 0.93 ? [0.8, 0.9, 0.98] : [0.42, 0.6, 0.84];
      }),
    ],
  };
}

/** A crystal ball on a stand of claws: mist in it, a spark of the window on it. */
export function crystalBall(colour: Colour | null): Furnished {
  const mist = colour ?? [0.62, 0.44, 1];
  const [y, r] = [0.17, 0.115];
  return {
    lamps: [[0, 0.3, -0.2]],
    solids: [
      drum([0, 0], [0, 0.02], [0.1, 0.085], BRASS),
      drum([0, 0], [0.02, 0.06], [0.05, 0.075], BRASS),
      ...[0, 1, 2, 3].map((n) => {
        const turn = 0.5 + n * 1.571;
        return bone(
          [0.07 * Math.cos(turn), 0.04, 0.07 * Math.sin(turn)],
          [0.1 * Math.cos(turn), 0.12, 0.1 * Math.sin(turn)],
          [0.014, 0.006],
          BRASS,
        );
      }),
      orb(
        [0, y, 0],
        [r, r, r],
        (px, py) => {
          const [u, v] = [px / r, (py - y) / r];
          const out = Math.hypot(u, v);
          if (Math.hypot(u + 0.4, v - 0.48) < 0.15) return [1.4, 1.4, 1.5];
          const [a, b] = [u * 3 + Math.sin(v * 4 + 1), v * 3.4 + Math.sin(u * 3.4)];
          const swirl = 0.5 + 0.5 * Math.sin(a + 1.6 * Math.sin(b)) * Math.cos(b - 0.8 * a);
          const bright = (1.05 - 0.8 * out) * (0.25 + 0.9 * swirl);
          return [mist[0] * (0.3 + bright), mist[1] * (0.3 + bright), mist[2] * (0.35 + bright)];
        },
        0.7,
      ),
      block([0, 0, 0], [0.22, 0.006, 0.22], flat([0.34, 0.1, 0.34])),
    ],
  };
}
