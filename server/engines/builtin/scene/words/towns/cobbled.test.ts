import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'woman dancing in the rain on a cobblestone street|a cobbled lane|cobblestone alley at night',
  'eine frau tanzt auf einer kopfsteinpflasterstraße|eine gepflasterte gasse',
  'une rue pavée sous la pluie',
  'una calle empedrada|una calle de adoquines',
  'una strada acciottolata|un vicolo con i sampietrini',
  'uma rua de paralelepípedos',
  'мощёная улица|булыжная мостовая',
  'arnavut kaldırımlı bir sokak',
  'شارع مرصوف بالحصى',
  'पत्थर की गली',
  '鹅卵石街道|石板小巷',
  '石畳の路地',
  '조약돌 거리',
])('lays an old street with cobbles: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', alley: true });
});

it.each([
  'a street in a small town|small town main street on a rainy day|a village street',
  'eine Dorfstraße im Regen|die Hauptstraße|la rue principale|calle mayor|главная улица',
  '小镇街道|メインストリート|마을 거리|rua principal|strada principale|ana cadde|الشارع الرئيسي|मुख्य सड़क',
])('is seen in a street of a small town, not on a road to it: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({ land: 'street', alley: true });
});
