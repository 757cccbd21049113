import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { createFrame } from './frame.ts';
import { lookUp } from './height-map.ts';
import { createCamera, mapGround } from './view.ts';

const SIDE = 64;

/** How high above the ground before it the eye is, world units, in the second of a request's pictures. */
function eyeIn(prompt: string): number {
  const frame = createFrame(SIDE, SIDE);
  const setting = decide(readPrompt(prompt), null, 12, 1);
  const map = mapGround(frame, setting);
  return createCamera(frame, setting, map).height - lookUp(map.heights, 0, 6);
}

describe('the eye', () => {
  it('is lower before an animal than before the land alone, so that trees stay taller than it', () => {
    expect(eyeIn('a fox on a meadow')).toBeLessThan(4);
    expect(eyeIn('a meadow')).toBeGreaterThan(eyeIn('a fox on a meadow') + 1);
  });

  it('stays high over who stands far off, beside buildings, and from the air', () => {
    const alone = eyeIn('a meadow');
    expect(eyeIn('a house and a horse on a meadow')).toBeCloseTo(alone, 0);
    expect(eyeIn('a horse on a meadow, aerial view')).toBeGreaterThan(alone);
  });

  it('is among the trees by a stream in a forest, not over them', () => {
    expect(eyeIn('a stone bridge in a forest')).toBeLessThan(
      eyeIn('a stone bridge in a meadow') - 2,
    );
  });
});
