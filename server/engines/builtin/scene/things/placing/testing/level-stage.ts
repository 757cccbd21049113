import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import type { Stage } from '../stage.ts';

const SIDE = 160;

/** A stage of what a prompt asks for on level ground so many world units above the water, the eye `eye` above that. */
export function levelStage(prompt: string, high = 0, eye = 3): Stage {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const heights = new Float32Array(256 * 256).fill(high);
  return {
    frame: createFrame(SIDE, SIDE),
    camera: { focal: SIDE, horizon: 0.4 * SIDE, height: high + eye, centre: SIDE / 2 },
    map: { heights, sunlight: heights },
    setting,
  };
}
