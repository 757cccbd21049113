import { describe, expect, it } from 'vitest';
import { landStage } from '../testing/land-stage.ts';
import { wishes } from '../wishes.ts';
import { footprints } from './footprints.ts';

/** How many pixels the steps of who is asked for darken, and the nearest of them beside the feet: how much farther. */
function pressed(prompt: string): { readonly many: number; readonly nearest: number } {
  const stage = landStage(prompt, 6, 0);
  const wished = wishes(stage);
  const before = stage.frame.rgb.slice();
  footprints(stage, wished);
  const at = [...before.keys()].filter(
    (n) => n % 3 === 0 && (stage.frame.rgb[n] as number) < 0.9 * (before[n] as number),
  );
  const feet = Math.min(...wished.map(({ z }) => z));
  const nearest = Math.min(...at.map((n) => stage.frame.depth[n / 3] as number)) - feet;
  return { many: at.length, nearest };
}

describe('footprints', () => {
  it.each([
    'a man walking in snow, mountains',
    'a woman walking on a beach',
    'a camel in the desert',
  ])('are left behind who walks on what is loose: %s', (prompt) => {
    const { many, nearest } = pressed(prompt);
    expect(many).toBeGreaterThan(8);
    expect(nearest).toBeGreaterThanOrEqual(0);
  });

  it.each(['footprints in the snow', 'a beach with footprints'])(
    'lead into the land where they are named alone: %s',
    (prompt) => {
      expect(pressed(prompt).many).toBeGreaterThan(8);
    },
  );

  it.each(['a horse on a meadow in summer', 'a rock in the desert', 'a cactus in the desert'])(
    'are not where the ground is firm or nobody walks: %s',
    (prompt) => {
      expect(pressed(prompt).many).toBe(0);
    },
  );
});
