import type { Subject } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { COURT } from '../../../world/scenery/built/tennis-court.ts';
import { featShare } from '../../creatures/feat.ts';
import { figureOf } from '../../creatures/figure.ts';
import { nearestGround } from '../foreground.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** How tall a man is drawn, world units: larger than he is, so that he is seen on so wide a court. */
const MAN = 2.3;
/** Where one after the other plays: aside of the court's middle on the picture's side, how far beyond its near line, how far turned to the eye from looking right (below 0: away from it, over the net). World units, radians. */
const PLAYERS = [
  [-1.5, 0.9, -0.95],
  [1.1, COURT.half + 2.6, 1.05],
  [2.4, 2.6, -1.15],
  [-2.2, COURT.half + 5.2, 1.3],
] as const;
/** How far off who is nearest is, by how far off the lower edge of the picture is. */
const NEAREST = 1.16;

const plays = ({ thing, traits, far }: Subject): boolean =>
  thing === 'person' && far !== true && traits?.includes('tennis') === true;

/** Where somebody of several plays on a tennis court, every other one beyond its net; null elsewhere, and for one who plays alone. */
export function acrossNet(stage: Stage, subject: Subject, index: number): JettyPlace | null {
  const { camera, setting, map } = stage;
  const { idea, side, subjects } = setting;
  if (idea.scenery !== 'tenniscourt' || !plays(subject)) return null;
  const players = subjects.filter(plays);
  const before = players
    .slice(0, players.indexOf(subject))
    .reduce((sum, one) => sum + one.count, 0);
  const many = players.reduce((sum, one) => sum + one.count, 0);
  const place = PLAYERS[before + index];
  if (many < 2 || place === undefined) return null;
  const [aside, beyond, turned] = place;
  const z = Math.max(NEAREST * nearestGround(stage), COURT.near + beyond);
  const x = side * aside;
  const traits = subject.traits ?? [];
  const tall = MAN * figureOf(traits).tall * featShare(traits);
  return {
    ...{ x, z, base: lookUp(map.heights, x, z) },
    tall: (tall * camera.focal) / z,
    heading: side * aside < 0 ? turned : Math.PI - turned,
  };
}
