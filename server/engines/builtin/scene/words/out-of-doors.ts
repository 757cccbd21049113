import type { Pieces } from './pieces.ts';

/** Words for the open, for sunshine that falls on somebody, and for who hikes. */
const SAID = [
  'outside|outdoors?|in the open air|(?:in the|in) fresh air|al ?fresco|under an awning|sunshine|in the sun',
  'draußen|im freien|an der frischen luft|sonnenschein|in der sonne|wander(?:er|in|innen|n)',
  "dehors|en plein air|à l ?'?extérieur|au grand air|au soleil",
  'fuera|afuera|al aire libre|al sol|fora|ao ar livre|ao sol',
  "fuori|all ?'?aperto|all ?'?aria aperta|al sole",
  'снаружи|на (?:открытом|свежем) воздухе|под навесом|на солнце|на солнышке',
  'dışarıda|açık havada|güneşte|güneş altında',
  'في الخارج|بالخارج|في الهواء الطلق|بالهواء الطلق|تحت الشمس|बाहर|खुले में|धूप में',
  '外|外で|外面|在外面|室外|户外|戶外|露天|阳光下|屋外|野外|屋外で|野外で|陽射しの中|日なたで|日向で',
  '밖에서|바깥에서|야외|야외에서|야외의|햇볕 아래|햇살 아래',
].join('|');

const OUT_OF_DOORS = new RegExp(`(?<![\\p{L}\\p{M}])(?:${SAID})(?![\\p{L}\\p{M}])`, 'iu');

/** Whether words say that all is out of doors, wherever that is: "outside", "im Freien", "al aire libre". */
export const saysOutOfDoors = (pieces: Pieces): boolean =>
  OUT_OF_DOORS.test(pieces.map(({ text }) => text).join(' '));
