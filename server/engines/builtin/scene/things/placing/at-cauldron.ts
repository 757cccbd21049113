import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';
import { LOOKS } from '../../words/meals/beside-people.ts';
import type { Trait } from '../../words/trait.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { costumeOf } from '../creatures/clothing/costumes.ts';
import { roleOf } from '../creatures/roles/role.ts';

type Place = Pick<Setting, 'land' | 'subjects'>;

/** Whether a trait tells no more than what somebody is and wears. */
const isOfLooks = (trait: Trait): boolean =>
  LOOKS.has(trait) || costumeOf([trait]) !== null || roleOf([trait]) !== null;

/** Whether somebody is there alone with both hands free. */
const isFree = ({ thing, count, posture, traits = [], ...one }: Subject): boolean =>
  thing === 'person' &&
  count === 1 &&
  (posture === null || posture === 'standing') &&
  (one.holds ?? one.company ?? one.on ?? one.far ?? one.relation) === undefined &&
  traits.every(isOfLooks);

const isPot = ({ thing, count, far, on }: Subject): boolean =>
  thing === 'cauldron' && count === 1 && (far ?? on) === undefined;

/** Whether one of two is somebody and the other a cauldron, under the sky: a witch stirs hers. */
const areAtIt = ({ land, subjects }: Place): boolean => {
  const people = subjects.filter(({ thing }) => thing === 'person');
  return (
    !INDOORS.includes(land) && people.length === 1 && people.some(isFree) && subjects.some(isPot)
  );
};

/** Whether somebody stirs a cauldron that is named with them. */
export const stirsCauldron = (place: Place, subject: Subject): boolean =>
  subject.thing === 'person' && areAtIt(place);

/** Whether a cauldron is drawn with who stirs it. */
export const isStirred = (place: Place, subject: Subject): boolean =>
  isPot(subject) && areAtIt(place);
