import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { CRATER } from '../../dry-ground.ts';
import { planOf } from '../sceneries.ts';

describe('a volcano on an island', () => {
  it.each([
    'a volcano erupting on a tropical island',
    'ein Vulkan bricht auf einer tropischen Insel aus',
    'un volcan en éruption sur une île tropicale',
    'un volcán en erupción en una isla tropical',
    'извержение вулкана на тропическом острове',
    'um vulcão em erupção numa ilha tropical',
    "un vulcano in eruzione su un'isola tropicale",
    'tropik bir adada patlayan yanardağ',
    'بركان ثائر على جزيرة استوائية',
    'उष्णकटिबंधीय द्वीप पर ज्वालामुखी विस्फोट',
    '热带岛屿上的火山爆发',
    '南国の島で噴火する火山',
    '열대 섬에서 폭발하는 화산',
    'a volcano erupting by the sea',
  ])('stands in the sea: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'island', scenery: 'volcanoisle' });
  });

  it('rises from water on all sides, its crater deeper than its rim', () => {
    for (const index of [0, 1, 2, 3]) {
      const setting = decide(readPrompt('a volcano on a tropical island'), null, 5, index);
      const ground = planOf(setting)?.ground?.(() => 0, setting) ?? (() => Number.NaN);
      const at = (away: number, turn: number) =>
        ground(
          setting.side * CRATER.aside + away * Math.sin(turn),
          CRATER.z + away * Math.cos(turn),
        );
      const turns = [0, 1, 2, 4, 5];
      for (const turn of turns) expect(at(790, turn)).toBeLessThan(0);
      const rim = turns.map((turn) => at(78, turn));
      expect(Math.min(...rim)).toBeGreaterThan(at(0, 0));
      expect(Math.min(...rim)).toBeGreaterThan(200);
      // Lava begins 84 world units from its middle (`lava.ts`), and has to run outward from there.
      for (const turn of turns) expect(at(84, turn)).toBeGreaterThan(at(100, turn));
    }
  });

  it('is inland where no water is named', () => {
    expect(readPrompt('a volcano in the mountains').land).toBe('volcano');
  });
});
