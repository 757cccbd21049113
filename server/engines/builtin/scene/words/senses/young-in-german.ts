import { isBeing } from '../neighbours.ts';
import type { Piece } from '../pieces.ts';
import type { Sense } from './sense.ts';

/** The German word for young as it stands before who that is, and the one for a boy or boys. */
const JUNGE = /^junge[nrsm]?$/iu;
/** What may stand between it and who is young: other adjectives, as they end in German. */
const ADJECTIVE = /^\p{L}+(?:e|er|es|em)$/iu;

/** "Paar" is one of people by a rule of its own, which comes later. */
const isSomebody = ({ meanings, text }: Piece): boolean =>
  meanings.some(isBeing) || /^paar$/iu.test(text);
/** Whether a word says more of who is named behind it: a colour, a size, or what no list has. */
const isAdjective = ({ text, role, meanings }: Piece): boolean =>
  meanings.length === 0
    ? role === null && ADJECTIVE.test(text)
    : meanings.every(({ colour, size, hairs }) => (colour ?? size ?? hairs) !== undefined);

/** "Junge" and "jungen" right before who that is, or before other adjectives, is how old they are and no boy: "eine junge blonde Frau", "junge Hunde". */
export const youngInGerman: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (!JUNGE.test(piece?.text ?? '')) return null;
  if (piece?.meanings.every(({ trait }) => trait !== 'boy')) return null;
  const behind = pieces.slice(at + 1);
  const noun = behind.find((one) => !isAdjective(one));
  if (noun === undefined || !isSomebody(noun)) return null;
  const isApart = behind.slice(0, behind.indexOf(noun) + 1).some(({ afterStop }) => afterStop);
  return isApart ? null : [{ trait: 'youthful' }];
};
