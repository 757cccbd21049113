import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame, LAND } from '../../../world/frame.ts';
import type { Stage } from '../stage.ts';

const SIDE = 160;

/** A stage of what a prompt asks for on level ground that is drawn from the horizon on, the eye 4 world units above it. */
export function groundStage(prompt: string, seed = 3): Stage {
  const setting = decide(readPrompt(prompt), null, seed, 0);
  const frame = createFrame(SIDE, SIDE);
  const camera = { focal: SIDE, horizon: 0.4 * SIDE, height: 4, centre: SIDE / 2 };
  for (let row = Math.ceil(camera.horizon) + 1; row < SIDE; row++)
    for (let column = 0; column < SIDE; column++) {
      frame.kind[row * SIDE + column] = LAND;
      frame.depth[row * SIDE + column] = (camera.focal * camera.height) / (row - camera.horizon);
    }
  const cells = new Float32Array(1024 * 1024);
  return { frame, camera, map: { heights: cells, sunlight: cells }, setting };
}
