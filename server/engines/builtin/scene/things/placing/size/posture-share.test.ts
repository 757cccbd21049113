import { expect, it } from 'vitest';
import { sitsOnFloor } from './posture-share.ts';

it('seats people on the boards of a Japanese veranda, but for who brings a chair', () => {
  const sitting = { posture: 'sitting' } as const;
  expect(sitsOnFloor('engawa', sitting)).toBe(true);
  expect(sitsOnFloor('engawa', { ...sitting, traits: ['knitting'] })).toBe(false);
  expect(sitsOnFloor('porch', sitting)).toBe(false);
});
