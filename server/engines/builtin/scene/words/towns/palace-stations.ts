import type { Piece, Pieces } from '../pieces.ts';

/** Moscow by its names, as they begin. */
const MOSCOW =
  /^(?:moscow|moskau|moscou|moscú|москв|москов|mosca|moscovit|moskova|莫斯科|モスクワ|모스크바|موسكو|मॉस्को|मास्को)/iu;
/** What stations that are palaces are known by: marble, columns of it, chandeliers. */
const SPLENDOUR =
  /^(?:marble|marbre|marmor|mármol|mármore|marmo(?!t)|мрамор|大理石|대리석|mermer|رخام|संगमरमर|chandelier|lustre|kronleuchter|candelabro|люстр|枝形吊灯|吊灯|シャンデリア|샹들리에|avize|lampadari|ثريا|झूमर)/iu;
const COLUMN =
  /^(?:column|colonne|säule|columna|колонн|coluna|柱|円柱|기둥|sütun|أعمدة|عمود|स्तंभ|खंभ)/iu;

const isStation = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ land }) => land === 'subwaystation');
const isMetro = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ land }) => land === 'metro');
const isHalt = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ land }) => land === 'station');

/** The words of a prompt; a metro station that is Moscow's, of marble or under chandeliers is a palace below the ground: its columns are no ruins, and no city is outside. */
export function palaceStations(pieces: Pieces): Pieces {
  const isSplendid = pieces.some(({ text, negated }) => !negated && SPLENDOUR.test(text));
  const isMoscow = pieces.some(({ text, negated }) => !negated && MOSCOW.test(text));
  const hasHalt = pieces.some(isHalt);
  const isOne = (piece: Piece) => isStation(piece) || ((isSplendid || hasHalt) && isMetro(piece));
  if ((!isSplendid && !isMoscow) || !pieces.some(isOne)) return pieces;
  return pieces.map((piece) => {
    if (isOne(piece))
      return { ...piece, role: null, meanings: [{ land: 'palacestation' as const }] };
    return isHalt(piece) || [MOSCOW, SPLENDOUR, COLUMN].some((words) => words.test(piece.text))
      ? { ...piece, role: null, meanings: [] }
      : piece;
  });
}
