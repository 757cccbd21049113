import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import { writtenIn } from './written-in.ts';

/** Whose land a prompt's place is in. */
const homeOf = (prompt: string) => readPrompt(prompt).homeland;

describe('the land of a language', () => {
  it.each([
    ['indian', 'गाँव में सुबह'],
    ['japanese', '村の道を歩くおばあさん'],
    ['japanese', '田舎駅'],
    ['chinese', '村口的老人'],
    ['korean', '시골 마을'],
    ['arab', 'قرية صغيرة'],
    ['turkish', 'köy yolunda yürüyen yaşlı adam'],
    ['russian', 'деревня зимой'],
    [null, 'a village in the morning'],
    [null, 'ein Dorf am Morgen'],
    [null, 'un pueblo con niños'],
    [null, 'watercolour of a village, 村'],
  ])('is told by how a prompt is written: %s, %s', (land, prompt) => {
    expect(writtenIn(prompt)).toBe(land);
  });
});

describe('a village of which no land is said', () => {
  it.each([
    ['indian', 'गाँव के कुएँ के पास पीपल के पेड़ के नीचे खेलते बच्चे'],
    ['japanese', '村の道を歩くおばあさん'],
    ['korean', '시골 마을 길을 걷는 할머니'],
    ['chinese', '村口大树下下棋的老人'],
    ['arab', 'قرية صغيرة عند الغروب'],
    ['turkish', 'köyde yağmurlu bir gün'],
    ['russian', 'деревня зимой'],
    ['russian', 'русская деревня зимой'],
  ])('stands among fields, its houses those of its language: %s, %s', (land, prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'field',
      settled: 'village',
      homeland: land,
    });
  });

  it.each([
    ['in English, German, French, Spanish, Italian and Portuguese', 'a village'],
    ['in English, German, French, Spanish, Italian and Portuguese', 'ein Dorf mit Kindern'],
    ['in English, German, French, Spanish, Italian and Portuguese', 'un village sous la neige'],
    ['of another land', 'フランスの村'],
    ['of another land', '독일 마을'],
    ['of another land', '希腊的村庄'],
    ['of another land', 'قرية في كينيا'],
    ['of another land', 'Meksika köyünde çocuklar'],
    ['of another land', 'деревня в Африке'],
    ['of a tale', 'गाँव के ऊपर उड़ता ड्रैगन'],
    ['of a tale', '村を守る騎士'],
    ['of another age', '中世の村'],
    ['of another age', 'средневековая деревня'],
    ['in space', 'киберпанк деревня на Марсе'],
  ])('has no such houses %s: %s', (_, prompt) => {
    expect(homeOf(prompt)).toBeNull();
  });
});

describe('a street of which no land is said', () => {
  it.each([
    ['indian', 'बाज़ार में सब्ज़ी बेचती औरत'],
    ['indian', 'गली में साइकिल चलाता लड़का'],
    ['machiya', '路地裏の猫'],
    ['hanok', '시장에서 채소를 파는 아주머니'],
    ['hanok', '골목길의 고양이'],
    ['hutong', '小巷里的猫'],
    ['souk', 'بائع خضار في السوق'],
  ])('is one of its language: %s, %s', (town, prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', town });
  });

  it.each([
    ['southern', 'dar sokakta bir kedi'],
    ['southern', 'pazarda sebze satan kadın'],
    ['white', 'زقاق ضيق وقطة'],
  ])('has the houses of there: %s, %s', (manner, prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'street', manner });
  });

  it.each([
    ['パリの路地裏の猫'],
    ['ネオンの路地の猫'],
    ['런던 골목길의 고양이'],
    ['未来的小巷'],
    ['लंदन की गली में लड़का'],
    ['摩天大楼之间的街道'],
    ['城市街道夜景'],
    ['都会の通りを歩く女性'],
    ['도시 거리의 밤'],
    ['ऊँची इमारतों के बीच की सड़क'],
  ])(
    'is none of these elsewhere, in a large town, among neon and in times to come: %s',
    (prompt) => {
      expect(['indian', 'machiya', 'hanok', 'hutong']).not.toContain(readPrompt(prompt).town);
    },
  );
});

describe('who is in an everyday place of which no land is said', () => {
  it.each([
    ['sari', 'गाँव में खड़ी औरत'],
    ['headscarf', 'امرأة في القرية'],
    ['blackhaired', '畑に立つ女性'],
    ['blackhaired', '시장에 서 있는 여자'],
    ['blackhaired', '站在村庄里的女人'],
  ])('looks as people there do: %s, %s', (trait, prompt) => {
    expect(readPrompt(prompt).subjects.flatMap(({ traits = [] }) => traits)).toContain(trait);
  });

  it('looks as anybody where no place is named', () => {
    expect(readPrompt('गेंद से खेलता लड़का').subjects[0]?.traits).not.toContain('brownskinned');
  });
});
