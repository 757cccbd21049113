import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { floorAt } from '../floor.ts';
import { planStreet } from '../plan-street.ts';
import { wayOf } from '../way.ts';
import { iceOn, rinkOf } from './ice-rink.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0);

describe('a rink on a square', () => {
  const setting = settingOf('an ice rink on the town square');
  const way = wayOf(setting);
  const rink = rinkOf(way, setting);

  it('lies on its floor, where snow is elsewhere', () => {
    expect(rink).not.toBeNull();
    if (rink === null) return;
    const { noise } = setting;
    const z = (rink.near + rink.far) / 2;
    const floor = { way, noise, snowy: false, hasRails: false, rink };
    const on = floorAt(floor, { aside: -way.middle(z), z, pixel: 0.01, deep: 0.02 });
    const beside = floorAt(floor, {
      aside: rink.half + 1 - way.middle(z),
      z,
      pixel: 0.01,
      deep: 0.02,
    });
    expect(on[2]).toBeGreaterThan(beside[2] + 0.15);
    expect(iceOn(rink, noise, rink.half + 1, z, 0.05)[1]).toBe(0);
  });

  it('has boards around it, and a street without one has none', () => {
    const bare = settingOf('a snowy town square');
    expect(rinkOf(wayOf(bare), bare)).toBeNull();
    const low = ({ high }: { high: number }) => Math.abs(high - 1.05) < 0.01;
    expect(planStreet(way, setting, 0).filter(low)).not.toEqual([]);
  });
});
