import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsIn = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a German kite', () => {
  it.each([
    'ein Junge mit einem Drachen am Strand',
    'ein Mädchen mit ihrem bunten Drachen auf einer Wiese',
    'Kinder lassen Drachen steigen',
    'ein Kind rennt mit seinem Drachen über die Wiese',
    'Kinder am Strand mit bunten Drachen',
    'ein Junge läuft lachend mit seinem selbstgebastelten Drachen über das Feld',
  ])('is one that children have along in the open, or let rise: %s', (prompt) => {
    expect(thingsIn(prompt)).toEqual(['kite']);
  });

  it.each([
    'ein Drache und ein Mädchen am Strand',
    'ein Ritter mit einem Drachen auf einer Wiese',
    'ein Mädchen reitet auf einem Drachen',
    'ein Ritter kämpft mit einem Drachen auf einer Wiese und ein Kind schaut zu',
    'ein Kind kämpft mit einem Drachen am Strand',
    'ein Mädchen mit einem feuerspeienden Drachen auf dem Feld',
    'ein Mädchen schläft mit ihrem Drachen auf der Blumenwiese',
    'ein Kind fliegt mit einem Drachen über das Meer',
    'Prinzessin und Kind mit Drachen im Park',
    'ein Junge mit einem kleinen Drachen auf der Wiese',
  ])('is a dragon elsewhere: %s', (prompt) => {
    expect(thingsIn(prompt)).toContain('dragon');
  });
});

it.each([
  'девочка запускает красного змея',
  'дети запускают бумажных змеев',
  'menina solta pipa vermelha',
])('a Russian serpent and a Brazilian pipe that are flown are kites: %s', (prompt) => {
  expect(thingsIn(prompt)).toEqual(['kite']);
});

it('a Russian serpent that nobody flies is a snake', () => {
  expect(thingsIn('змея в траве')).toEqual(['snake']);
});
