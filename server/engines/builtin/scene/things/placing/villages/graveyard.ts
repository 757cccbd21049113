import { createRandom, pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay, pathAt } from '../../../world/paths/path.ts';
import { CROOKED, gravestone, LEAN } from '../../outdoors/gravestone.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import { nearestGround } from '../foreground.ts';
import { boostIn } from '../light/boost.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';
import { crowsOnGraves, gateOfGraves, isEerie, pumpkinsOnGraves } from './eerie-graves.ts';

/** Distance between rows of graves, and from one grave to the next; the nearest and the farthest. World units. */
const APART = 4.4;
const BESIDE = 3.1;
const NEAR = 5.2;
const FAR = 74;
/** How far from its place in the row a grave lies, and which share of the places is empty. */
const ASTRAY = 0.7;
const EMPTY = 0.16;
/** How high the lowest and the highest stones are, world units. */
const HIGH = { least: 1.15, most: 2.1 } as const;
/** The most in pixels that one is drawn, and the same as a share of the picture's height. */
const TALLEST = 300;
const MOST = 0.42;
/** The stones right beside the path of one to be afraid of: how far aside of its middle, how far off, how high. World units. */
const BY_THE_PATH = [
  [-2.3, 5.6, 1.5],
  [2.5, 6.9, 1.75],
  [-3, 8.2, 1.9],
  [2.4, 9.8, 1.5],
] as const;
/** How many different stones there are. */
const KINDS = 8;
/** How far round what was asked for no graves are, in half its width, and how much farther before it. */
const ROOM = { beside: 1.15, before: 0.8 } as const;

/** Rows of old gravestones on both sides of the way, where a graveyard was asked for. */
export function graveyard(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { frame, camera, map, setting } = stage;
  const { random, idea } = setting;
  const subject = idea.subjects.find(({ thing }) => thing === 'grave');
  if (subject === undefined) return [];
  const near = Math.max(NEAR, nearestGround(stage) + 0.5);
  const tall = Math.min(TALLEST, MOST * frame.height, (HIGH.most * camera.focal) / near);
  const wish = wishIn(setting, { colour: subject.colour, posture: null, tall, isPortrait: false });
  const leans = isEerie(setting) ? CROOKED : LEAN;
  const kinds = Array.from({ length: KINDS }, (): Drawing => {
    const seed = random.uint32();
    return (high) => gravestone({ ...wish, tall: high, random: createRandom(seed) }, leans);
  });
  const half = frame.width / 2 / camera.focal;
  const drafts: Draft[] = [];
  for (let row = near; row < FAR; row += APART * (1 + 0.004 * row)) {
    const widest = half * row + BESIDE;
    for (let place = -Math.ceil(widest / BESIDE); place * BESIDE < widest; place++) {
      const x = (place + 0.5) * BESIDE + (random.unit() - 0.5) * ASTRAY;
      const z = row + (random.unit() - 0.5) * ASTRAY;
      const size = HIGH.least + (HIGH.most - HIGH.least) * random.unit() ** 2;
      const [isEmpty, draw] = [random.unit() < EMPTY, pick(random, kinds)];
      if (isEmpty || pathAt(setting, x, z) > 0 || wished.some((one) => isIn(one, x, z))) continue;
      drafts.push({
        draw,
        x,
        z,
        base: lookUp(map.heights, x, z) - 0.05,
        size,
        boost: boostIn(setting),
      });
    }
  }
  if (isEerie(setting))
    for (const [aside, z, size] of BY_THE_PATH) {
      const x = (middleOfWay(setting, z) ?? 0) + setting.side * aside;
      if (z < near || wished.some((one) => isIn(one, x, z))) continue;
      const base = lookUp(map.heights, x, z) - 0.05;
      drafts.push({ draw: pick(random, kinds), x, z, base, size, boost: boostIn(setting) });
    }
  const stones = drawAsSeen(stage, drafts, tall);
  const trees = bareTrees(stage);
  return [
    ...stones,
    ...trees,
    ...gateOfGraves(stage),
    ...pumpkinsOnGraves(stage),
    ...crowsOnGraves(stage, stones, trees),
  ];
}

/** Bare trees of a graveyard by night: to the right on the picture's side, ahead, how high. World units. */
const TREES = [
  [-4.6, 12, 7.5],
  [7.4, 19, 9],
  [-11, 27, 9.5],
] as const;
const BARK: Colour = [0.2, 0.19, 0.2];

/** Bare trees among the stones, where it is night. */
function bareTrees(stage: Stage): Planted[] {
  const { map, setting, frame } = stage;
  const { light, idea, side, snowy, random } = setting;
  if (!light.isNight || idea.without.includes('tree')) return [];
  const drafts = TREES.map(([aside, z, size]): Draft => {
    const seed = random.uint32();
    const draw = kindOf(stage, (wish) =>
      broadleaf(
        { ...wish, random: createRandom(seed) },
        { season: 'winter', snowy, density: 0, bark: BARK },
      ),
    );
    const x = side * aside;
    return { draw, x, z, base: lookUp(map.heights, x, z) - 0.1, size };
  });
  return drawAsSeen(stage, drafts, 0.8 * frame.height);
}

/** Whether a place is where something stands that was asked for, or right before it. */
function isIn({ sprite, x, z, size }: Planted, atX: number, atZ: number): boolean {
  const half = (0.5 * size * sprite.width) / sprite.height;
  const aside = Math.abs(atX / atZ - x / z) * z;
  return (
    aside < ROOM.beside * half &&
    atZ < z + ROOM.beside * half &&
    atZ > z - ROOM.beside * half - ROOM.before * size
  );
}
