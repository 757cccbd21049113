import { createRandom } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { songbirdAlone } from '../../creatures/birds/songbird.ts';
import { pumpkin } from '../../objects/festive.ts';
import { graveyardGate } from '../../outdoors/graveyard-gate.ts';
import { type Sprite, smallerSize } from '../../sprite.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

const BLACK: Colour = [0.05, 0.05, 0.06];
/** How far off the gate is and how high with its arch. World units. */
const GATE = { z: 12.5, high: 4.3 } as const;
/** Crows: how high one is, up to how far off they sit on stones, how many at the most. World units. */
const CROW = { high: 0.5, far: 26, most: 9 } as const;
/** Which share of the stones in reach has one on it. */
const SHARE = 0.4;
/** Where on the width of a tree crows sit, from its middle. */
const BOUGHS = [-0.3, -0.12, 0.16, 0.33] as const;

/** Carved pumpkins beside the path: how far off, how far aside of its middle, how high. World units. */
const PUMPKINS = [
  [6, 1.2, 0.55],
  [8.4, -1.3, 0.5],
  [11.4, 1.15, 0.6],
  [11.6, -1.2, 0.52],
  [16, 1.2, 0.5],
] as const;

/** Whether a graveyard is one to be afraid of: by night, or at Halloween. */
export const isEerie = ({ light, idea }: Pick<Setting, 'light' | 'idea'>): boolean =>
  light.isNight || idea.halloween;

/** The gate of an old graveyard over its path, where something leads through it. */
export function gateOfGraves(stage: Stage): Planted[] {
  const { map, setting, frame } = stage;
  const x = middleOfWay(setting, GATE.z);
  if (x === null || !isEerie(setting)) return [];
  const draft: Draft = {
    draw: kindOf(stage, graveyardGate),
    ...{ x, z: GATE.z, size: GATE.high },
    base: lookUp(map.heights, x, GATE.z) - 0.05,
  };
  return drawAsSeen(stage, [draft], 0.7 * frame.height);
}

/** Whether something that Halloween brings lies in a graveyard beside its path already. */
export const isOfGraves = ({ idea, subjects }: Setting, { thing, isDressing }: Subject): boolean =>
  thing === 'pumpkin' &&
  isDressing === true &&
  idea.halloween &&
  subjects.some((one) => one.thing === 'grave');

/** Carved pumpkins that shine beside the path of a graveyard at Halloween. */
export function pumpkinsOnGraves(stage: Stage): Planted[] {
  const { map, setting, frame } = stage;
  const { idea, side } = setting;
  if (!idea.halloween || idea.without.includes('pumpkin')) return [];
  const draw = kindOf(stage, (wish) => pumpkin(wish, true));
  const drafts = PUMPKINS.flatMap(([z, aside, size]): Draft[] => {
    const middle = middleOfWay(setting, z);
    if (middle === null) return [];
    const x = middle + side * aside;
    return [{ draw, x, z, base: lookUp(map.heights, x, z) - 0.03, size, boost: 1.25 }];
  });
  return drawAsSeen(stage, drafts, 0.3 * frame.height);
}

/** Crows that sit on the stones and in the bare trees, where they are named or it is Halloween. */
export function crowsOnGraves(
  stage: Stage,
  stones: readonly Planted[],
  trees: readonly Planted[],
): Planted[] {
  const { setting, camera, frame } = stage;
  const { idea } = setting;
  const isNamed = idea.halloween || (idea.sky.includes('birds') && idea.birdColour !== null);
  if (!isEerie(setting) || !isNamed || idea.flock !== null) return [];
  const random = createRandom(setting.random.uint32());
  const half = frame.width / 2 / camera.focal;
  const kinds = Array.from({ length: 3 }, () => {
    const seed = random.uint32();
    return kindOf(stage, (wish) => songbirdAlone({ ...wish, random: createRandom(seed) }), BLACK);
  });
  const crow = (on: Planted, across: number, n: number): Draft => {
    const up = topAt(on.sprite, across);
    return {
      draw: kinds[n % kinds.length] as (typeof kinds)[number],
      x: on.x + (across * on.size * on.sprite.width) / on.sprite.height,
      z: on.z * 0.998,
      base: on.base + on.size * up - 0.04,
      size: CROW.high * (0.9 + 0.2 * random.unit()),
    };
  };
  const seen = stones.filter(({ x, z }) => z < CROW.far && Math.abs(x) < 0.92 * half * z);
  const onStones = seen
    .filter(() => random.unit() < SHARE)
    .slice(0, CROW.most)
    .map((stone, n) => crow(stone, 0, n));
  const onTrees = trees.flatMap((tree) =>
    BOUGHS.filter((across) => topAt(tree.sprite, across) > 0.35).map((across, n) =>
      crow(tree, across, n),
    ),
  );
  return drawAsSeen(stage, [...onStones, ...onTrees], 0.2 * frame.height);
}

/** How high a sprite reaches so far across from its middle, as a share of its height; 0 where it is empty. */
function topAt(sprite: Sprite, across: number): number {
  const { width, height, rgba } = smallerSize(sprite);
  const column = Math.min(width - 1, Math.max(0, Math.round((0.5 + across) * width)));
  for (let row = 0; row < height; row++)
    if ((rgba[(row * width + column) * 4 + 3] as number) > 0.5) return 1 - row / height;
  return 0;
}
