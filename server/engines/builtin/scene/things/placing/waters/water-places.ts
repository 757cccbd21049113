import type { Colour } from '../../../words/idea.ts';
import type { WaterPlace } from '../../../words/scenery.ts';
import { lookUp } from '../../../world/height-map.ts';
import { ICE_CART, pitches } from '../../../world/scenery/waters/crowded-beach.ts';
import { RAFT } from '../../../world/scenery/waters/li-river.ts';
import { levelAt, RIVER, ROCKS, riverAt } from '../../../world/scenery/waters/rapids.ts';
import { SAND_FLATS, STRANDED } from '../../../world/scenery/waters/sand-flats.ts';
import { boulder } from '../../boulder.ts';
import { gull } from '../../creatures/birds/gull.ts';
import { rowboat } from '../../vehicles/water/rowboat.ts';
import { trawler } from '../../vehicles/water/trawler.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { IN_FAR_PLACES } from '../far/far-places.ts';
import { askedOf, at, dressed, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { STANDS } from '../stands.ts';
import type { Stroller } from '../strollers.ts';
import { driftingIce } from './drifting-ice.ts';

/** What is in places that are known by their water. */
export const IN_WATER_PLACES: Readonly<Record<WaterPlace, (stage: Stage) => Draft[]>> = {
  rapids: (stage) => rapids(stage, GREY),
  gorge: (stage) => rapids(stage, RED),
  ravine: (stage) => rapids(stage, GREY),
  glacier: driftingIce,
  lockcanal: () => [],
  sandflats: stranded,
  crowdedbeach: bathers,
  hanriver: () => [],
  dallake: () => [],
  dotonbori: () => [],
  xochimilco: () => [],
  neva: () => [],
  pontneuf: () => [],
  seine: (stage) => browsing(stage),
  thames: () => [],
  tiber: () => [],
  huangpu: () => [],
  danube: () => [],
  vltava: () => [],
  charlesbridge: () => [],
  cove: () => [],
  liriver: (stage) => onRaft(stage),
  bosphorus: (stage) => gullsOver(stage, OVER_QUAY),
  bosphorusdeck: (stage) => [
    ...(IN_FAR_PLACES.ferrydeck?.(stage) ?? []),
    ...gullsOver(stage, OVER_DECK),
  ],
};

/** Who looks for books on the quay: to the right on the picture's side, and ahead. World units. */
const BROWSING = [
  [3.7, 9.9],
  [-4.5, 9.8],
] as const;

/** How much taller they are than in other places: as who is named by the water. */
const BROWSERS = 1.9;

const browsing = (stage: Stage): Draft[] =>
  people(stage, BROWSING).map((one) => ({ ...one, size: one.size * BROWSERS }));

/** Bathers by every other sunshade, and who sells ices at the cart. */
function bathers(stage: Stage): Draft[] {
  const { side } = stage.setting;
  const groundAt = (x: number, z: number) => lookUp(stage.map.heights, x, z);
  const places = pitches(groundAt, side)
    .filter((_, n) => n % 2 === 0)
    .map(([x, z]) => [side * (x + 1.3), z + 0.4] as const);
  return people(stage, [[ICE_CART.aside - 0.5, ICE_CART.z + 1.7], ...places]);
}

/** How deep a rock lies in the rapids, as a share of its height. */
const SUNK = 0.26;

/** The stone of rocks in the rapids, and in a canyon's. */
const GREY: Colour = [0.36, 0.35, 0.33];
const RED: Colour = [0.5, 0.29, 0.19];

function rapids(stage: Stage, stone: Colour): Draft[] {
  const { side } = stage.setting;
  const kinds = [0, 1, 2, 3].map(() => kindOf(stage, boulder, stone));
  return ROCKS.map(([aside, z, high], n): Draft => {
    const x = riverAt(z, side) + side * aside * RIVER.half;
    const draw = kinds[n % kinds.length] as Drawing;
    return { draw, x, z, base: levelAt(z) - SUNK * high, size: high, isAfloat: true };
  });
}

/** Gulls over a harbour: to the right on the picture's side, ahead, how high over the water, how wide. World units. */
const GULLS = [
  [-1.6, 12, 4.4, 0.5],
  [2.4, 16, 6.4, 0.55],
  [-4.6, 20, 7.6, 0.6],
  [5.6, 24, 6, 0.6],
  [0.6, 27, 9.6, 0.65],
] as const;
/** The same over the quay of Istanbul, and behind a ferry before it. */
const OVER_QUAY = [
  [-1.9, 13, 4.9, 0.75],
  [2.6, 15, 6.2, 0.8],
  [-4.2, 19, 7.4, 0.8],
  [5.2, 22, 5.4, 0.85],
  [0.8, 24, 8.6, 0.85],
  [-7.5, 27, 6, 0.9],
  [9, 30, 9.4, 0.95],
] as const;
const OVER_DECK = [
  [-1.6, 12, 12.4, 0.7],
  [2, 14, 13.6, 0.75],
  [-3.4, 18, 14.4, 0.8],
  [4.2, 20, 12.6, 0.8],
  [0.6, 23, 15.4, 0.85],
  [-6, 25, 12.8, 0.85],
] as const;
/** How far a boat leans that lies on its side, radians. */
const LEANS = 0.24;

function stranded(stage: Stage): Draft[] {
  const { setting } = stage;
  const isTaken = setting.subjects.some(
    ({ thing }) => STANDS[thing].on === 'water' && SAND_FLATS.has?.has(thing) !== true,
  );
  // Beside a trawler an island in the flats would be a toy.
  const isMount = setting.subjects.some(({ thing }) => thing === 'abbeymount');
  if (isTaken || isMount || setting.idea.without.includes('boat')) return [];
  const colour = askedOf(stage, 'rowboat', 'trawler', 'boat');
  const small = [0, 1].map((n) => kindOf(stage, rowboat, n === 0 ? colour : null));
  const large = [0, 1].map((n) =>
    kindOf(stage, (wish) => trawler(wish, LEANS), n === 0 ? colour : null),
  );
  const boats = STRANDED.map(([aside, z, size, isLarge], n) => {
    const draw = (isLarge ? large : small)[(n >> 1) % 2] as Drawing;
    return at(stage, draw, setting.side * aside, z, size, -0.06 * size);
  });
  const isHarbour = setting.idea.settled !== null;
  return [...boats, ...(isHarbour ? gullsOver(stage, GULLS) : [])];
}

/** Who fishes with cormorants stands on the raft. */
const onRaft = (stage: Stage): Draft[] =>
  dressed(stage, FISHERS, [[RAFT.aside + 0.2, RAFT.z - 0.02]]).map((one) => ({
    ...one,
    size: one.size * ON_RAFT,
    base: RAFT.up + RAFT.pole,
  }));

/** How much taller he is than in other places, beside birds that are to be seen. */
const ON_RAFT = 1.3;

const FISHERS: readonly Stroller[] = [
  {
    traits: ['old', 'bearded', 'hatted'],
    tall: 1.74,
    colour: [0.2, 0.26, 0.34],
    posture: 'standing',
  },
];

/** Gulls in the air: to the right on the picture's side, ahead, how high over the water, how wide. World units. */
function gullsOver(
  stage: Stage,
  places: readonly (readonly [aside: number, z: number, up: number, size: number])[],
): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('bird')) return [];
  const kinds = [0, 1, 2].map(() => kindOf(stage, gull));
  return places.map(([aside, z, up, size], n): Draft => {
    const draw = kinds[n % 3] as Drawing;
    const { casts: _casts, ...one } = at(stage, draw, setting.side * aside, z, size);
    return { ...one, base: up };
  });
}
