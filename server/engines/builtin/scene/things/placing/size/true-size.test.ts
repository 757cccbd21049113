import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { USUAL_EYE } from '../../../world/eye.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { wishes } from '../wishes.ts';
import { heightOf } from './how-large.ts';
import { lowEye, metresOf, metresOnSill, nearFeet, tallestOf } from './true-size.ts';

const placed = (prompt: string, thing: Thing) => {
  const one = wishes(groundStage(prompt)).find((planted) => planted.thing === thing);
  if (one === undefined) throw new Error(prompt);
  return one;
};

/** A shop's door is 2.4 m high (`street/houses/shop.ts`). */
const DOOR = 2.4;

describe('who is in a street', () => {
  it.each([
    ['a cat in a narrow street', 'cat', 0.14, 0.25],
    ['un perro en un callejón', 'dog', 0.2, 0.35],
    ['a rabbit in a street', 'rabbit', 0.1, 0.22],
    ['un vieil homme dans une rue', 'person', 0.6, 0.8],
    ['ein Kind in einer Gasse', 'person', 0.35, 0.65],
    ['a horse in a street', 'horse', 0.5, 0.75],
    ['a bicycle in a narrow street', 'bicycle', 0.35, 0.5],
  ] as const)('has its size beside a door: %s', (prompt, thing, least, most) => {
    const { size } = placed(prompt, thing);
    expect(size / DOOR).toBeGreaterThan(least);
    expect(size / DOOR).toBeLessThan(most);
  });

  it.each([0, 1, 2, 3])('is near enough to be seen, however small, in each view: %i', (turn) => {
    const { horizon, eye, idea, land } = decide(
      readPrompt('a cat in a narrow street'),
      null,
      3,
      turn,
    );
    // How high what stands at the feet's row is beside what of it is below the horizon.
    const share = tallestOf(idea, land) / (eye * USUAL_EYE.street);
    expect(share * nearFeet(1, false) * (1 - horizon)).toBeGreaterThan(0.15);
  });

  it('has the same size beside somebody', () => {
    const prompt = 'a woman with a dog in a street';
    expect(placed(prompt, 'dog').size).toBeLessThan(0.5 * placed(prompt, 'person').size);
  });
});

describe('the eye', () => {
  it('is lower before what is lower', () => {
    const eyeOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0).eye;
    expect(eyeOf('a cat in a narrow street')).toBeLessThan(0.5 * eyeOf('a narrow street'));
    expect(eyeOf('a mouse in a kitchen')).toBeLessThan(0.7 * eyeOf('a dog in a kitchen'));
    expect(eyeOf('an old man in a kitchen')).toBeGreaterThan(0.75 * eyeOf('a kitchen'));
  });

  it('stays where it is before what is on a table, and over open land', () => {
    expect(lowEye(readPrompt('a cat on a table in a kitchen'), 'kitchen')).toBeNull();
    expect(lowEye(readPrompt('a cat in a meadow'), 'plain')).toBeNull();
  });

  it.each(['a man in a street', 'a woman with an umbrella in a street', 'a dog in a street'])(
    'is below the middle of the one of whom alone a picture of a street is: %s',
    (prompt) => {
      const idea = readPrompt(prompt);
      expect(lowEye(idea, 'street')).toBeLessThan(0.6 * tallestOf(idea, 'street'));
    },
  );

  it.each(['a man and a woman in a street', 'wide shot of a man in a street'])(
    'is near the head of one of several in a street, and in a wide view: %s',
    (prompt) => {
      const idea = readPrompt(prompt);
      expect(lowEye(idea, 'street')).toBeGreaterThan(0.8 * tallestOf(idea, 'street'));
    },
  );
});

