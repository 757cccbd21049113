import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import type { SkyBody } from '../../idea.ts';
import { FAR_WORDS } from '../../lists/far-places.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { FarPlace } from '../../scenery.ts';
import { FAR_KEYS } from './far-keys.ts';

describe('places that travellers and tales tell of', () => {
  const words = Object.values(FAR_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    const meaning: { scenery?: FarPlace; thing?: string; sky?: SkyBody } =
      FAR_KEYS[key as keyof typeof FAR_KEYS];
    expect(idea.ignored).toEqual([]);
    if (meaning.scenery !== undefined) expect(idea.scenery).toBe(meaning.scenery);
    if (meaning.sky !== undefined) expect(idea.sky).toContain(meaning.sky);
    if (meaning.thing !== undefined)
      expect(idea.subjects.map(({ thing }) => thing)).toContain(meaning.thing);
  });

  it.each<[string, FarPlace]>([
    ['a car on the salt flats|sunset over the Bonneville salt flats', 'saltflat'],
    ['Salar de Uyuni at sunset|a woman at Salar de Uyuni|ウユニ塩湖の夕日', 'saltmirror'],
    [
      'pirates on the deck of a pirate ship|ein Pirat auf dem Deck eines Piratenschiffs',
      'shipdeck',
    ],
    ['the ice palace of the snow queen at night|un palais de glace', 'icepalace'],
    ['hell with rivers of lava|a demon in hell', 'inferno'],
    ['inside a volcano|en el interior de un volcán', 'crater'],
    ['a floating market in Thailand at sunrise|schwimmender Markt in Bangkok', 'floatingmarket'],
    [
      'an enchanted mushroom forest at night|a fairy in a forest of giant glowing mushrooms',
      'mushroomforest',
    ],
    ['a medieval battlefield at dawn|knights on a battlefield', 'battlefield'],
    ['the cliff dwellings of Mesa Verde|скальные жилища на закате', 'cliffdwellings'],
    ['an elven city in the trees at night|un village elfique', 'elvencity'],
    ['a steampunk city with airships|steampunk street in the rain', 'steampunk'],
    ['reindeer on the tundra|北极苔原上的驯鹿', 'tundra'],
    ['a cyberpunk rooftop at night in the rain|Cyberpunk Dach bei Nacht', 'neonroof'],
    ['a dwarven forge in a cave with lava|кузница гномов', 'dwarfforge'],
    ['people on the deck of a ferry|auf einer Fähre im Regen|a bordo de un ferry', 'ferrydeck'],
    ['a soldier in a WW1 trench|in den Schützengräben|战壕里的士兵', 'trench'],
    [
      'a treehouse with a rope bridge in a jungle|treehouses in the rainforest at night',
      'treevillage',
    ],
    [
      'spaceship graveyard on a red planet, two suns|кладбище космических кораблей|飞船坟场',
      'shipgraveyard',
    ],
    ['a moon crater|an astronaut at a lunar crater|ein Mondkrater', 'mooncrater'],
    ['Pamukkale hot spring terraces at sunset|террасы Памуккале', 'travertine'],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });
});
