import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import { INTERIOR_WORDS } from '../lists/interiors.ts';
import { readPrompt } from '../read-prompt.ts';

describe('where one waits for a train or an aircraft', () => {
  it.each(LANGUAGES)('is the waiting room of a station, by every word for it: %s', (language) => {
    for (const word of INTERIOR_WORDS[language].stationwaiting.split('|'))
      expect(readPrompt(word), word).toMatchObject({ land: 'stationwaiting', subjects: [] });
  });

  it.each([
    ['a waiting room in an old railway station', 'stationwaiting'],
    ['Leute im Wartezimmer am Bahnhof', 'stationwaiting'],
    ['the waiting room of an airport', 'terminal'],
    ['une salle d’attente à l’aéroport', 'terminal'],
    ['a waiting room', 'waitingroom'],
    ['a hospital waiting room', 'waitingroom'],
  ])('is no doctor’s by what is named with it: %s', (prompt, land) => {
    expect(readPrompt(prompt).land).toBe(land);
  });

  it('has who eats there at a table', () => {
    const idea = readPrompt('a detective eating a donut in a train station waiting room');
    expect(idea).toMatchObject({
      land: 'stationwaiting',
      subjects: [{ thing: 'person', company: { bond: 'meal', served: 'donut' } }],
    });
  });
});
