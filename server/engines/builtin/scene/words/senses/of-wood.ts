import { isBeast } from '../creatures.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { TREES } from '../plants.ts';

/** Wood in Japanese and Korean is written like a tree. */
const WOOD = /^(?:木|나무)$/u;
const OF = 'の';
/** What a tree has, is beside or stands over. */
const OF_TREE =
  /^(?:枝|葉|根|幹|実|皮|下|上|陰|影|そば|横|隣|脇|前|後|間|中|周|近|向|頂|てっぺん|가지|잎|뿌리|열매|껍질|줄기|그늘|기둥|위|옆|앞|뒤|아래|밑|곁|사이|속|주위|주변|둘레|꼭대기|근처|너머|숲)/u;
/** Korean verbs, of what somebody does with a tree ("나무 타는 원숭이"). */
const IS_VERB = /(?:는|은|고|며)$/u;

/** Whether it can be of wood: furniture, another thing that is no tree and nobody, or what is not known. */
const isMade = ({ meanings, role, text, afterStop }: Piece): boolean =>
  !afterStop &&
  !OF_TREE.test(text) &&
  (meanings.some(
    ({ seat, held, fitting, thing }) =>
      (seat ?? held ?? fitting) !== undefined ||
      (thing !== undefined &&
        thing !== 'person' &&
        !isBeast(thing) &&
        !TREES.some((tree) => tree === thing)),
  ) ||
    (meanings.length === 0 && role === null && !IS_VERB.test(text)));

/** The words of a prompt; a table of wood has no tree beside it: "木のテーブル", "나무 탁자". */
export const ofWood = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (!WOOD.test(piece.text) || piece.negated) return piece;
    const isOf = pieces[at + 1]?.text === OF;
    const made = pieces[isOf ? at + 2 : at + 1];
    const isBare = !isOf && piece.text === '木';
    return made !== undefined && !isBare && isMade(made)
      ? { ...piece, meanings: [], role: 'other' }
      : piece;
  });
