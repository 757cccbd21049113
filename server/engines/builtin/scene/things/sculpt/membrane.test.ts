import { describe, expect, it } from 'vitest';
import { distanceToAll } from './distance.ts';
import { createField, groupOf } from './field.ts';
import { plain } from './looks.ts';
import { drawnIn, membrane } from './membrane.ts';
import type { Solid } from './solid.ts';
import { add, between, scale, type Vector } from './vector.ts';

const LOOK = plain([0.5, 0.5, 0.5]);
const ROOT: Vector = [0.2, 0.3, -0.4];
const A: Vector = [1.2, 0.5, 0.3];
const B: Vector = [0.1, 1.4, 0.6];
const MIDDLE = scale(add(add(ROOT, A), B), 1 / 3);

function away(pieces: readonly Solid[], [x, y, z]: Vector): number {
  const field = createField(pieces);
  return distanceToAll(field, groupOf(field, field.all), x, y, z);
}

describe('a membrane between three corners', () => {
  const skin = membrane(LOOK, [ROOT, A, B], 0.02);

  it('is where its corners and its middle are, and nowhere beyond its edges', () => {
    for (const corner of [ROOT, A, B]) {
      expect(away([skin], between(corner, MIDDLE, 0.05))).toBeLessThan(0);
      expect(away([skin], between(MIDDLE, corner, 1.1))).toBeGreaterThan(0.01);
    }
    for (const [from, to] of [[ROOT, A] as const, [A, B] as const, [B, ROOT] as const])
      expect(away([skin], between(MIDDLE, between(from, to, 0.5), 1.1))).toBeGreaterThan(0.01);
  });

  it('hangs in where its edge is free, and keeps the ends of that', () => {
    const edge = between(A, B, 0.5);
    const cut = [skin, drawnIn(LOOK, ROOT, A, B, 0.17)];
    expect(away([skin], between(edge, ROOT, 0.05))).toBeLessThan(0);
    expect(away(cut, between(edge, ROOT, 0.05))).toBeGreaterThan(0);
    expect(away(cut, between(edge, ROOT, 0.5))).toBeLessThan(0);
    for (const end of [A, B]) expect(away(cut, between(end, ROOT, 0.06))).toBeLessThan(0);
  });
});
