import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const subjectsOf = (prompt: string) => readPrompt(prompt).subjects;

describe('who is said to be an animal', () => {
  it.each([
    'a classroom where the teacher is an octopus|Der Lehrer ist ein Krake|老师是一只章鱼的教室',
    '先生はタコの教室|el profesor es un pulpo|il maestro è un polpo|o professor é um polvo',
    'le professeur est une pieuvre',
  ])('is that, and nobody beside it: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(
        subjectsOf(prompt).map(({ thing }) => thing),
        prompt,
      ).toEqual(['octopus']);
      expect(readPrompt(prompt).land, prompt).toBe('classroom');
    }
  });

  it.each([
    ['the chef is a raccoon|der Koch ist ein Waschbär|le cuisinier est un raton laveur', 'raccoon'],
    ['il cuoco è un gatto|el cocinero es un gato|o cozinheiro é um gato|厨师是一只猫', 'cat'],
  ])('does the work on two legs where it can: %s', (prompts, animal) => {
    for (const prompt of prompts.split('|'))
      expect(subjectsOf(prompt)[0]?.traits, prompt).toEqual(
        expect.arrayContaining(['chef', `${animal}folk`]),
      );
  });

  it('conducts frogs that sing', () => {
    const [choir, heron] = subjectsOf(
      'choir of frogs singing in a swamp, the conductor is a heron',
    );
    expect(choir?.traits).toEqual(['choir', 'frogfolk']);
    expect(heron?.thing).toBe('wader');
  });
});

describe('an animal that is only there', () => {
  it.each([
    'cozy knitting corner by the fireplace with a sleepy ginger cat',
    'coin tricot douillet avec un gros chat roux endormi',
    'уголок для вязания с маленьким рыжим котом',
  ])('does not do what is said before it: %s', (prompt) => {
    const cat = subjectsOf(prompt).find(({ thing }) => thing === 'cat');
    expect(cat, prompt).toBeDefined();
    expect(cat?.traits ?? [], prompt).not.toContain('knitting');
  });

  it('sleeps where it is called sleepy, whoever else is there', () => {
    expect(
      subjectsOf('woman knitting beside a sleepy cat').find(({ thing }) => thing === 'cat')
        ?.posture,
    ).toBe('sleeping');
    expect(subjectsOf('a sleepy woman with a cat')[1]?.posture).toBeNull();
  });

  it('does it where that is said of it', () => {
    expect(subjectsOf('a café with a fat orange cat reading a newspaper')[0]?.traits).toContain(
      'catfolk',
    );
  });
});

it('one animal that is called by the word for a band plays alone, and eats as people do in a suit', () => {
  expect(subjectsOf('un perro mariachi tocando la guitarra en una plaza')[0]?.count).toBe(1);
  expect(subjectsOf('a cat astronaut eating spaghetti on the moon')[0]?.posture).toBeNull();
});
