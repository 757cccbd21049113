import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { isTended, planOf } from '../world/scenery/sceneries.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 5, 0);

describe('a landmark', () => {
  it.each([
    ['champdemars', 'irontower', 'two friends at the Eiffel Tower'],
    ['champdemars', 'irontower', 'a couple kissing under the Eiffel Tower'],
    ['champdemars', 'irontower', 'एफिल टॉवर के सामने एक कुत्ता'],
    ['charbagh', 'tajmahal', 'a family in front of the Taj Mahal'],
    ['charbagh', 'tajmahal', '一家人在泰姬陵前'],
    ['pisasquare', 'pisatower', 'tourists at the Leaning Tower of Pisa'],
    ['pisasquare', 'pisatower', 'eine Frau vor dem schiefen Turm von Pisa'],
  ] as const)(
    'stands on its own ground %s, on which nothing grows wild: %s, %s',
    (scenery, thing, prompt) => {
      const setting = settingOf(prompt);
      expect(setting.idea.scenery).toBe(scenery);
      expect(planOf(setting)?.has?.has(thing)).toBe(true);
      expect(isTended(setting, 3, 12)).toBe(true);
    },
  );

  it.each([
    ['thames', 'a man at Big Ben'],
    ['libertyharbour', 'a woman at the Statue of Liberty'],
    ['libertyharbour', 'une femme devant la statue de la Liberté'],
    ['libertyharbour', 'Статуя Свободы'],
  ])('of a harbour or a river is looked at over the water: %s, %s', (scenery, prompt) => {
    expect(settingOf(prompt).idea.scenery).toBe(scenery);
  });

  it.each([
    'the Eiffel Tower on the moon',
    'the Taj Mahal by the sea',
    'a dragon on the Eiffel Tower',
    'Eiffel Towers in a desert',
    'a castle beside the Eiffel Tower',
    'a tower in a meadow',
  ])('is left where it is said to be: %s', (prompt) => {
    expect(['champdemars', 'charbagh', 'pisasquare']).not.toContain(settingOf(prompt).idea.scenery);
  });
});
