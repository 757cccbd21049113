import { namesPerson, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** What somebody wears and no figure is drawn with: what is about the neck, the hands and the feet, and uniforms. */
const NOT_DRAWN =
  /^(?:scarf|scarves|gloves?|mittens?|socks?|stockings|tights|boots|wellies|wellingtons|rubber boots|sneakers|shoes|sandals|heels|high heels|tie|bow tie|belt|uniform|schals?|handschuhe?|socken|strümpfe|stiefeln?|gummistiefeln?|schuhen?|turnschuhen?|sandalen|krawatte|gürtel|\p{L}*uniform|écharpe|gants|chaussettes|collants|bottes|bottines|chaussures|sandales|cravate|ceinture|uniforme|bufanda|guantes|calcetines|medias|botas|zapatos|zapatillas|sandalias|corbata|cinturón|cachecol|luvas|meias|sapatos|sandálias|gravata|cinto|sciarpa|guanti|calze|calzini|stivali|scarpe|sandali|cravatta|cintura|divisa|шарф\p{L}{0,2}|перчатк\p{L}{1,3}|варежк\p{L}{1,3}|носк\p{L}{1,3}|сапог\p{L}{0,3}|сапожк\p{L}{1,3}|ботинк\p{L}{1,3}|туфл\p{L}{1,3}|кроссовк\p{L}{1,3}|галстук\p{L}{0,3}|форм[аеуы]|atkı|atkılı|eldiven|eldivenli|çorap|çoraplı|çizme|çizmeli|botlu|ayakkabılı|kravatlı|üniforma\p{L}*|وشاح|بوشاح|قفازات|بقفازات|جوارب|حذاء|بحذاء|أحذية|ربطة عنق|زي|स्कार्फ|मफलर|दस्ताने|मोज़े|जूते|जूतों|टाई|यूनिफॉर्म|वर्दी|マフラー|スカーフ|手袋|靴下|長靴|ブーツ|靴|スニーカー|ネクタイ|制服|围巾|手套|袜子|靴子?|雨靴|鞋子?|领带|制服|校服|(?:목도리|스카프|장갑|양말|장화|부츠|구두|신발|운동화|넥타이|교복)[을를]?)$/iu;
/** Words before what is worn, in its clause. */
const WITH =
  /^(?:with|in|wearing|wears|mit|trägt|avec|en|aux|portant|porte|con|de|com|usando|vestindo|che|indossa|lleva|в|с|со|носит|يرتدي|ترتدي|穿|穿着|戴|戴着)$/iu;
/** Uniforms, which are all of what somebody wears: their colour dyes that. */
const UNIFORM = /uniform|üniforma|^divisa$|^форм[аеуы]$|ユニフォーム|制服|유니폼|यूनिफ/iu;
/** Words right behind it. */
const WORN =
  /^(?:giyen|giymiş|takan|पहने|पहने हुए|पहनकर|履いた|履く|履いて|はいた|着た|着て|巻いた|をした|신은|신고|입은|매고|두른|낀)$/iu;
/** Words of school, whose uniform it is. */
const SCHOOL =
  /^(?:school|okul|مدرسي|مدرسية|स्कूल|escolar|scolaire|scolastic[ao]|школьн\p{L}+|学校|학교)$/iu;

const isNotDrawn = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && !piece.negated && NOT_DRAWN.test(piece.text);

/** What somebody has on beside. */
const GARMENTS: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['gown', 'coat', 'raincoat', 'jacket', 'shirt', 'pullover', 'cloak', 'hatted'] as const),
]);

/** Whether a word between that and what is worn is an article, tells what it is like, or names what else is worn. */
const isBetween = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  !WITH.test(piece.text) &&
  piece.meanings.every(
    ({ colour, size, trait }) => (colour ?? size) !== undefined || GARMENTS.has(trait),
  );

/** Whether a word beside what is worn says that it is, or its own ending does. */
function isWorn(pieces: Pieces, at: number): boolean {
  const text = pieces[at]?.text ?? '';
  if (/^ب\p{L}{3}|lı$|li$|lu$|lü$/u.test(text)) return true;
  const [next, behind] = [pieces[at + 1], pieces[at + 2]];
  const isWhose = next?.text === 'の' && behind !== undefined && namesPerson(behind);
  const verb = next?.text === 'を' ? behind : next;
  if (isWhose || WORN.test(verb?.text ?? '')) return true;
  let before = at - 1;
  while (pieces[before + 1]?.afterStop === false && isBetween(pieces[before])) before--;
  return pieces[before + 1]?.afterStop === false && WITH.test(pieces[before]?.text ?? '');
}

const isColour = ({ meanings }: Piece): boolean =>
  meanings.length > 0 && meanings.every(({ colour }) => colour !== undefined);
const isSchool = ({ text }: Piece): boolean => SCHOOL.test(text);

/** Told as not drawn. */
const untold = (piece: Piece): Piece => ({ ...piece, role: null, meanings: [] });

/** The words of a prompt; what somebody wears that is not drawn, its colour and whose uniform it is are told so, and neither a dress of that colour nor a pair of shoes by itself or a classroom comes of them. */
export function withoutDressNotDrawn(pieces: Pieces): Pieces {
  if (!says(pieces, ({ thing }) => thing === 'person')) return pieces;
  const those = new Set<Piece>();
  pieces.forEach((piece, at) => {
    if (!isNotDrawn(piece) || namesPerson(piece)) return;
    const [before, next] = [pieces[at - 1], pieces[at + 1]];
    const behind = next?.afterStop === false ? next : undefined;
    const front = piece.afterStop ? undefined : before;
    const schools = [front, behind].filter((one) => one !== undefined && isSchool(one));
    if (piece.meanings.length > 0 && schools.length === 0 && !isWorn(pieces, at)) return;
    those.add(piece);
    for (const one of schools) if (one !== undefined) those.add(one);
    // What stands before its noun here stands behind it in Romance languages and Arabic.
    const colour = UNIFORM.test(piece.text)
      ? undefined
      : [front, behind].find((one) => one !== undefined && isColour(one));
    if (colour !== undefined) those.add(colour);
  });
  return those.size === 0
    ? pieces
    : pieces.map((piece) => (those.has(piece) ? untold(piece) : piece));
}
