import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject } from '../../../words/idea.ts';
import { WAITING } from '../../../world/paths/country-station.ts';
import { groundOfHalt, platformPlot } from '../../../world/paths/halt.ts';
import { isOnPlatform, PLATFORM } from '../../../world/paths/halt-plan.ts';
import { within } from '../../../world/street/solid.ts';
import { figureOf } from '../../creatures/figure.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';

/** How tall people and animals are that wait at a station, world units. */
const PERSON = 1.72;
const ANIMAL = 0.62;

/** The how manieth of all who wait the one of a subject is that is its `index`th. */
const placeInLine = ({ subjects }: Setting, subject: Subject, index: number): number =>
  subjects
    .slice(0, Math.max(0, subjects.indexOf(subject)))
    .filter(({ thing }) => isWalker(thing))
    .reduce((sum, { count }) => sum + count, index);

/** Where somebody waits on the platform of a country station; null for what does not walk, what is far off, and elsewhere. */
export function onHalt(
  { map, camera, setting }: Stage,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { thing, traits, far } = subject;
  if (!setting.idea.halt || !isWalker(thing) || far === true) return null;
  const [along, inward] = WAITING[
    placeInLine(setting, subject, index) % WAITING.length
  ] as (typeof WAITING)[number];
  // Across the track all of the platform is as far off.
  const on = isOnPlatform(setting) ? along : along + 3;
  const { x, z } = within(platformPlot(setting), on, inward, 0, 0);
  const tall = thing === 'person' ? PERSON * figureOf(traits ?? []).tall : ANIMAL;
  const base = groundOfHalt(map, setting) + PLATFORM.high;
  return { x, z, base, tall: (tall * camera.focal) / z };
}
