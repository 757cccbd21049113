import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { planFor } from '../plan-for.ts';

const CAMERA = { focal: 400, horizon: 230, height: 1.5, centre: 256 };

const planOf = (prompt: string) => planFor(CAMERA, decide(readPrompt(prompt), null, 3, 0));

describe('the bridge of a ship', () => {
  it('has posts between its panes, nothing before them that is higher than their sill but the radar and the helm', () => {
    const { solids, back } = planOf("a captain on the ship's bridge");
    const posts = solids.filter(({ low, high }) => low[2] >= back - 0.11 && high[0] - low[0] < 0.2);
    expect(posts.length).toBeGreaterThan(6);
    const consoles = solids.filter(
      ({ low, high }) => low[1] < 0.5 && low[2] > 4 && high[0] - low[0] > 1,
    );
    expect(consoles.length).toBeGreaterThan(1);
    for (const { high } of consoles) expect(high[1]).toBeLessThan(1.04);
  });

  it('is steered by somebody only where nobody is named', () => {
    const crew = (prompt: string) => planOf(prompt).solids.length;
    expect(crew("a ship's bridge")).toBeGreaterThan(crew("a captain on the ship's bridge") + 8);
  });
});
