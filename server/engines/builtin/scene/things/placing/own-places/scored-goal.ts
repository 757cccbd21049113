import type { Subject } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { MARGIN } from '../../../world/street/arenas/turf.ts';
import { wayOf } from '../../../world/street/way.ts';
import { featShare } from '../../creatures/feat.ts';
import { figureOf } from '../../creatures/figure.ts';
import { football } from '../../creatures/pastimes/with-things.ts';
import { person } from '../../creatures/person.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** Where those who cheer stand: to the light side of the goal's middle, ahead; world units. */
const SCORERS = [
  [0.7, 4.9],
  [2.1, 5.9],
  [0.5, 7.4],
  [3.5, 7.2],
  [1.9, 8.6],
  [4.9, 9],
  [3.2, 9.8],
  [6, 9.6],
] as const;
/** How tall a player is; the ball, drawn larger than it is, so that it is seen; how far behind the line and toward the heavy side it is in the net, and how high. */
const TALL = 1.8;
const BALL = { size: 0.6, behind: 0.5, aside: 2.7, up: 1.3 } as const;
/** Where the keeper lies in the air who has missed it. */
const KEEPER = { before: 1, aside: 1.1, colour: [0.95, 0.78, 0.12] } as const;
const MOST = 0.5;
/** How far off who is nearest is, by how far off the lower edge of the picture is. */
const NEAREST = 1.12;

const isScorer = ({ thing, traits }: Subject): boolean =>
  thing === 'person' && traits?.includes('scoring') === true;

const isInStadium = ({ setting: { land, idea, subjects } }: Stage): boolean =>
  land === 'street' && idea.town === 'stadium' && subjects.some(isScorer);

/** Where somebody cheers before the goal of a stadium who has scored; null elsewhere. */
export function beforeGoal(stage: Stage, subject: Subject, index: number): JettyPlace | null {
  const { camera, frame, map, setting } = stage;
  const place = SCORERS[index];
  if (!isInStadium(stage) || !isScorer(subject) || place === undefined) return null;
  const [aside, away] = place;
  // Ground that is nearer is not seen in a broad picture.
  const nearest = (NEAREST * camera.height * camera.focal) / (frame.height - camera.horizon);
  const z = away * Math.max(1, nearest / SCORERS[0][1]);
  const x = wayOf(setting).middle(z) - setting.side * aside;
  const share = figureOf(subject.traits ?? []).tall * featShare(subject.traits ?? []);
  return { x, z, base: lookUp(map.heights, x, z), tall: (TALL * share * camera.focal) / z };
}

/** The ball in the net of a stadium's goal that was scored, and the keeper who leaps after it in vain. */
export function scoredGoal(stage: Stage): Planted[] {
  if (!isInStadium(stage)) return [];
  const { setting, frame } = stage;
  const { side, idea } = setting;
  const way = wayOf(setting);
  const line = way.end - MARGIN.end;
  const middle = way.middle(line);
  const ball: Draft = at(
    stage,
    kindOf(stage, ballInAir),
    middle + side * BALL.aside,
    line + BALL.behind,
    BALL.size,
    BALL.up,
  );
  const leaps = kindOf(
    stage,
    (wish) =>
      person({
        ...wish,
        posture: 'jumping',
        traits: ['footballer', 'keeper', 'beaten'],
        faces: side > 0 ? 1 : -1,
      }),
    KEEPER.colour,
  );
  const keeper: Draft = at(
    stage,
    leaps,
    middle + side * KEEPER.aside,
    line - KEEPER.before,
    TALL * featShare(['keeper']),
  );
  const drafts = idea.without.includes('person') ? [ball] : [ball, keeper];
  return drawAsSeen(
    stage,
    drafts.map((one) => ({ ...one, boost: 1.1 })),
    MOST * frame.height,
  );
}

const ballInAir = ({ rays, tall, random }: Wish): Sprite =>
  sculpt(football([0, 0.062, 0]), { yaw: 0.4, pitch: 0.1, away: 4 }, rays, tall, random, 4);
