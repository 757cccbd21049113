/** A quotation in a text, and where it stood. */
export interface Quotation {
  readonly words: string;
  readonly start: number;
}

const QUOTED =
  /“([^”]+)”|"([^"]+)"|„([^“”"]+)[“”"]|«([^»]+)»|「([^」]+)」と?|『([^』]+)』と?|‘([^’]+)’|(?<=^|\s)'([^']+)'(?=$|[\s.,;!?])/gu;

/** Takes quotations out of a text: they are to be written, not to be understood. Places stay the same. */
export function takeQuotations(text: string): { rest: string; quotations: readonly Quotation[] } {
  const quotations: Quotation[] = [];
  const rest = text.replace(QUOTED, (whole: string, ...groups: unknown[]) => {
    const start = groups.find((group) => typeof group === 'number') ?? 0;
    const words = groups.find((group) => typeof group === 'string' && group !== whole);
    quotations.push({ words: String(words ?? '').trim(), start });
    return ' '.repeat(whole.length);
  });
  return { rest, quotations };
}

/** A ratio of sides, like 16:9. */
export interface Ratio {
  readonly across: number;
  readonly down: number;
  readonly start: number;
}

const RATIO = /(?<![\d.,])(\d{1,2})\s?[:：/x×∶]\s?(\d{1,2})(?![\d.,])/u;

/** Takes the first ratio out of a text. */
export function takeRatio(text: string): { rest: string; ratio: Ratio | null } {
  const found = RATIO.exec(text);
  const [across, down] = [Number(found?.[1]), Number(found?.[2])];
  if (found === null || !(across > 0) || !(down > 0)) return { rest: text, ratio: null };
  const rest =
    text.slice(0, found.index) +
    ' '.repeat(found[0].length) +
    text.slice(found.index + found[0].length);
  return { rest, ratio: { across, down, start: found.index } };
}
