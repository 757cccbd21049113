import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a wizard at work', () => {
  it.each([
    'a wizard in his tower mixing potions',
    'ein Zauberer in seinem Turm mischt Tränke',
    'un sorcier dans sa tour préparant des potions',
    'un mago en su torre mezclando pociones',
    'волшебник в своей башне варит зелье',
    'um mago em sua torre misturando poções',
    'un mago nella sua torre che mescola pozioni',
    'kulesinde iksir karıştıran büyücü',
    'ساحر في برجه يخلط الجرعات',
    'अपनी मीनार में औषधि बनाता जादूगर',
    '巫师在塔里调配药水',
    '塔の中で薬を調合する魔法使い',
    '탑 안에서 물약을 만드는 마법사',
  ])('is within the tower, and mixes: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'wizardtower',
      subjects: [{ thing: 'person', traits: ['mage', 'brewing'] }],
      ignored: [],
    });
  });

  it('has a workroom of his own, and an alchemist has the same', () => {
    for (const prompt of ['a witch in her workshop', 'an alchemist in his laboratory'])
      expect(readPrompt(prompt).land, prompt).toBe('wizardtower');
    expect(readPrompt('a chemist in a laboratory').land).toBe('laboratory');
  });

  it('brews where potions are sold else, with the cauldron that stands there', () => {
    const idea = readPrompt('a witch brewing a potion in her cauldron');
    expect(idea).toMatchObject({
      land: 'potionshop',
      subjects: [{ traits: ['mage', 'woman', 'brewing'] }],
    });
    expect(idea.subjects).toHaveLength(1);
  });

  it('leaves towers in the open of others, and those that are not gone into', () => {
    for (const prompt of [
      'a princess in her tower',
      "a wizard's tower on a hill",
      'a wizard standing before his tower',
    ])
      expect(
        readPrompt(prompt).subjects.map(({ thing }) => thing),
        prompt,
      ).toContain('tower');
  });
});
