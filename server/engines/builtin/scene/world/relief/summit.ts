import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import type { Relief } from './relief.ts';

/** How high a summit is above the lowest ground of its map, world units: nothing of it lies as low as water. */
const HIGH = 1_500;
/** Where the top is, ahead of the eye, and how far around it the ground is nearly level. World units. */
const TOP = { ahead: 5, level: 8 } as const;
/** How steeply the ground falls beyond, world units for each. */
const FALL = 1.15;
/** The ridge along which the eye looks: how far it dips and where it rises again, how high, and half the width of its edge. World units. */
const RIDGE = { dip: 30, low: 96, peak: 300, rise: 34, half: 1.5 } as const;
/** How steep its two flanks are, that of snow and that of rock. */
const FLANKS = { snow: 0.66, rock: 1.6 } as const;

/** Whether a summit is seen as a ridge that leads on, in this of the four compositions; else it is a top with air around it. */
export const isOnRidge = (turn: number): boolean => turn % 4 === 1;

/** The top of a mountain, under the feet of who is there: level for a few steps, and air around it; or a ridge that leads on. */
export function summit(forms: Relief): Ground {
  return forms.isRidge === true ? alongRidge(forms) : onTop(forms);
}

/** Rock that frost has broken, world units up and down. */
const brokenAt = ({ noise }: Relief, x: number, z: number): number =>
  noise.ridged(x / 13 + 3, z / 11, 4) - 0.5;

function onTop(forms: Relief): Ground {
  const { noise, side } = forms;
  return (x, z) => {
    const away =
      Math.hypot(0.78 * (x - 2 * side), z - TOP.ahead) * (1 + 0.3 * noise.at(x / 19, z / 19));
    const beyond = Math.max(0, away - TOP.level);
    // A shoulder goes down on one side, lower than the top.
    const shoulder = 26 * Math.exp(-(((x + side * 62) / 24) ** 2) - ((z - 64) / 34) ** 2);
    const fall = FALL * beyond * smoothstep(0, 16, beyond);
    return Math.max(
      20,
      HIGH - fall + shoulder + brokenAt(forms, x, z) * mix(1.1, 16, smoothstep(0, 60, beyond)),
    );
  };
}

/** The ridge leads away from the middle of the view, and rises to a lower top. */
function alongRidge(forms: Relief): Ground {
  const { noise, side } = forms;
  const { dip, low, peak, rise } = RIDGE;
  const middle = (z: number) =>
    side * (0.24 * z + 15 * Math.sin(z / 48)) * smoothstep(14, 150, z) +
    6 * noise.at(z / 31, 3) * smoothstep(20, 60, z);
  const crest = (z: number) =>
    HIGH -
    dip * smoothstep(8, low, z) +
    (dip + rise) * smoothstep(low, peak, z) -
    1.1 * Math.max(0, z - peak) +
    5 * noise.fbm(z / 27, 8, 3) * smoothstep(20, 60, z);
  return (x, z) => {
    const aside = (x - middle(z)) * side;
    // Broad where the eye stands, an edge further on.
    const half = mix(6, RIDGE.half, smoothstep(10, 46, z));
    const off = Math.max(0, Math.abs(aside) - half);
    const isWall = aside > 0;
    // Ribs run down a flank, and gullies between them.
    const rib = noise.ridged(z / (isWall ? 26 : 54) + 3, off / 110, 3) - 0.5;
    const ribs = rib * Math.min((isWall ? 0.5 : 0.16) * off, isWall ? 22 : 14);
    const rough = brokenAt(forms, x, z) * mix(0.5, isWall ? 9 : 3, smoothstep(0, 30, off));
    const flank = isWall ? FLANKS.rock : FLANKS.snow;
    return Math.max(20, crest(z) - flank * off * smoothstep(0, 5, off) + ribs + rough);
  };
}

const ROCK: Colour = [0.46, 0.45, 0.45];
const LICHEN: Colour = [0.46, 0.44, 0.27];
const SNOW: Colour = [0.94, 0.96, 1.01];

/** What a summit is of: broken rock with lichen on it, and old snow where that is not too steep; in a snowy land snow on all but walls. */
export function summitColour(
  noise: Noise,
  snowy: boolean,
  x: number,
  z: number,
  height: number,
  steepness: number,
): Colour {
  const [rough, broad] = [noise.at(x / 3.1, z / 3.1), noise.at(x / 17, z / 17)];
  const strata = 1 + 0.16 * noise.fbm(height / 6 + 0.3 * broad, (x + z) / 31, 2);
  const grain = z < 120 ? noise.at(x * 1.7, z * 1.7) : 0;
  const rock = scaleColour(
    mixColour(ROCK, LICHEN, 0.55 * smoothstep(0.05, 0.5, broad + 0.5 * rough)),
    strata * (1 + 0.2 * rough + 0.16 * grain),
  );
  const lies = smoothstep(
    -0.12,
    0.12,
    (snowy ? 1 : 0.06) + noise.fbm(x / 15 + 9, z / 11, 3) + 0.6 * smoothstep(20, 90, z),
  );
  const holds = 1 - smoothstep(snowy ? 1 : 0.88, snowy ? 1.3 : 1.2, steepness + 0.2 * rough);
  return mixColour(rock, scaleColour(SNOW, 1 + 0.03 * grain), clamp(lies * holds));
}
