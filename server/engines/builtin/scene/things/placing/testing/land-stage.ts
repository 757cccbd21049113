import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import { paintLand } from '../../../world/paint-land.ts';
import { createCamera, mapGround } from '../../../world/view.ts';
import type { Stage } from '../stage.ts';

const SIDE = 128;

/** A stage of what a prompt asks for on the very land of its picture, small, of one composition. */
export function landStage(prompt: string, seed: number, index: number): Stage {
  const setting = decide(readPrompt(prompt), null, seed, index);
  const frame = createFrame(SIDE, SIDE);
  const map = mapGround(frame, setting);
  const camera = createCamera(frame, setting, map);
  paintLand(
    frame,
    camera,
    map,
    () => [0.5, 0.5, 0.5],
    setting.light,
    { swell: () => 0 },
    () => {},
  );
  return { frame, camera, map, setting };
}
