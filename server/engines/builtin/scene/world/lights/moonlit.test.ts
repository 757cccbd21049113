import { expect, it } from 'vitest';
import { readPrompt } from '../../words/read-prompt.ts';
import { createLight } from '../light.ts';
import { moonlit } from './moonlit.ts';

it('lets the sand of a desert shine by night before blue shadows, and not at dusk or elsewhere', () => {
  const lightOf = (prompt: string, time: 'night' | 'dusk') => {
    const light = createLight(time, 'clear', 0.5, 0, null);
    return { light, shown: moonlit(light, readPrompt(prompt), time) };
  };
  const { light, shown } = lightOf('camels in the desert', 'night');
  expect(shown.sun[0]).toBeGreaterThan(1.4 * light.sun[0]);
  expect(shown.ambient[2] / shown.ambient[0]).toBeGreaterThan(
    1.5 * (light.ambient[2] / light.ambient[0]),
  );
  const dusk = lightOf('camels in the desert', 'dusk');
  expect(dusk.shown).toBe(dusk.light);
  const meadow = lightOf('a meadow', 'night');
  expect(meadow.shown).toBe(meadow.light);
});

it('lights graves and haunted houses by a brighter moon', () => {
  const light = createLight('night', 'clear', 0.5, 0, null);
  for (const prompt of ['a graveyard', 'a haunted house on a hill']) {
    const { sun } = moonlit(light, readPrompt(prompt), 'night');
    expect(sun[0], prompt).toBeGreaterThan(1.3 * light.sun[0]);
  }
});
