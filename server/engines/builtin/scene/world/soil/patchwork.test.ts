import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { withPatchwork } from './patchwork.ts';
import { grassOf, type Soil } from './soil.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0);

/** The greens of the ground along a line across the view. */
function greensAt(prompt: string, z: number, height = 4): number[] {
  const setting = settingOf(prompt);
  const grass: Soil = () => grassOf(setting.season);
  const soil = withPatchwork(grass, setting);
  return Array.from({ length: 400 }, (_, n) => soil(n - 200, z, height, 0)[1]);
}

const kinds = (values: readonly number[]) => new Set(values.map((one) => one.toFixed(2))).size;

describe('the land far off in a countryside', () => {
  it('is divided into fields of several kinds with dark hedges between them', () => {
    const greens = greensAt('a farmer in a field in summer', 150);
    expect(kinds(greens)).toBeGreaterThan(4);
    expect(Math.min(...greens)).toBeLessThan(0.3);
  });

  it('is meadow close by, and high up', () => {
    expect(kinds(greensAt('a farmer in a field in summer', 30))).toBe(1);
    expect(kinds(greensAt('a farmer in a field in summer', 150, 120))).toBe(1);
  });

  it.each(['a flower garden', 'a lavender field', 'a moor in summer', 'a lone tree on a hill'])(
    'is whole where it is something else: %s',
    (prompt) => expect(kinds(greensAt(prompt, 150))).toBe(1),
  );

  it('shows hedges out of the snow, and no crops', () => {
    const greens = greensAt('a snowy field', 150);
    expect(Math.min(...greens)).toBeLessThan(0.45);
    expect(greens.every((green) => green <= grassOf('winter')[1])).toBe(true);
  });
});
