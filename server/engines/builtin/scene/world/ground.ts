import { clamp, mix, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Land } from '../words/idea.ts';
import { createRelief, type LandOptions, type Relief } from './relief.ts';

/** Height of the ground above the water's level at x (right of the camera) and z (ahead). */
export type Ground = (x: number, z: number) => number;

/** The ground of each kind of land. */
export function createGround(land: Land, noise: Noise, options: LandOptions): Ground {
  return GROUNDS[land](createRelief(noise, options));
}

const GROUNDS: Readonly<Record<Land, (relief: Relief) => Ground>> = {
  mountain,
  lake,
  river,
  sea,
  beach,
  island,
  forest,
  desert,
  city,
  field,
  plain,
};

function mountain({ rolling, range, meander }: Relief): Ground {
  return (x, z) => {
    const valley = smoothstep(20, 420, Math.abs(x - meander(z)));
    return (
      10 +
      9 * rolling(x, z, 90) +
      valley * 26 * (1 + rolling(x, z, 160)) +
      range(x, z, 160) * mix(0.45, 1, valley)
    );
  };
}

function lake({ side, relief, rolling, range }: Relief): Ground {
  return (x, z) => {
    const away =
      Math.hypot((x - side * 30) / 620, (z - 340 - 120 * relief) / (240 + 110 * relief)) +
      0.16 * rolling(x, z, 150);
    const basin = smoothstep(0.72, 1.15, away);
    const bank = 7 + 5 * rolling(x, z, 70);
    return (
      mix(-14, bank, basin) +
      basin * range(x, z, 480) * 0.72 +
      basin * smoothstep(300, 900, Math.abs(x)) * 60
    );
  };
}

function river({ rolling, range, meander }: Relief): Ground {
  return (x, z) => {
    const away = Math.abs(x - meander(z)) - 16 - z * 0.012;
    const bank = smoothstep(0, 46, away);
    return (
      mix(-6, 5 + 7 * (1 + rolling(x, z, 110)), bank) +
      smoothstep(60, 420, away) * 42 * (1 + rolling(x, z, 220)) +
      range(x, z, 620) * 0.6 * bank
    );
  };
}

function sea({ side, relief, rolling, isle }: Relief): Ground {
  return (x, z) => {
    const cape = side * x - 36 - z * 0.2 + 150 * rolling(x, z, 260);
    const cliff =
      smoothstep(0, 70, cape) * smoothstep(110, 240, z) * (46 + 34 * rolling(x, z, 90)) * relief;
    return Math.max(-20 + cliff, isle(x, z, -side * 420, 1250, 190, 70 * relief) - 12);
  };
}

function beach({ side, relief, rolling, isle }: Relief): Ground {
  return (x, z) => {
    const inland = side * x + 46 - z * 0.2 - 46 * rolling(3, z, 190);
    const sand =
      clamp(inland * 0.055, -14, 5) + 1.2 * rolling(x, z, 30) * smoothstep(60, 140, inland);
    return (
      sand +
      smoothstep(150, 480, inland) * 46 * (1 + rolling(x, z, 160)) * relief +
      Math.max(0, isle(x, z, -side * 330, 1500, 240, 80))
    );
  };
}

function island({ side, relief, isle }: Relief): Ground {
  return (x, z) =>
    Math.max(
      -16,
      isle(x, z, side * 40, 330, 150, 26 * relief),
      isle(x, z, -side * 640, 1350, 170, 40),
    );
}

function forest({ relief, rolling, range, meander }: Relief): Ground {
  return (x, z) =>
    12 +
    14 * rolling(x, z, 130) +
    smoothstep(150, 900, z) * 75 * (1 + rolling(x, z, 330)) * relief +
    smoothstep(40, 300, Math.abs(x - meander(z))) * 22 +
    range(x, z, 800) * 0.5;
}

function desert({ noise, relief, rolling }: Relief): Ground {
  return (x, z) => {
    const bend = 60 * rolling(x, z, 300);
    const crest = 1 - Math.abs(noise.at((x + bend) / 210, (z + bend * 0.6) / 130));
    const mesa =
      smoothstep(0.12, 0.2, noise.fbm(x / 420 + 9, z / 420, 3)) *
      smoothstep(850, 1200, z) *
      (120 + 14 * rolling(x, z, 50));
    return 8 + 48 * relief * crest ** 2.2 * smoothstep(10, 190, z) + 4 * rolling(x, z, 60) + mesa;
  };
}

function city({ rolling, range }: Relief): Ground {
  return (x, z) => (z < 250 + 14 * rolling(x, z, 60) ? -9 : 3) + range(x, z, 1000) * 0.42;
}

function field({ rolling, range }: Relief): Ground {
  return (x, z) =>
    12 +
    11 * rolling(x, z, 190) * smoothstep(0, 130, z) +
    smoothstep(220, 1000, z) * 60 * (1 + rolling(x, z, 420)) +
    range(x, z, 1050) * 0.5;
}

function plain({ relief, rolling }: Relief): Ground {
  return (x, z) =>
    8 + 5 * rolling(x, z, 140) + smoothstep(500, 1300, z) * 46 * (1 + rolling(x, z, 300)) * relief;
}
