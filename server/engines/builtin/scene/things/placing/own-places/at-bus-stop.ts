import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import { waitingAt } from '../../../world/street/kerb/bus-stop.ts';
import { wayOf } from '../../../world/street/way.ts';
import { figureOf } from '../../creatures/figure.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { kindsOf, MOST, PEOPLE } from '../strollers.ts';
import type { JettyPlace } from './at-jetty.ts';

/** How tall people and animals are that wait, world units. */
const PERSON = 1.72;
const ANIMAL = 0.84;
/** How many wait where nobody is asked for. */
const USUAL = 3;

const isBusStop = ({ land, idea: { town } }: Setting): boolean =>
  land === 'street' && town === 'busstop';

const waits = ({ thing, far }: Subject): boolean => isWalker(thing) && far !== true;

/** Where somebody who was asked for waits at a bus stop, as large as they are there; null for others and elsewhere. */
export function atBusStop(
  { camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  if (!isBusStop(setting) || !waits(subject)) return null;
  const before = setting.subjects
    .slice(0, Math.max(0, setting.subjects.indexOf(subject)))
    .filter(waits)
    .reduce((sum, { count }) => sum + count, index);
  const place = waitingAt(wayOf(setting))[before];
  if (place === undefined) return null;
  const [x, base, z] = place;
  const tall = subject.thing === 'person' ? PERSON * figureOf(subject.traits ?? []).tall : ANIMAL;
  return { x, z, base, tall: (tall * camera.focal) / z };
}

/** Some who wait at a bus stop where nobody is asked for. */
export function waitingForBus(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const { idea } = setting;
  if (!isBusStop(setting) || idea.without.includes('person') || setting.subjects.some(waits))
    return [];
  const kinds = kindsOf(
    stage,
    PEOPLE.map((one) => ({ ...one, posture: 'standing' as const })),
  );
  const drafts = waitingAt(wayOf(setting))
    .slice(0, USUAL)
    .flatMap(([x, base, z], n): Draft[] => {
      const kind = kinds[n];
      return kind === undefined ? [] : [{ ...kind, x, z, base, casts: true, boost: 1.15 }];
    });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
