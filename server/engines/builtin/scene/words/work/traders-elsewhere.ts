import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Those who sell fish, by the word for them. */
const FISHMONGER =
  /^(?:fishmongers?|fischhändler(?:in)?|poissonni(?:er|ère)s?|pescader[oa]s?|pescivendol[oaie]|peixeir[oa]s?)$/iu;
/** Others whose words are known by their shop or their room alone. */
const TRADER =
  /^(?:florists?|booksellers?|butchers?|dentists?|rabbis?|tattooists?|tattoo artists?|fencers?|florist(?:in|en)?|rabbiner|zahnarzt|zahnärztin|fleuristes?|dentistes?|rabbins?|floristas?|dentistas?|rabinos?|rabbino|fiora(?:io|ia)|раввин|дантист|çiçekçi|haham|diş hekimi|حاخام|جزار|بائع زهور|拉比|ラビ|랍비|रब्बी|कसाई|屠夫|肉屋さん|정육점 주인|bouch(?:er|ère)s?|metzger(?:in)?|fleischer(?:in)?|carnicer[oa]s?|мясник[иа]?|açougueir[oa]s?|talhante|macella(?:io|ia|i)|kasap|قصاب)$/iu;

/** Words right behind such a word that make it their shop's, or what is theirs ("the dentist's sign", "a dentist practice"). */
const THEIRS =
  /^(?:s|shops?|practice|surgery|office|signs?|vans?|house|stall|store|店|铺|店铺|摊|の)$/iu;
/** Words right before it that do so. */
const SHOP_OF = /^(?:محل|دكان|متجر|عيادة)$/u;

const isOutdoors = ({ land, ifNone }: Meaning): boolean =>
  land !== undefined && ifNone !== true && !INDOORS.includes(land);

const isRoom = ({ land }: Meaning): boolean =>
  land !== undefined && land !== 'shopfront' && INDOORS.includes(land);

/** The words of a prompt; who keeps a shop or works in a room is somebody in the street, on the square or at the market that is named with them, and no shop; where the word says whose shop or sign it is, it stays the shop's. */
export function tradersElsewhere(pieces: Pieces): Pieces {
  const isTrader = (piece: Piece): boolean => {
    const { text, negated, meanings } = piece;
    const at = pieces.indexOf(piece);
    return (
      !negated &&
      meanings.every(({ thing }) => thing !== 'person') &&
      (FISHMONGER.test(text) || TRADER.test(text)) &&
      !THEIRS.test(pieces[at + 1]?.text ?? '') &&
      !SHOP_OF.test(pieces[at - 1]?.text ?? '')
    );
  };
  const others = pieces.filter((piece) => !isTrader(piece));
  const isOut =
    says(others, isOutdoors) ||
    says(others, ({ thing }) => thing === 'stall') ||
    says(pieces, ({ land }) => land === 'shopfront');
  if (others.length === pieces.length || !isOut || says(others, isRoom)) return pieces;
  return pieces.map((piece): Piece => {
    if (!isTrader(piece)) return piece;
    const rest = piece.meanings.filter((one) => !isRoom(one) && one.thing !== 'stall');
    const who: Meaning = FISHMONGER.test(piece.text)
      ? { thing: 'person', trait: 'fishselling' }
      : { thing: 'person' };
    return { ...piece, meanings: [...rest, who] };
  });
}
