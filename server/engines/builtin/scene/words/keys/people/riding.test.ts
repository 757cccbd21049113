import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { wordsOf } from '../../../../words/lexicon.ts';
import { createReader } from '../../../../words/reader.ts';
import { wordsNotRead } from '../../../../words/testing/carriers.ts';
import { RIDING_WORDS } from '../../lists/riding.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { PAINTER_WORDS } from '../../scene-words.ts';
import { RIDING_KEYS } from './riding-keys.ts';

const LISTED = wordsOf(RIDING_WORDS, (key): Meaning => RIDING_KEYS[key]);
const read = createReader<Meaning>(PAINTER_WORDS, {});

describe('the others in a carriage, and who leans', () => {
  it.each(LANGUAGES)('are known among all other words: %s', (language) => {
    const own = LISTED.filter((one) => one.language === language);
    expect(wordsNotRead(read, language, own)).toEqual([]);
  });

  it.each([
    'a nurse leaning against the door of a subway car, everybody else looking at their phones',
    'eine Krankenschwester lehnt an der Tür, U-Bahn-Waggon, alle anderen schauen auf ihre Handys',
  ])('have the phones at which they look, not who leans: %s', (prompt) => {
    const { land, busy, subjects } = readPrompt(prompt);
    expect([land, busy, subjects.length]).toEqual(['metro', true, 1]);
    expect(subjects[0]?.traits).toContain('propped');
    expect(subjects[0]?.holds).toBe(undefined);
  });

  it('leave somebody alone the phone', () => {
    const { subjects } = readPrompt('a nurse in a subway car looking at her phone');
    expect(subjects[0]?.holds?.thing).toBe('phone');
  });

  it('make a full train a carriage, with passengers who are told no more of', () => {
    const full = readPrompt('people on a packed train looking at their phones');
    expect(full).toMatchObject({ land: 'metro', busy: true, subjects: [{ thing: 'person' }] });
    expect(full.subjects[0]?.holds).toBe(undefined);
    expect(readPrompt('a packed train').land).not.toBe('metro');
    expect(readPrompt('a man in a train').land).not.toBe('metro');
  });
});

it('sees a full bus and a full tram from within as what they are', () => {
  expect(readPrompt('a crowded bus with passengers').land).toBe('buscabin');
  expect(readPrompt('a crowded tram with tourists').land).toBe('tramcabin');
});
