import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an animal in a baker’s window', () => {
  it.each([
    'cat sleeping in a bakery window',
    'a cat sleeping in the window of a bakery',
    'un chat qui dort dans la vitrine d’une boulangerie',
    'eine schlafende Katze im Schaufenster einer Bäckerei',
    'un gato durmiendo en la ventana de una panadería',
    'un gatto che dorme nella vetrina di una panetteria',
    'um gato dormindo na janela de uma padaria',
    'кошка спит в окне булочной',
    'fırın penceresinde uyuyan kedi',
    'قطة نائمة في نافذة مخبز',
    'बेकरी की खिड़की में सोती बिल्ली',
    '面包店窗边睡觉的猫',
    'パン屋の窓で眠る猫',
    '빵집 창가에서 자는 고양이',
  ])('lies among its bread, seen from the street: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('street');
    expect(subjects).toMatchObject([
      { thing: 'bakerywindow', carries: 'cat', load: { posture: 'sleeping' } },
    ]);
  });

  it('is in the shop where no window is named, or somebody bakes', () => {
    expect(readPrompt('a cat in a bakery').land).toBe('bakery');
    expect(readPrompt('a baker and a cat at the window of a bakery').land).toBe('bakery');
    expect(readPrompt('a cat in the window').land).toBe('room');
  });
});

describe('an animal in the window of a shop of which no more is said', () => {
  it.each([
    'a cat sleeping in a shop window on a rainy evening',
    'eine Katze schläft im Schaufenster',
    'un chat qui dort dans une vitrine',
    'кошка спит в витрине магазина',
    '橱窗里睡觉的猫',
  ])('lies in that of a baker: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('street');
    expect(subjects).toMatchObject([{ thing: 'bakerywindow', carries: 'cat' }]);
  });

  it('is in the street where windows or a whole front are named', () => {
    for (const prompt of ['a cat in the rain, shop windows', 'a cat before a storefront'])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([{ thing: 'cat' }]);
  });
});

describe('an animal in a window', () => {
  it.each(['a cat sleeping in a window', 'eine Katze schläft im Fenster', '窓で眠る猫'])(
    'is on its sill: %s',
    (prompt) => {
      const { land, subjects } = readPrompt(prompt);
      expect(land).toBe('room');
      expect(subjects).toMatchObject([{ thing: 'cat', posture: 'sleeping', on: 'windowsill' }]);
    },
  );

  it('is there where it looks out of it, and not where rain is on it', () => {
    expect(readPrompt('a dog looking out of a window').subjects[0]?.on).toBe('windowsill');
    expect(readPrompt('a cat in a room, rain on the window').subjects[0]?.on).toBe(undefined);
  });
});
