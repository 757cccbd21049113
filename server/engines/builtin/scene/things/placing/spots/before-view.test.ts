import { expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { TERRACE } from '../../../world/scenery/famous/europe/naples.ts';
import type { Stage } from '../stage.ts';
import { beforeView } from './before-view.ts';

const FRAME = { width: 100, height: 100 };
const CAMERA = { focal: 100, horizon: 45, height: 60, centre: 50 };

/** Where the first of a prompt stands; null where its land has ground for them. */
function spotOf(prompt: string, index = 0, camera = CAMERA) {
  const setting = decide(readPrompt(prompt), null, 7, index);
  const [first] = setting.subjects;
  if (first === undefined) throw new Error(`${prompt} shows nobody`);
  const stage = { setting, frame: FRAME, camera } as unknown as Stage;
  return beforeView(stage, first, { column: 40, down: 0.5 });
}

it.each([
  'a woman in Rio de Janeiro',
  'two children in Cape Town',
  'a man in Cinque Terre',
  'a woman in Ha Long Bay',
  'a woman in Sydney',
])('stands people before a place that is looked at, their feet below the picture: %s', (prompt) => {
  for (const index of [0, 1, 2, 3]) {
    const spot = spotOf(prompt, index);
    const { z, base } = spot ?? { z: Number.NaN, base: null };
    const row = CAMERA.horizon + (CAMERA.focal * (CAMERA.height - (base ?? 0))) / z;
    expect(row).toBeGreaterThan(FRAME.height);
    expect(z).toBeLessThan(4);
  }
});

it('puts a cat on the roof of Paris under the eye, and no other land’s cat before a view', () => {
  expect(spotOf('a cat on a roof in Paris')?.z).toBeLessThan(4);
  expect(spotOf('a cat in Cape Town')).toBeNull();
});

it('stands them on a landing in Venice, and leaves others on their ground', () => {
  expect(spotOf('a woman in the Venice carnival')?.base).toBe(0.5);
  expect(spotOf('a cat by a canal in Venice')?.base).toBe(0.5);
  expect(spotOf('a dragon flying over Venice')).toBeNull();
  expect(spotOf('a woman on a beach')).toBeNull();
  expect(spotOf('a woman in Lisbon')).toBeNull();
});

it.each(['a woman in Naples', 'a dog in Naples', 'a car in Naples'])(
  'stands whoever is in Naples on its terrace, their feet in the picture: %s',
  (prompt) => {
    const camera = { ...CAMERA, height: TERRACE.high + 4 };
    for (const index of [0, 1, 2, 3]) {
      const { z, base } = spotOf(prompt, index, camera) ?? { z: Number.NaN, base: null };
      const row = camera.horizon + (camera.focal * (camera.height - (base ?? 0))) / z;
      expect(base).toBe(TERRACE.high);
      expect(z).toBeLessThan(TERRACE.ends);
      expect(row).toBeLessThan(FRAME.height);
    }
  },
);
