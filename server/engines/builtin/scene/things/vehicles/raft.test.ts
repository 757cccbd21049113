import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { raft } from './raft.ts';

const wish = {
  colour: null,
  posture: null,
  tall: 100,
  isPortrait: false,
  rays: 1,
  random: createRandom(3),
} as unknown as Parameters<typeof raft>[0];

describe('a raft', () => {
  it('lies flat where nobody is on it, and carries who is', () => {
    expect(raft({ ...wish, traits: ['raft', 'crewed'] }).length).toBeGreaterThan(
      raft({ ...wish, traits: ['raft'] }).length + 10,
    );
  });
});
