import { describe, expect, it } from 'vitest';
import type { Ending } from './endings.ts';
import { joinWay } from './join-way.ts';
import { pairEndings } from './pair-endings.ts';

const MEANS = [
  [50, 0, 0],
  [150, 0, 0],
];

/** An ending on a circle of radius 20 about the origin, leading into it in a direction. */
function ending(degrees: number, inDegrees: number, before: number, bend = 0): Ending {
  const [at, into] = [degrees, inDegrees].map((value) => (value * Math.PI) / 180) as [
    number,
    number,
  ];
  return {
    ...{ x: 20 * Math.cos(at), y: 20 * Math.sin(at) },
    ...{ inX: Math.cos(into), inY: Math.sin(into), bend },
    ...{ before, after: 1 - before, contrast: 100, seen: 25, rough: 0.2, sharpness: 1 },
  };
}

describe('contours that end at a hole', () => {
  it('are joined with those straight ahead, without crossing', () => {
    const endings = [
      ending(60, -90, 0),
      ending(120, -90, 1),
      ending(240, 90, 0),
      ending(300, 90, 1),
    ];
    const pairs = pairEndings(endings, MEANS, 35, false).map((pair) => [...pair].sort());
    expect(pairs.sort()).toEqual([
      [0, 3],
      [1, 2],
    ]);
  });

  it('are left alone where what is beside them differs', () => {
    const endings = [ending(90, -90, 0), ending(270, 90, 0)];
    expect(pairEndings(endings, MEANS, 35, false)).toEqual([]);
  });

  it('are joined where that is seen, and others but across it', () => {
    const endings = [
      ending(60, -90, 0),
      ending(120, -90, 1),
      ending(240, 90, 0),
      ending(300, 90, 1),
    ];
    expect(pairEndings(endings, MEANS, 35, false, [[0, 1]])[0]).toEqual([0, 1]);
  });

  it('are left alone where one would have to turn back', () => {
    const endings = [ending(80, -90, 0), ending(100, -90, 1)];
    expect(pairEndings(endings, MEANS, 35, false)).toEqual([]);
  });

  it('meet at a corner before two other grounds only where nothing doubtful is joined', () => {
    const endings = [ending(5, -175, 0), { ...ending(160, -70, 1), after: 2 }];
    const means = [...MEANS, [0, 0, 0]];
    expect(pairEndings(endings, means, 35, false)).toEqual([]);
    expect(pairEndings(endings, means, 35, true)).toEqual([[0, 1]]);
  });

  it('meet at a corner where one is straight, and bend where both do', () => {
    const top = (bend: number, other = bend) => {
      const way = joinWay(ending(150, -45, 0, bend), ending(30, -135, 1, -other), () => true);
      return Math.min(...way.map(({ y }) => y));
    };
    // Lines at 45° that begin 34.6 apart at a height of 10 meet 17.3 higher.
    expect(top(0)).toBeCloseTo(10 - 17.3, 0);
    expect(top(0.05, 0)).toBeCloseTo(10 - 17.3, 0);
    expect(top(0.05)).toBeGreaterThan(10 - 10);
  });

  it('meet at no corner beyond the hole', () => {
    const inside = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) < 25;
    const way = joinWay(ending(120, -160, 0), ending(240, 160, 1), inside);
    expect(Math.min(...way.map(({ x }) => x))).toBeGreaterThan(-25);
  });

  it('are left alone where one is out of focus and the other is not', () => {
    const [top, bottom] = [ending(90, -90, 0), ending(270, 90, 1)];
    expect(pairEndings([top, bottom], MEANS, 35, false)).toEqual([[0, 1]]);
    expect(pairEndings([{ ...top, sharpness: 0.3 }, bottom], MEANS, 35, false)).toEqual([]);
  });

  it('of an outline are joined though it turns within and what is behind it changes', () => {
    const means = [...MEANS, [0, 0, 0]];
    const top = ending(110, -110, 0);
    const bottom = { ...ending(250, 110, 1), after: 2 };
    expect(pairEndings([top, bottom], means, 35, false)).toEqual([[0, 1]]);
    const faint = [top, bottom].map((one) => ({ ...one, contrast: 30 }));
    expect(pairEndings(faint, means, 35, false)).toEqual([]);
    const short = [top, bottom].map((one) => ({ ...one, seen: 7 }));
    expect(pairEndings(short, means, 35, false)).toEqual([]);
  });
});
