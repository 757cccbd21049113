import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame, THING } from '../frame.ts';
import { createCamera, mapGround } from '../view.ts';
import { FALLS } from '../watered-ground.ts';
import { paintFalls } from './falls.ts';

const SIZE = 96;

/** The falls of a prompt before a bare wall: how wide and how high they are, in pixels, and how blue beside red. */
function fallsIn(prompt: string) {
  const frame = createFrame(SIZE, SIZE);
  const setting = decide(readPrompt(`${prompt} at noon`), null, 3, 0);
  const map = mapGround(frame, setting);
  frame.depth.fill(FALLS.face + 10);
  paintFalls(frame, createCamera(frame, setting, map), setting, map);
  const falling = [...frame.kind.keys()].filter((at) => frame.kind[at] === THING);
  const rows = falling.map((at) => Math.floor(at / SIZE));
  const sum = (c: number) =>
    falling.reduce((all, at) => all + (frame.rgb[at * 3 + c] as number), 0);
  return {
    wide: new Set(falling.map((at) => at % SIZE)).size,
    high: Math.max(...rows) - Math.min(...rows) + 1,
    blue: sum(2) / sum(0),
  };
}

describe('falls', () => {
  const usual = fallsIn('a waterfall');

  it('are several times as wide as others where they are said to be wide', () => {
    expect(fallsIn('niagara falls').wide).toBeGreaterThan(3 * usual.wide);
  });

  it('fall farther where they are said to be tall', () => {
    const tall = fallsIn('a tall waterfall');
    expect(tall.high).toBeGreaterThan(1.2 * usual.high);
    expect(tall.wide).toBeLessThan(1.3 * usual.wide);
  });

  it('are blue ice where they are frozen', () => {
    expect(fallsIn('a frozen waterfall').blue).toBeGreaterThan(1.1 * usual.blue);
  });
});
