import { createRandom, pick } from '../../../../kernels/random.ts';
import type { Idea } from '../../../words/idea.ts';
import { wayOf } from '../../../world/street/way.ts';
import { fountain } from '../../outdoors/park.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { type Wish, wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';
import { strollers } from '../strollers.ts';
import { fillsStreet } from './crowd.ts';

/** Where people go in a lane, and how close together: few. World units. */
const LANE = { near: 9, far: 46, apart: 6.5, aside: 1.7 } as const;
/** The same on a square, and in an old street. */
const SQUARE = { near: 7, far: 54, apart: 1.9, aside: 13 } as const;
const STREET = { near: 9, far: 70, apart: 4.2, aside: 6.5 } as const;
/** The same behind those who were asked for, where a feast or a crowd is. */
const FEAST = { near: 13, far: 54, apart: 0.75, aside: 14 } as const;
/** From how many on people of no exact number are a crowd. */
const CROWD = 6;
/** Height of a square's fountain, and how far off it is, as a share of the way to the square's end. */
const FOUNTAIN = { size: 3.4, off: 0.52 } as const;
/** Trees along the sides of a square: from where on, how far apart and how far from the houses, how high. World units. */
const TREES = { from: 12, apart: 9, out: 4.5, least: 6.5, most: 8.5, kinds: 3 } as const;

/** What is in an old town's streets where nothing else was asked for: some people, on a square trees and a fountain. */
export function oldTown(stage: Stage): Planted[] {
  const { setting } = stage;
  const { land, idea } = setting;
  if (land === 'street' && idea.town === 'plaza') return well(stage);
  if (land !== 'street' || idea.town !== null) return [];
  const { kind, form } = wayOf(setting);
  const hasStalls = idea.subjects.some(({ thing }) => thing === 'stall');
  if (kind === 'avenue' || hasStalls) return [];
  const dressed = form === 'square' ? [...trees(stage), ...well(stage)] : [];
  if (idea.without.includes('person') || fillsStreet(setting)) return dressed;
  if (isCrowded(idea))
    return [...dressed, ...strollers(stage, [form === 'square' ? FEAST : STREET])];
  if (idea.subjects.length > 0) return dressed;
  const crowd =
    kind === 'lane' || kind === 'backalley' || kind === 'neon'
      ? LANE
      : form === 'square'
        ? SQUARE
        : STREET;
  return [...dressed, ...strollers(stage, [crowd])];
}

/** Whether people come together there: a feast, or more of them than are counted. */
const isCrowded = ({ subjects }: Idea): boolean =>
  subjects.some(
    ({ thing, count, exact, traits = [] }) =>
      traits.includes('festive') ||
      (thing === 'person' && count >= CROWD && exact === undefined && !traits.includes('musician')),
  );

function wishOf({ camera, setting }: Stage, size: number, z: number): Wish {
  const tall = (size * camera.focal) / z;
  return wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
}

/** A fountain in the middle, unless somebody else is to be there. */
function well(stage: Stage): Planted[] {
  const { setting } = stage;
  if (setting.idea.subjects.length > 0) return [];
  const way = wayOf(setting);
  const z = way.end * FOUNTAIN.off;
  const { size } = FOUNTAIN;
  const wish = wishOf(stage, size, z);
  const own = { ...wish, random: createRandom(setting.random.uint32()) };
  return [{ sprite: fountain(own), x: way.middle(z), z, base: 0, size, boost: 1 }];
}

/** Trees in a row along both sides of a square. */
function trees(stage: Stage): Planted[] {
  const { setting } = stage;
  const { random, season, snowy } = setting;
  const { front, end, middle } = wayOf(setting);
  if (setting.idea.without.includes('tree')) return [];
  const wish = wishOf(stage, TREES.most, TREES.from * 1.4);
  const kinds = Array.from({ length: TREES.kinds }, () =>
    broadleaf({ ...wish, random: createRandom(random.uint32()) }, { season, snowy, density: 1 }),
  );
  return [-1, 1].flatMap((side) => {
    const row: Planted[] = [];
    for (let z = TREES.from + 3 * random.unit(); z < end - 8; z += TREES.apart) {
      const size = TREES.least + (TREES.most - TREES.least) * random.unit();
      row.push({
        sprite: pick(random, kinds),
        x: middle(z) + side * (front - TREES.out),
        z,
        base: 0,
        size,
      });
    }
    return row;
  });
}
