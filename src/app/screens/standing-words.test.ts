import { describe, expect, it } from 'vitest';
import type { Translate } from '../i18n/texts.ts';
import { knownShare, standingWords, type TaskStanding } from './standing-words.ts';

/** Answers the key itself with what fills it, so that tests see which text was chosen. */
const keys: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');

const running: TaskStanding = { status: '1', stage: 'drawing', progress: 0.4, queuePosition: null };

describe('standingWords', () => {
  it('name the place in the queue while a task waits', () => {
    expect(standingWords(keys, { ...running, status: '0', queuePosition: 3 })).toBe(
      'progress.queue 3',
    );
  });

  it('say that it waits where the place is not known', () => {
    expect(standingWords(keys, { ...running, status: '0' })).toBe('progress.waiting');
  });

  it('name the stage while it runs', () => {
    expect(standingWords(keys, running)).toBe('stage.drawing');
  });

  it('say that it finishes while what was made is on its way', () => {
    expect(standingWords(keys, { ...running, stage: null, progress: 1 })).toBe('stage.finishing');
  });

  it.each([null, 'a stage of some later engine'])('say something true of stage %s', (stage) => {
    expect(standingWords(keys, { ...running, stage })).toBe('progress.working');
  });
});

describe('knownShare', () => {
  it('is nothing before anything is finished, then what is', () => {
    expect(knownShare({ ...running, status: '0' })).toBe(null);
    expect(knownShare({ ...running, progress: 0 })).toBe(null);
    expect(knownShare(running)).toBe(0.4);
  });
});
