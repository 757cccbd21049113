import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { OUTLYING_WORDS } from '../../lists/outlying-places.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { OutlyingPlace } from '../../scenery.ts';
import { OUTLYING_KEYS } from './outlying-keys.ts';

describe('places that lie outside of towns', () => {
  const words = Object.values(OUTLYING_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: Meaning = OUTLYING_KEYS[key as keyof typeof OUTLYING_KEYS];
    expect(idea.ignored).toEqual([]);
    expect(idea.scenery).toBe(meaning.scenery ?? null);
  });

  it.each<[string, OutlyingPlace]>([
    ['a trailer park at night|dos casas móviles bajo la lluvia', 'trailerpark'],
    ['children in a water park with slides|ein Wasserpark im Sommer', 'waterpark'],
    ['tipis on the prairie at sunset|un tipi dans la prairie|a tipi at night', 'tipicamp'],
    ['an abandoned mine entrance in the mountains|ein alter Stolleneingang', 'minemouth'],
    ['a football stadium from outside at night|estadio de fútbol por fuera', 'stadiumfront'],
    ['a strip mall at dusk|eine Ladenzeile im Regen', 'stripmall'],
    [
      'cyclists on the Stelvio pass|a mountain pass road with hairpin bends|серпантин в горах|carretera con curvas de herradura|طريق جبلي متعرج|盘山公路上的汽车',
      'mountainpass',
    ],
    [
      'the steppe|a boy on the steppe|a yurt in Mongolia|степь на закате|大草原|سهوب منغوليا',
      'steppe',
    ],
    ['a prairie|a cowboy on the prairie|eine Prärie|прерия|البراري', 'prairie'],
    [
      'a green valley with a stream and a village between mountains|山谷|зелёная долина|ein Dorf im Tal|a dragon flying over a valley',
      'valley',
    ],
    [
      '桜並木|cherry blossom avenue|a tree-lined road|银杏大道|벚꽃길|eine Allee im Herbst|аллея осенью|allée bordée d arbres|girl rides a bicycle on a road lined with cherry trees',
      'treeavenue',
    ],
    ['a cranberry bog in autumn|сбор клюквы', 'cranberrybog'],
    ['sky lanterns over a lake|lantern festival|fête des lanternes|元宵灯会', 'skylanterns'],
    ['a junkyard with stacked cars at sunset|ein Mann auf dem Schrottplatz', 'junkyard'],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });
  it('are no valley where the land it lies in is named, nor a street where Naples has one', () => {
    expect(readPrompt('valley in the desert').land).toBe('desert');
    expect(readPrompt('Death Valley').land).toBe('desert');
    expect(readPrompt('narrow street in Naples')).toMatchObject({ land: 'street', alley: true });
    expect(readPrompt('eruption of Vesuvius').land).toBe('volcano');
  });
});
