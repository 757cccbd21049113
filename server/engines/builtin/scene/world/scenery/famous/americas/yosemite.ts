import { mixColour, scaleColour, smoothstep } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Ground } from '../../../ground.ts';
import { chance, plainFront } from '../../../street/front.ts';
import type { Paint, Point, Solid } from '../../../street/solid.ts';
import { panel, sheer } from '../../far/pieces.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { grove } from '../kit.ts';

/** The wall of granite at the valley's gate: how far aside and how far off its prow is on the picture's side, how high it is. World units. */
const CAPTAIN = { aside: -46, z: 186, high: 112 } as const;
/** The dome that is cut in half at the valley's end: how far aside its face is, how far off, how high, how wide. World units. */
const DOME = { aside: 26, z: 640, high: 205, wide: 150 } as const;
/** The rocks across from the wall, and the fall from them: how far aside, how far off, how high. World units. */
const SPIRES = { aside: 88, z: 236, high: 96 } as const;
const FALL = { aside: 55, z: 208, high: 46 } as const;
const GRANITE: Colour = [0.66, 0.63, 0.6];
const FOREST: Colour = [0.13, 0.22, 0.1];
const GRASS: Colour = [0.36, 0.44, 0.16];

/** How far aside the river's middle is at a distance. World units. */
const riverAt = (z: number): number => 3.5 - 0.03 * z + 5.5 * Math.sin(z / 21 + 0.4);

/** Yosemite's valley: the wall of El Capitan, Half Dome at its end, a fall from the rocks across, a river through meadows and firs between them. */
export const YOSEMITE: SceneryPlan = {
  land: 'lake',
  isNear: true,
  relief: 0.5,
  trees: 0.12,
  views: [
    { horizon: 0.64, lens: 0.95, eye: 0.55 },
    { horizon: 0.58, lens: 0.9, eye: 0.9 },
    { horizon: 0.67, lens: 0.86, eye: 0.5 },
    { horizon: 0.64, lens: 1.08, eye: 0.6 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const across = side * x;
      const rough = noise.fbm(x / 60, z / 60, 4);
      const fine = noise.fbm(x / 17, z / 17, 3);
      const off = Math.abs(across - riverAt(z));
      const bed = smoothstep(4.6, 3, off) * smoothstep(9, 13, z) * smoothstep(190, 150, z);
      const floor = 1.3 + 0.3 * fine - 3.4 * bed;
      const back = -across + CAPTAIN.aside;
      const prow = Math.min(back + 3 * fine, z - CAPTAIN.z - 0.42 * Math.max(0, back) + 4 * fine);
      const talus = 16 * smoothstep(-26, 0, prow);
      const wall = (CAPTAIN.high + 12 * rough) * smoothstep(0, 11, prow) * smoothstep(560, 430, z);
      const shoulder = 88 * smoothstep(60, 190, -across) * smoothstep(90, 200, z);
      const face = across - DOME.aside;
      const away = Math.hypot(Math.max(0, face - 24) / DOME.wide, (z - DOME.z) / (DOME.wide * 0.6));
      const dome =
        DOME.high * Math.max(0, 1 - away ** 2.4) * smoothstep(-4, 10, face + 0.1 * (z - DOME.z));
      const saddle = (84 + 42 * rough) * smoothstep(470, 620, z);
      const rise = smoothstep(46, 92, across + 0.06 * (z - SPIRES.z)) * smoothstep(110, 210, z);
      const peaks =
        SPIRES.high *
        (0.62 +
          0.38 *
            Math.max(
              Math.exp(-(((across - SPIRES.aside) / 13) ** 2)),
              0.9 * Math.exp(-(((across - SPIRES.aside - 34) / 15) ** 2)),
            ) +
          0.16 * rough);
      const right = rise * peaks * smoothstep(480, 320, z);
      const rises = Math.max(talus, wall, shoulder, dome, saddle, right);
      return Math.max(
        floor + smoothstep(40, 130, z) * 3 * smoothstep(9, 30, off),
        // Where none of them is the river keeps its bed.
        rises - 6 * smoothstep(4, 0, rises),
      );
    },
  soil:
    (wild, { side, noise }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      if (height < 0.25) return mixColour(own, [0.56, 0.52, 0.43], 0.8);
      const rough = noise.fbm(x / 9, z / 9, 3);
      const meadow = mixColour(own, scaleColour(GRASS, 1 + 0.35 * rough), 0.55);
      const wood = scaleColour(FOREST, 1 + 0.5 * rough);
      // Rain has run down the walls in dark streaks.
      const streak = noise.fbm((x + z) / 3.4, height / 70, 4);
      const patch = noise.fbm((x - z) / 30, height / 22, 3);
      const stone = scaleColour(GRANITE, 1 + 0.22 * streak + 0.16 * patch);
      const isOpen = smoothstep(74, 34, z - 3 * Math.abs(side * x - riverAt(z)) * 0.2);
      const floor = mixColour(wood, meadow, isOpen);
      return mixColour(
        floor,
        stone,
        smoothstep(0.85, 1.5, steepness + 0.35 * rough + (height > 70 ? 0.5 : 0)),
      );
    },
  water: { deep: [0.07, 0.16, 0.16], shallow: [0.22, 0.3, 0.22], roughness: 0.1 },
  solids: (site) => [...firs(site), ...fall(site)],
  isTended: (x, z, { side }) => z > 190 || Math.abs(side * x - riverAt(z)) < 5,
};

/** Firs on both sides of the river, closer and closer toward the walls. */
function firs({ setting: { side }, groundAt }: Site): Solid[] {
  const places = Array.from({ length: 240 }, (_, n): readonly [number, number] => {
    const z = 34 + 150 * chance(n, 1, 4) ** 0.8;
    return [(chance(n, 2, 4) - 0.5) * (50 + 1.05 * z), z];
  }).filter(([x, z]) => {
    const off = Math.abs(side * x - riverAt(z));
    return off > 6 + 0.04 * z && off > (z < 70 ? 13 : 7) && groundAt(x, z) < 24;
  });
  return grove(places, groundAt, 'fir', FOREST);
}

/** Water that falls from a hanging valley, blown into a veil. */
function fall({ setting: { side, noise }, groundAt }: Site): Solid[] {
  const x = side * FALL.aside;
  const { high } = FALL;
  // It clings to the rock from where that first rises to where it is so high.
  const steps = Array.from({ length: 90 }, (_, n) => FALL.z - 60 + 1.5 * n);
  const low = groundAt(x, FALL.z - 60);
  const reaches = (up: number) => steps.find((z) => groundAt(x, z) > low + up) ?? FALL.z;
  const [foot, top] = [reaches(4) - 3, reaches(0.9 * high) - 2];
  const water: Paint = (_, { along, up }) => {
    const thread = 0.5 + 0.5 * noise.fbm(along * 1.6, up / 6, 3);
    return plainFront(mixColour([0.72, 0.74, 0.76], [0.97, 0.98, 1], thread));
  };
  const strip = (from: number, to: number, wide: readonly [number, number]): Solid => {
    const at = (share: number, out: number): Point => [
      x + out,
      low + share * high,
      foot + share * (top - foot),
    ];
    return sheer(
      panel([at(from, -wide[0]), at(from, wide[0]), at(to, wide[1]), at(to, -wide[1])], 0.4, water),
    );
  };
  return [strip(0.45, 1, [1.9, 1.1]), strip(0, 0.46, [3.6, 1.9])];
}
