import type { Language } from '../language.ts';
import type { ListedWord } from '../lexicon.ts';
import type { Reader } from '../reader.ts';

/** A sentence of each language that holds any word: what a prompt of that language looks like. */
const CARRIERS: Readonly<Record<Language, string>> = {
  en: 'there is the … and his or her there',
  zh: '这里有一个…，在那里',
  ja: 'ここには…などの、この絵',
  ko: '그림에는 …, 그리고 그녀',
  fr: 'il y a dans cette image: …, avec une et des',
  de: 'das ist ein und dieses Bild: …, mit einer und der',
  es: 'hay en esta imagen: …, con una y los',
  ru: 'это очень и который: …, где они были',
  pt: 'há nesta e uma imagem: …, com uns não são',
  it: 'questo è il disegno: …, con gli che sono della',
  tr: 'bu resim için bir: …, gibi olarak ve daha',
  ar: 'هذه هي …، التي كانت هناك',
  hi: 'यह वह है: …, जो हैं',
};

/** Words that one sentence holds. */
const TOGETHER = 6;

/** Those of some words whose meaning is not read in a sentence that holds all of them. */
function notReadTogether<Meaning>(
  read: Reader<Meaning>,
  carrier: string,
  words: readonly ListedWord<Meaning>[],
): ListedWord<Meaning>[] {
  const listing = words.map(({ word }) => word).join(', ');
  const pieces = read(carrier.replace('…', () => listing));
  const said = new Set(
    pieces.flatMap(({ meanings }) => meanings.map((one) => JSON.stringify(one))),
  );
  return words.filter(({ meaning }) => !said.has(JSON.stringify(meaning)));
}

/**
 * Puts listed words of a language into its sentence, a few at a time; those whose meaning is not read. The last of a
 * few stands right before the rest of the sentence, and may be a phrase with that ("coach and his"): what is not read
 * there is read once more with a stop behind it.
 */
export function wordsNotRead<Meaning>(
  read: Reader<Meaning>,
  language: Language,
  words: readonly ListedWord<Meaning>[],
): string[] {
  const carrier = CARRIERS[language];
  const missed: string[] = [];
  for (let at = 0; at < words.length; at += TOGETHER) {
    const some = words.slice(at, at + TOGETHER);
    const left = notReadTogether(read, carrier, some).filter(
      (one) => notReadTogether(read, carrier.replace('…', '…,'), [one]).length > 0,
    );
    missed.push(...left.map(({ word, meaning }) => `${word} = ${JSON.stringify(meaning)}`));
  }
  return missed;
}
