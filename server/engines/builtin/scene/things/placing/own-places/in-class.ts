import type { Subject } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { isOffDuty } from '../../../words/work/off-duty.ts';
import { TAUGHT_NEARER } from '../../../world/room/plan-room.ts';
import { ROOM_SHIFT } from '../../../world/room/room-shifts.ts';
import { figureOf } from '../../creatures/figure.ts';
import { postureShare } from '../size/posture-share.ts';
import type { Stage } from '../stage.ts';
import type { JettyPlace } from './at-jetty.ts';
import { MAN, PERSON } from './body-heights.ts';

/** How far off who writes on a classroom's blackboard is, and how far to the light side of the room's middle, metres; how far turned from the eye, radians. */
const BOARD = { away: 7.1 - TAUGHT_NEARER, aside: 1.2, turned: 0.7 } as const;

/** Whether somebody is the teacher at the blackboard of a class. */
const atBoard = (land: Land, { thing, traits }: Subject, index: number): boolean =>
  land === 'classroom' &&
  thing === 'person' &&
  traits?.includes('teacher') === true &&
  !isOffDuty(traits) &&
  index === 0;

/** Where children stand who paint in a classroom, and who teaches them: to the heavy side of the room's middle, ahead; metres. */
const EASELS = [
  [-1.2, 2.15],
  [0.1, 2.3],
  [-0.55, 3.4],
  [0.9, 3.5],
  [-1.9, 3.6],
  [0.2, 4.5],
] as const;
const BESIDE_EASELS = { aside: -1.75, away: 3.6, turned: 0.5 } as const;

/** The same of those who sit at tables of their own there. */
const TABLES = [
  [-1.16, 1.62],
  [-0.26, 1.8],
  [-0.7, 2.75],
  [0.45, 2.9],
  [-1.8, 3],
  [-0.3, 4],
] as const;

/** Whether somebody paints or draws in a classroom. */
const paintsThere = (land: Land, { thing, traits }: Subject): boolean =>
  land === 'classroom' &&
  thing === 'person' &&
  (traits?.includes('painting') === true || traits?.includes('sketching') === true);

/** Where those are who paint in a classroom, and who teaches there; null: nobody who does. */
export function inClass(
  { camera, setting }: Pick<Stage, 'camera' | 'setting'>,
  subject: Subject,
  index: number,
): JettyPlace | null {
  const { land, side } = setting;
  const { posture, traits } = subject;
  const places = posture === 'sitting' ? TABLES : EASELS;
  const easel = paintsThere(land, subject) ? places[index] : undefined;
  if (easel !== undefined) {
    const [aside, z] = easel;
    const own = MAN * figureOf(traits ?? []).tall * postureShare(setting.idea, subject);
    const tall = (own * camera.focal) / z;
    return { x: side * (ROOM_SHIFT + aside), z, base: 0, tall };
  }
  const isAmong = setting.subjects.some((one) => paintsThere(land, one));
  if (isAmong && atBoard(land, subject, index)) {
    const { aside, away, turned } = BESIDE_EASELS;
    const tall = (PERSON * figureOf(traits ?? []).tall * camera.focal) / away;
    const heading = side > 0 ? turned : Math.PI - turned;
    return { x: side * (ROOM_SHIFT + aside), z: away, base: 0, tall, heading };
  }
  if (atBoard(land, subject, index)) {
    const tall = (PERSON * figureOf(traits ?? []).tall * camera.focal) / BOARD.away;
    // Half turned to the class.
    const heading = side > 0 ? -BOARD.turned : Math.PI + BOARD.turned;
    return { x: side * (ROOM_SHIFT - BOARD.aside), z: BOARD.away, base: 0, tall, heading };
  }
  return null;
}
