import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';

describe('a science fair', () => {
  it.each([
    'school science fair in a gym, a volcano model erupting all over the teacher',
    'ein Vulkanmodell auf der Wissenschaftsmesse in der Turnhalle',
    "une maquette de volcan à la foire scientifique de l'école",
    'una feria de ciencias en el gimnasio de la escuela',
    'uma feira de ciências no ginásio da escola',
    'una fiera della scienza in palestra',
    'макет вулкана на школьной научной ярмарке',
    'okulda bilim fuarı',
    'معرض العلوم المدرسي',
    '学校の科学展、火山の模型',
    '학교 과학 박람회',
    '学校体育馆里的科学展',
    'स्कूल में विज्ञान मेला',
  ])('is held in a hall of its own, in no classroom and at no volcano: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('sciencefair');
  });

  it('leaves volcanoes and sports halls what they are', () => {
    expect(readPrompt('an erupting volcano').land).toBe('volcano');
    expect(readPrompt('kids in a school gym').land).toBe('basketballhall');
  });
});
