/** Texts by code, their places as `{{name}}`, plural forms as `code_one`, `code_other`, … */
export type NoteTexts = Readonly<Record<string, string>>;

/** How a language says notes. */
export interface NoteSpeech {
  readonly texts: NoteTexts;
  /** A BCP 47 tag, for plurals and digits. */
  readonly language: string;
  /** What is put around words of the user's, which may be written the other way; '' for nothing. */
  readonly around?: readonly [string, string];
}

/** Separates the members of a list. */
const SEPARATOR = 'list.separator';

/**
 * A note as a sentence of a language. Null when a text is missing or a place is not filled: then the
 * English sentence is the better one.
 *
 * @param note as {@link import('./note.ts').noteSchema} says; anything may have come from elsewhere
 */
export function sayNote(note: unknown, speech: NoteSpeech): string | null {
  if (!isNote(note)) return null;
  const parameters = isRecord(note.parameters) ? note.parameters : {};
  const text = textOf(note.code, parameters.count, speech);
  if (text === undefined) return null;
  let isWhole = true;
  const sentence = text.replace(/\{\{(\w+)\}\}/g, (_, place: string) => {
    const said = sayValue(parameters[place], speech);
    if (said === null) isWhole = false;
    return said ?? '';
  });
  return isWhole ? sentence : null;
}

function textOf(code: string, count: unknown, { texts, language }: NoteSpeech): string | undefined {
  if (typeof count !== 'number') return own(texts, code);
  const form = new Intl.PluralRules(language).select(count);
  return own(texts, `${code}_${form}`) ?? own(texts, `${code}_other`) ?? own(texts, code);
}

const own = (texts: NoteTexts, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

function sayValue(value: unknown, speech: NoteSpeech): string | null {
  if (typeof value === 'string') return (speech.around ?? ['', '']).join(value);
  if (typeof value === 'number')
    return new Intl.NumberFormat(speech.language, { useGrouping: false }).format(value);
  if (!Array.isArray(value)) return sayNote(value, speech);
  const said = value.map((one) => sayValue(one, speech));
  return said.includes(null) ? null : said.join(own(speech.texts, SEPARATOR) ?? ', ');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isNote = (
  value: unknown,
): value is { readonly code: string; readonly parameters?: unknown } =>
  isRecord(value) && typeof value.code === 'string';
