import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is within a fast train', () => {
  it.each([
    'a boy looking out of the window of a bullet train|a boy on the bullet train',
    '高铁上的男孩|从新干线的窗户看风景的男孩',
    '新幹線の窓から富士山を見ている男の子|新幹線に乗っている男の子',
    '고속열차 안의 소년|신칸센의 창문을 보는 소년',
    "un garçon regarde par la fenêtre du TGV|un garçon à bord d'un TGV",
    'ein Junge schaut aus dem Fenster eines Hochgeschwindigkeitszugs|ein Junge im Hochgeschwindigkeitszug',
    'un niño mira por la ventana del tren bala|un niño en el tren bala',
    'мальчик смотрит в окно скоростного поезда|мальчик в скоростном поезде',
    'um menino olhando pela janela do trem bala|um menino dentro do trem bala',
    'un bambino guarda dal finestrino del Frecciarossa|un bambino sul Frecciarossa',
    'hızlı trenin penceresinden bakan çocuk|hızlı trenin içinde bir çocuk',
    'ولد ينظر من نافذة القطار السريع|ولد داخل القطار السريع',
    'बुलेट ट्रेन की खिड़की से देखता लड़का|बुलेट ट्रेन में लड़का',
  ])('sits in a row at its wide windows, and in no compartment of old: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('trainwindow');
      expect(subjects, prompt).toMatchObject([{ thing: 'person', count: 1 }]);
    }
  });

  it('is in a compartment of any other train, and sees a fast one from outside', () => {
    expect(readPrompt('a boy at the window of a train').land).toBe('compartment');
    expect(readPrompt('a bullet train at a station').subjects).toMatchObject([{ thing: 'train' }]);
  });
});
