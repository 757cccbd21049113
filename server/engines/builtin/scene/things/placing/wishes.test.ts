import { describe, expect, it } from 'vitest';
import type { Thing } from '../../words/idea.ts';
import { findCape } from './spots/cape.ts';
import { groundStage } from './testing/ground-stage.ts';
import { wishedFor } from './wished-for.ts';
import { wishes } from './wishes.ts';

const placed = (prompt: string, seed?: number) => {
  const stage = groundStage(prompt, seed);
  const all = wishes(stage);
  const of = (thing: Thing) => all.filter((one) => one.thing === thing);
  const tallOf = ({ size, z }: { size: number; z: number }) => (size * stage.camera.focal) / z;
  const columnOf = ({ x, z }: { x: number; z: number }) =>
    stage.camera.centre + (x * stage.camera.focal) / z;
  return { stage, all, of, tallOf, columnOf };
};

describe('flowers that are named in a number', () => {
  it.each([
    ['astronaut planting a sunflower on the moon', 'person', 1],
    ['ein Fuchs neben drei Tulpen am Strand', 'fox', 3],
    ['一只狗和一朵玫瑰在沙漠', 'dog', 1],
    ['a girl watering a rose in the snow', 'person', 1],
    ['a little girl and a sunflower in a garden', 'person', 1],
  ] as const)('stand beside who is named with them: %s', (prompt, who, count) => {
    const { of, tallOf, stage } = placed(prompt);
    const flowers = of('flower');
    expect(flowers).toHaveLength(count);
    expect(of(who)).toHaveLength(1);
    for (const one of flowers) expect(tallOf(one)).toBeGreaterThan(0.08 * stage.frame.height);
  });

  it('are a meadow as before where they are many, or grow in a field', () => {
    expect(placed('a girl in a meadow of poppies').of('flower')).toEqual([]);
    expect(placed('a field of sunflowers and a house').of('flower')).toEqual([]);
  });

  it('let a sunflower be nearly as high as a person, and a rose not', () => {
    const heightIn = (prompt: string) => {
      const { of, tallOf } = placed(prompt);
      const [flower] = of('flower');
      return flower === undefined ? 0 : tallOf(flower);
    };
    expect(heightIn('an astronaut and a sunflower on the moon')).toBeGreaterThan(
      1.4 * heightIn('an astronaut and a rose on the moon'),
    );
  });
});

describe('a Christmas tree by the fire', () => {
  it('stands aside of it, and so do its presents', () => {
    const { of, columnOf, stage } = placed('a Christmas living room');
    const [tree] = of('christmastree');
    if (tree === undefined) throw new Error('not placed');
    const aside = (columnOf(tree) - stage.camera.centre) * stage.setting.side;
    expect(aside).toBeGreaterThan(0.1 * stage.frame.width);
    expect(of('gift')).toHaveLength(3);
    for (const one of of('gift'))
      expect((columnOf(one) - stage.camera.centre) * stage.setting.side).toBeGreaterThan(0);
  });
});

describe('people', () => {
  it.each([
    'a couple walking in a park',
    'two friends hugging in a meadow',
    'a family on a beach',
    'a wedding couple',
  ])('who belong together are drawn as one: %s', (prompt) => {
    expect(placed(prompt).of('person')).toHaveLength(1);
    expect(placed('two men in a meadow').of('person')).toHaveLength(2);
  });

  it('kneel lower than they stand', () => {
    const high = (prompt: string) => {
      const { of, tallOf } = placed(prompt);
      return Math.max(0, ...of('person').map(tallOf));
    };
    expect(high('a man repairing two bicycles')).toBeLessThan(
      0.85 * high('a man beside two bicycles'),
    );
    expect(high('a man repairing two bicycles')).toBeGreaterThan(0);
  });

  it('play another instrument each where they are musicians', () => {
    const { setting } = groundStage('four musicians');
    const [subject] = setting.subjects;
    const played = [0, 1, 2, 3].map(
      (n) => subject && wishedFor(setting, subject, n, undefined).holds?.thing,
    );
    expect(new Set(played).size).toBe(4);
    expect(played).not.toContain(undefined);
  });

  it.each([
    ['a man on a beach', ['summery']],
    ['a man in a snowy forest', ['wintry']],
    ['a man in a meadow in autumn', []],
    ['a man on a beach in the rain', []],
    ['a man in a kitchen', []],
  ] as const)('are dressed for where they are: %s', (prompt, clothes) => {
    const { setting } = groundStage(prompt);
    const [subject] = setting.subjects;
    expect(subject && wishedFor(setting, subject, 0, undefined).traits).toEqual(clothes);
  });
});

describe('a caravan', () => {
  it('walks in a line, each smaller and farther than the one before it', () => {
    const { of, tallOf, columnOf } = placed('desert camel caravan sunset');
    const camels = of('camel');
    expect(camels.length).toBeGreaterThan(3);
    const steps = camels.slice(1).map((one, n) => {
      const before = camels[n] ?? one;
      expect(tallOf(one)).toBeLessThan(tallOf(before));
      expect(one.z).toBeGreaterThan(before.z);
      return columnOf(one) - columnOf(before);
    });
    expect(new Set(steps.map(Math.sign)).size).toBe(1);
  });
});

it('sets in a school yard the slide that is named with it', () => {
  expect(placed('a school playground with a slide').of('slide')).toHaveLength(1);
});

