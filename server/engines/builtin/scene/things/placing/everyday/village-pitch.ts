import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { GOAL } from '../../../world/scenery/everyday/village-pitch.ts';
import { person } from '../../creatures/person.ts';
import { withSkin } from '../../subject-light.ts';
import { wishIn } from '../../wish.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Houses behind the trees: to the right on the picture's side, ahead, how high. World units. */
const HOUSES = [
  [-21, 46, 7],
  [-9.5, 52, 7.6],
  [15, 49, 7.2],
  [27, 58, 8],
  [-34, 60, 8],
] as const;
/** Trees there, and where the church is. World units. */
const TREES = [
  [-27, 37, 9],
  [-15, 35, 8],
  [-3.4, 41, 8.6],
  [9, 37, 7.6],
  [21, 36, 9.4],
  [33, 42, 10],
  [-40, 44, 11],
] as const;
/** How high a hut is beside a house. */
const HUT = 0.9;
const CHURCH = [3.4, 64, 17] as const;
/** Who plays: to the right on the picture's side, ahead, which shirt. World units. */
const PLAYERS = [
  [1.3, 7.2, 0],
  [-2.3, 9, 1],
  [4.4, 10.8, 1],
  [-5.6, 12, 0],
  [7.6, 10, 0],
] as const;
const SHIRTS: readonly Colour[] = [
  [0.82, 0.12, 0.12],
  [0.93, 0.93, 0.9],
];

/** What shows whose children somebody is one of. */
const isOfFolk = (trait: Trait): boolean => trait === 'darkskinned' || trait === 'brownskinned';

/** Children who play before the goal, one in it; who looks on; the village with its church behind. */
export const villagepitch = (stage: Stage): Draft[] => pitch(stage, 'house', true);

/** The same of a village without a church, of round huts in Africa. */
export const dirtpitch = (stage: Stage): Draft[] =>
  pitch(stage, stage.setting.idea.savanna ? 'roundhut' : 'house', false);

const madeOf = (stage: Stage, thing: 'house' | 'roundhut' | 'church'): Drawing =>
  kindOf(stage, (wish) =>
    makeThing(stage.setting, thing, { colour: null, posture: null }, wish.tall, false),
  );

/** Children who play before the goal and who looks on, before the homes of the village. */
function pitch(stage: Stage, home: 'house' | 'roundhut', hasChurch: boolean): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const homes = [0, 1, 2].map(() => madeOf(stage, home));
  const folk = (subjects.find(({ thing }) => thing === 'person')?.traits ?? []).filter(isOfFolk);
  const player = (colour: Colour, posture: 'running' | 'standing' | null): Drawing =>
    kindOf(
      stage,
      (wish) => {
        const own = wishIn(setting, {
          ...{ colour, posture, traits: ['footballer', 'child', 'boy', ...folk], tall: wish.tall },
          isPortrait: false,
        });
        return person({ ...own, rays: withSkin(own.rays, setting), random: wish.random });
      },
      colour,
    );
  const kinds = SHIRTS.flatMap((colour) => [player(colour, null), player(colour, 'running')]);
  const isPlayed =
    !idea.without.includes('person') &&
    !subjects.some(({ thing, count }) => thing === 'person' && count > 2);
  // Who was asked for has the ball.
  const isFirst = subjects.some(({ thing }) => thing === 'person');
  const players = PLAYERS.slice(isFirst ? 1 : 0).map(([x, z, shirt], n) => ({
    ...at(stage, kinds[shirt * 2 + (n === 0 && !isFirst ? 0 : 1)] as Drawing, side * x, z, 1.42),
    boost: boostIn(setting),
  }));
  const keeper = {
    ...at(stage, player([0.95, 0.78, 0.12], 'standing'), side * 0.4, GOAL.z - 0.6, 1.5),
    boost: boostIn(setting),
  };
  return [
    ...HOUSES.map(([x, z, size], n) =>
      at(stage, homes[n % 3] as Drawing, side * x, z, home === 'house' ? size : HUT * size),
    ),
    ...(hasChurch
      ? [at(stage, madeOf(stage, 'church'), side * CHURCH[0], CHURCH[1], CHURCH[2])]
      : []),
    ...(idea.without.includes('tree')
      ? []
      : TREES.map(([x, z, size], n) => at(stage, trees[n % 3] as Drawing, side * x, z, size))),
    ...(isPlayed ? [...players, keeper] : []),
    ...people(stage, [
      [8.2, 17.1],
      [9.4, 17.2],
      [-9, 20.4],
      [-10.6, 20.6],
      [14, 20.4],
    ]),
  ];
}
