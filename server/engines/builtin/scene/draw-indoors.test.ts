import { expect, it } from 'vitest';
import { drawScene } from './draw-scene.ts';
import { readPrompt } from './words/read-prompt.ts';

/** How many of a picture's bytes differ plainly from another's, as a share. */
const differing = (one: Uint8ClampedArray, other: Uint8ClampedArray): number =>
  one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 24).length / one.length;

it('has one Christmas tree in a dining room: that of its corner', () => {
  const idea = readPrompt('Christmas dinner in the dining room with a Christmas tree');
  expect(idea.subjects.map(({ thing }) => thing)).toContain('christmastree');
  const subjects = idea.subjects.filter(({ thing }) => thing !== 'christmastree');
  const size = { style: null, width: 96, height: 96, seed: 5, index: 0 };
  const draw = (one: typeof idea) => drawScene({ ...size, idea: one }, () => {});
  expect(differing(draw(idea), draw({ ...idea, subjects }))).toBeLessThan(0.02);
});
