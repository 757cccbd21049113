import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const membersIn = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, company }) => [thing, company?.bond, company?.members]);

describe('two with one umbrella', () => {
  it.each([
    'a woman crying at a bus stop in the rain, a stranger holds his umbrella over her',
    'une femme pleure sous la pluie, un inconnu tient un parapluie au-dessus d’elle',
    'eine weinende Frau im Regen, ein Fremder hält einen Regenschirm über sie',
    'una mujer llora bajo la lluvia, un desconocido sostiene un paraguas',
    'женщина плачет под дождём, незнакомец держит над ней зонт',
    'uma mulher chora na chuva, um desconhecido segura um guarda-chuva',
    'una donna piange sotto la pioggia, uno sconosciuto tiene un ombrello',
    '雨中一个女人在哭，一个陌生人为她撑着一把伞',
  ])('are both under it, and who is named last before it holds it: %s', (prompt) => {
    const [first, ...others] = membersIn(prompt);
    expect([others, first?.[0], first?.[1]]).toEqual([[], 'person', 'sheltering']);
    const [holder, other] = (first?.[2] ?? []) as readonly (readonly string[])[];
    expect(holder).not.toContain('woman');
    expect(other).toContain('woman');
  });

  it('are a couple, two of whom no more is said, and somebody grown who holds it over a child', () => {
    expect(membersIn('two people under an umbrella')).toEqual([['person', 'sheltering', [[], []]]]);
    expect(membersIn('a couple under an umbrella')).toEqual([
      ['person', 'sheltering', [[], ['woman']]],
    ]);
    expect(membersIn('a girl holds an umbrella over a man')).toEqual([
      ['person', 'sheltering', [[], ['girl']]],
    ]);
  });

  it('have one each where several are named', () => {
    expect(membersIn('two people under umbrellas')[0]?.[0]).toBe('umbrella');
  });
});
