import type { EverydayPlace } from '../../../words/scenery.ts';
import { PARK } from '../../../world/scenery/everyday/ballpark.ts';
import { NEAR_BENCH, POND } from '../../../world/scenery/everyday/park-pond.ts';
import { figureOf } from '../../creatures/figure.ts';
import { batter, fielder, pitcher } from '../../creatures/sport/ballplayers.ts';
import { tractor } from '../../vehicles/tractor.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { COMES_HIGH, comingToBank } from '../own-places/at-pond.ts';
import { at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { STANDS } from '../stands.ts';
import { citypark } from './city-park.ts';
import { backyard, driveway, vegetablegarden } from './home-places.ts';
import { icecreamvan } from './ice-cream-van.ts';
import { facingbalconies } from './on-balconies.ts';
import { campsite, dogpark, flatsyard, playground } from './play-places.ts';
import { rugbypitch } from './rugby-pitch.ts';
import { trafficJam } from './traffic-jam.ts';
import { dirtpitch, villagepitch } from './village-pitch.ts';
import { zoo } from './zoo.ts';

/** What grows and stands in places of everyday life, and who is about there. */
export const IN_EVERYDAY_PLACES: Partial<
  Readonly<Record<EverydayPlace, (stage: Stage) => Draft[]>>
> = {
  backyard,
  facingbalconies,
  vegetablegarden,
  schoolgarden: vegetablegarden,
  trafficjam: trafficJam,
  ballpark,
  driveway,
  snowydriveway: driveway,
  flatsyard,
  parkpond,
  citypark,
  ploughed,
  playground,
  icecreamvan,
  campsite,
  dogpark,
  villagepitch,
  dirtpitch,
  rugbypitch,
  zoo,
};

function ballpark(stage: Stage): Draft[] {
  const { setting } = stage;
  if (setting.idea.without.includes('person')) return [];
  const { home, base, mound } = PARK;
  const half = base / Math.SQRT2;
  // Who was asked for stands at the plate.
  const asked = setting.subjects.find(({ thing }) => thing === 'person');
  const hits = kindOf(
    stage,
    (wish) => batter({ ...wish, traits: asked?.traits ?? [] }),
    asked?.colour,
  );
  const [throws, waits] = [pitcher, fielder].map((draw) => kindOf(stage, draw));
  const tall = 2 * (asked === undefined ? 1 : Math.max(0.84, figureOf(asked.traits ?? []).tall));
  const far = (x: number, z: number): Draft => ({
    ...at(stage, waits as Drawing, x, home + z, 1.75),
    boost: 1.5,
  });
  return [
    { ...at(stage, hits, -1.15, home, tall), boost: boostIn(setting) },
    { ...at(stage, throws as Drawing, 0, home + mound, 1.95, 0.2), boost: boostIn(setting) },
    far(half - 1.6, half + 2),
    far(-half + 1.6, half + 2),
    far(4.4, 2 * half - 2),
    far(-6, half + 9),
    far(0, 50),
    far(-24, 42),
    far(24, 42),
  ];
}

/** Trees around a pond, ducks on it, and people on the path. */
function parkpond(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const green = POND_TREES.map(([x, z, size], n) =>
    at(stage, trees[n % 3] as Drawing, side * (POND.aside + x), z, size),
  );
  const asked = subjects.find(({ thing }) => thing === 'duck');
  const hasOthers = subjects.some(({ thing }) => thing !== 'duck' && STANDS[thing].on === 'water');
  const coming = comingToBank(stage);
  const kinds = [0, 1, 2].map(() =>
    kindOf(stage, (wish) =>
      makeThing(
        setting,
        'duck',
        {
          colour: asked?.colour ?? null,
          posture: null,
          ...(coming?.[0] && { faces: coming[0].faces }),
        },
        wish.tall,
        false,
      ),
    ),
  );
  const places = coming ?? DUCKS.map(([x, z]) => ({ x: side * (POND.aside + x), z }));
  const ducks = places.map(({ x, z }, n) => ({
    ...at(stage, kinds[n % 3] as Drawing, x, z, coming === null ? 0.62 : COMES_HIGH),
    base: -0.07,
    floats: true,
    boost: 1.1,
  }));
  const seat = subjects.find(({ thing }) => thing === 'bench');
  const [near, ahead] = NEAR_BENCH;
  const seated =
    seat === undefined
      ? []
      : [
          {
            ...at(
              stage,
              kindOf(stage, (wish) => makeThing(setting, 'bench', seat, wish.tall, false)),
              side * (POND.aside + near),
              ahead,
              seat.traits?.includes('crewed') === true ? 1.45 : 1,
            ),
            boost: boostIn(setting),
          },
        ];
  return [
    ...seated,
    ...(idea.without.includes('tree') ? [] : green),
    ...((asked === undefined && hasOthers) || idea.without.includes('bird') ? [] : ducks),
    ...people(stage, [
      [POND.aside - 5.2, 29.4],
      [POND.aside - 4.2, 29.8],
      [POND.aside + 10.2, 22],
    ]),
  ];
}

/** Trees around the pond: to the right of its middle on the picture's side, ahead, how high. World units. */
const POND_TREES = [
  [-11.5, 15, 6.5],
  [-13, 26, 8.5],
  [-8, 37, 10],
  [0, 41, 11],
  [7.5, 38, 9.5],
  [13, 28, 9],
  [12.4, 13.4, 6],
  [-19, 38, 12],
  [19, 40, 12],
] as const;

const DUCKS = [
  [-1.2, 6.6],
  [0.3, 7.6],
  [1.7, 6.9],
  [2.7, 10],
  [-2.6, 11],
  [0.2, 14],
  [-1.4, 17],
  [3.6, 18],
] as const;

/** A tractor that ploughs, unless one or a team of animals was asked for. */
function ploughed(stage: Stage): Draft[] {
  const { setting } = stage;
  const isPloughed = setting.subjects.some(
    ({ thing, traits }) => thing === 'tractor' || traits?.includes('ploughing') === true,
  );
  if (isPloughed) return [];
  const draw = kindOf(stage, tractor);
  return [{ ...at(stage, draw, setting.side * 3, 15.5, 2.9), boost: boostIn(setting) }];
}
