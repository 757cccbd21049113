import type { Piece } from '../words/reader.ts';

/** The first (0) or the second (1) of two pictures. */
export type Picture = 0 | 1;

/** A word of an instruction as far as it tells which picture it is about. */
export interface Clue extends Pick<Piece<unknown>, 'text' | 'start' | 'end'> {
  /** The picture that it names. */
  readonly picture: Picture | null;
}

/** The picture that a word belongs to. */
export interface Owner {
  readonly picture: Picture;
  /** Whether a particle says so, as in languages that put the owner first. */
  readonly isSaid: boolean;
}

/** Scripts, and words of Turkish, of languages that put the owner before what it has. */
const OWNER_FIRST =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]|resi?m(?:i|in|de|ler)|foto[gğ]raf(?:ı|t)|görsel|birinci|kinci/iu;

/** Whether a text is in a language that puts the owner first: "2枚目の背景". */
export const putsOwnerFirst = (text: string): boolean => OWNER_FIRST.test(text);

/** What may stand between an owner and what it has, there. */
const HAS =
  /^(?:の|に(?:いる|写っている|写った|ある)|中|内|里面?|上|的|那?张|图片?|圖|照片|画像|写真|사진|이미지|그림|의|에서|에|있는|속|तस्वीर|चित्र|फोटो|छवि|वाली|वाले|की|के|का|में|से|resi?m\p{L}*|foto[gğ]raf\p{L}*|görsel\p{L}*|daki|deki|\s)*$/iu;
/** The ending of an owner in Turkish. */
const TURKISH_OWNER = /(?:[nsy]?[ıiuü]n|[dt][ae](?:ki|n)?)$/iu;
/** What may stand between a word and its owner in the other languages: little words of owning and articles. */
const OF =
  /^[\s'’]*(?:(?:of|from|like|des?|du|d|von|vom|aus|del|della|dello|dell|dalla|dal|di|da|do|из|с|со|от|من|the|dem|der|den|die|das|la|le|l|el|il|lo|o|picture|image|photo|bild|foto|imagen|imagem|immagine|صورة|الصورة)[\s'’]+)*$/iu;
/** The same with words of place: "the person in the second". */
const OF_OR_IN =
  /^[\s'’]*(?:(?:of|from|in|on|des?|du|d|dans|sur|von|vom|aus|im|auf|en|del|della|dalla|dal|nella|nel|sulla|di|da|do|na|no|из|с|со|от|на|в|من|في|the|dem|der|den|die|das|la|le|l|el|il|o|picture|image|photo|bild|foto|imagen|imagem|immagine|صورة|الصورة)[\s'’]+)*$/iu;
/** Between an English owner and what it has: "image 2's style", "the second image style". */
const ENGLISH_OWNER = /^['’]?s?\s*$/iu;

/** The picture that the word at a place belongs to, where the words around it say so; `isPlace` lets it be what it is in. */
export function ownerOf(
  clues: readonly Clue[],
  at: number,
  text: string,
  isPlace = false,
): Owner | null {
  const word = clues[at];
  if (word === undefined) return null;
  const before = clues.slice(0, at).findLast(({ picture }) => picture !== null);
  const after = clues.slice(at + 1).find(({ picture }) => picture !== null);
  if (putsOwnerFirst(text)) {
    if (!before || before.picture === null) return null;
    const between = text.slice(before.end, word.start);
    if (!HAS.test(between)) return null;
    const isSaid = between.trim() !== '' || TURKISH_OWNER.test(before.text);
    return { picture: before.picture, isSaid };
  }
  const follows = after && (isPlace ? OF_OR_IN : OF).test(text.slice(word.end, after.start));
  if (follows && after.picture !== null) return { picture: after.picture, isSaid: true };
  const leads = before && ENGLISH_OWNER.test(text.slice(before.end, word.start));
  return leads && before.picture !== null ? { picture: before.picture, isSaid: true } : null;
}

const WITH =
  /(?:^|\s)(?:with|by|using|to|mit|durch|gegen|avec|par|con|com|por|per|на|используя)\s+(?:(?:the|dem|der|das|die|la|le|el|il|o|a)\s+|l['’])*$/iu;
const INTO =
  /(?:^|\s)(?:in|into|on|onto|over|upon|inside|auf|ins|über|dans|sur|en|sobre|em|no|na|nel|nella|su|sul|sulla|sopra|в|во|на|في|على|داخل)\s+(?:(?:the|das|die|den|dem|der|la|le|el|il|o|a)\s+|l['’])*$/iu;
const LIKE =
  /(?:^|\s)(?:like|wie|comme|como|come|как|مثل)\s+(?:(?:the|das|der|la|le|el|il|o|a)\s+|l['’])*$/iu;

const named =
  (before: RegExp) =>
  (clues: readonly Clue[], text: string): Picture | null =>
    clues.find(({ picture, start }) => picture !== null && before.test(text.slice(0, start)))
      ?.picture ?? null;

/** The picture with which something is done: "replace it with the second". */
export const pictureUsed = named(WITH);

/** The picture into which or onto which something goes: "into the first". */
export const pictureEntered = named(INTO);

/** The picture that is the model: "like the second". */
export const pictureFollowed = named(LIKE);
