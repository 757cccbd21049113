import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('words that say of what kind another is', () => {
  it.each([
    ['anchor', 'a man with an anchor tattoo|a TV anchor|news anchor|an anchor store|Ankerplatz'],
    ['cart', 'a train wagon|le wagon du train|a golf cart|go cart|cart racing|chariot élévateur'],
    ['goal', 'a goal in the last minute|life goals'],
    ['gate', 'a gate agent at the airport'],
    ['ladder', 'career ladder|snakes and ladders'],
    ['torch', 'a torch bearer'],
    ['cannon', 'bocca di cannone'],
    ['nest', 'a girl lying in a nest of blankets'],
    ['flag', '旗袍|旗手|红旗轿车|una flama'],
    ['log', '丸太小屋'],
    ['fieldfence', 'Zaunkönig'],
    ['person', 'Zaunkönig'],
    ['hotel', 'a hotel bed|a hotel pool|a hotel terrace|a hotel receptionist|a woman in a hotel'],
    ['hotel', 'eine Frau im Hotel|ホテルのプール|酒店大堂|una mujer en un hotel'],
    ['railsignal', '信号机前的行人'],
  ])('show no %s: %s', (thing, prompts) => {
    for (const prompt of prompts.split('|')) expect(things(prompt), prompt).not.toContain(thing);
  });

  it.each([
    ['a rusty anchor on a beach', 'anchor'],
    ['a village street with a cart', 'cart'],
    ['a football goal in a meadow', 'goal'],
    ['a ladder against a tree', 'ladder'],
    ['a hotel by the sea', 'hotel'],
    ['a woman in front of a hotel', 'hotel'],
    ['海边的酒店', 'hotel'],
  ])('but what stands by itself is there: %s', (prompt, thing) => {
    expect(things(prompt)).toContain(thing);
  });

  it.each([
    'a graffiti cat',
    'a cat in graffiti style',
    'a lion, street art',
    'a mural of a cat',
    'graffiti of a heart',
    '猫的涂鸦',
  ])('show no painted wall: %s', (prompt) => {
    expect(things(prompt)).not.toContain('mural');
    expect(readPrompt(prompt).subjects.length).toBe(1);
  });

  it.each(['a wall with graffiti', 'a cat, graffiti on the wall', 'a street with graffiti'])(
    'but a painted wall where that is named: %s',
    (prompt) => {
      expect(things(prompt)).toContain('mural');
    },
  );

  it('leave a taxi in the city where it is', () => {
    expect(readPrompt('a New York taxi in London').city).not.toBe('newyork');
    expect(readPrompt('a New York taxi in Berlin').city).toBe('berlin');
    expect(readPrompt('a New York taxi').city).toBe('newyork');
  });

  it('see the village of a well, a river at a mill, and a log cabin', () => {
    expect(readPrompt('a village well with women').settled).toBe('village');
    expect(readPrompt('the old mill by the river').land).toBe('river');
    expect(readPrompt('丸太小屋').subjects).toMatchObject([{ thing: 'house', traits: ['logs'] }]);
  });

  it('see no city in a name', () => {
    expect(readPrompt('George Washington portrait').city).toBeNull();
  });

  it('make a bench of stone no rock beside it', () => {
    expect(things('a cat on a stone bench')).not.toContain('rock');
    expect(things('a stone beside a bench')).toContain('rock');
  });

  it('leave a stone of a table at which nobody is', () => {
    expect(things('two men at a stone table in the forest')).not.toContain('rock');
    expect(things('a stone table in the forest')).toContain('rock');
  });
});
