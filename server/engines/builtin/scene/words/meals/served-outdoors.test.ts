import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const thingsOf = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('food and drink that are named in the open', () => {
  it.each([
    ['a mug of cocoa before a mountain lake', 'lake'],
    ['a pizza in a park', 'field'],
    ['a burger in a city street', 'street'],
    ['un verre de vin sur la plage', 'beach'],
    ['eine Tasse Kaffee am Meer', 'sea'],
  ])('are on a table before what is named: %s', (prompt, outlook) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'tabletop', outlook });
  });

  it('have a building before them that is named alone', () => {
    const idea = readPrompt('a mug of tea in front of a mosque');
    expect(idea.land).toBe('tabletop');
    expect(decide(idea, null, 3, 0).outlook).toBe('field');
  });

  it('are on the blanket of a picnic', () => {
    expect(readPrompt('a picnic in the park with wine and cheese').land).toBe('field');
    expect(thingsOf('a picnic in the park with wine and cheese')).not.toContain('wine');
  });

  it.each([
    'a cyclist eating a banana on a mountain road|a cyclist eating a sandwich on a beach',
    'ein Radfahrer isst eine Banane auf einer Bergstraße|un cycliste mange une banane dans la montagne',
    'un ciclista come un plátano en la montaña|велосипедист ест банан в горах',
    'un ciclista mangia una banana in montagna|um ciclista come uma banana na montanha',
  ])('are in the hand of who rides, and lay no table: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).not.toBe('tabletop');
      expect(subjects, prompt).toMatchObject([{ thing: 'bicycle', traits: ['mounted'] }]);
    }
  });

  it('stay on stalls, on the tables of cafés and in kitchens', () => {
    expect(readPrompt('a street café in Paris with a croissant').land).toBe('street');
    expect(readPrompt('a market in the street with bread').land).toBe('street');
    expect(readPrompt('bread in a kitchen').land).toBe('kitchen');
  });

  it.each([
    'seniors doing yoga on a rooftop|people dancing on a rooftop|friends having dinner on a rooftop',
    'Senioren machen Yoga auf dem Dach|amis qui dînent sur un toit|amigos cenando en la azotea',
    'люди занимаются йогой на крыше|pessoas fazendo yoga no telhado|anziani che fanno yoga sul tetto',
    'çatıda yoga yapan insanlar|أشخاص يمارسون اليوغا على السطح|छत पर योग करते लोग|屋顶上做瑜伽的老人|屋上でヨガをする女性|옥상에서 요가하는 사람들',
  ])('leave people who need a floor a terrace on their roof: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'roofterrace', outlook: 'city' });
  });

  it('are on the terrace of a roof, before the city', () => {
    for (const prompt of ['noodles on a rooftop', 'a bowl of ramen on a rooftop at night'])
      expect(readPrompt(prompt), prompt).toMatchObject({
        ...{ land: 'roofterrace', outlook: 'city', perch: null },
      });
    expect(readPrompt('a cat on a rooftop').perch).toBe('roof');
    expect(readPrompt('a couple sitting on a roof').perch).toBe('roof');
    expect(readPrompt('breakfast on a balcony').land).toBe('balcony');
  });

  it('is on the tables of a feast that is held there, unless the picture is of it', () => {
    const party = readPrompt('a birthday party in the garden with a big chocolate cake');
    expect(party).toMatchObject({ land: 'field', scenery: 'gardenparty' });
    expect(party.subjects.map(({ thing }) => thing)).not.toContain('cake');
    expect(readPrompt('a big cake at a birthday party in the garden').land).toBe('tabletop');
  });
});
