import { describe, expect, it } from 'vitest';
import { beforeWindow } from './before-window.ts';
import { decide } from './setting.ts';
import { readPrompt } from './words/read-prompt.ts';

describe('the Eiffel Tower before the window of a room', () => {
  it.each([
    'bedroom with a view of the Eiffel Tower|chambre avec vue sur la tour Eiffel|Schlafzimmer mit Blick auf den Eiffelturm',
    'dormitorio con vistas a la torre Eiffel|camera da letto con vista sulla torre Eiffel|quarto com vista para a torre Eiffel',
    'спальня с видом на Эйфелеву башню|Eyfel Kulesi manzaralı yatak odası|غرفة نوم تطل على برج إيفل|एफिल टावर के दृश्य वाला बेडरूम',
    '能看到埃菲尔铁塔的卧室|エッフェル塔が見える寝室|에펠탑이 보이는 침실',
  ])(
    'stands over the roofs of its city, beyond a wide window, in every language: %s',
    (prompts) => {
      for (const prompt of prompts.split('|')) {
        const idea = readPrompt(prompt);
        expect(idea, prompt).toMatchObject({ land: 'bedroom', decor: { isWide: true } });
        const seen = beforeWindow(decide(idea, null, 7, 0));
        expect(seen.outlook, prompt).toBe('field');
        expect(seen.idea.scenery, prompt).toBe('parisroofs');
        expect(seen.subjects, prompt).toEqual([]);
      }
    },
  );

  it('is what it was on any other land', () => {
    const setting = decide(readPrompt('a bedroom by the sea'), null, 7, 0);
    expect(beforeWindow(setting)).toBe(setting);
  });
});

describe('the veranda of a Japanese house', () => {
  it.each(['engawa of a traditional Japanese house overlooking a garden', '縁側から見た庭'])(
    'lies before a garden of raked gravel: %s',
    (prompt) => {
      const idea = readPrompt(prompt);
      expect(idea).toMatchObject({ land: 'engawa', subjects: [] });
      const { idea: seen, garden } = beforeWindow(decide(idea, null, 7, 0));
      expect(seen.raked).toBe('dry');
      expect(garden).toEqual([]);
    },
  );

  it('has another land before it that is named', () => {
    const setting = decide(readPrompt('an engawa by the sea'), null, 7, 0);
    expect(beforeWindow(setting).idea.raked).toBeNull();
  });
});
