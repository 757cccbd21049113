import type { Idea } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Subject } from '../subject.ts';

/** Whether it is somebody of the ice age. */
export const isCaveman = ({ traits = [] }: Subject): boolean => traits.includes('caveman');

/** Words for somebody of today who only looks so. */
const DRESSED_UP =
  /costume|dressed (?:up )?as|cosplay|halloween|déguisé|kostüm|verkleidet|disfra[zc]|fantasiad|travestit|костюм|コスプレ|仮装|装扮|코스프레/iu;

/** Who is known by caves is in one where no land is named, and nothing else than a fire; who drives a car, or is only dressed so, is not. */
export const cavemenInCaves = (pieces: Pieces, idea: Idea): Idea => {
  const { land, subjects } = idea;
  const isAlone =
    subjects.some(isCaveman) &&
    subjects.every(
      (one) =>
        (isCaveman(one) && one.thing === 'person') ||
        one.thing === 'campfire' ||
        one.isDressing === true,
    );
  const isDressedUp = pieces.some(({ text }) => DRESSED_UP.test(text));
  return land === null && isAlone && !isDressedUp ? { ...idea, land: 'cave' } : idea;
};
