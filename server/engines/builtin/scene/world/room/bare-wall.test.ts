import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { createFrame } from '../frame.ts';
import { createCamera, mapGround } from '../view.ts';
import { planFor } from './plan-for.ts';

const roomOf = (prompt: string) => {
  const setting = () => decide(readPrompt(prompt), null, 5, 0);
  const frame = createFrame(120, 120);
  const camera = createCamera(frame, setting(), mapGround(frame, setting()));
  return planFor(camera, setting());
};

it('leaves the wall free for a picture that somebody hangs up: no lamp is before it', () => {
  const hung = roomOf('a man hanging a picture on the living room wall');
  const usual = roomOf('a man in the living room');
  expect(hung.lamps.length).toBeLessThan(usual.lamps.length);
});
