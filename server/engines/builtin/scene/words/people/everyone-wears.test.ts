import { describe, expect, it } from 'vitest';
import { COLOURS } from '../../../words/lists/colours.ts';
import { readPrompt } from '../read-prompt.ts';

const GREEN = COLOURS.green;

describe('everyone in a colour', () => {
  it.each([
    'everyone in green',
    "Dublin pub street on St Patrick's day, everyone in green",
    'a street party, everybody wearing green',
    'une fête de rue, tout le monde en vert',
    'ein Straßenfest, alle in Grün',
    'una calle, todos de verde',
    'улица, все в зелёном',
    '街道上大家都穿着绿色衣服',
    'herkes yeşil giymiş',
  ])('is dressed in it, and the light is not tinted: %s', (prompt) => {
    const { subjects, tint } = readPrompt(prompt);
    expect(tint).toBeNull();
    expect(subjects).toContainEqual(expect.objectContaining({ thing: 'person', colour: GREEN }));
  });

  it('is no colour of a thing behind it', () => {
    const { subjects } = readPrompt('everyone sits around a green table');
    expect(subjects.filter(({ thing, colour }) => thing === 'person' && colour !== null)).toEqual(
      [],
    );
  });
});
