import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const sides = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, aside }) => [thing, aside]);

describe('the sides of a picture', () => {
  it.each([
    'on the left a red tractor, on the right a white horse, in the background a windmill',
    'links ein roter Traktor, rechts ein weißes Pferd, im Hintergrund eine Windmühle',
    'à gauche un tracteur rouge, à droite un cheval blanc, au fond un moulin à vent',
    'a la izquierda un tractor rojo, a la derecha un caballo blanco, al fondo un molino de viento',
    'à esquerda um trator vermelho, à direita um cavalo branco, ao fundo um moinho de vento',
    'a sinistra un trattore rosso, a destra un cavallo bianco, sullo sfondo un mulino a vento',
    'слева красный трактор, справа белая лошадь, на заднем плане ветряная мельница',
    'solda kırmızı bir traktör, sağda beyaz bir at, arka planda bir yel değirmeni',
    'على اليسار جرار أحمر وعلى اليمين حصان أبيض وفي الخلفية طاحونة هواء',
    '左に赤いトラクター、右に白い馬、背景に風車',
    '왼쪽에는 빨간 트랙터, 오른쪽에는 흰 말, 배경에는 풍차',
    '左边是一辆红色拖拉机，右边是一匹白马，背景是一座风车',
    'बाईं ओर एक लाल ट्रैक्टर, दाईं ओर एक सफेद घोड़ा, पृष्ठभूमि में एक पवनचक्की',
  ])('are of what is named behind them, and nobody is within what is behind: %s', (prompt) => {
    expect(sides(prompt)).toEqual([
      ['tractor', 'left'],
      ['horse', 'right'],
      ['windmill', undefined],
    ]);
    expect(readPrompt(prompt).land).toBeNull();
  });

  it('are of what is named before them', () => {
    expect(sides('a red car on the left and a blue car on the right')).toEqual([
      ['car', 'left'],
      ['car', 'right'],
    ]);
    expect(sides('une maison à gauche et un arbre à droite')).toEqual([
      ['house', 'left'],
      ['tree', 'right'],
    ]);
  });

  it('tell two people from each other', () => {
    expect(sides('links steht ein Mann, rechts eine Frau')).toEqual([
      ['person', 'left'],
      ['person', 'right'],
    ]);
  });
});

describe('the foreground', () => {
  it.each([
    'en primer plano tres tulipanes amarillos, a lo lejos montañas',
    'in primo piano tre tulipani gialli, in lontananza montagne',
    'um gato em primeiro plano, ao fundo o mar',
  ])('is no picture from near by: %s', (prompt) => {
    expect(readPrompt(prompt).composition).toBeNull();
  });

  it('is one where nothing is said of what lies behind', () => {
    expect(readPrompt('una rosa in primo piano').composition).toBe('close');
  });
});
