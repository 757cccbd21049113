import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { planOf } from '../world/scenery/sceneries.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0);

describe('who is at a petrol station', () => {
  it.each([
    'a man filling up his car at a petrol station',
    'a woman refuels at a gas station',
    'ein Mann tankt sein Auto',
    'un homme fait le plein à la station-service',
    'мужчина заправляет машину',
    '男人在加油站给车加油',
  ])('fills up a car at a pump: %s', (prompt) => {
    const setting = settingOf(prompt);
    expect(setting.idea.scenery).toBe('forecourt');
    expect([...(planOf(setting)?.has ?? [])]).toEqual(
      expect.arrayContaining(['gasstation', 'car', 'person']),
    );
  });

  it.each([
    'a gas station',
    'an abandoned gas station with a man',
    'a gas station on the moon with an astronaut',
  ])('is not seen so where nobody is, or it is elsewhere: %s', (prompt) => {
    expect(settingOf(prompt).idea.scenery).not.toBe('forecourt');
  });
});
