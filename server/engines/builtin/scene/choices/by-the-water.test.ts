import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { heightOf } from '../things/placing/size/how-large.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { isSwimmersView, landForWater, liesOnBeach, wades } from './by-the-water.ts';
import { standsAshore } from './choose-land.ts';

/** How high the first of a kind is, as a share of the picture. */
function heightIn(prompt: string, kind: 'duck' | 'swan' | 'person'): number {
  const idea = readPrompt(prompt);
  const subject = idea.subjects.find(({ thing }) => thing === kind);
  if (subject === undefined) throw new Error(`no ${kind} is asked for`);
  return heightOf(idea, subject);
}

describe('birds on a lake', () => {
  it('are seen from close by the water unless somebody stands on the shore', () => {
    expect(isSwimmersView(readPrompt('two swans on a lake'))).toBe(true);
    expect(isSwimmersView(readPrompt('a jetty with a girl and a swan on a lake'))).toBe(true);
    expect(isSwimmersView(readPrompt('children feeding ducks at a lake'))).toBe(false);
  });

  it.each([
    ['a girl with a swan on a lake', 'swan'],
    ['children feeding ducks at a lake', 'duck'],
  ] as const)('are no giants beyond who stands there: %s', (prompt, kind) => {
    expect(heightIn(prompt, kind)).toBeLessThan(0.35 * heightIn(prompt, 'person'));
  });
});

describe('trees at a lake', () => {
  it('grow on its shore, and need no wide bank before the eye as one who stands there does', () => {
    expect(standsAshore(readPrompt('a misty lake with pine trees'))).toBe(false);
    expect(standsAshore(readPrompt('a deer at a misty lake with pine trees'))).toBe(true);
    expect(standsAshore(readPrompt('trees at a river'))).toBe(true);
  });

  it('leave flowers their bank, which would be below the picture else', () => {
    expect(standsAshore(readPrompt('wildflowers by a lake'))).toBe(true);
  });
});

describe('animals that bathe', () => {
  it('stand in the water of the river or the lake, which is brought where none is named', () => {
    for (const prompt of ['elephants bathing in a river', 'horses wading in a lake']) {
      const idea = readPrompt(prompt);
      const { land } = idea;
      expect(land !== null && idea.subjects.some((one) => wades({ land }, one)), prompt).toBe(true);
      expect(standsAshore(idea), prompt).toBe(false);
    }
    expect(landForWater(readPrompt('an elephant spraying water with its trunk'))).toBe('river');
    expect(landForWater(readPrompt('an elephant on the savanna'))).toBeNull();
  });

  it('are seen from near on a lake', () => {
    expect(isSwimmersView(readPrompt('a baby elephant bathing in a lake'))).toBe(true);
    expect(isSwimmersView(readPrompt('a baby elephant by a lake'))).toBe(false);
  });

  it('are known in every language', () => {
    for (const [animal, words] of BATHING)
      for (const word of words.split('|')) {
        const [elephant] = readPrompt(`${animal} ${word}`).subjects;
        expect([elephant?.thing, elephant?.traits], word).toEqual(['elephant', ['bathing']]);
      }
  });
});

/** An elephant and some words for its bath in each language. */
const BATHING = [
  ['an elephant', 'bathing|taking a bath|splashing'],
  ['ein Elefant', 'badet|watet'],
  ['un éléphant', 'se baigne|pataugeant'],
  ['un elefante', 'bañándose|se baña|chapoteando'],
  ['un elefante', 'facendo il bagno|fa il bagno'],
  ['um elefante', 'tomando banho|se banhando'],
  ['слон', 'купается|плещется'],
  ['bir fil', 'yıkanıyor|banyo yapan'],
  ['فيل', 'يستحم|تستحم'],
  ['एक हाथी', 'नहाते हुए|नहा रहा'],
  ['一头大象', '洗澡|戏水'],
  ['象', '水浴びする|水浴び'],
  ['코끼리', '목욕하는|물놀이하는'],
] as const;

describe('an animal that swims or drinks', () => {
  it('is in the water, at sea too, and at the edge of a waterhole', () => {
    const wadesIn = (prompt: string) => {
      const setting = decide(readPrompt(prompt), null, 3, 0, 1);
      return [setting.land, setting.subjects.some((one) => wades(setting, one))];
    };
    expect(wadesIn('a dog swimming in the sea')).toEqual(['sea', true]);
    expect(wadesIn('a polar bear swimming in the sea')).toEqual(['sea', true]);
    expect(wadesIn('an elephant drinking at a waterhole')).toEqual(['plain', true]);
    expect(wadesIn('an elephant at a waterhole')).toEqual(['plain', false]);
  });
});

describe('a bear that catches salmon', () => {
  it('wades, its river before the eye', () => {
    const idea = readPrompt('a bear catching salmon in a river');
    expect(idea.subjects).toHaveLength(1);
    expect(idea.subjects.some((one) => wades({ land: 'river' }, one))).toBe(true);
    expect(idea.subjects.some((one) => wades({ land: 'forest' }, one))).toBe(false);
    expect(standsAshore(idea)).toBe(false);
  });

  it('stays on the bank where no fish is named', () => {
    const idea = readPrompt('a bear by a river');
    expect(idea.subjects.some((one) => wades({ land: 'river' }, one))).toBe(false);
    expect(standsAshore(idea)).toBe(true);
  });
});

describe('boats that are named with a beach', () => {
  it.each([
    ['a fishing boat on the beach', true],
    ['ein Ruderboot am Strand', true],
    ['a man rowing a boat at the beach', false],
    ['a fishing boat at sea', false],
  ])('lie on its sand unless somebody is in them: %s', (prompt, isOnSand) => {
    const { land, idea } = decide(readPrompt(prompt), null, 3, 0);
    expect(idea.subjects.some((one) => liesOnBeach({ land }, one))).toBe(isOnSand);
  });
});

describe('shallow water in a dry land', () => {
  it.each([
    'an elephant walking through water in the savanna',
    'a deer walking through the water in a forest',
    'cowboys riding through the water',
  ])('is a river: %s', (prompt) => {
    expect(decide(readPrompt(prompt), null, 3, 0).land).toBe('river');
  });
});
