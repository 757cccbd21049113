import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const pickersIn = (prompt: string, trait: string) =>
  readPrompt(prompt).subjects.filter(({ traits }) => traits?.some((one) => one === trait));

describe('who picks at a place where something grows', () => {
  it.each([
    'tea plantation in the hills with fog, women picking leaves|茶园里妇女们在摘叶子|茶畑で葉を摘む女性|차밭에서 잎을 따는 여자들',
    'des femmes cueillent des feuilles dans une plantation de thé|Frauen pflücken Blätter auf einer Teeplantage',
    'mujeres recogiendo hojas en una plantación de té|женщины собирают листья на чайной плантации',
    'mulheres colhendo folhas em uma plantação de chá|donne che raccolgono foglie in una piantagione di tè',
    'çay tarlasında yaprak toplayan kadınlar|نساء يقطفن أوراق الشاي في مزرعة شاي|चाय के बागान में पत्तियाँ तोड़ती औरतें',
  ])('picks tea where tea grows: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const [those] = pickersIn(prompt, 'teapicking');
      expect(those?.thing, prompt).toBe('person');
      expect(those?.holds, prompt).toBeUndefined();
    }
  });

  it('picks what else grows, animals and robots too', () => {
    expect(pickersIn('kids picking fruit in an orchard', 'applepicking')).toHaveLength(1);
    expect(pickersIn('a robot harvesting in an orchard', 'applepicking')).toHaveLength(1);
    expect(pickersIn('a bear harvesting in an orchard', 'applepicking')[0]?.traits).toContain(
      'bearfolk',
    );
  });

  it('is nobody who only is there', () => {
    expect(pickersIn('a woman walking through a tea plantation', 'teapicking')).toEqual([]);
  });
});

describe('who walks away', () => {
  it.each([
    'a woman walking away|走远的女人|歩き去る女性|멀어지는 여자|une femme qui s’éloigne|eine Frau geht davon|una mujer se aleja',
    'женщина уходит вдаль|uma mulher se afasta|una donna si allontana|uzaklaşan kadın|امرأة تبتعد|दूर जाती औरत',
  ])('is seen from behind: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects[0]?.traits, prompt).toContain('leaving');
  });
});

describe('a surfboard', () => {
  const surfing = (prompt: string) => readPrompt(prompt).subjects[0]?.thing;
  it('is under the arm of who has one or goes with it, and else on a wave', () => {
    expect(pickersIn('surfer girl walking down to the beach', 'boardcarrying')).toHaveLength(1);
    expect(pickersIn('a girl with a surfboard on the beach', 'boardcarrying')).toHaveLength(1);
    expect(surfing('a man surfing')).toBe('surfer');
  });
});

describe('two who marry', () => {
  it('run under one umbrella as bride and groom', () => {
    const { company } =
      readPrompt('bride and groom running under one big umbrella').subjects[0] ?? {};
    expect(company).toEqual({ bond: 'hurrying', members: [['groom'], ['bride', 'woman']] });
    expect(readPrompt('a couple under one umbrella').subjects[0]?.company?.bond).toBe('sheltering');
  });
});
