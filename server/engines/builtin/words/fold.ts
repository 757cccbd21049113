/** Traditional and Japanese characters beside the simplified ones that the lists use. */
const HAN_PAIRS =
  '雲云樹树馬马鳥鸟島岛風风龍龙魚鱼貓猫橋桥車车門门園园宮宫電电陽阳陰阴霧雾夢梦漢汉廣广場场燈灯蘭兰葉叶顏颜顔颜綠绿緑绿藍蓝紅红黃黄黒黑銀银銅铜鋼钢東东極极遠远麗丽靜静靜静靑青點点線线畫画畵画寫写實实現现動动電电視视歡欢樂乐楽乐愛爱國国傳传統统築筑樓楼廟庙羅罗貝贝鹿鹿獅狮貍狸兩两幾几個个隻只條条張张對对雙双無无沒没陸陆灣湾灘滩溫温熱热涼凉氣气闊阔遼辽麥麦穀谷稻稻頭头臉脸髮发髪发飛飞飄飘禮礼節节雞鸡鴨鸭鵝鹅鷹鹰鶴鹤烏乌龜龟歐欧韓韩傘伞裝装飾饰襯衬褲裤裏里裡里後后從从來来來来見见觀观視视聽听讀读書书學学醫医師师騎骑戰战爭争軍军艦舰輪轮鐵铁鐘钟錶表燭烛煙烟煙烟壯壮偉伟優优絕绝細细經经結结絲丝網网緣缘級级紙纸縮缩';
const HAN: ReadonlyMap<string, string> = new Map(
  Array.from(HAN_PAIRS.matchAll(/(.)(.)/gu), (pair): [string, string] => [
    pair[1] ?? '',
    pair[2] ?? '',
  ]),
);

/** Letters that stand for others, once marks are gone. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  // Arabic: the seats of hamza, the two forms of final ya and ha.
  ['أ', 'ا'],
  ['إ', 'ا'],
  ['آ', 'ا'],
  ['ٱ', 'ا'],
  ['ى', 'ي'],
  ['ة', 'ه'],
  ['ؤ', 'و'],
  ['ئ', 'ي'],
  // Hindi: the nasal signs.
  ['ँ', 'ं'],
]);

/** What folding leaves as it is, and most words are. */
const PLAIN = /^[a-z0-9]*$/;

/**
 * Letters that fold one by one, whatever stands beside them: small ones of Latin and Cyrillic script in one piece with
 * their marks, and the common Chinese characters.
 */
const APART = /^[a-z0-9\u{df}-\u{24f}\u{430}-\u{45f}\u{4e00}-\u{9fff}]*$/u;
const FIRST_HAN = '\u{4e00}';

/** Loose accents, the vowel signs and the stretching of Arabic, Hindi's dot. */
const SIGNS = /[\u{300}-\u{36f}]|[\u{64b}-\u{65f}]|\u{670}|\u{640}|\u{93c}/gu;

/**
 * A word without what people leave out or write in two ways: case, accents, vowel signs of Arabic,
 * the dot of Hindi's borrowed sounds, wide letters, traditional characters.
 */
export function fold(word: string): string {
  if (PLAIN.test(word)) return word;
  if (!APART.test(word)) return foldAny(word);
  let folded = '';
  for (const letter of word)
    folded += letter >= FIRST_HAN ? (HAN.get(letter) ?? letter) : foldLetter(letter);
  return folded;
}

/** How a letter of `APART` folds: found once, for lists have them a million times. */
function foldLetter(letter: string): string {
  const known = LETTERS_FOLDED.get(letter);
  if (known !== undefined) return known;
  const folded = foldAny(letter);
  LETTERS_FOLDED.set(letter, folded);
  return folded;
}

const LETTERS_FOLDED = new Map<string, string>();

function foldAny(word: string): string {
  const plain = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*/gu, (letter) =>
      letter.normalize('NFD').replace(/\p{M}/gu, ''),
    )
    .replace(SIGNS, '');
  let folded = '';
  for (const letter of plain) folded += LETTERS.get(letter) ?? HAN.get(letter) ?? letter;
  return folded.replace(/\p{Nd}/gu, toDigit);
}

/** A decimal digit of any script as 0 to 9: digits of a script follow one another in Unicode. */
function toDigit(digit: string): string {
  if (digit >= '0' && digit <= '9') return digit;
  let code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
}
