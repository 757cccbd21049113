import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a river in a forest', () => {
  it.each([
    'a pine forest with a creek in the fog',
    'forest stream',
    'a brook in the woods',
    'un ruisseau dans la forêt',
    'ein Bach im Wald',
    'un arroyo en el bosque',
    'un ruscello nel bosco',
    'um riacho na floresta',
    'ручей в лесу',
    'ormanda bir dere',
    'جدول في الغابة',
    'जंगल में नाला',
    '森林里的小溪',
    '森の小川',
    '숲속의 개울',
  ])('flows among its trees: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'river', wooded: true, narrow: true });
  });

  it.each([
    'a frozen lake in the woods',
    'un lac gelé dans la forêt',
    'ein zugefrorener See im Wald',
    'un lago congelado en el bosque',
    'un lago ghiacciato nel bosco',
    'um lago congelado na floresta',
    'замёрзшее озеро в лесу',
    'ormanda donmuş bir göl',
    'بحيرة متجمدة في الغابة',
    'जंगल में जमी हुई झील',
    '森林里的冰湖',
    '森の凍った湖',
    '숲속의 얼어붙은 호수',
    'a frozen river in a birch forest',
    'une rivière gelée dans la forêt',
    'ein zugefrorener Fluss im Wald',
    'un río congelado en el bosque',
    'un río helado en el bosque',
    'un fiume ghiacciato nel bosco',
    'um rio congelado na floresta',
    'замёрзшая река в лесу',
    'замерзшая река в лесу',
    'ormanda donmuş bir nehir',
    'ormanda donmuş nehir',
    'نهر متجمد في الغابة',
    'जंगल में जमी हुई नदी',
    '森林里结冰的河',
    '森の凍った川',
    '숲속의 얼어붙은 강',
  ])('or is frozen: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'lake', wooded: true, frozen: true });
  });

  it('is no other river, nor one of a jungle', () => {
    expect(readPrompt('a stream in a meadow').wooded).toBe(false);
    expect(readPrompt('a river in the jungle').wooded).toBe(false);
    expect(readPrompt('a misty forest').wooded).toBe(false);
  });
});

describe('a forest of conifers', () => {
  it.each([
    'a pine forest in the fog',
    'une pinède dans la brume',
    'ein Kiefernwald im Nebel',
    'un pinar en la niebla',
    'una pineta nella nebbia',
    'um pinhal na neblina',
    'сосновый лес в тумане',
    'siste bir çam ormanı',
    'غابة صنوبر في الضباب',
    'कोहरे में चीड़ का जंगल',
    '雾中的松林',
    '霧の中の針葉樹林',
    '안개 속의 소나무 숲',
  ])('is one of pines or firs: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'forest', conifers: true, weather: 'fog' });
    expect(idea.ignored).toEqual([]);
  });

  it.each([
    'a redwood forest|un bosque de secuoyas|une forêt de séquoias|ein Mammutbaumwald|una foresta di sequoie',
    'uma floresta de sequoias|лес секвой|sekoya ormanı|غابة السيكويا|रेडवुड का जंगल|红杉林|セコイアの森|세쿼이아 숲',
  ])('may be one of redwoods, seen from within, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const idea = readPrompt(prompt);
      expect(idea, prompt).toMatchObject({ land: 'forest', conifers: true, redwoods: true });
      for (const index of [0, 1, 2, 3]) expect(decide(idea, null, 7, index).land).toBe('woods');
    }
  });

  it('is one where firs are named in it, and no birches', () => {
    expect(readPrompt('a forest of firs').conifers).toBe(true);
    expect(readPrompt('a forest').conifers).toBe(false);
    expect(readPrompt('a forest of birches and firs').conifers).toBe(false);
    expect(readPrompt('a fir tree in a meadow').conifers).toBe(false);
  });
});
