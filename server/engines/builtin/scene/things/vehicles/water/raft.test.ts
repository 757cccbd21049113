import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { createLight } from '../../../world/light.ts';
import { raysOf, type Wish } from '../../wish.ts';
import { raft } from './raft.ts';

const wish: Wish = {
  random: createRandom(3),
  rays: raysOf(createLight('day', 'clear', 1, 0, null)),
  colour: null,
  posture: null,
  tall: 100,
  isPortrait: false,
};

describe('a raft', () => {
  it('lies flat where nobody is on it, and carries who is', () => {
    expect(raft({ ...wish, traits: ['raft', 'crewed'] }).length).toBeGreaterThan(
      raft({ ...wish, traits: ['raft'] }).length + 10,
    );
  });
});
