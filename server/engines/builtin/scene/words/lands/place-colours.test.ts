import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('the colour of an hour', () => {
  it.each([
    'elephants walking to a waterhole on the savanna, big orange sunset',
    'elephants under an orange sunset',
    'des éléphants dans la savane, coucher de soleil orange',
  ])('is none of the animals: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea.subjects).toMatchObject([{ thing: 'elephant', colour: null }]);
    expect(idea).toMatchObject({ time: 'sunset', tint: null });
  });

  it('tints the light where it is not warm by itself', () => {
    expect(readPrompt('a boat under a green sunset').tint).not.toBeNull();
    expect(readPrompt('a boat under a green sunset').subjects[0]?.colour).toBeNull();
  });

  it('leaves what is named behind it its own', () => {
    expect(readPrompt('at sunset a red boat').subjects[0]?.colour).not.toBeNull();
    expect(readPrompt('a red boat at sunset').subjects[0]?.colour).not.toBeNull();
  });
});

describe('plane trees', () => {
  it.each(['a park with plane trees', 'ein Platz mit Platanen', 'une place sous les platanes'])(
    'are trees, and nothing flies: %s',
    (prompt) => {
      const things = readPrompt(prompt).subjects.map(({ thing }) => thing);
      expect(things).toContain('tree');
      expect(things).not.toContain('airplane');
    },
  );
});
