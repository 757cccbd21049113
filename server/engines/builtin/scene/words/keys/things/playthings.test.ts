import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { PLAYTHING_WORDS } from '../../lists/playthings.ts';
import { readPrompt } from '../../read-prompt.ts';
import { PLAYTHING_KEYS, type PlaythingKey } from './plaything-keys.ts';

const KEYS = Object.keys(PLAYTHING_KEYS) as PlaythingKey[];

describe('what is folded of paper, and toys of what is large', () => {
  it.each(LANGUAGES)('is that small thing, by every word for it: %s', (language) => {
    for (const key of KEYS)
      for (const word of PLAYTHING_WORDS[language][key].split('|')) {
        const { subjects, ignored, akin } = readPrompt(word.replace('+', ''));
        expect(
          subjects.map(({ thing }) => thing),
          word,
        ).toEqual([PLAYTHING_KEYS[key].thing]);
        expect([ignored, akin], word).toEqual([[], []]);
      }
  });

  it('flies from the hands of who throws it, in every language', () => {
    const prompts =
      "students throwing paper planes in a classroom|Schüler werfen Papierflieger im Klassenzimmer|des élèves lançant des avions en papier dans une salle de classe|alumnos lanzando aviones de papel en el aula|studenti lanciando aerei di carta in un'aula|alunos arremessando aviões de papel na sala de aula|ученики бросают бумажные самолетики в классе|sınıfta kağıt uçak fırlatan öğrenciler|طالب يرمي طائرة من الورق في الفصل الدراسي|स्कूल में कागज का जहाज फेंकते छात्र|学生在教室里投掷纸飞机|教室で紙飛行機を投げている生徒|교실에서 종이비행기를 던지는 학생들";
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('classroom');
      expect(subjects, prompt).toMatchObject([{ thing: 'person', holds: { thing: 'paperplane' } }]);
      expect(subjects[0]?.traits, prompt).toContain('throwing');
    }
  });

  it('is among the toys of who plays with it', () => {
    for (const prompt of ['a boy playing with a toy car', 'ein Kind mit einer Spielzeugeisenbahn'])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['person', 'toys']);
  });
});
