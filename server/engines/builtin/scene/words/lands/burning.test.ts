import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('fire', () => {
  it.each([
    'a burning house|une maison en feu|ein brennendes Haus|una casa en llamas|горящий дом|uma casa em chamas|una casa in fiamme',
    'yanan bir ev|着火的房子|燃える家|불타는 집|منزل يحترق|जलता हुआ घर',
  ])('burns what is named with it, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        burning: true,
        subjects: [{ thing: 'house' }],
        ignored: [],
      });
  });

  it.each([
    'a forest fire|un feu de forêt|ein Waldbrand|un incendio forestal|лесной пожар|um incêndio florestal|un incendio boschivo',
    'orman yangını|森林大火|山火事|산불|حريق الغابات|जंगल की आग',
  ])('burns a wood, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        burning: true,
        land: 'woods',
        ignored: [],
      });
  });

  it('is where Vikings drink', () => {
    expect(readPrompt('Vikings in a great hall').land).toBe('tavern');
    expect(readPrompt('a great hall').land).toBe('greathall');
  });

  it('leaves a cat on a tin roof unburnt', () => {
    expect(readPrompt('a cat on a hot tin roof')).toMatchObject({ perch: 'roof', burning: false });
  });

  it('drives passers-by out of a street, but nobody who is named', () => {
    expect(readPrompt('a burning street').without).toContain('person');
    expect(readPrompt('a woman in a burning street').without).not.toContain('person');
    expect(readPrompt('a street').without).not.toContain('person');
  });
});
