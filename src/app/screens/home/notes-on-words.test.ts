import { describe, expect, it } from 'vitest';
import { notesOnWords } from './notes-on-words.ts';

const IGNORED = { code: 'painter.ignored', parameters: { words: ['zorbing'] } };

describe('what is told of words under the pictures', () => {
  it('is what was not drawn, and neither who drew nor what was understood', () => {
    const notes = ['Drawn by the painter.', 'Understood: barn.', 'Ignored: zorbing.'];
    const noteTerms = [{ code: 'painter.introduction' }, { code: 'painter.understood' }, IGNORED];
    expect(notesOnWords({ notes, noteTerms })).toEqual({
      notes: ['Ignored: zorbing.'],
      noteTerms: [IGNORED],
    });
  });

  it('is what had no place in a picture', () => {
    const noteTerms = [{ code: 'painter.no-place', parameters: { words: ['pool table'] } }];
    const told = { notes: ['There was no place for: pool table.'], noteTerms };
    expect(notesOnWords(told)).toEqual(told);
  });

  it('is nothing where an engine has no codes for what it says', () => {
    expect(notesOnWords({ notes: ['Done.'] }).notes).toEqual([]);
    expect(
      notesOnWords({ notes: ['Done.', 'Ignored: x.'], noteTerms: [null, IGNORED] }).notes,
    ).toEqual(['Ignored: x.']);
  });
});
