import { createRandom } from '../../../../kernels/random.ts';
import { BEER_TABLES, CHESTNUTS } from '../../../world/scenery/built/beer-garden.ts';
import { DINNER_TABLES } from '../../../world/scenery/built/sea-terrace.ts';
import type { Feaster } from '../../creatures/sitting/at-long-table.ts';
import { longTable } from '../../creatures/sitting/at-long-table.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** How high a table is with those who sit at it. World units. */
const SEATED = 1.42;
/** How many trees look different. */
const KINDS = 2;

/** How far tables are turned from lying across the picture, radians: one is looked along. */
const TURNS = [0.85, 0.3, 1.15, 0.5] as const;

/** Who sits at the tables, unless others were asked for: across from and beside each other. */
const ROUNDS: readonly (readonly Feaster['traits'][])[] = [
  [
    ['woman', 'laughing'],
    ['bearded'],
    ['laughing', 'bearded'],
    ['woman'],
    ['woman', 'laughing'],
    [],
  ],
  [['hatted', 'laughing'], ['woman'], ['woman', 'laughing'], []],
  [['laughing'], [], ['woman', 'laughing'], ['hatted']],
  [['woman', 'old', 'laughing'], ['woman'], ['bearded', 'laughing'], ['laughing']],
];

/** Those who were asked for, each as often as is said. */
const askedGuests = ({ setting }: Stage): Feaster[] =>
  setting.subjects
    .filter(({ thing, far }) => thing === 'person' && far !== true)
    .flatMap(({ traits = [], colour, count }) =>
      traits.length === 0 && colour === null
        ? []
        : Array.from({ length: Math.min(6, count) }, () => ({ traits, colour })),
    );

/** Rounds of guests at tables; those who were asked for are the first of the nearest, all of whose like where they are many. */
export function roundsOf(
  stage: Stage,
  usual: readonly (readonly Feaster['traits'][])[],
): Feaster[][] {
  const asked = askedGuests(stage);
  return usual.map((round, n) =>
    round.map((traits, seat) => (n === 0 ? asked[seat] : undefined) ?? { traits, colour: null }),
  );
}

/** The chestnuts of a beer garden, those who sit and drink beneath them, and who goes to and fro. */
export function beergarden(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, season, snowy } = setting;
  const random = createRandom(setting.random.uint32());
  const kinds = Array.from({ length: KINDS }, () => {
    const own = random.uint32();
    return kindOf(stage, (wish) =>
      broadleaf({ ...wish, random: createRandom(own) }, { season, snowy, density: 1.4 }),
    );
  });
  const trees = CHESTNUTS.map(([aside, z, size], n) =>
    at(stage, kinds[n % KINDS] as Drawing, side * aside, z, size),
  );
  const rounds = roundsOf(stage, ROUNDS).map((round, n) =>
    kindOf(stage, (wish) => longTable(wish, round, 'beer', TURNS[n % TURNS.length] as number)),
  );
  const tables = BEER_TABLES.map(([aside, z], n): Draft => {
    // The first two are drawn large, for the nearest; all others are small.
    const draw = rounds[n < 2 ? n : 2 + (n % 2)] as Drawing;
    return { ...at(stage, draw, side * aside, z, SEATED), boost: 1.25 };
  });
  return [
    ...(idea.without.includes('tree') ? [] : trees),
    ...(idea.without.includes('person') ? [] : tables),
    ...people(stage, [
      [4.2, 18.4],
      [0.6, 23.8],
      [2.4, 24.2],
      [-4, 22.8],
    ]),
  ];
}

/** Who dines on a terrace, unless others were asked for. */
const DINERS: typeof ROUNDS = [
  [['woman', 'laughing'], [], ['bearded'], ['woman', 'laughing']],
  [['woman'], ['laughing']],
  [['old'], ['woman', 'old'], ['woman', 'laughing'], []],
  [[], ['woman', 'laughing']],
];

/** Those who dine on a terrace over the sea, and who serves there. */
export function seaterrace(stage: Stage): Draft[] {
  const { side, idea } = stage.setting;
  const rounds = roundsOf(stage, DINERS).map((round, n) =>
    kindOf(stage, (wish) => longTable(wish, round, 'dinner', TURNS[n % TURNS.length] as number)),
  );
  const tables = DINNER_TABLES.map(([aside, z], n): Draft => {
    const draw = rounds[n < 2 ? n : 2 + (n % 2)] as Drawing;
    return { ...at(stage, draw, side * aside, z, SEATED), boost: 1.2 };
  });
  return [
    ...(idea.without.includes('person') ? [] : tables),
    ...people(stage, [
      [-3.8, 9.8],
      [7.6, 12.4],
    ]),
  ];
}
