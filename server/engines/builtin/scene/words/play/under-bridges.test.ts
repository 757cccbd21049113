import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a skate park', () => {
  it.each([
    'a skate park under a motorway bridge',
    'teenagers at a skatepark under the highway overpass',
    'Skatepark unter der Autobahnbrücke',
    'un skatepark sous un pont',
    'un parque de patinaje bajo el puente',
    'uma pista de skate debaixo da ponte',
    'uno skatepark sotto un ponte',
    'скейтпарк под мостом',
    'köprü altında kaykay parkı',
    'ساحة التزلج على الألواح تحت الجسر',
    '高架下のスケートパーク',
    '고가도로 아래 스케이트파크',
    '高架桥下的滑板公园',
    'पुल के नीचे स्केट पार्क',
  ])('lies under the bridge that is named with it, at no river: %s', (prompt) => {
    const { land, scenery, subjects } = readPrompt(prompt);
    expect({ land, scenery }).toEqual({ land: 'field', scenery: 'skatebridge' });
    expect(subjects.map(({ thing }) => thing)).not.toContain('bridge');
  });

  it('has its children on skateboards', () => {
    const kids = readPrompt('kids doing tricks in a skate park').subjects;
    expect(kids).toMatchObject([{ thing: 'skateboarder', count: 3, traits: ['child'] }]);
    const mother = readPrompt('an old woman in a skate park').subjects;
    expect(mother.map(({ thing }) => thing)).toEqual(['person']);
  });
});
