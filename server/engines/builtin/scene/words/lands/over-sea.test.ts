import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a hill or a field that is named with the sea', () => {
  it('lies before it in every language', () => {
    const prompts =
      'a meadow with wildflowers by the sea|ein Mohnfeld am Meer|un champ de lavande au bord de la mer|un prado junto al mar|una collina sul mare|uma colina com vista para o mar|деревья и луг на холме у моря|denize bakan bir tepe|تل فوق البحر|海が見える丘に座っている女の子|大海旁边的花田|바다가 보이는 언덕|समुद्र के किनारे सरसों का खेत';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt), prompt).toMatchObject({
        land: 'field',
        overSea: true,
        hill: null,
      });
  });

  it('leaves boats, lighthouses, villages and beaches by the sea', () => {
    for (const prompt of [
      'a lighthouse on a hill by the sea',
      'sailing boats on the sea before green hills',
      'a village on a hill by the sea',
      'a green hill behind a sandy beach by the sea',
      'a stormy sea',
    ])
      expect(readPrompt(prompt).overSea, prompt).toBe(false);
    expect(readPrompt('a green field').overSea).toBe(false);
  });
});
