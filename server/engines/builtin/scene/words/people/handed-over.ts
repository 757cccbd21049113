import type { Piece } from '../../../words/reader.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Trait } from '../trait.ts';
import { handedBy } from './gifts.ts';

type Pieces = readonly Piece<Meaning>[];

/** What those are busy with of whom one hands something to the other: with what is handed. */
const WITH_IT: ReadonlySet<Trait> = new Set<Trait>(['reading', 'latte', 'brewing']);

/** The things of a prompt; what one is said to hand to another is in their hands and nowhere else. */
export function handedOver(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const pair = things.find(({ company }) => company?.bond === 'handing');
  const handed = pieces.map(handedBy).find((one) => one !== undefined);
  if (pair?.company === undefined || handed === undefined) return things;
  const free = (traits: readonly Trait[] = []) => traits.filter((one) => !WITH_IT.has(one));
  const { members, ...company } = pair.company;
  return things
    .filter(({ thing }) => thing !== handed)
    .map((one) =>
      one === pair
        ? {
            ...pair,
            traits: free(pair.traits),
            company: { ...company, handed, members: members.map(free) },
          }
        : one,
    );
}
