import { createRandom, pick, type Random } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { HEATHER_BLOOM } from '../../world/lands/heather.ts';
import { MARTIAN_STONE } from '../../world/lands/mars.ts';
import { isOfTuff } from '../../world/lands/tuff.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { boulder, snowyBoulder } from '../boulder.ts';
import { tallGrass, type Wildflower, wildflowers } from '../plants/meadow.ts';
import { bareBush, fern } from '../plants/thicket.ts';
import type { Sprite } from '../sprite.ts';
import { wishIn } from '../wish.ts';
import { settled } from './ground/settle.ts';
import { bloomOf } from './growth/in-bloom.ts';
import { isPolar } from './growth/polar.ts';
import { meadowOf } from './single-flowers.ts';

/** Something that stands or lies before the view: its sprites, how high it is (world units), and how often it comes among the others. */
export interface Accent {
  readonly sprites: readonly Sprite[];
  readonly low: number;
  readonly high: number;
  readonly share: number;
  /** How far it is sunk into the ground, as a share of its height. */
  readonly sunk: number;
}

/** Lands that grass covers. */
export const GREEN: readonly Land[] = [
  'field',
  'plain',
  'mountain',
  'lake',
  'river',
  'forest',
  'waterfall',
];
/** Lands of sand and sea. */
export const STRANDS: readonly Land[] = ['beach', 'island'];
const STONY: readonly Land[] = ['space', 'volcano', 'canyon'];

/** Some of one kind, each with a chance of its own. */
export const several = (
  random: Random,
  count: number,
  make: (random: Random) => Sprite,
): Sprite[] => Array.from({ length: count }, () => make(createRandom(random.uint32())));

/** What stands in the corners of a land. */
export function accentsOf(setting: Setting, stones: readonly Sprite[]): Accent[] {
  const { land, snowy, random, season } = setting;
  if (STONY.includes(land) || setting.idea.martian)
    return [{ sprites: stones, low: 0.25, high: 1.5, share: 1, sunk: 0.1 }];
  if (land === 'beach' && setting.idea.lowTide)
    return [{ sprites: stones, low: 0.2, high: 1.2, share: 1, sunk: 0.15 }];
  const isDry = land === 'desert' || land === 'oasis';
  const isOpen = GREEN.includes(land) || isDry || STRANDS.includes(land);
  if (!isOpen || isPolar(setting)) return [];
  const straw = (green: Colour): Accent => ({
    sprites: several(random, 3, (one) => tallGrass(one, green)),
    ...{ low: 0.8, high: 1.5, share: 1, sunk: 0.03 },
  });
  const bush = (high: number, share: number): Accent => ({
    sprites: several(random, 3, (one) => bareBush(one, snowy)),
    ...{ low: 0.5, high, share, sunk: 0.02 },
  });
  const stone = (share: number): Accent => ({
    sprites: stones,
    ...{ low: 0.2, high: 1.1, share, sunk: 0.1 },
  });
  if (land === 'oasis') return [straw([0.42, 0.5, 0.2]), straw([0.62, 0.54, 0.28]), stone(0.5)];
  if (land === 'desert') return [bush(1.2, 0.7), stone(0.8), straw([0.66, 0.54, 0.3])];
  if (snowy) return [straw([0.62, 0.5, 0.32]), bush(1.7, 0.7), stone(0.35)];
  if (STRANDS.includes(land)) return [straw([0.56, 0.6, 0.34])];
  // Where people have left nobody sees flowers, but weeds.
  const low = setting.idea.forsaken ? [bush(1.3, 0.4)] : flowering(setting);
  return [straw(GRASS[season]), stone(0.22), ...low];
}

/** Tall grass of the seasons. */
const GRASS: Readonly<Record<Setting['season'], Colour>> = {
  spring: [0.38, 0.54, 0.2],
  summer: [0.4, 0.52, 0.2],
  autumn: [0.64, 0.5, 0.24],
  winter: [0.58, 0.5, 0.34],
};

