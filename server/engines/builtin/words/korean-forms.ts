const PARTICLES =
  '에서의 으로부터 에서 에게 으로 로서 까지 부터 처럼 같은 이나 이랑 하고 에는 에도 과의 와의 들이 들은 들을 들의 들과 들에 들 은 는 이 가 을 를 의 에 와 과 로 도 만 나 랑 속 위 옆 앞 뒤 밑 안'.split(
    ' ',
  );

/** A Korean word without its particles, up to two of them ("숲속에서" is "숲"). */
export function koreanForms(word: string): string[] {
  const once = strip(word);
  return [...once, ...once.flatMap(strip)];
}

const strip = (word: string): string[] =>
  PARTICLES.filter((one) => word.length > one.length && word.endsWith(one)).map((one) =>
    word.slice(0, word.length - one.length),
  );
