import { isFromAbove } from '../../../choices/still-life.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { isLaid } from '../../../words/meals/laid.ts';
import type { Camera } from '../../../world/frame.ts';
import { BELOW_EYE } from '../../../world/room/plan-for.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { ROOM_KINDS } from '../../../world/room/room-kinds.ts';
import { figureOf } from '../../creatures/figure.ts';
import { AT_FOOT } from '../beneath-tree.ts';
import { metresOf } from '../size/true-size.ts';
import type { Spot } from '../spot.ts';

/** How tall a man is, world units: metres, in rooms. */
const MAN = 1.76;
/** So many in a room are a crowd, among whose furniture they must have their size. */
const CROWD = 3;
/** How much nearer to the horizon than the nearest of a crowd the farthest is. */
const SPREAD = 0.5;

/** How far off somebody stands behind the table before the eye, and how high tables are, world units. */
const BEHIND_TABLE = 2.3;
const TABLE_HIGH = 0.78;

const isHuman = (thing: Thing): boolean => thing === 'person' || thing === 'astronaut';

/** Whether somebody stands behind a table that is laid before the eye: in such a room little else of the floor is seen. */
export const standsBehindTable = (
  { land, subjects, idea }: Setting,
  { thing, on, posture }: Subject,
): boolean =>
  isHuman(thing) &&
  on === undefined &&
  posture !== 'sitting' &&
  INDOORS.includes(land) &&
  !isFromAbove(idea) &&
  subjects.some((one) => isLaid(land, one));

/** The place of somebody there, in that column: that table is as far below the eye as it has to be, and its foot not seen. */
export const behindTable = ({ centre, focal, height }: Camera, column: number): Spot => ({
  x: ((column - centre) / focal) * BEHIND_TABLE,
  z: BEHIND_TABLE,
  base: height - BELOW_EYE - TABLE_HIGH,
  nearness: 1,
});

/** Whether two are in each other's arms beside somebody else, whose size theirs must be. */
const embracesBeside = ({ subjects }: Setting, { company }: Subject): boolean =>
  company?.bond === 'hug' && subjects.filter(({ thing }) => isHuman(thing)).length > 1;

/** How tall who kneels to a child in the arms is, of the height upright. */
const KNEELING = 0.74;
const kneels = ({ company }: Subject): number =>
  company?.bond === 'hug' && company.members.some((one) => one.includes('child')) ? KNEELING : 1;

/** Whether somebody in a room is as tall as people are beside its furniture. */
const isMeasured = (setting: Setting, subject: Subject): boolean => {
  const { land } = setting;
  const { thing, count, company } = subject;
  return (
    isHuman(thing) &&
    INDOORS.includes(land) &&
    (subject.at === 'window' ||
      standsBehindTable(setting, subject) ||
      ((company === undefined || embracesBeside(setting, subject)) &&
        (ROOM_KINDS[land]?.isMeasured === true || count >= CROWD)))
  );
};

/** Height in pixels of who is so far off in a room whose furniture is seen too, or in a street; null: of anything else. */
export const tallInRoom = (
  setting: Setting,
  { focal }: Camera,
  subject: Subject,
  z: number,
): number | null => {
  if (isMeasured(setting, subject))
    return (
      (MAN * figureOf(subject.traits ?? []).tall * onFloor(subject) * kneels(subject) * focal) / z
    );
  const own = metresOf(setting.idea, setting.land, subject);
  return own === null ? null : (own * focal) / z;
};

/** How high who sits on a bar's stool is, of the height upright. */
const ON_BAR_STOOL = 0.94;

/** How high who sits on the floor or on a stool is, of the height upright. */
const onFloor = ({ traits }: Subject): number =>
  traits?.includes('listening') ? AT_FOOT : traits?.includes('barstooled') ? ON_BAR_STOOL : 1;

/** The share of its nearness to the eye that the one of a crowd in a room has whose index that is. */
export const depthInCrowd = (setting: Setting, subject: Subject, index: number): number =>
  subject.count > CROWD &&
  (isMeasured(setting, subject) || metresOf(setting.idea, setting.land, subject) !== null)
    ? 1 - SPREAD * ((index * 0.618) % 1)
    : 1;

/** Whether the one of a crowd in a room of whom nothing is said is a woman: every other one is. */
export const isWomanOfCrowd = (setting: Setting, subject: Subject, index: number): boolean =>
  isMeasured(setting, subject) &&
  subject.count > CROWD &&
  (subject.traits ?? []).length === 0 &&
  index % 2 === 1;
