import { NUMBER_WORDS, NUMBERS, type NumberName } from '../../../words/lists/numbers.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** An age of somebody in one word of German or Russian. */
const AGED = /^(?<number>\p{L}+?)(?:jährig|летн)\p{L}*$/iu;

/** What numbers are called at the beginning of such a word. */
const CALLED: ReadonlyMap<string, number> = new Map([
  ...numbersOf('de'),
  ...numbersOf('ru'),
  ...([
    ['elf', 11],
    ['dreizehn', 13],
    ['vierzehn', 14],
    ['sechzehn', 16],
    ['siebzehn', 17],
    ['двух', 2],
    ['трёх', 3],
    ['четырёх', 4],
    ['одиннадцати', 11],
    ['двенадцати', 12],
    ['тринадцати', 13],
    ['пятнадцати', 15],
    ['шестнадцати', 16],
    ['сто', 100],
  ] as const),
]);

function numbersOf(language: 'de' | 'ru'): [string, number][] {
  return (Object.keys(NUMBERS) as NumberName[]).flatMap((name) =>
    NUMBER_WORDS[language][name].split('|').map((word): [string, number] => [word, NUMBERS[name]]),
  );
}

/** How old somebody is by such a word; of "fünfundsechzig" the tens count. */
function ageOf(text: string): number | undefined {
  const number = AGED.exec(text)?.groups?.number?.toLowerCase();
  return number === undefined
    ? undefined
    : (CALLED.get(number) ?? CALLED.get(number.replace(/^\p{L}+und/u, '')));
}

/** The words of a prompt, an age in one word as a number and the years that it counts: "ein zehnjähriges Mädchen", "десятилетняя девочка". */
export const agesInOneWord = (pieces: Pieces): Pieces =>
  pieces.flatMap((piece): Piece[] => {
    const age = ageOf(piece.text);
    if (age === undefined) return [piece];
    return [
      { ...piece, role: null, plural: false, text: String(age), meanings: [{ count: age }] },
      { ...piece, role: null, afterStop: false, plural: false, meanings: [{ lived: 'years' }] },
    ];
  });
