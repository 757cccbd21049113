import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import { createCamera, mapGround } from '../../../world/view.ts';
import { FALLS, FALLS_FORM } from '../../../world/watered-ground.ts';
import { vegetation } from './vegetation.ts';

/** Which land a prompt is drawn as, and how many trees stand before the eye, not far off. */
function treesIn(prompt: string) {
  const frame = createFrame(64, 64);
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const map = mapGround(frame, setting);
  const all = vegetation({ frame, setting, map, camera: createCamera(frame, setting, map) });
  return { land: setting.land, near: all.filter(({ z }) => z < 160).length };
}

describe('the trees along a stream', () => {
  it.each([
    'an autumn forest with an old stone bridge',
    'Herbstwald mit Nebel, ein Wanderweg führt über eine alte Steinbrücke',
    'forêt avec un pont de pierre',
    '森林里的石桥',
  ])('are a forest where one is named: %s', (prompt) => {
    const forest = treesIn(prompt);
    expect(forest.land).toBe('river');
    expect(forest.near).toBeGreaterThan(2 * treesIn('a meadow with a stone bridge').near);
    expect(forest.near).toBeGreaterThan(40);
  });
});

describe('the shores of polar seas', () => {
  it.each(['penguins on an iceberg in antarctica', 'penguins in antarctica'])(
    'have no trees: %s',
    (prompt) => expect(treesIn(prompt).near).toBe(0),
  );
});

describe('the trees by a lake', () => {
  it('tower over who or what is there, and are no taller across the water', () => {
    const tallest = (prompt: string, from: number, to: number) => {
      const frame = createFrame(64, 64);
      const setting = decide(readPrompt(prompt), null, 3, 0);
      const map = mapGround(frame, setting);
      const all = vegetation({ frame, setting, map, camera: createCamera(frame, setting, map) });
      return Math.max(0, ...all.filter(({ z }) => z > from && z < to).map(({ size }) => size));
    };
    const [alone, camped] = ['a lake', 'a tent by a lake'];
    expect(tallest(camped, 0, 90)).toBeGreaterThan(1.4 * tallest(alone, 0, 90));
    expect(tallest(camped, 300, 900)).toBeLessThan(1.1 * tallest(alone, 300, 900));
  });
});

describe('the trees before falls', () => {
  it('leave the water that falls open to the view', () => {
    const frame = createFrame(64, 64);
    const setting = decide(readPrompt('niagara falls'), null, 3, 0);
    const map = mapGround(frame, setting);
    const all = vegetation({ frame, setting, map, camera: createCamera(frame, setting, map) });
    const { half } = FALLS_FORM.wide;
    const hiding = all.filter(
      ({ x, z }) =>
        z < FALLS.face && Math.abs(x * (FALLS.face / z) - setting.side * FALLS.aside) < half,
    );
    expect(all.some(({ z }) => z < FALLS.face)).toBe(true);
    expect(hiding).toHaveLength(0);
  });
});
