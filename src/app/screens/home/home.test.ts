import { describe, expect, it } from 'vitest';
import { type CompareMove, compareLookAfter, WHOLE } from './compare-look.ts';
import { picturesThere, placeBeside } from './preview.ts';
import { seedOf } from './seed-of.ts';
import { anotherOf } from './use-random-prompt.ts';

describe('a random prompt', () => {
  it('is never the one that stands there', () => {
    const drawn = [0, 0.4, 0.99].map((at) => anotherOf(['a', 'b', 'c'], 'b', () => at));
    expect(drawn).toEqual(['a', 'a', 'c']);
    expect(anotherOf(['a'], 'a', () => 0)).toBeNull();
  });
});

describe('a typed seed', () => {
  it.each([
    ['42', 42],
    [' 4 2x', 42],
    ['４２', 42],
    ['99999999999', 4_294_967_295],
    ['', null],
    ['٤٢', 42],
    ['۴۲', 42],
    ['abc', null],
  ])('"%s" is %s', (typed, seed) => {
    expect(seedOf(typed)).toBe(seed);
  });
});

describe('looking at pictures beside each other', () => {
  const after = (...moves: CompareMove[]) => moves.reduce(compareLookAfter, WHOLE);

  it('goes close to the place of the pointer and back', () => {
    const close = after({ kind: 'point', x: 0.2, y: 1.4 }, { kind: 'toggle' });
    expect(close).toEqual({ zoom: 3, x: 0.2, y: 1 });
    expect(compareLookAfter(close, { kind: 'toggle' }).zoom).toBe(1);
  });

  it('zooms about a place, which stays where it is', () => {
    const close = after({ kind: 'point', x: 0.2, y: 0.4 }, { kind: 'toggle' });
    const about = { x: 0.9, y: 0.5 };
    // Where something of the picture is shown, by the place that stays and the zoom.
    const shown = ({ zoom, x }: typeof close, of: number) => x + (of - x) * zoom;
    const of = close.x + (about.x - close.x) / close.zoom;
    expect(shown(close, of)).toBeCloseTo(about.x);
    const closer = compareLookAfter(close, { kind: 'zoom', factor: 1.5, about });
    expect(shown(closer, of)).toBeCloseTo(about.x);
    expect(closer.zoom).toBe(4.5);
  });

  it('follows a finger when it is close, and not where nothing is beyond the edge', () => {
    const close = after({ kind: 'zoom', factor: 3 });
    const dragged = compareLookAfter(close, { kind: 'drag', dx: 0.25, dy: -0.5 });
    expect(dragged).toEqual({ zoom: 3, x: 0.375, y: 0.75 });
    expect(after({ kind: 'drag', dx: 0.25, dy: 0 })).toEqual(WHOLE);
    expect(compareLookAfter(close, { kind: 'drag', dx: -9, dy: 9 })).toMatchObject({ x: 1, y: 0 });
  });

  it('stays between whole and eight times', () => {
    expect(after({ kind: 'zoom', factor: 0.1 }).zoom).toBe(1);
    expect(after({ kind: 'zoom', factor: 100 }).zoom).toBe(8);
    expect(after({ kind: 'step', dx: -2, dy: 0.1 }, { kind: 'whole' })).toEqual(WHOLE);
  });
});

describe('leafing through the pictures of a creation', () => {
  const image = (id: string, status: 'loaded' | 'error') => ({
    id,
    url: status === 'error' ? null : id,
    status,
  });
  const there = picturesThere({
    images: [image('a', 'loaded'), image('b', 'error'), image('c', 'loaded'), image('d', 'loaded')],
  });

  it('leaves out what is not there', () => {
    expect(there).toEqual([
      { url: 'a', index: 0 },
      { url: 'c', index: 2 },
      { url: 'd', index: 3 },
    ]);
    expect(placeBeside(there, 0, 1)).toBe(2);
    expect(placeBeside(there, 2, -1)).toBe(0);
  });

  it('goes on from the last to the first and back, and stays where there is one', () => {
    expect(placeBeside(there, 3, 1)).toBe(0);
    expect(placeBeside(there, 0, -1)).toBe(3);
    expect(placeBeside(there.slice(0, 1), 0, 1)).toBe(0);
  });
});
