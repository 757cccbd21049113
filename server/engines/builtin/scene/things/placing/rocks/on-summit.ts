import { createRandom, pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { isOnRidge } from '../../../world/relief/summit.ts';
import { boulder } from '../../boulder.ts';
import { cairn, summitCross } from '../../outdoors/summit-marks.ts';
import { wishIn } from '../../wish.ts';
import { several } from '../accents.ts';
import { crowds, nearestGround } from '../foreground.ts';
import { settled } from '../ground/settle.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far broken rock is seen stone by stone, from one place to the next for each unit of distance, and in what share of places one lies. World units. */
const RUBBLE = { far: 60, apart: 0.075, least: 0.42, share: 0.34 } as const;
/** How large stones are; most are small. World units. */
const STONE = { low: 0.12, high: 1.1 } as const;
/** How many of them look different, how high they are drawn as a share of the picture's height, and how far they are in the ground, as a share of theirs. */
const KINDS = 6;
const TALL = 0.09;
const SUNK = 0.28;
/** How much lighter what lies before snow is. */
const LIT = 1.12;
const COLOUR = [0.52, 0.49, 0.46] as const;
/** What marks the top: how far off and aside, as a share of that, and how high each is. World units. */
const MARK = { ahead: 10.5, aside: 0.24, cross: 3.4, cairn: 1.5 } as const;

/** What lies on a summit, away from what is `wished`: broken rock, and on a top its cross or its cairn, but not on a ridge, nor where a great peak is looked at. */
export function onSummit(stage: Stage, wished: readonly Planted[]): Planted[] {
  if (stage.setting.land !== 'summit') return [];
  const isFree = (one: Planted) => !wished.some((wish) => crowds(stage, one, wish));
  const isSeen = (one: Planted) => !wished.some((wish) => overlap(one, wish));
  const { turn, side } = stage.setting;
  const marks =
    isOnRidge(turn) || turn % 4 === 3 ? [] : [side, -side].map((aside) => mark(stage, aside));
  return [...rubble(stage).filter(isFree), ...marks.filter(isSeen).slice(0, 1)];
}

/** Whether two are seen one behind the other. */
function overlap(one: Planted, other: Planted): boolean {
  const half = ({ sprite, size, z }: Planted) => (0.5 * size * sprite.width) / sprite.height / z;
  return Math.abs(one.x / one.z - other.x / other.z) < half(one) + half(other);
}

function rubble(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { random, noise } = setting;
  const tall = TALL * frame.height;
  const wish = wishIn(setting, { colour: COLOUR, posture: null, tall, isPortrait: false });
  const stones = several(random, KINDS, (one) =>
    settled(boulder({ ...wish, random: one }), setting),
  );
  const half = (0.53 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  for (
    let z = RUBBLE.far;
    z > nearestGround(stage);
    z -= Math.max(RUBBLE.least, z * RUBBLE.apart)
  ) {
    const step = Math.max(RUBBLE.least, z * RUBBLE.apart);
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * step;
      const [roll, large, shade] = [random.unit(), random.unit(), random.unit()];
      if (roll > RUBBLE.share + 1.1 * noise.fbm(x / 5 + 30, z / 4, 2)) continue;
      const size = STONE.low + (STONE.high - STONE.low) * large ** 5;
      const tone = 0.8 + 0.35 * shade;
      planted.push({
        sprite: pick(random, stones),
        ...{ x, z, size, base: lookUp(map.heights, x, z) - SUNK * size },
        ...{ tone: [tone, tone, tone] as const, casts: true as const, boost: LIT },
      });
    }
  }
  return planted;
}

/** What marks the top, on that side of the view. */
function mark({ setting, map, camera }: Stage, side: number): Planted {
  const { random, turn } = setting;
  const isCross = turn % 4 === 0;
  const [z, size] = [MARK.ahead, isCross ? MARK.cross : MARK.cairn];
  const x = side * MARK.aside * z;
  const tall = (size * camera.focal) / z;
  const wish = {
    ...wishIn(setting, { colour: null, posture: null, tall, isPortrait: false }),
    random: createRandom(random.uint32()),
  };
  const sprite = settled(isCross ? summitCross(wish) : cairn(wish), setting);
  return { sprite, x, z, size, base: lookUp(map.heights, x, z) - 0.05, casts: true, boost: LIT };
}
