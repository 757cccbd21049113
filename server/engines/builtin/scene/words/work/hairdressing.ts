import { isBeast } from '../creatures.ts';
import { saysPerson } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import type { Subject } from '../subject.ts';
import { isYoung, type Trait } from '../trait.ts';

/** Who is stroked or brushed by somebody where no animal is named has the hair combed, and a mother and her daughter, whom one word each names, are two for that; of women whose number nobody says there are two. */
export function hairdressing(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const doer = things.find(({ thing, traits = [] }) => thing === 'person' && isCombing(traits));
  const isOfBeast = things.some(({ thing }) => isBeast(thing));
  if (doer === undefined || isOfBeast) return things;
  const { traits = [] } = doer;
  const isOneOfTwo = doer.count > 2 && doer.exact === undefined;
  if (isOneOfTwo) return things.map((one) => (one === doer ? { ...doer, count: 2 } : one));
  const combs = traits.map((trait): Trait => (trait === 'stroking' ? 'combing' : trait));
  const people = things.filter(({ thing }) => thing === 'person');
  const isAlone = people.length === 1 && doer.count === 1;
  const areTwo = pieces.filter(saysPerson).length > 1;
  if (isAlone && !areTwo) return things;
  if (!isAlone) return things.map((one) => (one === doer ? { ...doer, traits: combs } : one));
  const areOfTwoAges = traits.includes('woman') && traits.some(isYoung);
  const { hair: _, ...rest } = doer;
  const first: Subject = {
    ...rest,
    traits: [...new Set(areOfTwoAges ? combs.filter((trait) => !isYoung(trait)) : combs)],
  };
  const second: Subject = {
    ...{ thing: 'person', count: 1, posture: null, colour: null, size: doer.size },
    traits: areOfTwoAges
      ? traits.filter(isYoung)
      : traits.filter((trait) => trait === 'woman' || isYoung(trait)),
  };
  return things.flatMap((one) => (one === doer ? [first, second] : [one]));
}

const isCombing = (traits: readonly Trait[]): boolean =>
  traits.some((one) => one === 'combing' || one === 'hairbrushing' || one === 'stroking');
