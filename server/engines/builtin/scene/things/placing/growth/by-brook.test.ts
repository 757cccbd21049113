import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import { planBrook } from '../../../world/springs/brook.ts';
import { createCamera, mapGround } from '../../../world/view.ts';
import type { Stage } from '../stage.ts';
import { byBrook } from './by-brook.ts';
import { youngFirs } from './young-firs.ts';

function stageOf(prompt: string): Stage {
  const frame = createFrame(96, 96);
  const setting = decide(readPrompt(prompt), null, 5, 0);
  const map = mapGround(frame, setting);
  const camera = createCamera(frame, setting, map);
  return { frame, setting, map, camera, brook: planBrook(setting, map) };
}

describe('what is by a brook', () => {
  it('is stones on its banks, some in its water, and ferns beside it', () => {
    const stage = stageOf('a brook in the woods');
    const all = byBrook(stage);
    const wet = all.filter(({ x, z }) => (stage.brook?.away(x, z) ?? 2) < 0.8);
    expect(wet.length).toBeGreaterThan(3);
    expect(all.length - wet.length).toBeGreaterThan(40);
    expect(Math.max(...all.map(({ size }) => size))).toBeLessThan(1.3);
  });

  it('is nothing where no brook runs', () => {
    expect(byBrook(stageOf('a path through the woods'))).toEqual([]);
  });
});

describe('young firs', () => {
  it('grow up among the trunks of conifers, off the brook', () => {
    const stage = stageOf('a pine forest with a creek');
    const firs = youngFirs(stage);
    expect(firs.length).toBeGreaterThan(10);
    for (const { x, z } of firs) expect(stage.brook?.away(x, z)).toBeGreaterThan(1);
    expect(youngFirs(stageOf('a forest with a creek'))).toEqual([]);
  });
});
