import type { Homeland } from '../nation.ts';

/** Scripts that a prompt can be in, and whose land it speaks of by them; Chinese characters are told apart below. */
const SCRIPTS: readonly (readonly [RegExp, Homeland | 'latin' | 'han'])[] = [
  [/\p{Script=Devanagari}/gu, 'indian'],
  [/\p{Script=Hangul}/gu, 'korean'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'japanese'],
  [/\p{Script=Han}/gu, 'han'],
  [/\p{Script=Arabic}/gu, 'arab'],
  [/\p{Script=Cyrillic}/gu, 'russian'],
  [/\p{Script=Latin}/gu, 'latin'],
];

/** Characters and words that are written so in Japan alone. */
const JAPANESE_HAN = /[駅畑込辻峠働沢桜円広図]|田舎|商店街|路地|夏祭|神社/u;

/** Characters that are written so in China alone, whatever else stands with them. */
const CHINESE_HAN = /[们这过个说时门东车马长见鸟鱼]/u;

/** Letters that Turkish alone has among the languages, and words that begin as few others do. */
const TURKISH =
  /[ğıİş]|(?<!\p{L})(?:köy|bahçe|çocuk|sokak|sokağ|otobüs|tarla|okul|nehir|pazarda|çiftçi)/iu;

/** The land that is home to a prompt's language; null for languages that are spoken in many lands, and where several scripts are mixed and none prevails. */
export function writtenIn(prompt: string): Homeland | null {
  const counts = SCRIPTS.map(
    ([script, land]) => [prompt.match(script)?.length ?? 0, land] as const,
  );
  const kana = counts.find(([, land]) => land === 'japanese')?.[0] ?? 0;
  const total = counts.reduce((sum, [count]) => sum + count, 0);
  const [count, land] = counts.toSorted(([a], [b]) => b - a)[0] ?? [0, 'latin'];
  if (land === 'latin') return TURKISH.test(prompt) ? 'turkish' : null;
  if (land === 'han' || land === 'japanese') {
    const han = counts.find(([, one]) => one === 'han')?.[0] ?? 0;
    if (2 * (han + kana) <= total) return null;
    const isJapanese = JAPANESE_HAN.test(prompt) && !CHINESE_HAN.test(prompt);
    return kana > 0 || isJapanese ? 'japanese' : 'chinese';
  }
  return 2 * count > total ? land : null;
}
