import { mix, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { SceneryPlan } from '../site.ts';

/** Where the ice ends before the eye, how high its front stands over the lake, half its width there, how fast it rises with distance, and where it becomes the snow of the peaks. World units. */
const ICE = { ends: 112, front: 14, half: 58, rises: 0.27, snow: [720, 980] } as const;
/** The valley's walls: over how far they rise beside the ice and how high; how high the peaks at its head are, from where to where. World units. */
const WALLS = { wide: 150, high: 150 } as const;
const PEAKS = { from: 700, to: 1450, high: 330 } as const;
/** The shore on which the eye stands: from where to where it goes under, how high it is and how deep the lake. World units. */
const SHORE = { from: 19, to: 38, high: 2.4, deep: -9 } as const;
/** How far one crevasse is from the next along the ice, and how far the middle of one is ahead of its ends: the ice flows faster there. World units. */
const CREVASSES = { apart: 12, bow: 30 } as const;
/** Where bands of rubble lie along the ice, in shares of half its width. */
const MORAINES = [-0.42, 0.36] as const;

const WHITE: Colour = [0.92, 0.97, 1.02];
const BLUE: Colour = [0.5, 0.78, 0.96];
const DEEP: Colour = [0.16, 0.46, 0.74];
const RUBBLE: Colour = [0.4, 0.38, 0.36];
const ROCK: Colour = [0.43, 0.41, 0.39];
const SNOW: Colour = [0.95, 0.97, 1.02];

/** Where a place is on the ice: how far off its middle, in shares of half its width; how far beyond its edge, and beyond its end. World units but the first. */
function onIce(x: number, z: number, { side, noise }: Setting) {
  const axis =
    side * (4 + 120 * Math.sin((z - ICE.ends) / 430)) * smoothstep(ICE.ends - 40, 420, z);
  // The lake before it opens.
  const half = ICE.half + 0.05 * Math.max(0, z - ICE.ends) + 0.3 * Math.max(0, ICE.ends - z);
  const off = (x - axis) / half;
  const ragged = 9 * noise.fbm(x / 26, 3, 3) + 5 * noise.at(x / 9, 8);
  return {
    off,
    beside: Math.abs(x - axis) - half + 6 * noise.fbm(x / 30, z / 30, 3),
    beyond: z - ICE.ends - ragged - 16 * off * off,
  };
}

/** How deep a place is in a crevasse, 0 to 1. */
function crevasseAt(off: number, x: number, z: number, { noise }: Setting): number {
  const bent = z + CREVASSES.bow * off * off + 7 * noise.fbm(x / 22, z / 30, 2);
  const wave = Math.abs(Math.sin((bent / CREVASSES.apart) * Math.PI));
  const torn = 0.5 + 0.5 * noise.at(x / 13, z / 17);
  return smoothstep(0.5, 0.08, wave) * smoothstep(0.22, 0.5, torn);
}

/** The tongue of a glacier, blue in its crevasses, that comes down between walls of rock from snowy peaks and ends with a front of ice in a lake with drifting pieces. */
export const GLACIER: SceneryPlan = {
  land: 'lake',
  isNear: true,
  trees: 0,
  views: [
    { horizon: 0.56, lens: 0.94, eye: 0.62 },
    { horizon: 0.5, lens: 0.9, eye: 0.8 },
    { horizon: 0.62, lens: 0.88, eye: 0.45 },
    { horizon: 0.58, lens: 1.16, eye: 0.5 },
  ],
  time: 'day',
  ground: (_, setting) => (x, z) => {
    const { noise } = setting;
    const { off, beside, beyond } = onIce(x, z, setting);
    const dome = 8 * Math.max(0, 1 - off * off);
    const torn = 6 * crevasseAt(off, x, z, setting) + 1.6 * noise.fbm(x / 6, z / 6, 2);
    const ice = ICE.front + ICE.rises * Math.max(0, beyond) + dome - torn;
    const shore = SHORE.high + 0.5 * noise.fbm(x / 5, z / 5, 3);
    const bed = mix(
      shore,
      SHORE.deep,
      smoothstep(SHORE.from, SHORE.to, z + 2.5 * noise.at(x / 8, 2)),
    );
    const floor = mix(bed, ice, smoothstep(0, 4, beyond));
    const crag = 0.55 + 0.75 * noise.ridged(x / 130, z / 130, 4);
    const wall =
      WALLS.high * smoothstep(-4, WALLS.wide, beside) * crag + 0.22 * Math.max(0, z - ICE.ends);
    const head =
      PEAKS.high *
      smoothstep(PEAKS.from, PEAKS.to, z) *
      (0.25 + 0.9 * noise.ridged(x / 560 + 3, z / 560, 5));
    const aside = smoothstep(-6, 12, beside) * smoothstep(14, 60, z);
    return mix(floor, Math.max(floor, 3 + wall), aside) + head;
  },
  soil: (_, setting) => (x, z, height, steepness) => {
    const { noise, snowy } = setting;
    const { off, beside, beyond } = onIce(x, z, setting);
    const grain = 1 + 0.22 * noise.fbm(x / 1.7, z / 1.7, 3);
    const lies =
      smoothstep(120, 190, height + 46 * noise.fbm(x / 60, z / 60, 3)) *
      smoothstep(1.5, 0.8, steepness);
    const layered = scaleColour(
      ROCK,
      (1 + 0.09 * Math.sin(height / 5 + 4 * noise.at(x / 30, z / 30))) * grain,
    );
    const stone = z < SHORE.to ? scaleColour(RUBBLE, grain * (height < 0.7 ? 0.6 : 1)) : layered;
    const rock = mixColour(stone, SNOW, snowy ? Math.max(lies, 0.75) : lies);
    const isIce =
      smoothstep(-3, 0, beyond) *
      smoothstep(4, -2, beside) *
      smoothstep(ICE.snow[1], ICE.snow[0], z);
    if (isIce === 0) return rock;
    const steep = smoothstep(0.5, 1.2, steepness);
    const streak =
      0.5 + 0.3 * noise.fbm(x / 5, height / 7, 3) + 0.4 * noise.fbm(x / 2, height / 1.6, 2);
    // It is in its own shade, and shines through.
    const front = scaleColour(
      mixColour(BLUE, WHITE, 0.65 * streak * smoothstep(-2, 9, height)),
      1.7,
    );
    const open = crevasseAt(off, x, z, setting);
    const old = smoothstep(0.05, 0.5, noise.fbm(x / 17 + 5, z / 24, 3));
    const top = mixColour(mixColour(WHITE, BLUE, 0.4 * old), DEEP, 0.8 * open);
    const ice = mixColour(top, front, steep);
    const dirt = MORAINES.reduce(
      (most, at) =>
        Math.max(most, smoothstep(0.06, 0.02, Math.abs(off - at + 0.04 * noise.at(z / 40, at)))),
      smoothstep(0.86, 1, Math.abs(off)),
    );
    const strewn =
      (1 - steep) * dirt * (0.35 + 0.5 * smoothstep(-0.2, 0.3, noise.fbm(x / 4, z / 9, 3)));
    return mixColour(rock, mixColour(ice, scaleColour(RUBBLE, grain), strewn), isIce);
  },
  water: { deep: [0.1, 0.36, 0.42], shallow: [0.34, 0.58, 0.58], roughness: 0.1, sheen: 1 },
  isTended: () => true,
};
