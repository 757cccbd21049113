import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const landOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).land;

describe('who is at a table', () => {
  it.each([
    'a man at a table|two friends at the table|ein Mann am Tisch|une femme à table|un uomo a tavola',
    'dos amigos en la mesa|dois amigos na mesa|a girl and her grandmother at the table',
  ])('sits there over a cup, in a room where no place is named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { posture: 'sitting', company: { bond: 'table' } },
      ]);
      expect(landOf(prompt), prompt).toBe('room');
    }
  });

  it.each([
    'a family at the table|a family around the table|una familia en la mesa|uma família na mesa',
    'семья за столом|masada bir aile|عائلة حول الطاولة|मेज पर परिवार|テーブルを囲む家族',
    '식탁에 둘러앉은 가족|餐桌旁的一家人|four friends sitting around a table',
  ])('sits around a laid one where more than two do: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const [first] = readPrompt(prompt).subjects;
      expect(first, prompt).toMatchObject({ posture: 'sitting', company: { bond: 'meal' } });
      expect(first?.company?.members.length, prompt).toBeGreaterThan(2);
    }
  });

  it.each([
    'a boy at a ping pong table|a man at a foosball table',
    'dos amigos en la mesa de ping pong',
    'um menino na mesa de pingue-pongue|мама у пеленального стола',
  ])('is on his feet where it is one for a game or for work: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt).subjects[0], prompt).toMatchObject({ posture: null });
      expect(landOf(prompt), prompt).not.toBe('room');
    }
  });

  it.each([
    'un homme à la table de billard|un hombre en la mesa de billar|um homem na mesa de sinuca',
    'un uomo al tavolo da biliardo|мужчины у бильярдного стола|台球桌旁的男人',
    'bilardo masası başında adam|two men at a pool table',
  ])('is on his feet about one for pool, which is in a living room: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, fittings, subjects } = readPrompt(prompt);
      expect(subjects[0], prompt).toMatchObject({ posture: null });
      expect(land, prompt).toBe('room');
      expect(fittings, prompt).toMatchObject([{ name: 'pooltable' }]);
    }
  });

  it('is where a place is named', () => {
    expect(landOf('a family sitting at a table in a garden')).toBe('field');
    expect(landOf('a couple at a table in a restaurant')).toBe('restaurant');
  });

  it.each([
    'a man standing by a table',
    'a boy on the table',
    'a book on the table and a man',
    'two men at a pool table',
  ])('stands where that is said, or is not at it: %s', (prompt) => {
    for (const one of readPrompt(prompt).subjects)
      expect([undefined, null, 'standing']).toContain(one.posture);
  });
});

describe('who eats', () => {
  it.each(['a child eating soup', 'a man eating a burger', 'мальчик ест кашу'])(
    'does so in a room where neither a place nor a sky is named: %s',
    (prompt) => {
      expect(landOf(prompt)).toBe('room');
    },
  );

  it('does so in the open under the stars', () => {
    expect(landOf('a woman eating pasta under the stars')).not.toBe('room');
  });

  it.each([
    'a family eating outside|friends at a table outside|having lunch outdoors, a couple',
    'eine Familie isst draußen|Freunde am Tisch im Freien|des amis à table dehors',
    'amigos comiendo fuera|uma família comendo ao ar livre|друзья за столом под навесом',
    "una famiglia mangia all'aperto|a family eating in the sunshine|ein Wanderer isst ein Brot",
  ])('does so in the open where that is said: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(landOf(prompt), prompt).not.toBe('room');
  });

  it.each([
    'a couple drinking wine at sunset|ein Paar trinkt Wein bei Sonnenuntergang',
    'una pareja cenando al atardecer|два друга пьют пиво на закате|two women at a table in autumn',
    'zwei Freundinnen trinken Kaffee im Sommer|a couple drinking coffee at dawn',
  ])('does so in the light or the season that is named: %s', (prompts) => {
    for (const prompt of prompts.split('|')) expect(landOf(prompt), prompt).not.toBe('room');
  });

  it('has breakfast in a room in the morning', () => {
    expect(landOf('a family having breakfast in the morning')).toBe('room');
  });
});
