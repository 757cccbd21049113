import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Words that say that somebody is alone. */
const ALONE =
  /^(?:alone|lone|lonely|solitary|solo|allein|einsam\p{L}*|einzeln\p{L}*|seule?|solitaire|sol[oa]|solitari[oa]|sozinh[oa]|один|одна|одинок\p{L}*|yalnız|tek başına|وحيد|وحيدة|وحده|وحدها|独自|孤独|孤独的|孤单|一个人|ひとり|一人|一人で|孤独な|혼자|홀로|외로운|अकेला|अकेली|अकेले)$/iu;

/** Whom one word names as several who are at it together. */
const AT_IT: ReadonlySet<Trait | undefined> = new Set<Trait>([
  ...(['racing', 'legionary', 'footballer', 'pupil'] as const),
]);

/** English words for whom somebody teaches, which are those for several too but for their end. */
const ONE_PUPIL = /^(?:her|his|their|whose) (?:pupil|student)$/iu;

/** The words of a prompt: who runs a marathon alone is one, and so is a teacher's one pupil. */
export function alone(pieces: Pieces): Pieces {
  const isAlone = pieces.some(({ text, negated }) => !negated && ALONE.test(text));
  return pieces.map((piece) =>
    piece.plural || !(isAlone || ONE_PUPIL.test(piece.text)) ? piece : asOne(piece),
  );
}

/** A word for several who are at it together as one of them. */
const asOne = (piece: Piece): Piece => ({
  ...piece,
  meanings: piece.meanings.map((one): Meaning => {
    const { count: _count, vague: _vague, ...rest } = one;
    return one.thing === 'person' && AT_IT.has(one.trait) ? rest : one;
  }),
});
