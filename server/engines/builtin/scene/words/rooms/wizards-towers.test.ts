import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

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

  it('has a workroom of his own', () => {
    expect(readPrompt('a witch in her workshop').land).toBe('wizardtower');
    expect(readPrompt('a chemist in a laboratory').land).toBe('laboratory');
  });

  it.each([
    "the wizard's laboratory|das Labor eines Zauberers|le laboratoire du sorcier|el laboratorio del mago",
    'лаборатория волшебника|o laboratório do feiticeiro|il laboratorio dello stregone|büyücünün laboratuvarı',
    'مختبر الساحر|जादूगर की प्रयोगशाला|巫师的实验室|魔法使いの研究室|마법사의 실험실',
  ])('has his laboratory in the tower too, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).land, prompt).toBe('wizardtower');
  });

  it.each([
    "an alchemist in his laboratory|an alchemist's laboratory|das Labor eines Alchemisten|ein Alchemist",
    "le laboratoire d'un alchimiste|un alquimista|laboratorio de alquimia|лаборатория алхимика|алхимик",
    "laboratório de alquimista|il laboratorio dell'alchimista|simyacının laboratuvarı|مختبر الخيميائي",
    'कीमियागर की प्रयोगशाला|炼金术士的实验室|錬金術師の研究室|연금술사의 실험실',
  ])('is among flasks as an alchemist, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).land, prompt).toBe('potionshop');
  });

  it.each([
    "a wizard's messy workshop in an attic, potions|die Werkstatt eines Zauberers auf dem Dachboden",
    "l'atelier d'un sorcier sous les toits|el desván de la bruja, pociones",
    "魔法使いの屋根裏の工房|마법사의 다락방 작업실|女巫的阁楼,药水|a witch's basement with a cauldron",
  ])('has a workshop or an attic that is known for whose it is: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).land, prompt).toBe('wizardtower');
    expect(readPrompt("my grandfather's workshop").land).toBe('garage');
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
