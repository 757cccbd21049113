import english from '../../locales/notes/en.json' with { type: 'json' };
import type { Note, NoteValue } from '../../src/net/contracts/note.ts';
import { sayNote } from '../../src/net/contracts/say-note.ts';

export type { Note, NoteValue };

type WithoutForm<Key> = Key extends `${infer Code}_${'one' | 'other'}` ? Code : Key;

/** What a note may say: a key of `locales/notes`, without its plural form. */
export type NoteCode = WithoutForm<keyof typeof english>;

/** What an engine says: a note for every language, or a sentence of its own in English. */
export type Remark = Note | string;

/** Makes a note; `parameters` fill the places of its text, `count` also chooses the plural form. */
export const note = (code: NoteCode, parameters?: Readonly<Record<string, NoteValue>>): Note =>
  parameters === undefined ? { code } : { code, parameters };

/** A remark as an English sentence. */
export const inEnglish = (remark: Remark): string =>
  typeof remark === 'string'
    ? remark
    : (sayNote(remark, { texts: english, language: 'en' }) ?? remark.code);
