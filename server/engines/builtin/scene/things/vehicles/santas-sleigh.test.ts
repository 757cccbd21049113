import { expect, it } from 'vitest';
import { wishFor } from '../creatures/testing/model-of.ts';
import { smallerSize } from '../sprite.ts';
import { santasSleigh } from './santas-sleigh.ts';

/** How many of the pixels of Santa's sleigh glow, and how many of those are red. */
function glowOf(traits: readonly ('santa' | 'inair')[]) {
  const { rgba, glow } = smallerSize(santasSleigh(wishFor(traits, { tall: 160, faces: 1 })));
  const lit = Array.from(glow ?? [], (_, at) => at).filter((at) => (glow?.[at] ?? 0) > 0.5);
  const isRed = (at: number) => (rgba[4 * at] ?? 0) > 3 * (rgba[4 * at + 1] ?? 0);
  return { lit: lit.length, red: lit.filter(isRed).length };
}

it.each([
  ['on the ground', ['santa']],
  ['in the air', ['santa', 'inair']],
] as const)(
  'the nose of the foremost reindeer shines red, and nothing else of the team shines: %s',
  (_, traits) => {
    const { lit, red } = glowOf(traits);
    expect(lit).toBeGreaterThan(5);
    // On its tip the sun gleams.
    expect(red).toBeGreaterThan(0.8 * lit);
  },
);
