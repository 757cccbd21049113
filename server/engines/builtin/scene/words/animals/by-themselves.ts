import { isBeast } from '../creatures.ts';
import { SCENE_MEANINGS } from '../keys/scene-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Small ones that catch butterflies too, or walk along a thread. */
const SMALL: ReadonlySet<Thing> = new Set<Thing>(['spider', 'frog', 'lizard']);

/** A net to catch butterflies with. */
const NET =
  /net|filet|kescher|schmetterlingsf|red|сачк|rede|retin|acchiappaf|ağ|file|网|網|채|그물|شبكة|جال|जाल/iu;
/** Who catches them, and that something is caught. */
const CATCHES = /catch|hunt|chas|捉|抓|捕|扑|잡|쫓/iu;
/** Where one butterfly is said. */
const ONE = /\b(?:a butterfly|un papillon|einen schmetterling|una mariposa)\b|бабочку|فراشة/iu;

/** The verb of who walks, at the head of what is said of a rope. */
const WALKS = /^(?:walk|geht|gehend|march|camin|cammin|anda|идёт|идет|ходит|yürü)\S*(?= )/iu;

const isNetted = ({ trait }: Meaning): boolean => trait === 'butterflynet';
const isOnRope = ({ trait }: Meaning): boolean => trait === 'tightrope';
const isPerson = ({ thing }: Meaning): boolean => thing === 'person' || thing === 'robot';
const isAnimal = ({ thing, sky }: Meaning): boolean =>
  sky === 'birds' || (thing !== undefined && (isBeast(thing) || SMALL.has(thing)));

/** The words of a prompt; animals that nobody is with catch butterflies without a net and walk along a rope on their own feet, and a net that nobody holds is in no hand. */
export function byThemselves(pieces: Pieces): Pieces {
  if (says(pieces, isPerson)) return pieces;
  const areAnimals = says(pieces, isAnimal);
  return pieces.flatMap((piece): Pieces => {
    if (areAnimals && piece.meanings.some(isOnRope)) return withoutRope(piece);
    if (!piece.meanings.some(isNetted)) return [piece];
    const isNetAlone = !areAnimals && isAlone(pieces, piece);
    if (!isNetAlone && (!areAnimals || NET.test(piece.text))) return [piece];
    const plural = !isNetAlone && !ONE.test(piece.text);
    return [{ ...piece, plural, meanings: [SCENE_MEANINGS.butterfly] }];
  });
}

/** The walk along a rope, which itself is not drawn under an animal. */
function withoutRope(piece: Piece): Pieces {
  const [walk] = WALKS.exec(piece.text) ?? [];
  if (walk === undefined) return [{ ...piece, meanings: [] }];
  return [
    { ...piece, text: walk, meanings: [{ posture: 'walking' }] },
    { ...piece, text: piece.text.slice(walk.length).trim(), afterStop: false, meanings: [] },
  ];
}

/** Whether it is a net by itself that leans or hangs somewhere. */
const isAlone = (pieces: Pieces, piece: Piece): boolean =>
  !CATCHES.test(piece.text) && says(pieces, ({ trait }) => trait === 'propped');
