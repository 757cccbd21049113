import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('reading a prompt', () => {
  it('finds land, time, weather, season and sky', () => {
    const idea = readPrompt('A foggy forest at dawn in autumn, with a rainbow');
    expect(idea).toMatchObject({ land: 'forest', time: 'dawn', weather: 'fog', season: 'autumn' });
    expect(idea.sky).toEqual(['rainbow']);
    expect(idea.ignored).toEqual([]);
  });

  it('gives a thing the number and the colour said before it', () => {
    const { subjects, tint } = readPrompt('two red boats and a white house');
    expect(subjects.map(({ thing, count }) => [thing, count])).toEqual([
      ['boat', 2],
      ['house', 1],
    ]);
    expect(subjects[0]?.colour?.[0]).toBeGreaterThan(0.6);
    expect(subjects[1]?.colour?.[2]).toBeGreaterThan(0.9);
    expect(tint).toBeNull();
  });

  it('gives a balloon the colour said before it, not the light', () => {
    const { balloonColour, tint } = readPrompt('a blue balloon');
    expect(balloonColour?.[2]).toBeGreaterThan(balloonColour?.[0] ?? 1);
    expect(tint).toBeNull();
  });

  it('gives a late colour to the thing before it, and a lone one to the light', () => {
    expect(readPrompt('a girl with a blue coat').subjects[0]?.colour).not.toBeNull();
    expect(readPrompt('purple mountains').tint).not.toBeNull();
  });

  it('prefers the land that holds the others in view', () => {
    expect(readPrompt('snowy mountains by a lake').land).toBe('lake');
    expect(readPrompt('a forest and mountains').land).toBe('forest');
  });

  it('reads phrases before words', () => {
    expect(readPrompt('northern lights').sky).toEqual(['aurora']);
    expect(readPrompt('palm trees').subjects.map(({ thing }) => thing)).toEqual(['palm']);
  });

  it('reads Chinese and Arabic', () => {
    expect(readPrompt('雪山 湖 日落')).toMatchObject({ land: 'lake', time: 'sunset', snowy: true });
    const arabic = readPrompt('بيت في الغابة ليلا');
    expect(arabic).toMatchObject({ land: 'forest', time: 'night' });
    expect(arabic.subjects.map(({ thing }) => thing)).toEqual(['house']);
  });

  it('keeps what it does not know as ignored, once each, without the silent words', () => {
    expect(readPrompt('The quixotic, quixotic zeitgeist of a cat').ignored).toEqual([
      'quixotic',
      'zeitgeist',
    ]);
  });

  it('reads 4000 characters of anything', () => {
    expect(readPrompt('ab '.repeat(1333)).ignored).toEqual(['ab']);
    expect(readPrompt('😀'.repeat(2000)).understood).toEqual([]);
    expect(readPrompt('山'.repeat(4000)).land).toBe('mountain');
  });
});
