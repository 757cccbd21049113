import { isAtEdge } from '../../choices/at-edge.ts';
import type { Setting } from '../../setting.ts';
import type { Subject } from '../../words/idea.ts';
import type { Trait } from '../../words/trait.ts';
import type { Wish } from '../wish.ts';
import { sitsBeneath } from './beneath-tree.ts';
import { towardOther } from './eyes-on.ts';
import { isOfHerd } from './groups/one-of-herd.ts';
import { isOfGroup } from './groups/one-of-several.ts';
import { beamFaces, hasBeam } from './light/flashlight-beams.ts';
import { atAnvil, atBakersOven } from './own-places/at-posts.ts';
import { benchOf, sitsAtGlass, sitsOnBench } from './own-places/on-seats.ts';
import { overEdge } from './own-places/perched.ts';

const isGoing = ({ posture, traits = [] }: Subject): boolean =>
  (posture === null && traits.includes('hiker')) ||
  posture === 'running' ||
  posture === 'jumping' ||
  posture === 'walking' ||
  posture === 'flying';

const isRepairing = ({ traits = [] }: Subject): boolean =>
  traits.includes('repairing') || traits.includes('scrubbing') || traits.includes('hosing');

/** Which way who is named first looks where two look at each other: it is on the side of the picture that `side` says. */
const towardSecond = (side: number): -1 | 1 => (side > 0 ? -1 : 1);

/** Which way the one of a subject with that index looks where that is not left to chance: of several who go somewhere all go the same way, as kites do in one wind; who has somebody or something beside looks at it. */
export function facing(setting: Setting, subject: Subject, index: number): Pick<Wish, 'faces'> {
  const { side, subjects, idea, land } = setting;
  if (isAtEdge(idea, land)) return { faces: overEdge(side) };
  // The trunk is at the back of who sits beneath its tree.
  if (sitsBeneath(idea, subject)) return { faces: side > 0 ? 1 : -1 };
  if (sitsAtGlass(land, subject)) return { faces: side > 0 ? 1 : -1 };
  if (land === 'planewindow' || land === 'trainwindow') return { faces: side > 0 ? 1 : -1 };
  if (sitsOnBench(land, subject)) return { faces: benchOf(setting, subject, index) > 0 ? -1 : 1 };
  if (atAnvil(land, subject, index) || atBakersOven(land, subject, index))
    return { faces: side > 0 ? 1 : -1 };
  // The pillow of a bed lies on one side.
  if (subject.thing === 'kite' || subject.on === 'bed') return { faces: side > 0 ? 1 : -1 };
  // All look to what is repaired, washed or put out, which stands before the last of them.
  if (subject.thing === 'person' && subjects.some(isRepairing)) return { faces: side > 0 ? -1 : 1 };
  const { relation } = subject;
  if (relation !== undefined) {
    const toward = towardSecond(side);
    // Two of a kind stand from left to right.
    if (relation.is === 'meets' && relation.party === 'both')
      return { faces: index === 0 ? 1 : -1 };
    const isFirst = relation.is === 'chases' || relation.party === 'first';
    return { faces: isFirst ? toward : toward > 0 ? -1 : 1 };
  }
  // Of several who fight each second is against the one before.
  if (subject.traits?.includes('fighting')) return { faces: index % 2 === 0 ? 1 : -1 };
  const going = subjects.filter(isGoing).reduce((all, { count }) => all + count, 0);
  if (going > 1 && isGoing(subject)) return { faces: side > 0 ? 1 : -1 };
  // A flashlight is pointed into the picture.
  if (hasBeam(subject)) return { faces: beamFaces(setting) };
  const toward = towardOther(setting, subject);
  if (toward !== null) return { faces: toward };
  return looksAbout(subject) ? { faces: inward(subject, index) } : {};
}

/** Whether each of several looks where it likes. */
const looksAbout = (subject: Subject): boolean =>
  (isOfHerd(subject) || isOfGroup(subject)) &&
  !subject.traits?.some((trait) => INTENT.includes(trait));

/** Who looks at something else than the others. */
const INTENT: readonly Trait[] = [
  'watching',
  'listening',
  'pupil',
  'playing',
  'painting',
  'couple',
];

/** Which way the one of several looks that is the `index`th from the left: toward the others, but of more than two every fourth elsewhere. */
function inward({ count }: Subject, index: number): -1 | 1 {
  const toward = index < (count - 1) / 2 ? 1 : -1;
  return count > 2 && index % 4 === 1 ? (toward > 0 ? -1 : 1) : toward;
}
