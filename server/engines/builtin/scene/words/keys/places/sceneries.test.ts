import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { sceneryIn } from '../../../world/scenery/sceneries.ts';
import { SCENERY_WORDS } from '../../lists/sceneries.ts';
import { readPrompt } from '../../read-prompt.ts';
import type { Scenery } from '../../scenery.ts';
import { SCENERY_KEYS } from './scenery-keys.ts';

describe('places that are known by what stands in them', () => {
  const words = Object.values(SCENERY_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('are known in each language: %s', (word, key) => {
    const idea = readPrompt(word);
    expect(idea.ignored).toEqual([]);
    expect(idea).toMatchObject(told(SCENERY_KEYS[key as keyof typeof SCENERY_KEYS]));
  });

  it.each<[string, Scenery]>([
    ['a boy lost in a hedge maze in autumn|ein Junge in einem Heckenlabyrinth', 'maze'],
    ['an astronaut on an alien planet|一个宇航员在外星球|космонавт на чужой планете', 'alien'],
    ['a girl in candy land|एक लड़की कैंडी लैंड में', 'candy'],
    ['the ruins of Atlantis with a diver|погружение к руинам Атлантиды', 'atlantis'],
    ['a whale over an underwater city|un tiburón en una ciudad submarina', 'domes'],
    ['a route 66 motel with a neon sign at night|사막의 모텔', 'motel'],
    ['an old car at a desert gas station|砂漠のガソリンスタンド', 'roadside'],
    ['a ski resort at dusk|пейзаж горнолыжного курорта', 'skiresort'],
    ['a donkey in an olive grove|ein Esel im Olivenhain', 'olives'],
    ['drystone walls in Yorkshire|des moutons et des murs en pierres sèches', 'drystone'],
    ['a terraced hillside in spring|bancales al atardecer', 'hillside'],
    ['an old farmer walks his dog in the countryside|una bicicleta en la campiña', 'farmland'],
    ['hobbit houses at night|hobbithäuser bei nacht', 'burrows'],
    ['a lady in the gardens of Versailles|凡尔赛花园的夏天', 'parterre'],
  ])('hold who is in them: %s', (prompts, scenery) => {
    for (const prompt of prompts.split('|'))
      expect(sceneryIn(decide(readPrompt(prompt), null, 5, 0)), prompt).toBe(scenery);
  });

  it.each(['용궁에 간 심청', '乙姫と竜宮城', '龙宫里的小美人鱼', 'дворец морского царя'])(
    'are under water where it is the palace of the king of the sea: %s',
    (prompt) => {
      const { land, subjects } = readPrompt(prompt);
      expect(land).toBe('underwater');
      expect(subjects.map(({ thing }) => thing)).toContain('castle');
      expect(subjects.map(({ thing }) => thing)).not.toContain('dragon');
    },
  );

  it('have no palace where the fish is meant that is called by it', () => {
    expect(readPrompt('竜宮の使い').subjects).toMatchObject([{ thing: 'fish' }]);
  });

  it('have a hobbit where one is named', () => {
    expect(readPrompt('a hobbit before his house').subjects.map(({ thing }) => thing)).toContain(
      'person',
    );
  });

  it('are none where nothing of them is named', () => {
    expect(readPrompt('a garden with flowers').scenery).toBeNull();
  });
});

/** What a key says of an idea that nothing else decides. */
const told = ({ land, ...rest }: { land: string; scenery?: string; crop?: string }) => ({
  land,
  ...('scenery' in rest ? { scenery: rest.scenery } : {}),
  ...('crop' in rest ? { crop: rest.crop } : {}),
});

it.each([
  'palace of Versailles',
  'le château de Versailles',
  'Schloss Versailles',
  '凡尔赛宫',
  'ヴェルサイユ宮殿',
  'वर्साय का महल',
])('the palace of Versailles is the one at the end of its gardens: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ scenery: 'parterre', subjects: [] });
});

it('the Winter Palace is on its river, with no second palace in the water', () => {
  for (const prompt of ['the Winter Palace', 'Зимний дворец ночью'])
    expect(readPrompt(prompt)).toMatchObject({ scenery: 'neva', subjects: [] });
});
