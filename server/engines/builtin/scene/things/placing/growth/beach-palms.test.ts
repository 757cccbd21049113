import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { landStage } from '../testing/land-stage.ts';
import { beachPalms } from './beach-palms.ts';

describe('a tropical beach', () => {
  it.each([
    'a tropical beach|ein tropischer Strand|une plage tropicale|una playa tropical',
    'тропический пляж|uma praia tropical|una spiaggia tropicale|tropikal bir plaj',
    'شاطئ استوائي|उष्णकटिबंधीय समुद्र तट|热带海滩|南国のビーチ|トロピカルビーチ|열대 해변',
  ])('is read in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'beach', tropical: true });
  });

  it.each([0, 1, 2, 3])('has palms inland, some of them near (composition %i)', (index) => {
    const stage = landStage('a tropical beach', 7, index);
    const palms = beachPalms(stage);
    expect(palms.length).toBeGreaterThan(4);
    for (const { x } of palms) expect(x * stage.setting.side).toBeGreaterThan(0);
    const { z, size } = palms.reduce((near, one) => (one.z < near.z ? one : near));
    expect((size * stage.camera.focal) / z / stage.frame.height).toBeGreaterThan(0.25);
  });

  it('is known by them: another beach has none', () => {
    expect(beachPalms(landStage('a beach', 7, 0))).toEqual([]);
    expect(beachPalms(landStage('a tropical beach without palms', 7, 0))).toEqual([]);
  });
});
