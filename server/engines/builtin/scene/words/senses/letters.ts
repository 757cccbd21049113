import { SEASIDE_KEYS } from '../keys/things/seaside-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Sense } from './sense.ts';

const isLetter = ({ thing, fitting }: Meaning): boolean =>
  thing === 'letter' || fitting === 'letters';

/** One character: of the small ones none that is a word of its own somewhere. */
const CHARACTER = /^(?:\p{Lu}|[b-df-np-xz])$/u;

/** Words beside characters that are written or stand somewhere, where the word for them is that for letters. */
const WRITTEN =
  /^(?:alphabet\p{L}*|capital|upper ?case|lower ?case|giant|huge|neon|block|spell\p{L}*|signs?|billboard|hollywood|words?|majuscules?|minuscules?|maiuscol[ei]|minuscol[ei]|alfabeto|géantes?|néon|giganti)$/iu;

/** Words for such as may be characters: no love letters. */
const MAYBE_CHARACTERS = /^(?:letters?|lettres?|lettere?|lettera)$/iu;

/** How far off such words are at the most. */
const NEAR = 3;

function areCharacters(pieces: Pieces, at: number): boolean {
  const { text = '' } = pieces[at] ?? {};
  if (!MAYBE_CHARACTERS.test(text)) return false;
  const next = pieces[at + 1];
  if (next?.afterStop === false && CHARACTER.test(next.text)) return true;
  const around = pieces.slice(Math.max(0, at - NEAR), at + 1 + NEAR);
  return around.some((one) => WRITTEN.test(one.text));
}

/** Bottles, in languages in which a love letter hides the word for one in a bottle. */
const BOTTLE = /^(?:bottle|flasche|bouteille|botella|bottiglia|garrafa|бутылке)s?$/iu;

const isInBottle = (pieces: Pieces, at: number): boolean =>
  pieces[at + 1]?.role === 'with' &&
  pieces.slice(at + 2, at + 1 + NEAR).some(({ text }) => BOTTLE.test(text));

/** What makes a Spanish, Italian or Portuguese "carta" a card, a list or a sheet. */
const OF_CARDS =
  /^(?:tarot|tarocchi|tarô|póker|poker|pôquer|menú|menu|baraja|baralho|gioco|vinos|vinhos|vini|credito|crédito|identità|parati)$/iu;
/** And what makes it a map. */
const OF_MAPS = /^(?:geografica|geográfica|stradale|topografica|nautica|náutica)$/iu;

const isBehind = (pieces: Pieces, at: number, those: RegExp): boolean =>
  pieces.slice(at + 1, at + NEAR).some(({ text, afterStop }) => !afterStop && those.test(text));

const isMailbox = ({ thing }: Meaning): boolean => thing === 'mailbox';
const isCarta = (piece: Piece | undefined): boolean =>
  /^(?:una|uma) carta$/iu.test(piece?.text ?? '');

const meaningsOf: Sense = (pieces, at) => {
  if (pieces[at]?.meanings.some(isLetter) !== true) return null;
  if (isInBottle(pieces, at)) return [SEASIDE_KEYS.bottledmessage];
  if (isCarta(pieces[at]) && isBehind(pieces, at, OF_MAPS)) return [{ flat: 'map' }];
  const isNone =
    areCharacters(pieces, at) ||
    (isCarta(pieces[at]) && isBehind(pieces, at, OF_CARDS)) ||
    says(pieces, isMailbox);
  return isNone ? [] : null;
};

/** The words of a prompt: a letter of the alphabet is none that is sent, but stays something unknown that may be giant, nor is a card or a map; one in a bottle is that, and those in a mailbox are not seen. */
export const letters = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const meanings = piece.negated ? null : meaningsOf(pieces, at);
    return meanings === null ? piece : { ...piece, meanings };
  });
