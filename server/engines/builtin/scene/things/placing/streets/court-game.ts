import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { wayOf } from '../../../world/street/way.ts';
import { figureOf } from '../../creatures/figure.ts';
import { person } from '../../creatures/person.ts';
import { JUMPSHOT } from '../../creatures/sport/basketball.ts';
import { withSkin } from '../../subject-light.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';
import { MOST } from '../strollers.ts';

/** How tall a man is who plays, world units. */
const MAN = 1.86;

/** A player: aside of the court's middle on the picture's side, ahead, what is done, of which team, which way it is faced on that side. World units. */
type Player = readonly [
  aside: number,
  z: number,
  does: 'dribbling' | 'jumpshot' | 'guarding',
  team: 0 | 1,
  faces: 1 | -1,
];

/** Two teams of a game: one leaps to shoot before the hoop, one guards, others run up. */
const GAME: readonly Player[] = [
  [0.4, 8.2, 'jumpshot', 0, 1],
  [1.5, 8.8, 'guarding', 1, -1],
  [-2.3, 6.9, 'guarding', 1, 1],
  [-3.8, 10.6, 'guarding', 0, 1],
  [3.3, 11.2, 'guarding', 1, -1],
  [4.1, 7.6, 'guarding', 0, -1],
];
/** Before it are those who were asked for. */
const NAMED_BEFORE = 10;
const TEAMS: readonly Colour[] = [
  [0.86, 0.16, 0.12],
  [0.93, 0.93, 0.9],
];
/** Who looks on at the fence: aside of the middle, ahead. World units. */
const ONLOOKERS = [
  [-8.4, 14.4],
  [-8.2, 12.6],
  [8.5, 15.2],
] as const;

/** The game on a basketball court in a city, of children where children were named; those who were asked for are of it. */
export function courtGame(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const { idea, side, subjects, land } = setting;
  if (land !== 'street' || idea.town !== 'streetcourt' || idea.without.includes('person'))
    return [];
  const named = subjects.filter(({ thing }) => thing === 'person');
  // Who sits or stands about there alone does so.
  if (named.some(({ traits }) => traits?.includes('basketballer') !== true)) return [];
  const own = named.flatMap(({ traits = [] }) => traits);
  const young = (['child', 'boy', 'girl', 'woman'] as const).filter((trait) => own.includes(trait));
  const middle = wayOf(setting).middle(0);
  const place = (aside: number, z: number): Pick<Draft, 'x' | 'z' | 'base' | 'casts'> => ({
    x: middle + side * aside,
    z,
    base: 0,
    casts: true,
  });
  const players = GAME.filter(([, z]) => named.length === 0 || z > NAMED_BEFORE).map(
    ([aside, z, does, team, faces], n): Draft => {
      const traits: Trait[] = ['basketballer', does, ...young];
      const colour = TEAMS[team] ?? null;
      const tall = MAN * figureOf(traits).tall * (0.95 + 0.1 * ((n * 0.618) % 1));
      const draw = kindOf(
        stage,
        (wish) => {
          const posture = null;
          const whole = wishIn(setting, {
            colour,
            posture,
            traits,
            tall: wish.tall,
            isPortrait: false,
          });
          return person({
            ...whole,
            rays: withSkin(whole.rays, setting),
            random: wish.random,
            faces: side * faces > 0 ? 1 : -1,
          });
        },
        colour,
      );
      const size = tall * (does === 'jumpshot' ? JUMPSHOT : 1);
      return { draw, size, ...place(aside, z), boost: boostIn(setting) };
    },
  );
  const lookers = ONLOOKERS.map(([aside, z], n): Draft => {
    const draw = kindOf(stage, (wish) => {
      const traits: Trait[] = ['watching', ...young];
      const whole = wishIn(setting, {
        colour: null,
        posture: 'standing',
        traits,
        tall: wish.tall,
        isPortrait: false,
      });
      return person({ ...whole, rays: withSkin(whole.rays, setting), random: wish.random });
    });
    const size = 1.74 * figureOf(young).tall * (0.96 + 0.04 * n);
    return { draw, size, ...place(aside, z), boost: boostIn(setting) };
  });
  return drawAsSeen(stage, [...players, ...lookers], MOST * frame.height);
}
