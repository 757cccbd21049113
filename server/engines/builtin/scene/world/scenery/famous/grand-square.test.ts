import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { IN_FAMOUS_PLACES } from '../../../things/placing/famous/famous-places.ts';
import { levelStage } from '../../../things/placing/testing/level-stage.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { FamousPlace } from '../../../words/scenery.ts';
import { sceneryIn } from '../sceneries.ts';
import { stairsAt } from './europe/spanish-steps.ts';
import { FAMOUS_PLACES } from './famous-places.ts';

describe.each<[FamousPlace, string]>([
  ['stmarks', "children feed pigeons on St Mark's Square in Venice"],
  ['stmarksflood', 'a nun wades through acqua alta in Venice'],
  ['redsquare', 'a soldier marches on Red Square in Moscow'],
  ['bluemosque', 'cats sleep in front of the Blue Mosque in Istanbul'],
  ['colognecathedral', 'a street musician before Cologne cathedral'],
  ['sagradafamilia', 'a tourist photographs the Sagrada Familia'],
  ['siena', 'two girls sit in the Piazza del Campo in Siena'],
  ['palio', 'the Palio of Siena'],
  ['spanishsteps', 'a couple eats ice cream on the Spanish Steps'],
  ['petra', 'a camel rests in front of the Treasury in Petra'],
  ['potala', 'monks walk in front of the Potala Palace'],
  ['brandenburggate', 'a cyclist rides through the Brandenburg Gate in Berlin'],
  ['hawamahal', 'a woman in a sari walks past Hawa Mahal in Jaipur'],
  ['kaaba', 'an old man prays before the Kaaba in Mecca'],
])('a great square: %s', (place, prompt) => {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const plan = FAMOUS_PLACES[place];
  const groundAt = plan.ground?.(() => 0, setting) ?? (() => 0);
  const solids = plan.solids?.({ setting, random: createRandom(3), lamps: 0, groundAt }) ?? [];
  const level = groundAt(0, 9);

  it('is that of the prompt', () => {
    expect(sceneryIn(setting)).toBe(place);
  });

  it('lies before what it is known by, which rises over who is there', () => {
    const high = solids.filter(
      ({ high: top, plan: corners }) =>
        top > level + 14 && corners.every(([x, z]) => Math.abs(x) < 30 && z > 28 && z < 100),
    );
    expect(high.length).toBeGreaterThan(2);
  });

  it('leaves room for who is there', () => {
    const inWay = solids.filter(
      ({ plan: corners, low }) =>
        low < level + 2.5 &&
        Math.min(...corners.map(([, z]) => z)) < 14 &&
        corners.some(([x]) => Math.abs(x) < 4),
    );
    expect(inWay).toEqual([]);
  });
});

describe('what the Spanish Steps lead to', () => {
  it('rises by flights and landings, and people sit on it', () => {
    expect([10, 21.5, 27.5, 33, 44, 55].map((z) => Math.round(stairsAt(z)))).toEqual([
      0, 2, 4, 6, 10, 12,
    ]);
    const seated =
      IN_FAMOUS_PLACES.spanishsteps?.(levelStage('the Spanish Steps in Rome', 12)) ?? [];
    expect(seated.filter(({ base, z }) => base > 13 && z > 17).length).toBeGreaterThan(8);
  });
});
