import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { feetBeside } from '../spots/one-ground.ts';
import { footingOf } from '../stands-on.ts';
import { heightOf } from './how-large.ts';

function heightIn(prompt: string): number {
  const idea = readPrompt(prompt);
  const [subject] = idea.subjects;
  if (subject === undefined) throw new Error(`"${prompt}" names nobody`);
  return heightOf(idea, subject);
}

describe('how large somebody is', () => {
  it('is less on a seat than upright in the same room', () => {
    const upright = heightIn('a man standing in a living room');
    expect(heightIn('a man sitting in a living room')).toBeLessThan(upright);
    expect(heightIn('a man reading in a living room')).toBeLessThan(upright);
  });

  it('is less on the floor, however many listen to who reads', () => {
    const idea = readPrompt('a grandmother reading to three children by a fireplace');
    const [reader = 0, child = 0] = idea.subjects.map((one) => heightOf(idea, one));
    expect(child).toBeGreaterThan(0.4 * reader);
    expect(child).toBeLessThan(0.6 * reader);
  });

  it('is that of anybody on a seat that is as small, of whom alone a picture is', () => {
    const tiny = heightIn('a tiny mouse king on his throne');
    expect(tiny).toBe(heightIn('a mouse king on his throne'));
    expect(heightIn('a tiny mouse king in a meadow')).toBeLessThan(
      heightIn('a mouse king in a meadow'),
    );
  });

  it('is less for a mouse than for the cat it is with, and least in a room', () => {
    expect(heightIn('a mouse and a cat')).toBeLessThan(0.7 * heightIn('a cat and a mouse'));
    expect(heightIn('a mouse in a kitchen')).toBeLessThan(heightIn('a mouse in a meadow'));
  });

  it('is that of what a picture is about for an animal on a farm, whose barn is its home', () => {
    expect(heightIn('a pig on a farm')).toBeGreaterThan(1.3 * heightIn('a pig and a house'));
  });

  it('is that of who sits on the floor in a tent, where there is no armchair', () => {
    const floor = heightIn('a man reading in a tent');
    expect(floor).toBeLessThan(0.85 * heightIn('a man reading in a living room'));
  });

  it('is less lying than on a seat', () => {
    const lying = heightIn('a man lying in a living room');
    expect(lying).toBeLessThan(heightIn('a man sitting in a living room'));
  });
});

describe('a giant', () => {
  it.each([
    'a giant robot and a girl',
    'ein gigantischer Roboter und ein Mädchen',
    'un robot géant et une fille',
    'un robot gigante y una niña',
    'un robot gigante e una bambina',
    'um robô gigante e uma menina',
    'гигантский робот и девочка',
    'dev bir robot ve bir kız',
    'روبوت عملاق وفتاة',
    'एक विशालकाय रोबोट और लड़की',
    '巨大的机器人和一个女孩',
    '巨大なロボットと女の子',
    '거대한 로봇과 소녀',
  ])('towers over who is beside it: %s', (prompt) => {
    const idea = readPrompt(prompt);
    const tallOf = (thing: string) =>
      idea.subjects.filter((one) => one.thing === thing).map((one) => heightOf(idea, one));
    const [robot = 0, girl = 1] = [...tallOf('robot'), ...tallOf('person')];
    expect(robot).toBeGreaterThan(2.2 * girl);
  });

  it('is more than large', () => {
    expect(heightIn('a giant robot and a girl')).toBeGreaterThan(
      1.5 * heightIn('a large robot and a girl'),
    );
  });
});

describe('several side by side', () => {
  it('are lower than one, but trees on slender stems hardly, and a herd, which comes near, not by much', () => {
    const kept = (several: string, one: string) => heightIn(several) / heightIn(one);
    expect(kept('three houses', 'a house')).toBeLessThan(0.6);
    expect(kept('two horses', 'a horse')).toBeLessThan(0.75);
    expect(kept('three horses', 'a horse')).toBeLessThan(0.9);
    expect(kept('six horses', 'three horses')).toBeLessThan(0.75);
    expect(kept('three palms', 'a palm')).toBeGreaterThan(0.7);
  });
});

describe('a group of people', () => {
  it.each([
    'three soldiers in a field',
    'eight soldiers in a field',
    'children playing in a meadow',
  ])('fills much of the picture, its nearest with little ground before them: %s', (prompt) => {
    const idea = readPrompt(prompt);
    const [group] = idea.subjects;
    if (group === undefined) throw new Error('nobody was asked for');
    expect(heightOf(idea, group)).toBeGreaterThan(0.35);
    expect(feetBeside(idea, group)).toBeGreaterThan(0.85);
  });

  it('is no giant beside what else is named', () => {
    expect(heightIn('four knights before a castle')).toBeLessThan(0.5);
  });
});

describe('a herd', () => {
  it.each([
    ['a flock of sheep on green hills', 0.2],
    ['cows grazing in a meadow', 0.3],
    ['camels crossing the desert', 0.3],
    ['drei Pferde auf einer Wiese', 0.3],
    ['un troupeau de zèbres dans la savane', 0.2],
  ] as const)('fills the width near the eye: %s', (prompt, least) => {
    const idea = readPrompt(prompt);
    const [herd] = idea.subjects;
    if (herd === undefined) throw new Error('nothing was asked for');
    expect(heightOf(idea, herd)).toBeGreaterThan(least);
    expect(feetBeside(idea, herd)).toBeGreaterThan(0.85);
  });

  it('is no larger for that beside what else is named', () => {
    expect(heightIn('three cows before a castle')).toBeLessThan(0.3);
  });
});

describe('what alone is named in a land', () => {
  it.each([
    'a cabin in the mountains',
    'a sailing boat on the sea',
    'a red barn in a wheat field',
    'ein Kirchturm in den Bergen',
  ])('is larger than among others: %s', (prompt) => {
    const idea = readPrompt(prompt);
    const [one] = idea.subjects;
    if (one === undefined) throw new Error('nothing was asked for');
    const among = { ...idea, subjects: [one, { ...one, thing: 'rock' as const }] };
    expect(heightOf(idea, one)).toBeGreaterThan(1.2 * heightOf(among, one));
    // So are several of it: they share the width.
    expect(heightOf(idea, one)).toBeGreaterThan(1.2 * heightOf(idea, { ...one, count: 3 }));
  });
});

describe('the rides of a fair', () => {
  it('stand farther off than they would alone, as large in the picture: beside people they tower', () => {
    const couple = readPrompt('a couple at a carnival with a ferris wheel and a carousel');
    for (const thing of ['ferriswheel', 'carousel'] as const) {
      const ride = couple.subjects.find((one) => one.thing === thing);
      if (ride === undefined) throw new Error(`no ${thing} was asked for`);
      const alone = { ...couple, subjects: [ride] };
      expect(feetBeside(couple, ride)).toBeLessThan(0.7 * feetBeside(alone, ride));
    }
  });
});

it('shows a turtle as large in the sea and on its beach as by itself, and there on the sand', () => {
  for (const prompt of ['a sea turtle in the ocean', 'a turtle on the beach']) {
    const setting = decide(readPrompt(prompt), null, 3, 0);
    const [turtle] = setting.subjects;
    if (turtle === undefined) throw new Error(prompt);
    expect(heightOf(setting.idea, turtle), prompt).toBeGreaterThan(0.25);
    if (setting.land === 'beach') expect(footingOf(setting, turtle)).toBe('land');
  }
});
