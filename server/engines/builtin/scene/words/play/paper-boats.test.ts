import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('lets children who are named with paper boats kneel at the water, and not swim or fly, in every language', () => {
  for (const prompt of [
    'kids float paper boats in a brook',
    'zwei Kinder lassen Papierschiffchen schwimmen',
    'deux enfants font naviguer des bateaux en papier',
    'niños haciendo navegar barcos de papel',
    'bambini fanno navigare barchette di carta',
    'crianças soltando barquinhos de papel',
    'дети пускают бумажные кораблики в ручье',
    'çocuklar kağıt gemi yüzdürüyor',
    'أطفال يطلقون قوارب ورقية',
    '孩子们在小溪里放纸船',
    '子供たちが小川に紙の舟を浮かべる',
    '아이들이 시냇물에 종이배를 띄운다',
    'बच्चे कागज़ की नाव तैरा रहे हैं',
  ]) {
    const { subjects } = readPrompt(prompt);
    const who = subjects.find(({ traits }) => traits?.includes('child'));
    expect(who?.thing, prompt).toBe('person');
    expect(who?.traits, prompt).toContain('kneeling');
    expect(
      subjects.some(({ thing }) => thing === 'paperboat'),
      prompt,
    ).toBe(true);
  }
});

it('leaves what else is done with a paper boat named', () => {
  for (const prompt of [
    'a boy reading, a paper boat',
    'a girl swimming in a lake',
    'a girl folds a paper boat',
    'a boy with a paper boat on his head',
    'ein Mädchen faltet ein Papierschiffchen',
  ])
    expect(
      readPrompt(prompt).subjects.some(({ traits }) => traits?.includes('kneeling')),
      prompt,
    ).toBe(false);
});
