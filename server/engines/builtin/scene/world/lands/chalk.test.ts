import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { withChalk } from './chalk.ts';

const GREEN = [0.2, 0.4, 0.1] as const;

describe('white cliffs', () => {
  it.each([
    "the white cliffs of Dover|les falaises d'Étretat|Kreidefelsen|un acantilado blanco|белые скалы",
    'uma falésia branca|bianche scogliere di Dover|beyaz kayalıklar|白色悬崖|白い崖|하얀 절벽',
    'منحدرات بيضاء|सफ़ेद चट्टानें',
  ])('are known in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'sea',
        cliffs: true,
        chalk: true,
        ignored: [],
      });
  });

  it('face the sun in each of the four pictures', () => {
    for (const index of [0, 1, 2, 3]) {
      const { side, light } = decide(readPrompt('white cliffs of Dover'), null, 3, index);
      expect(Math.sign(light.toward[0])).toBe(-side);
    }
  });

  it('are bare where they are steep, and green above', () => {
    const soil = withChalk(() => GREEN, decide(readPrompt('chalk cliffs'), null, 3, 0));
    expect(Math.min(...soil(40, 100, 30.5, 3))).toBeGreaterThan(0.5);
    expect(soil(40, 100, 70, 0.1)).toEqual(GREEN);
    const dark = withChalk(() => GREEN, decide(readPrompt('sea cliffs'), null, 3, 0));
    expect(dark(40, 100, 30.5, 3)).toEqual(GREEN);
  });
});
