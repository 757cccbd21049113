import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who waits', () => {
  it.each([
    'an old man waits on a bench',
    'ein alter Mann wartet auf einer Bank',
    'un uomo aspetta seduto su una panchina',
    'una mujer esperando sentada en un banco',
    'старик ждёт сидя на скамейке',
    '老人坐在长椅上等待',
    'un chat attend couché sur le tapis',
    'ein Mann wartet im Bett',
    'une fille attend sur une chaise',
    'un avion attend sur la piste',
  ])('sits or lies where that is said, and stands on no seat: %s', (prompt) => {
    expect(readPrompt(prompt).subjects?.map(({ posture }) => posture)).not.toContain('standing');
  });
  it.each(['ein Mann wartet an der Tür', 'мужчина ждёт у двери', 'a girl waiting at the door'])(
    'stands where nothing is: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects).toMatchObject([{ posture: 'standing' }]);
    },
  );
  it.each([
    'surfers waiting for waves at dusk',
    'drei Surfer warten auf ihren Brettern auf eine Welle',
    'surfistas esperando olas al atardecer',
    'серферы ждут волну',
    '波を待つサーファー',
  ])('sits on the board where that is a surfer: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'sea',
      subjects: [{ thing: 'surfer', posture: 'sitting' }],
    });
  });

  it.each(['surfers waiting on the beach', 'a surfer waiting at a bus stop'])(
    'stands where that is a surfer on land: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects[0]).toMatchObject({
        thing: 'person',
        posture: 'standing',
        traits: ['boardcarrying'],
      });
    },
  );
});
