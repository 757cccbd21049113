const PARTICLES =
  '에서의 으로부터 에서 에게 으로 로서 까지 부터 처럼 같은 이나 이랑 하고 에는 에도 과의 와의 들이 들은 들을 들의 들과 들에 들 은 는 이 가 을 를 의 에 와 과 로 도 만 나 랑 속 위 옆 앞 뒤 밑 안'.split(
    ' ',
  );

/** A Korean word without its particles, up to two of them ("숲속에서" is "숲"), and the form in which lists have a verb. */
export function koreanForms(word: string): string[] {
  const once = strip(word);
  return [...once, ...once.flatMap(strip), ...attributive(word), ...adverb(word), ...asked(word)];
}

const strip = (word: string): string[] =>
  PARTICLES.filter((one) => word.length > one.length && word.endsWith(one)).map((one) =>
    word.slice(0, word.length - one.length),
  );

/** Endings of verbs that follow a stem as it is. */
const VERB_ENDINGS = ['는다', '습니다', '면서', '으면서', '고', '며', '으며'];

/** How a quality is said that goes on to another: "밝고 따뜻하게" is 밝게 and 따뜻하게. */
const adverb = (word: string): string[] =>
  VERB_ENDINGS.filter((one) => word.length > one.length && word.endsWith(one)).map(
    (one) => `${word.slice(0, -one.length)}게`,
  );

const REQUESTS = ['주세요', '주실래요', '줄래요', '줄래', '줘요', '줘'];

/** A verb that somebody is asked for: "지워줘" is 지워, "회전해줘" 회전. */
function asked(word: string): string[] {
  return REQUESTS.filter((one) => word.length > one.length && word.endsWith(one))
    .map((one) => word.slice(0, -one.length))
    .flatMap((verb) => [
      verb,
      ...(verb.length > 2 && /[해어아]$/u.test(verb) ? [verb.slice(0, -1)] : []),
    ]);
}

/** Syllables of Unicode: 28 for each pair of a consonant and a vowel, by what closes them. */
const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const CLOSINGS = 28;
/** Which of them close with ㄴ, with ㄹ and with ㅂ. */
const N = 4;
const L = 8;
const B = 17;

/** What closes a word's last syllable, 0 for nothing or no syllable of Korean. */
function closingOf(word: string): number {
  const code = word.charCodeAt(word.length - 1);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % CLOSINGS : 0;
}

/** A word whose last syllable is closed by something else. */
const closedBy = (word: string, closing: number): string =>
  word.slice(0, -1) +
  String.fromCharCode(word.charCodeAt(word.length - 1) - closingOf(word) + closing);

/**
 * The attributive of a verb that ends a sentence or goes on to another: "마신다", "마시고", "마십니다" are said by who
 * is "마시는". A stem's ㄹ is lost before some of the endings: "판다", "팔고", "파는".
 */
function attributive(word: string): string[] {
  const stems = VERB_ENDINGS.filter((one) => word.length > one.length && word.endsWith(one)).map(
    (one) => word.slice(0, -one.length),
  );
  for (const [ending, closing] of [
    ['다', N],
    ['니다', B],
  ] as const) {
    const rest = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
    if (closingOf(rest) === closing) stems.push(closedBy(rest, 0));
  }
  return stems.map((stem) => `${closingOf(stem) === L ? closedBy(stem, 0) : stem}는`);
}
