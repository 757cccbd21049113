import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const read = (prompt: string) => {
  const { land, outlook, subjects } = readPrompt(prompt);
  const things = subjects
    .filter((one) => one.isDressing !== true)
    .map(({ thing, holds, on }) => [thing, holds?.thing ?? on].filter(Boolean).join(' '));
  return { land, outlook, things };
};

describe('A small thing that is named with somebody', () => {
  it.each([
    ['우주 정거장 창가에서 라면 먹는 우주비행사', 'stationmodule', 'astronaut foodbowl'],
    ['astronaut with a burger in a space station', 'stationmodule', 'astronaut sandwich'],
    ['queen eating cake in the palace gardens', 'field', 'person cakeslice'],
  ])('is in the hand of who eats or has it: %s', (prompt, land, one) => {
    expect(read(prompt)).toEqual({ land, outlook: null, things: [one] });
  });

  it('is in the deed of who makes it, and in no place in the open before the eye', () => {
    expect(read('mum and toddler baking cookies in the kitchen')).toMatchObject({
      land: 'kitchen',
      // The one who helps is drawn with the other.
      things: ['person'],
    });
    expect(read('外婆在院子里包饺子,旁边有一棵石榴树').land).toBe('field');
  });

  it('is on a table of its own size in a room, where that has room for one', () => {
    expect(read('a boy and a clock in a bedroom').things).toEqual(['person', 'clock table']);
    expect(read('kids crawling through a sewer with candles').things).toEqual(['person']);
  });

  it('is laid before the eye where the picture is of it', () => {
    expect(read('a mug of cocoa before a mountain lake').land).toBe('tabletop');
    expect(read('a book and a girl').things).toEqual(['book', 'person']);
  });
});