/** What flowers together. */
const MEADOWS: readonly (readonly (readonly [Wildflower, Colour])[])[] = [
  [
    ['daisy', [0.97, 0.96, 0.92]],
    ['poppy', [0.88, 0.16, 0.1]],
  ],
  [
    ['bell', [0.5, 0.36, 0.78]],
    ['umbel', [0.95, 0.95, 0.9]],
  ],
  [
    ['daisy', [0.96, 0.78, 0.2]],
    ['bell', [0.36, 0.42, 0.86]],
  ],
  [
    ['umbel', [0.94, 0.94, 0.88]],
    ['daisy', [0.94, 0.66, 0.78]],
  ],
];

/** What grows in ripening grain where no farmer has weeded it, and its colours. */
const IN_GRAIN = [
  ['poppy', [0.88, 0.14, 0.08]],
  ['daisy', [0.3, 0.4, 0.9]],
] as const;

/** Poppies and cornflowers at the edge of a field of grain; none where no flowers are wanted. */
export function grainFlowers({ random, idea, season }: Setting): Accent[] {
  if (idea.without.includes('flower') || season === 'winter') return [];
  return IN_GRAIN.map(
    ([kind, petal], n): Accent => ({
      sprites: several(random, 3, (one) => wildflowers(one, GRASS.summer, kind, petal)),
      ...{ low: 1.1, high: 1.6, share: n === 0 ? 1 : 0.35, sunk: 0.03 },
    }),
  );
}

function flowering(setting: Setting): Accent[] {
  const { random, season, land, idea } = setting;
  const isShady = land === 'forest' || land === 'waterfall' || idea.jungle;
  const ferns: Accent = {
    sprites: isShady ? several(random, 2, fern) : [],
    ...{ low: 0.8, high: 1.3, share: isShady ? 1.2 : 0, sunk: 0 },
  };
  if (idea.without.includes('flower') || season === 'winter' || idea.jungle) return [ferns];
  if (season === 'autumn') {
    const dry = several(random, 2, (one) =>
      wildflowers(one, GRASS.autumn, 'umbel', [0.5, 0.38, 0.2]),
    );
    return [ferns, { sprites: dry, low: 0.9, high: 1.6, share: 0.4, sunk: 0.03 }];
  }
  if (bloomOf(setting) === 0) return [ferns];
  const asked = meadowOf(setting)?.colour ?? (setting.idea.moor ? HEATHER_BLOOM : undefined);
  const meadow = pick(random, MEADOWS);
  return [
    ferns,
    ...meadow.map(
      ([kind, petal], n): Accent => ({
        sprites: several(random, 2, (one) => wildflowers(one, GRASS[season], kind, asked ?? petal)),
        ...{ low: 0.7, high: 1.25, share: n === 0 ? 0.7 : 0.45, sunk: 0.03 },
      }),
    ),
  ];
}

/** Height in pixels in which stones are drawn: at most, and as a share of the picture's. */
const STONE = { most: 76, share: 0.15 } as const;

/** How many stones look different. */
const KINDS_OF_STONES = 4;

/** Where the ground is made, or is not seen. */
const STONELESS: readonly Land[] = [
  'city',
  'street',
  'canal',
  'sea',
  'harbour',
  'pool',
  'terraces',
  'underwater',
  'summit',
];

/** Some stones of a land, for pictures so high; none where it has none. */
export function stonesOf(setting: Setting, height: number): Sprite[] {
  if (INDOORS.includes(setting.land) || STONELESS.includes(setting.land)) return [];
  const tall = Math.min(STONE.most, STONE.share * height);
  const own = setting.idea.martian ? MARTIAN_STONE : (COLOURS[setting.land] ?? null);
  const colour = own !== null && isOfTuff(setting.idea) ? PALE : own;
  return several(setting.random, KINDS_OF_STONES, (random) => {
    const wish = wishIn(setting, { colour, posture: null, tall, isPortrait: false });
    const draw = setting.snowy ? snowyBoulder : boulder;
    return settled(draw({ ...wish, random }), setting);
  });
}

/** What falls from fairy chimneys. */
const PALE: Colour = [0.66, 0.56, 0.47];

/** Stone of lands that have their own. */
const COLOURS: Partial<Record<Land, Colour>> = {
  volcano: [0.24, 0.22, 0.22],
  canyon: [0.76, 0.47, 0.32],
  desert: [0.82, 0.6, 0.42],
  space: [0.5, 0.49, 0.48],
};
