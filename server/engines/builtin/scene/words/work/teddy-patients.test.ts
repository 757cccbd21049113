import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const read = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, crew }) => [thing, crew]);

describe('a teddy bear at the doctor’s', () => {
  it.each([
    'a doctor with a stethoscope and a teddy bear|拿着听诊器的医生和泰迪熊|聴診器を持つ医者とテディベア|청진기를 든 의사와 곰 인형',
    'un médecin avec un stéthoscope et un ours en peluche|ein Arzt mit Stethoskop und ein Teddybär|un médico con estetoscopio y un oso de peluche|врач со стетоскопом и плюшевый мишка',
    'um médico com estetoscópio e um urso de pelúcia|un medico con stetoscopio e un orsacchiotto|stetoskoplu bir doktor ve oyuncak ayı|طبيب مع سماعة طبية ودبدوب|स्टेथोस्कोप के साथ डॉक्टर और टेडी बियर',
  ])('is the patient, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(read(prompt), prompt).toEqual([['teddy', [expect.arrayContaining(['doctor'])]]]);
      expect(readPrompt(prompt).ignored, prompt).toEqual([]);
    }
  });

  it('has a child beside it who is named too, and none where that plays the doctor', () => {
    expect(read("a doctor listening to a teddy bear's heart, a child watching")).toEqual([
      ['teddy', [['doctor'], ['child']]],
    ]);
    expect(read('a doctor examining a teddy bear while a little girl watches')).toEqual([
      ['teddy', [['doctor'], ['girl', 'child']]],
    ]);
    const [[, crew] = []] = read('a child playing doctor with a teddy bear');
    expect(crew).toHaveLength(1);
    expect(read('a teddy bear and a boy').map(([thing]) => thing)).toContain('person');
  });
});
