import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { createFrame } from '../../../world/frame.ts';
import { createCamera, mapGround } from '../../../world/view.ts';
import { groundStage } from '../testing/ground-stage.ts';
import { plazaOfTheDead } from './at-night-of-the-dead.ts';
import { gardenParty } from './garden-party.ts';
import { nativity } from './nativity.ts';

describe('who is at the manger', () => {
  it('are seven and their animals, the parents in its light', () => {
    const all = nativity(groundStage('a nativity scene'));
    const beasts = nativity(groundStage('a nativity scene without people'));
    expect(all.length - beasts.length).toBe(7);
    expect(beasts.length).toBeGreaterThanOrEqual(4);
    const [mother] = all.slice(beasts.length);
    expect(mother?.tone?.[0]).toBeGreaterThan(1.4);
  });
});

describe('a garden party', () => {
  it('is no larger in a picture twice as wide as high, so that who sits there is in it', () => {
    const focal = (prompt: string, wide: number) => {
      const frame = createFrame(wide, 160);
      const setting = decide(readPrompt(prompt), null, 3, 0);
      return createCamera(frame, setting, mapGround(frame, setting)).focal;
    };
    expect(focal('a long table outdoors', 320)).toBe(focal('a long table outdoors', 160));
    expect(focal('a meadow', 320)).toBe(2 * focal('a meadow', 160));
  });

  it('seats guests on both sides of the table', () => {
    const some = gardenParty(groundStage('a family reunion at a long table outdoors'));
    const none = gardenParty(groundStage('a long table outdoors without people'));
    expect(some.length - none.length).toBeGreaterThan(12);
    const [left, right] = [-1.02, 1.02].map((x) => some.filter((one) => one.x === x).length);
    expect([left, right]).toEqual([6, 6]);
  });

  it('has balloons at a birthday alone', () => {
    const party = gardenParty(groundStage('a birthday party in the garden without people'));
    const lunch = gardenParty(groundStage('a long table outdoors without people'));
    expect(party.length).toBe(lunch.length + 2);
  });
});

describe('the plaza of the Day of the Dead', () => {
  it('has people on it, and those who are asked for alone before them', () => {
    const all = plazaOfTheDead(groundStage('Day of the Dead in the town square'));
    const others = plazaOfTheDead(
      groundStage('Day of the Dead in the town square, a band playing'),
    );
    expect(all.length).toBeGreaterThan(8);
    expect(Math.min(...others.map(({ z }) => z))).toBeGreaterThan(10);
    expect(
      plazaOfTheDead(groundStage('Day of the Dead in the town square without people')),
    ).toEqual([]);
  });
});
