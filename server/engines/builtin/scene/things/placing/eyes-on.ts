import type { Setting } from '../../setting.ts';
import { isAnimal, isWalker } from '../../words/creatures.ts';
import { isUsed } from '../../words/dress/holding.ts';
import type { Subject } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import { isFeat } from '../creatures/at-feat.ts';
import { isOfGroup } from './groups/one-of-several.ts';
import { belongsToLand, isBust } from './size/about.ts';
import { heightOf } from './size/how-large.ts';
import { standsBehindTable } from './spots/in-room.ts';
import { standsAlone } from './stands-alone.ts';

/** Who has the eyes on what the hands do, on a page, or on what nobody else sees. */
const BUSY: ReadonlySet<Trait> = new Set<Trait>([
  'armchaired',
  'ballet',
  'casting',
  'crowd',
  'dancing',
  'drowsy',
  'fisher',
  'footballer',
  'howling',
  'listening',
  'meditating',
  'musician',
  'newspaper',
  'painting',
  'playing',
  'racing',
  'reading',
  'repairing',
  'selfie',
  'sketching',
  'studying',
  'tired',
  'working',
]);

/** Whether nothing keeps somebody or an animal from looking at what is beside. */
const isAtLeisure = ({ thing, posture, holds, company, on, far, traits = [] }: Subject): boolean =>
  (thing === 'person' || isAnimal(thing)) &&
  (posture === null || posture === 'standing' || posture === 'sitting') &&
  (company ?? on ?? far) === undefined &&
  (holds === undefined || !isUsed(holds.thing)) &&
  // A shepherd who leans on the crook looks at the flock.
  (!isFeat(traits) || traits.includes('shepherd')) &&
  !traits.some((trait) => BUSY.has(trait));

/** What stands for itself in the picture, in the order in which it stands there. */
const standing = (setting: Setting): readonly Subject[] =>
  setting.subjects.filter((one) => standsAlone(setting, one));

/** What somebody looks at who has nothing else to do: what is named beside, before all else an animal or somebody; null where that is the land alone. */
function otherOf(setting: Setting, subject: Subject): Subject | null {
  if (!isAtLeisure(subject) || isBust(setting.idea, subject)) return null;
  // What is laid on a table before one is on neither side.
  if (standsBehindTable(setting, subject)) return null;
  const others = standing(setting).filter(
    (one) =>
      one !== subject &&
      one.far !== true &&
      one.isDressing !== true &&
      (one.on ?? one.within) === undefined &&
      !belongsToLand(one.thing),
  );
  return others.find(({ thing }) => isWalker(thing)) ?? others[0] ?? null;
}

/** Which way it is to what somebody looks at, as those stand who are named one after the other: the first on the side that `side` says; null where there is nothing. */
export function towardOther(setting: Setting, subject: Subject): -1 | 1 | null {
  const other = otherOf(setting, subject);
  if (other === null) return null;
  const all = standing(setting);
  const isBehind = all.indexOf(other) > all.indexOf(subject);
  return isBehind === setting.side > 0 ? -1 : 1;
}

/** From which share of one's own height on what is looked at is low, and high. */
const LOW = 0.62;
const HIGH = 1.5;

/** What is said of the one of a subject with that index who looks at another: how high that is. */
export function eyesOn(setting: Setting, subject: Subject, index: number): readonly Trait[] {
  const { relation } = subject;
  if (!isAtLeisure(subject)) return [];
  if (relation?.party === 'both') return ['eyeing'];
  const other =
    relation === undefined
      ? otherOf(setting, subject)
      : setting.subjects.find((one) => one !== subject && one.relation?.is === relation.is);
  if (other === null || other === undefined)
    return isOfGroup(subject) && isAttentive(subject, index) ? ['eyeing'] : [];
  const share = heightOf(setting.idea, other) / heightOf(setting.idea, subject);
  return [share < LOW ? 'eyeingdown' : share > HIGH ? 'eyeingup' : 'eyeing'];
}

/** Whether that one of several looks at the others: of two each does, of more every other one. */
const isAttentive = ({ count }: Subject, index: number): boolean => count === 2 || index % 2 === 0;
