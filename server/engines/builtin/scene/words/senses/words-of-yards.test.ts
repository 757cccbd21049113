import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('words of yards and gardens that say another thing beside others', () => {
  it.each([
    'una casa cerca del mar',
    'una niña cerca de un árbol',
    'cerca de dez cavalos',
    'un uomo cerca il suo cane',
    'la ragazza cerca un libro',
  ])('near and seeks are no fence: %s', (prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).not.toContain('fieldfence');
    expect(ignored).toEqual(['cerca']);
  });

  it.each([
    'hay una cerca',
    'una cerca de piedra',
    'uma casa com cerca branca',
    'uma cerca branca no campo',
  ])('a fence stays one: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('fieldfence');
  });

  it.each([
    'a boy sings well',
    'a girl who sings well',
    'a woman who plays the piano well',
    'a cat who sleeps well',
    'Wishing you well',
    'all is well that ends well',
    'alive and well',
    'a job done well',
    'a well lit street',
  ])('what is done well is no well: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('well');
  });

  it.each([
    'a well',
    'an old well',
    'a boy drinking from a well',
    'a mossy well in a village',
    'the village well',
    'a garden with a tree and well',
    'two wells',
  ])('a well stays one: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('well');
  });

  it.each([
    'a child eating corn',
    'ein Kind isst Mais',
    'un niño comiendo maíz',
    'ребёнок ест кукурузу',
    '吃玉米的女孩',
    'un enfant mange du maïs',
    'un bambino che mangia mais',
    'uma criança comendo milho',
    'طفل يأكل ذرة',
  ])('who eats maize sits at a meal: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects).toHaveLength(1);
    expect(subjects[0]).toMatchObject({ thing: 'person', company: { bond: 'meal' } });
  });

  it.each(['sweet corn', 'grilled corn', 'corn flakes', 'a bowl of corn'])(
    'corn is no plant: %s',
    (prompt) => {
      expect(thingsOf(prompt)).toEqual([]);
    },
  );

  it.each(['a cow in the corn', 'ein Garten mit Mais'])('maize grows: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('maize');
  });

  it.each(['Himmel und Hölle', 'Engel zwischen Himmel und Hölle'])(
    'heaven and hell are no game: %s',
    (prompt) => {
      expect(readPrompt(prompt)).toMatchObject({ land: 'plain', scenery: 'inferno' });
      expect(thingsOf(prompt)).not.toContain('chalk');
    },
  );

  it.each(['Kinder spielen Himmel und Hölle', 'Ein Mädchen spielt Himmel und Hölle'])(
    'hopscotch is drawn where it is played: %s',
    (prompt) => {
      expect(thingsOf(prompt)).toContain('chalk');
    },
  );

  it.each([
    'der Leiter der Schule',
    'Leiter eines Chors',
    'Hotelleiter',
    'ein Leiter',
    'mit dem Leiter',
  ])('a leader is no ladder: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('ladder');
  });

  it.each([
    'die Leiter',
    'eine hohe Leiter',
    'an einer Leiter',
    'ein Garten mit Leiter',
    'Leitern',
  ])('a ladder stays one: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('ladder');
  });

  it.each(['Vorhängeschloss', 'ein Vorhängeschloss an der Tür'])(
    'a padlock is no castle: %s',
    (prompt) => {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects.every(({ thing }) => thing === 'door')).toBe(true);
      expect(ignored).toEqual(['vorhängeschloss']);
    },
  );

  it.each([
    ['Spaghetti mit Muscheln', 'spaghetti'],
    ['Nudeln mit Muscheln', 'spaghetti'],
    ['pan de conchas', 'bread'],
  ])('shells of a dish lie on no beach: %s', (prompt, thing) => {
    expect(thingsOf(prompt)).toEqual([thing]);
  });

  it.each([
    'dibujo de tiza de un gato',
    'ein Kreidebild von einer Katze',
    'disegno col gesso di un gatto',
  ])('chalk is what it is drawn with: %s', (prompt) => {
    expect(readPrompt(prompt).medium).toBe('pastel');
    expect(thingsOf(prompt)).toEqual(['cat']);
  });

  it.each([
    'disegni col gesso sul marciapiede',
    'Kreidebilder auf der Straße',
    'dibujos de tiza en la calle',
  ])('chalk drawings are on the ground: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('chalk');
  });

  it.each(['a popcorn seller', 'a popcorn vendor at a fair'])(
    'who sells popcorn stands by the cart: %s',
    (prompt) => {
      expect(thingsOf(prompt).toSorted()).toEqual(['person', 'popcorncart']);
    },
  );

  it.each(['un marchand de glaces ambulant', 'seyyar dondurmacı'])(
    'who sells ice cream is where it is sold: %s',
    (prompt) => {
      expect(readPrompt(prompt).land).toBe('icecreamparlour');
    },
  );

  it('a barrier of corals is a reef', () => {
    expect(readPrompt('la barrière de corail')).toMatchObject({ land: 'underwater', subjects: [] });
  });
});