describe('who is on something', () => {
  it('lies on an armchair that is put there for it', () => {
    const { all, of, stage } = placed('a cat sleeping in an armchair');
    const [cat] = of('cat');
    expect(all).toHaveLength(2);
    const chair = all.find((one) => one.thing === undefined);
    if (cat === undefined || chair === undefined) throw new Error('nobody, or nothing to lie on');
    const feet = stage.camera.height - ((stage.camera.height - cat.base) * chair.z) / cat.z;
    expect(feet).toBeGreaterThan(chair.base + 0.25 * chair.size);
    expect(cat.z).toBeLessThan(chair.z);
    expect(cat.size).toBeLessThan(0.6 * chair.size);
  });

  it('is on the sill of the window where that is said', () => {
    const { stage } = placed('a cat on the windowsill');
    const sill = { left: -1, right: 1, low: 0.9, high: 2.2, z: 5 };
    const [cat] = wishes({ ...stage, sill });
    if (cat === undefined) throw new Error('no cat');
    const { height } = stage.camera;
    expect(height - ((height - cat.base) * sill.z) / cat.z).toBeCloseTo(sill.low);
    expect(Math.abs((cat.x * sill.z) / cat.z)).toBeLessThan(0.5);
  });

  it('shares a bed with others side by side', () => {
    const { of } = placed('two cats sleeping on a bed');
    const [one, other] = of('cat');
    expect(Math.abs((one?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThan(0.2);
  });
});

describe('a lighthouse', () => {
  it('is looked for on the cliff that is named with it, where that is level and seen', () => {
    const { stage } = placed('a lighthouse on a cliff');
    expect(findCape(stage, true)).toBeNull();
    const high = { ...stage.map, heights: stage.map.heights.map(() => 30) };
    expect(findCape({ ...stage, map: high }, true)).not.toBeNull();
    const steep = { ...high, heights: high.heights.map((_, at) => 20 + 8 * (at % 1024)) };
    expect(findCape({ ...stage, map: steep }, true)).toBeNull();
  });
});

describe('who jumps', () => {
  it.each(['a girl', 'a horse', 'a cat'])('is in the air: %s', (who) => {
    const baseOf = (doing: string) => {
      const [one] = placed(`${who} ${doing}`).all;
      return (one?.base ?? 0) / (one?.size ?? 1);
    };
    expect(baseOf('jumping')).toBeGreaterThan(baseOf('running') + 0.15);
  });
});

describe('two who have to do with each other', () => {
  it.each([
    ['a girl feeding a deer', true],
    ['a wolf facing a bear', true],
    ['a dog chasing a cat', false],
  ] as const)('look at each other, or the first runs after the second: %s', (prompt, areFacing) => {
    for (const seed of [1, 2, 3, 4]) {
      const stage = groundStage(prompt, seed);
      const { setting } = stage;
      const [first, second] = setting.subjects.map((subject) => {
        const [one] = wishes(stage).filter(({ thing }) => thing === subject.thing);
        const { faces } = wishedFor(setting, subject, 0, undefined);
        return { x: (one?.x ?? 0) / (one?.z ?? 1), faces: faces ?? 0 };
      });
      if (first === undefined || second === undefined) throw new Error('two are asked for');
      expect(Math.sign(second.x - first.x)).toBe(first.faces);
      expect(second.faces).toBe(areFacing ? -first.faces : first.faces);
    }
  });
});

describe('what a town has anyway', () => {
  it('is not asked for again: the fountain of a court, the lanterns of old streets, the church of a plaza', () => {
    expect(placed('a Moroccan riad with a fountain').of('fountain')).toEqual([]);
    expect(placed('an old street in Kyoto with lanterns').of('lantern')).toEqual([]);
    expect(placed('a Mexican plaza with a church').of('church')).toEqual([]);
    expect(placed('a meadow with a fountain').of('fountain')).toHaveLength(1);
  });
});

describe('a tent on a frozen lake', () => {
  it('is put up on the ice before the eye, not across it among trees no larger than it', () => {
    const stage = groundStage('a tent on a frozen lake at night');
    // From 60 world units on the far shore rises.
    stage.map.heights.fill(3, 24 * 1024);
    const tent = wishes(stage).find(({ thing }) => thing === 'tent');
    expect(tent?.z).toBeLessThan(45);
  });
});

describe('animals on a hill', () => {
  it('are smaller than in a meadow, or the hill would be a heap', () => {
    const heightIn = (prompt: string) => {
      const { of, tallOf } = placed(prompt);
      return Math.max(...of('sheep').map(tallOf));
    };
    expect(heightIn('sheep on a hill')).toBeLessThan(0.7 * heightIn('sheep in a meadow'));
  });
});

describe('what is said to be on one side', () => {
  it.each([3, 8])('is there, whatever else is named: seed %i', (seed) => {
    const { of, columnOf, stage } = placed('on the left a tractor, on the right a horse', seed);
    const share = (thing: Thing) => of(thing).map((one) => columnOf(one) / stage.frame.width);
    for (const at of share('tractor')) expect(at).toBeLessThan(0.4);
    for (const at of share('horse')) expect(at).toBeGreaterThan(0.6);
    expect([...share('tractor'), ...share('horse')]).toHaveLength(2);
  });
});
