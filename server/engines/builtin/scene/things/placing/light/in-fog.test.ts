import { describe, expect, it } from 'vitest';
import { createCover } from '../../../world/cover.ts';
import { createFrame } from '../../../world/frame.ts';
import { createFog } from '../../../world/weather/fog.ts';
import { createSprite } from '../../sprite.ts';
import type { Stage } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { placePlanted } from './place-planted.ts';

const DARK = 0.2;

/** How much darker than the fog behind it a dark tower is, so far off (world units) that it is seen 48 pixels high, in its middle: a share of the fog's light. */
function contrastOf(prompt: string, isNamed: boolean, far = 200): number {
  const size = 0.3 * far;
  const stage = levelStage(prompt);
  const { camera, setting } = stage;
  const fog = createFog(setting, camera);
  if (fog === null) throw new Error(`no fog: ${prompt}`);
  const foggy: Stage = {
    ...stage,
    frame: createFrame(160, 160),
    setting: { ...setting, light: { ...setting.light, fog } },
  };
  const tower = createSprite(32, 64, (context) => {
    context.fillStyle = '#333';
    context.fillRect(0, 0, 32, 64);
  });
  const cover = createCover(foggy.frame);
  placePlanted(
    foggy,
    {
      ...{ sprite: tower, x: 0, z: far, base: 0, size, tone: [DARK, DARK, DARK] },
      ...(isNamed && { boost: 1 }),
    },
    cover,
  );
  const bottom = camera.horizon + (camera.focal * camera.height) / far;
  const row = Math.round(bottom - 0.5 * ((camera.focal * size) / far));
  const at = row * 160 + 80;
  const behind = fog.colour(0, (camera.horizon - row) / camera.focal);
  const shown = [0, 1, 2].map((c) => cover.rgb[at * 3 + c] as number);
  const mean = (colour: readonly number[]) => colour.reduce((sum, one) => sum + one / 3, 0);
  return 1 - mean(shown) / mean(behind);
}

describe('what a prompt names in fog', () => {
  const prompts = ['castle in the mist', 'a lighthouse in thick fog', 'a tower on a foggy street'];

  it.each(prompts)('stands out against it: %s', (prompt) => {
    expect(contrastOf(prompt, true)).toBeGreaterThan(0.5);
  });

  it('stands out also where the air hides it as well', () => {
    expect(contrastOf('a bridge in fog', true, 1400)).toBeGreaterThan(0.5);
  });

  it('is told from what is only there', () => {
    for (const prompt of prompts)
      expect(contrastOf(prompt, true)).toBeGreaterThan(contrastOf(prompt, false) + 0.15);
  });
});
