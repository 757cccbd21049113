import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';
import { BUILDS } from './builders.ts';

/** Words for what is built of stones across a brook, and is no work of engineers there, as they begin. */
const OF_STONES =
  /^(?:(?:little |small |stone )?dams?$|(?:stein|stau)?d[aä]mme?$|staud[aä]mme?$|barrages?$|digue|presas?$|dique|represa|dighe?$|diga$|barragem|плотин|запруд|дамб|baraj|bent$|bendi|(?:小|石)?水坝|(?:小|石)?堤坝|拦水坝|[筑堆垒建]坝|小坝|坝$|(?:小さな|石の)?ダム|堰|댐|둑|돌둑|سدا?$|سدًا|बांध|बाँध)/iu;

/** Words for what is built there of branches. */
const OF_BRANCHES =
  /^(?:rafts?|floß|fl[öo]ße|radeau|balsa|zattera|jangada|плот|sal$|木筏|筏|いかだ|뗏목)/iu;

const CHILDREN: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['child', 'girl', 'boy', 'family', 'teen'] as const),
]);

/** Whether it is water that is not too wide for that. */
const isBrook = ({ land, narrow }: Meaning): boolean =>
  land === 'river' || land === 'lake' || land === 'forest' || land === 'beach' || narrow === true;

/** What a word says of a work of that kind; undefined: it names none. */
const gathered = ({ text, negated }: Piece): Trait | undefined =>
  negated
    ? undefined
    : OF_STONES.test(text)
      ? 'stonegathering'
      : OF_BRANCHES.test(text)
        ? 'woodgathering'
        : undefined;

/** The words of a prompt; children who build a dam or a raft at a brook gather the stones or the branches for it, and no great work of that name stands there. */
export function damming(pieces: Pieces): Pieces {
  const work = pieces.findIndex((piece) => gathered(piece) !== undefined);
  const trait = work < 0 ? undefined : gathered(pieces[work] as Piece);
  const isBuilt = pieces.some(
    ({ text, negated, meanings }) =>
      !negated && meanings.every(({ thing, land }) => !(thing ?? land)) && BUILDS.test(text),
  );
  const isByChildren = says(pieces, (one) => CHILDREN.has(one.trait)) && says(pieces, isBrook);
  if (trait === undefined || !isBuilt || !isByChildren) return pieces;
  return pieces.map((piece, at) =>
    at === work ? { ...piece, role: null, meanings: [{ trait }] } : piece,
  );
}
