import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { wayOf } from '../../world/street/way.ts';
import { readPrompt } from '../read-prompt.ts';

describe('an alley', () => {
  it.each(
    'two raccoons sharing a pizza in an alley, cartoon style|两只浣熊在小巷里吃披萨|골목에서 피자를 먹는 너구리|deux ratons laveurs mangent une pizza dans une ruelle|zwei Waschbären essen Pizza in einer Gasse|dos mapaches comen pizza en un callejón|два енота едят пиццу в переулке|dois guaxinins comem pizza em um beco|due procioni mangiano una pizza in un vicolo|ara sokakta pizza yiyen iki rakun|راكون يأكل بيتزا في زقاق|गली में पिज़्ज़ा खाते दो रैकून'.split(
      '|',
    ),
  )(
    'is that of a city between the backs of houses where raccoons eat on its ground: %s',
    (prompt) => {
      const idea = readPrompt(prompt);
      expect(idea).toMatchObject({ land: 'street', town: 'backalley', outlook: null });
      for (const turn of [0, 1, 2, 3]) {
        const way = wayOf(decide(idea, null, 5, turn));
        expect(way.kind).toBe('backalley');
        expect(way.front).toBeLessThan(3);
      }
    },
  );

  it('stays one behind a table that is laid there', () => {
    const idea = readPrompt('a cup of coffee in a narrow lane');
    expect(idea).toMatchObject({ land: 'tabletop', outlook: 'street' });
    const setting = decide(idea, null, 5, 0);
    expect(wayOf({ ...setting, land: setting.outlook }).kind).toBe('lane');
  });

  it('is of its own town where that is named', () => {
    expect(readPrompt('a raccoon in an alley of an old town').town).toBeNull();
  });
});
