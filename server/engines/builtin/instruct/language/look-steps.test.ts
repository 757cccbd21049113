import { describe, expect, it } from 'vitest';
import { readInstruction } from './read-instruction.ts';

describe('lights that are turned on', () => {
  it.each([
    ['en', 'turn the lights on'],
    ['en', 'turn on the lights'],
    ['de', 'mach das Licht an'],
    ['fr', 'allume les lumières'],
    ['es', 'enciende las luces'],
    ['pt', 'acenda as luzes'],
    ['it', 'accendi le luci'],
    ['ru', 'включи свет'],
    ['tr', 'ışıkları aç'],
    ['ar', 'أشعل الأضواء'],
    ['hi', 'बत्ती जलाओ'],
    ['ja', '窓に明かりをつけて'],
    ['ko', '창문에 불을 켜줘'],
    ['zh', '开灯'],
  ])('are those in the windows in %s: %s', (_, text) => {
    expect(readInstruction(text)).toMatchObject({
      steps: [{ do: 'lights', amount: 1 }],
      notDone: [],
      unknown: [],
    });
  });

  it('are no lights of another kind', () => {
    expect(readInstruction('brighten the highlights').steps).toMatchObject([{ do: 'tone' }]);
    expect(readInstruction('add northern lights').steps).toEqual([]);
  });
});
