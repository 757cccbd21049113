import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('ice rinks', () => {
  it.each([
    'an open-air ice rink in the town square at Christmas',
    'Eislaufen vor dem Rathaus',
    "patinoire sur la place de l'hôtel de ville",
    'pista de hielo en la plaza',
    'pista di pattinaggio in piazza',
    '야외 스케이트장',
    'Eisbahn am Abend mit Lichterketten',
  ])('are laid on a square: %s', (prompt) => {
    const { land, square, frozen, subjects } = readPrompt(prompt);
    expect({ land, square, frozen }).toEqual({ land: 'street', square: true, frozen: true });
    expect(subjects.map(({ thing }) => thing)).toContain('skater');
  });

  it.each([
    'ice hockey on a frozen pond in Quebec, snow falling',
    'ice skating on a frozen lake in Montreal',
    'Eishockey auf einem zugefrorenen Teich in Wien',
    'хоккей на замёрзшем пруду',
  ])('are no hall and no square where a lake or a pond is named: %s', (prompt) => {
    const { land, square, frozen, subjects } = readPrompt(prompt);
    expect({ land, square, frozen }).toEqual({ land: 'lake', square: false, frozen: true });
    expect(subjects.map(({ thing }) => thing)).toEqual(['skater']);
  });

  it.each(['ice rink in Central Park', '公园里的溜冰场', 'каток в парке'])(
    'are ice of a park: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'lake', park: true, frozen: true });
    },
  );

  it('are laid on a square that is known', () => {
    expect(readPrompt('Красная площадь зимой, каток и дети на коньках')).toMatchObject({
      ...{ land: 'field', scenery: 'redsquare', frozen: true },
    });
  });

  it.each(['an open air ice rink', 'pista de hielo al aire libre', 'patinoire en plein air'])(
    'are out of doors where that is said: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'street', square: true });
    },
  );

  it.each([
    'kids on an ice rink',
    'a hockey game in an ice rink',
    'Eishalle',
    'a skater on an ice rink with her arms raised',
    'an ice rink arena',
    'an opening ceremony at an ice rink',
    'a skater on an ice rink with stars on her dress',
  ])('are halls where nothing says more: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('icerink');
  });

  it('leave who skates on a lake there', () => {
    expect(readPrompt('ice skating on a frozen lake under the stars').land).toBe('lake');
  });
});
