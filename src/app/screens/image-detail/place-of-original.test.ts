import { describe, expect, it } from 'vitest';
import { placeOfOriginal } from './place-of-original.ts';

describe('the picture before', () => {
  it('covers the result of every edit that keeps or scales the whole', () => {
    const whole = { left: '0%', top: '0%', width: '100%', height: '100%' };
    expect(placeOfOriginal({ width: 200, height: 100, padding: null })).toEqual(whole);
    const padding = { left: 1, top: 1, right: 1, bottom: 1 };
    expect(placeOfOriginal({ width: null, height: null, padding })).toEqual(whole);
  });

  it('lies within what an expansion added', () => {
    const padding = { left: 50, top: 0, right: 150, bottom: 20 };
    expect(placeOfOriginal({ width: 400, height: 100, padding })).toEqual({
      left: '12.5%',
      top: '0%',
      width: '50%',
      height: '80%',
    });
  });
});