describe('size in metres', () => {
  it('is nobody’s who is far off, on a seat, or in open land', () => {
    const idea = readPrompt('a cat in a room');
    const [cat] = readPrompt('a cat in a street').subjects;
    if (cat === undefined) throw new Error('no cat');
    expect(metresOf(idea, 'street', cat)).not.toBeNull();
    expect(metresOf(idea, 'street', { ...cat, far: true })).toBeNull();
    expect(metresOf(idea, 'street', { ...cat, on: 'chair' })).toBeNull();
    expect(metresOf(idea, 'plain', cat)).toBeNull();
  });

  it('is a person’s on a roof, beside a cat’s there', () => {
    const tallest = (prompt: string) => tallestOf(readPrompt(prompt), 'city');
    expect(tallest('a man on a rooftop')).toBeGreaterThan(3 * tallest('a cat on a rooftop'));
    expect(tallest('a cat on a rooftop')).toBeGreaterThan(0.3);
  });
});

describe('in a garden', () => {
  it.each([
    ['a hedgehog in a garden', 'hedgehog', 0.25],
    ['eine Katze in einem Garten', 'cat', 0.45],
  ] as const)('an animal is as low beside somebody as it is: %s', (prompt, thing, most) => {
    const person = placed('an old man in a garden', 'person').size;
    expect(placed(prompt, thing).size).toBeLessThan(most * person);
    expect(placed(prompt, thing).size).toBeGreaterThan(0.1 * person);
  });
});

describe('on a window’s sill', () => {
  it.each([
    ['an apple on a kitchen windowsill', 'apple', 0.2],
    ['una manzana en el alféizar', 'apple', 0.2],
    ['a cat on a windowsill in a kitchen', 'cat', 0.55],
  ] as const)(
    'a thing has its size, and is looked at from nearer the smaller it is: %s',
    (prompt, thing, most) => {
      const setting = decide(readPrompt(prompt), null, 3, 0);
      expect(setting.subjects[0]?.on).toBe('windowsill');
      expect(metresOnSill(thing)).toBeLessThan(most);
      // Sills are about 5.8 m off; a lens of 1 shows 1 m there as 0.92 / 5.8 of the width.
      const share = (metresOnSill(thing) * 0.92 * setting.lens) / 5.8;
      expect(share).toBeGreaterThan(0.13);
      expect(share).toBeLessThan(0.47);
    },
  );
});

describe('what flits in a street', () => {
  it('is smaller than in a meadow', () => {
    const shareOf = (prompt: string) => {
      const stage = groundStage(prompt);
      const one = wishes(stage).find(({ thing }) => thing === 'butterfly');
      return ((one?.size ?? 0) * stage.camera.focal) / (one?.z ?? 1);
    };
    expect(shareOf('a butterfly in a street')).toBeLessThan(
      0.7 * shareOf('a butterfly in a meadow'),
    );
    expect(shareOf('a butterfly in a street')).toBeGreaterThan(0);
  });
});

describe('a pumpkin', () => {
  it('has its size on the floor of a porch', () => {
    const idea = readPrompt('a Halloween porch with pumpkins');
    const [pumpkin] = idea.subjects;
    if (pumpkin === undefined) throw new Error('no pumpkin');
    expect(metresOf(idea, 'porch', pumpkin)).toBeGreaterThan(0.4);
    expect(metresOf(idea, 'kitchen', pumpkin)).toBeNull();
    expect(lowEye(idea, 'porch')).toBeLessThan(1);
  });
});

describe('what lies about', () => {
  it('is as small as it is in a street, and small on a beach', () => {
    expect(placed('an apple in a street', 'apple').size).toBeLessThan(0.1 * DOOR);
    const tallOf = (prompt: string) => {
      const { idea, subjects } = decide(readPrompt(prompt), null, 3, 0);
      return subjects[0] ? heightOf(idea, subjects[0]) : 1;
    };
    expect(tallOf('an apple on the beach')).toBeLessThan(0.2);
    expect(tallOf('an apple on a table in a kitchen')).toBeGreaterThan(0.2);
  });
});
