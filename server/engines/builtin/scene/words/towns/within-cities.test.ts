import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { sceneryIn } from '../../world/scenery/sceneries.ts';
import { readPrompt } from '../read-prompt.ts';

const sceneryOf = (prompt: string) => sceneryIn(decide(readPrompt(prompt), null, 5, 0));

describe('Rio de Janeiro', () => {
  it.each([
    'a street in Rio de Janeiro|a street in Rio|une rue à Rio de Janeiro|eine Straße in Rio de Janeiro',
    'una calle de Río de Janeiro|улица в Рио-де-Жанейро|uma rua no Rio de Janeiro|una strada a Rio de Janeiro',
    'Rio de Janeiro sokağı|里约热内卢的一条街道|リオデジャネイロの通り|리우데자네이루의 거리|شارع في ريو|रियो की सड़क',
  ])('has streets: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(sceneryOf(prompt), prompt).toBe('riostreet');
  });

  it('has beaches and quarters, and is seen from its mountain where none of that is named', () => {
    for (const beach of [
      ...['a beach in Rio de Janeiro', 'boys on the beach in Rio', 'Rio beach', 'beaches of Rio'],
      ...['futebol na praia do Rio', 'as praias do Rio', 'playa de Río de Janeiro'],
      ...['les plages de Rio', 'la plage de Rio'],
      ...['las playas de Río', 'пляж Рио', 'дети на пляже Рио', 'una spiaggia di Rio'],
    ])
      expect(sceneryOf(beach), beach).toBe('promenade');
    expect(readPrompt('a favela in Rio de Janeiro')).toMatchObject({
      land: 'canal',
      town: 'favela',
    });
    expect(sceneryOf('Rio de Janeiro at sunset')).toBe('rio');
  });
});

describe('San Francisco', () => {
  it.each([
    'San Francisco, a cable car going up a steep hill with the bay behind',
    'a tram in San Francisco',
    'eine Straßenbahn in San Francisco',
    '旧金山的缆车',
  ])('has its cable cars in a street that climbs a hill: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'canal', town: 'hillstreet', scenery: null });
  });

  it('is known by its bridge, and cable cars elsewhere go over mountains', () => {
    expect(readPrompt('San Francisco').town).toBeNull();
    expect(readPrompt('a cable car in the Alps').scenery).toBe('ropeway');
  });
});

describe('a square of Venice', () => {
  it.each([
    'a girl feeding pigeons in a square in Venice',
    'due bambini che danno da mangiare ai piccioni in una piazza di Venezia',
    'ein Paar tanzt auf einem Platz in Venedig',
  ])('is its great one: %s', (prompt) => {
    const { scenery, subjects } = readPrompt(prompt);
    expect(scenery).toBe('stmarks');
    expect(subjects.map(({ thing }) => thing)).not.toContain('gondola');
  });

  it('is none where gondolas or a café are named with it', () => {
    for (const prompt of ['a gondola before a square in Venice', 'a square in Venice with a cafe'])
      expect(readPrompt(prompt).scenery, prompt).not.toBe('stmarks');
  });
});
