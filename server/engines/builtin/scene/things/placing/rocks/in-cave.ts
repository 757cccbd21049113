import { createRandom } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Cave, inCave } from '../../../world/cave/cave-plan.ts';
import { createCover, layCover } from '../../../world/cover.ts';
import { coinHeap, hoard } from '../../objects/treasure/hoard.ts';
import type { Drawing } from '../as-seen.ts';
import { placePlanted } from '../light/place-planted.ts';
import { shadeFeet } from '../light/shade-feet.ts';
import { makeThing } from '../makers/make-thing.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';
import { wishes } from '../wishes.ts';
import { tideRocks } from './tide-rocks.ts';

/** How much of the light of its mouth a cave has where people are, and what there is of light everywhere. */
const DAYLIGHT = 0.3;
const DIM: Colour = [0.34, 0.3, 0.28];
/** What the glow of a fire or of gold adds to that. */
const WARM: Colour = [0.3, 0.19, 0.08];
/** The share of it that comes from one side, as the light of the mouth does. */
const GLOW_ASIDE = 0.9;
/** How high a fire is, world units. */
const FIRE = 1.25;

/** Puts what was asked for on the floor of a cave that is painted already, and its fire. */
export function populateCave(outside: Stage, cave: Cave): void {
  const stage: Stage = {
    ...outside,
    camera: inCave(outside.camera),
    // The floor is level, and no sun shines there.
    map: { ...outside.map, heights: new Float32Array(16), sunlight: new Float32Array(16).fill(1) },
    setting: lightIn(outside.setting, cave),
  };
  const planted = [
    ...wishes(stage),
    ...fireOf(stage, cave),
    ...heapsOf(stage),
    ...tideRocks(stage, cave),
  ];
  planted.reverse().sort((a, b) => a.z - b.z);
  const cover = createCover(stage.frame);
  for (const one of planted) placePlanted(stage, { ...one, isFront: true }, cover);
  for (const one of planted) shadeFeet(stage, one, cover);
  layCover(stage.frame, cover);
}

/** A setting in the light of a cave: what comes in from its mouth, aside and from above, and the glow of its fire. */
function lightIn(setting: Setting, { lights, middle, end }: Cave): Setting {
  const [day, fire] = lights;
  const glow = fire === undefined ? 0 : 1;
  const aside = Math.sign(middle(end)) || 1;
  return {
    ...setting,
    light: {
      ...setting.light,
      toward: [0.6 * aside, 0.62, 0.2],
      sun: warmer(scaleColour(day?.colour ?? DIM, DAYLIGHT), GLOW_ASIDE * glow),
      ambient: warmer(DIM, glow),
      haze: 0,
    },
  };
}

/** Light with so much of the glow of a fire added. */
const warmer = ([red, green, blue]: Colour, share: number): Colour => [
  red + share * WARM[0],
  green + share * WARM[1],
  blue + share * WARM[2],
];

/** Heaps of gold along the walls of a cave where a dragon lies on its treasure: to the right, ahead, how high. World units. */
const HEAPS = [
  [-3.1, 5.6, 1.1],
  [3.3, 6, 1.3],
  [-4.2, 8.6, 1.9],
  [4.4, 9.4, 2.1],
  [-2.2, 11.4, 1.5],
  [2.4, 12.4, 1.7],
] as const;

function heapsOf(stage: Stage): Planted[] {
  const { setting, camera } = stage;
  if (!setting.subjects.some(({ traits = [] }) => traits.includes('hoarding'))) return [];
  const kinds = [coinHeap, hoard].map((draw) => kindOf(stage, draw));
  return HEAPS.map(([x, z, size], n): Planted => {
    const sprite = (kinds[n % kinds.length] as Drawing)((size * camera.focal) / z);
    return { sprite, x, z, base: -0.1, size, boost: 1.15 };
  });
}

function fireOf(stage: Stage, { fire }: Cave): Planted[] {
  if (fire === null) return [];
  const [x, , z] = fire;
  const { setting, camera } = stage;
  const own = { ...setting, random: createRandom(setting.random.uint32()) };
  const tall = (FIRE * camera.focal) / z;
  const sprite = makeThing(own, 'campfire', { colour: null, posture: null }, tall, false);
  return [{ sprite, x, z, base: 0, size: FIRE, boost: 1.1 }];
}
