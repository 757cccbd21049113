import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('towns that lie along their water', () => {
  it.each([
    ['the ghats of Varanasi at dusk, lamps floating on the river', 'ghats'],
    ['वाराणसी के घाट पर शाम की आरती और नदी में तैरते दीये', 'ghats'],
    ['江南水乡,河边的老房子', 'watertown'],
    ['canal houses of Amsterdam along the river', 'amsterdam'],
  ])('are seen by it, whatever that is called: %s', (prompt, town) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'canal', town });
  });

  it('are not seen on water that they do not have', () => {
    expect(readPrompt('a boat on a river in the Netherlands').land).toBe('river');
    expect(readPrompt('a mountain lake').land).toBe('lake');
  });
});
