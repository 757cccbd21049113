import type { Piece, Pieces } from '../pieces.ts';

/** Words that say that somebody is before a burrow or comes out of it, not in its room. */
const OUTSIDE: ReadonlySet<string> = new Set(
  [
    'outside out emerging emerges peeking peeks peeping entrance front digging digs near',
    'sort sortant dehors devant entrée hors creuse creusant',
    'aus vor heraus schaut eingang gräbt vorm',
    'sale saliendo fuera entrada asoma asomando cava cavando',
    'из вылезает выглядывает вход возле около роет',
    'sai saindo fora cavando espreita',
    'esce uscendo fuori ingresso scava scavando',
    'çıkan çıkıyor dışında önünde girişi kazan',
    'خارج يخرج أمام يحفر',
    'बाहर सामने निकलता',
    '外 出 口 前 밖 밖에 앞 앞에 나오는',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a prompt; a burrow before which somebody is, or out of which they come, is no room. */
export function withoutRoomsOfBurrows(pieces: Pieces): Pieces {
  const isBurrow = ({ meanings }: Piece) => meanings.some(({ land }) => land === 'burrow');
  const isOutside = pieces.some(({ text }) => OUTSIDE.has(text.toLowerCase()));
  if (!isOutside || !pieces.some(isBurrow)) return pieces;
  return pieces.map((piece) => (isBurrow(piece) ? { ...piece, role: null, meanings: [] } : piece));
}
