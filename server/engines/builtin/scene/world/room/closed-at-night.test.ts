import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { lightOf } from './light/room-light.ts';
import { planFor } from './plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

function lampsOf(prompt: string) {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const room = planFor(CAMERA, setting);
  return { lit: room.lamps.length, dim: lightOf(room, setting).dim };
}

it.each(['museum', 'supermarket'])('is dim at night with half of its lamps lit: %s', (place) => {
  const [day, night] = [lampsOf(`${place} at noon`), lampsOf(`${place} at night`)];
  expect(night.lit).toBeLessThan(0.7 * day.lit);
  expect(night.dim).toBeLessThan(0.8 * day.dim);
});

it('is lit as by day where one comes at night too', () => {
  expect(lampsOf('laundromat at night')).toEqual(lampsOf('laundromat at noon'));
});
