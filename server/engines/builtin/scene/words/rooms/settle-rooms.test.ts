import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a room that is named with another', () => {
  it.each([
    [
      'laboratory',
      'the school science lab|学校化学实验室|学校の理科室|학교 과학실|dans le labo de chimie de l’école|im Chemiesaal der Schule|el laboratorio de química de la escuela',
    ],
    [
      'laboratory',
      'кабинет химии в школе|o laboratório de química da escola|aula di chimica della scuola|okulun kimya laboratuvarı|مختبر كيمياء في المدرسة|स्कूल की रसायन प्रयोगशाला',
    ],
    [
      'waitingroom',
      'the dentist waiting room|牙医候诊室|歯医者の待合室|치과 대기실|la salle d’attente du dentiste|Wartezimmer beim Zahnarzt|la sala de espera del dentista',
    ],
    [
      'waitingroom',
      'зал ожидания у стоматолога|sala de espera do dentista|sala d’attesa del dentista|dişçinin bekleme odası|غرفة انتظار طبيب الأسنان|दंत चिकित्सक का प्रतीक्षा कक्ष',
    ],
    [
      'palacestation',
      'a station of the Moscow metro|ждут поезд на станции московского метро|une station du métro de Moscou|una estación del metro de Moscú|uma estação do metrô de Moscou',
    ],
  ])('is the more particular one, %s: %s', (land, prompts) => {
    for (const prompt of prompts.split('|')) expect(readPrompt(prompt).land, prompt).toBe(land);
  });

  it('stays the one that is named', () => {
    expect(readPrompt('a school classroom').land).toBe('classroom');
    expect(readPrompt('a child at the dentist').land).toBe('dentist');
    expect(readPrompt('a man reading in the metro').land).toBe('metro');
  });
});

it.each(['новогодняя комната с ёлкой, дети открывают подарки', 'a living room with a fir tree'])(
  'has a dressed tree for the fir that is named in it: %s',
  (prompt) => {
    const things = readPrompt(prompt).subjects.map(({ thing }) => thing);
    expect(things).toContain('christmastree');
    expect(things).not.toContain('conifer');
  },
);
