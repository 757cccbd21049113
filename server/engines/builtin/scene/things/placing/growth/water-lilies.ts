import { createRandom, pick, type Random } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { lilyPad, lotus } from '../../plants/lotus.ts';
import type { Sprite } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';
import { hasCypresses } from './cypresses.ts';

/** How far leaves are seen one by one, from row to row and from leaf to leaf nearby, and both for each unit of distance. World units. */
const FAR = 120;
const APART = { rows: 1.5, leaves: 2.3, farther: 0.05 } as const;
/** Radius of a leaf, and height of a blossom over the water, world units: larger than they are, so that they are seen. */
const PAD = 1.05;
const BLOSSOM = 1.5;
/** How dense a drift is where leaves begin, how many places have a leaf and how many leaves a blossom beside them, and how large they are: where they were asked for, and by themselves in a swamp. */
const WISHED = { drift: -0.26, share: 0.78, blooming: 0.2, size: 1 } as const;
const WILD = { drift: 0.04, share: 0.85, blooming: 0.03, size: 0.42 } as const;
/** How deep water must be that they grow in. */
const WET = -0.12;
/** In how many steps of distance leaves are drawn as the eye sees them there, and how many kinds of each. */
const STEPS = 6;
const KINDS = 3;
/** Heights in pixels between which they are drawn. */
const TALL = { least: 4, most: 260 } as const;

const PETALS: readonly Colour[] = [
  [0.93, 0.42, 0.62],
  [0.95, 0.6, 0.74],
  [0.96, 0.9, 0.88],
];

/** Leaves and blossoms of water lilies in drifts over the water before the eye, where they were asked for, and some in a swamp. */
export function waterLilies(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { idea, random, noise } = setting;
  const isSwamp = hasCypresses(setting);
  if (!idea.lilies && !isSwamp) return [];
  const grown = idea.lilies ? WISHED : WILD;
  const half = (0.54 * frame.width) / camera.focal;
  const near = (0.9 * camera.height * camera.focal) / Math.max(1, frame.height - camera.horizon);
  const kinds = drawn(stage, near, random);
  const planted: Planted[] = [];
  for (let z = FAR; z > near; z -= grown.size * APART.rows + z * APART.farther * 0.6) {
    const step = grown.size * APART.leaves + z * APART.farther;
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * step;
      const at = z + (random.unit() - 0.5) * APART.rows;
      const [kind, chance, bloom, size] = [
        random.below(KINDS),
        random.unit(),
        random.unit(),
        grown.size * (0.6 + 0.6 * random.unit()),
      ];
      // They grow in drifts, with open water between.
      const drift = noise.fbm(x * 0.055 + 9, at * 0.05, 2) > grown.drift;
      if (!drift || chance > grown.share || lookUp(map.heights, x, at) > WET) continue;
      const { pads, flowers } = kinds[bandOf(at, near)] as Kinds;
      const pad = (pads[kind] as Drawn)();
      const high = (2 * PAD * size * pad.height) / Math.max(1, pad.width);
      planted.push({ sprite: pad, x, z: at, base: 0, size: high, floats: true, lies: true });
      if (bloom < grown.blooming)
        planted.push({
          sprite: (flowers[kind] as Drawn)(),
          x: x + 0.4 * PAD,
          z: at - 0.2,
          base: 0,
          size: BLOSSOM * grown.size * (0.75 + 0.4 * (size / grown.size)),
          lies: true,
          boost: 1.05,
        });
    }
  }
  return planted;
}

/** Which step of distance a place belongs to. */
const bandOf = (z: number, near: number): number =>
  clamp(Math.floor((STEPS * Math.log(z / near)) / Math.log(FAR / near)), 0, STEPS - 1);

/** Draws what it stands for when it is asked for first, and answers that from then on. */
type Drawn = () => Sprite;

interface Kinds {
  readonly pads: readonly Drawn[];
  readonly flowers: readonly Drawn[];
}

/** Leaves and blossoms as they are seen at each step of distance: most blossoms of a swamp are never seen. */
function drawn({ setting, camera }: Stage, near: number, random: Random): readonly Kinds[] {
  const { rays } = wishIn(setting, { colour: null, posture: null, tall: 0, isPortrait: false });
  const named = setting.idea.subjects.find(({ thing }) => thing === 'flower')?.colour ?? null;
  return Array.from({ length: STEPS }, (_, step) => {
    const z = near * (FAR / near) ** ((step + 0.5) / STEPS);
    const above = Math.atan2(camera.height, z);
    const tallOf = (high: number) => clamp((high * camera.focal) / z, TALL.least, TALL.most);
    const one = () => createRandom(random.uint32());
    return {
      pads: Array.from({ length: KINDS }, () => {
        const afloat = { random: one(), rays, above, tall: tallOf(2 * PAD * Math.sin(above)) };
        return onceAsked(() => lilyPad(afloat));
      }),
      flowers: Array.from({ length: KINDS }, () => {
        const afloat = { random: one(), rays, above, tall: tallOf(BLOSSOM) };
        const petals = named ?? pick(random, PETALS);
        return onceAsked(() => lotus(afloat, petals));
      }),
    };
  });
}

function onceAsked(draw: Drawn): Drawn {
  let drawn: Sprite | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
