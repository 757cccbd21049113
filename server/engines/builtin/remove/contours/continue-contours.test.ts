import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../engine.ts';
import { disc, paint, speck } from '../../testing/pictures.ts';
import { chainsAround } from './chains.ts';
import { coarseJoins } from './coarse-joins.ts';
import { continueContours } from './continue-contours.ts';

const [WIDTH, HEIGHT] = [200, 150];

/** The picture with contours continued through a hole that is blackened before, those seen in it made smaller too, and what was painted. */
function continued(truth: Pixels, hole: Uint8Array, isOpen = false, isSmall = false) {
  const data = new Uint8ClampedArray(truth.data);
  hole.forEach((value, at) => {
    if (value === 1) data.set([0, 0, 0, 255], at * 4);
  });
  const view = { data, hole, width: truth.width, height: truth.height };
  const { painted, fronts } = continueContours(
    view,
    undefined,
    undefined,
    isOpen,
    isSmall ? coarseJoins(view) : [],
  );
  return { data, painted, fronts };
}

/** Painted pixels, and those among them that are nearer to the other colour than to their own. */
function judge(truth: Pixels, hole: Uint8Array, isOpen = false, isSmall = false) {
  const { data, painted } = continued(truth, hole, isOpen, isSmall);
  const counts = { painted: 0, wrong: 0 };
  painted.forEach((value, at) => {
    if (value === 0) return;
    counts.painted++;
    if (Math.abs((data[at * 4] ?? 0) - (truth.data[at * 4] ?? 0)) > 60) counts.wrong++;
  });
  return counts;
}

const holeAt = (x: number, y: number, radius: number) =>
  disc(WIDTH, HEIGHT, x, y, radius).data.map((value) => (value === 0 ? 0 : 1));

/** Two grounds with grain, between them an edge as soft as a lens makes it; `inside` is in pixels from it. */
const grounds = (inside: (x: number, y: number) => number) =>
  paint(WIDTH, HEIGHT, (x, y) => {
    const share = Math.max(0, Math.min(1, 0.5 + inside(x, y) / 2));
    const grain = 10 * speck(x, y);
    return [60 + 140 * share + grain, 60 + 30 * share + grain, 50 + grain];
  });

/** Everything to the right of a column. */
const rightOf = (column: number) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => (at % WIDTH > column ? 1 : 0));

/** A plate before a light wall, on a dark table: its rim is darker than one and lighter than the other. */
const plateOnTable = (x: number, radius: number) =>
  paint(WIDTH, HEIGHT, (column, row) => {
    const share = Math.max(0, Math.min(1, 0.5 + (radius - Math.hypot(column - x, row - 75)) / 2));
    const [ground, grain] = [row < 75 ? 230 : 20, 6 * speck(column, row)];
    const level = ground + share * (130 - ground) + grain;
    return [level, level, level];
  });

describe('continuing contours that the picture cuts', () => {
  it('completes a plate, whatever lies behind each end of its rim', () => {
    const { painted, wrong } = judge(plateOnTable(120, 50), rightOf(150), true);
    expect(painted).toBeGreaterThan(150);
    expect(wrong).toBeLessThan(0.1 * painted);
  });

  it('leaves a plate that reaches beyond the picture to the fill', () => {
    expect(judge(plateOnTable(150, 60), rightOf(170), true).painted).toBe(0);
  });

  it('joins nothing of that kind in a hole that is held all around', () => {
    expect(judge(plateOnTable(120, 50), holeAt(160, 75, 30)).painted).toBe(0);
  });
});

describe('continuing contours', () => {
  it('goes on along the rim of a plate', () => {
    const plate = grounds((x, y) => 70 - Math.hypot(x - 90, y - 80));
    const { painted, wrong } = judge(plate, holeAt(152, 50, 24));
    expect(painted).toBeGreaterThan(300);
    expect(wrong).toBeLessThan(0.02 * painted);
  });

  it('goes round where a rim turns by a right angle within the hole', () => {
    const plate = grounds((x, y) => 34 - Math.hypot(x - 90, y - 80));
    const { painted, wrong } = judge(plate, holeAt(122, 74, 22));
    expect(painted).toBeGreaterThan(300);
    expect(wrong).toBeLessThan(0.03 * painted);
  });

  it('goes on along a rim that stands out from some planks by light and from others by colour', () => {
    const table = paint(WIDTH, HEIGHT, (x, y) => {
      const share = Math.max(0, Math.min(1, 0.5 + (70 - Math.hypot(x - 90, y - 80)) / 2));
      const plank = (x + y) % 5 < 3 ? [220, 150, 90] : [100, 75, 45];
      const plate = [160, 25, 25];
      const mixed = plank.map((value, c) => value + share * ((plate[c] as number) - value));
      return mixed as [number, number, number];
    });
    const { painted, wrong } = judge(table, holeAt(152, 50, 24));
    expect(painted).toBeGreaterThan(200);
    expect(wrong).toBeLessThan(0.1 * painted);
  });

  it('goes straight on along a slanting wall', () => {
    const wall = grounds((x, y) => (x - 90 - 0.2 * (y - 75)) / Math.hypot(1, 0.2));
    const { painted, wrong } = judge(wall, holeAt(95, 75, 30));
    expect(painted).toBeGreaterThan(400);
    expect(wrong).toBeLessThan(0.02 * painted);
  });

  it('goes round the end of a rim that is seen aslant', () => {
    const cup = grounds((x, y) => {
      const [u, v] = [(x - 90) / 80, (y - 80) / 40];
      return (1 - u ** 2 - v ** 2) / (2 * Math.hypot(u / 80, v / 40));
    });
    const { painted, wrong } = judge(cup, holeAt(172, 78, 20));
    expect(painted).toBeGreaterThan(300);
    expect(wrong).toBeLessThan(0.03 * painted);
  });

  it('lets an edge go behind the rim that hides it, and no farther', () => {
    const behind = paint(WIDTH, HEIGHT, (x, y) => {
      const grain = 10 * speck(x, y);
      const share = (inside: number) => Math.max(0, Math.min(1, 0.5 + inside / 2));
      const plate = share(70 - Math.hypot(x - 80, y - 75));
      const table = 120 * share(y - 80 - 0.1 * (x - 150));
      return [220 * plate + (20 + table) * (1 - plate) + grain, 60 + grain, 50 + grain];
    });
    const hole = holeAt(152, 78, 16);
    const { data, painted } = continued(behind, hole);
    const [atEdge, wrong] = [[...painted.keys()].filter(isBehind), [] as number[]];
    function isBehind(at: number): boolean {
      const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
      const isOutside = Math.hypot(x - 80, y - 75) > 75;
      return painted[at] === 1 && isOutside && Math.abs(y - 80 - 0.1 * (x - 150)) < 3;
    }
    for (const at of painted.keys()) {
      if (painted[at] !== 1) continue;
      if (Math.abs((data[at * 4] ?? 0) - (behind.data[at * 4] ?? 0)) > 60) wrong.push(at);
    }
    expect(atEdge.length).toBeGreaterThan(40);
    expect(wrong.length).toBeLessThan(0.04 * painted.reduce((sum, value) => sum + value, 0));
  });

  it.each([
    { rim: 220, dark: 10, light: 90 },
    // However much lighter the rim is.
    { rim: 255, dark: 30, light: 90 },
  ])(
    'leaves it to the fill where beside a rim one thing gives way to another: %o',
    ({ rim, dark, light }) => {
      const cluttered = paint(WIDTH, HEIGHT, (x, y) => {
        const grain = 10 * speck(x, y);
        const plate = Math.max(0, Math.min(1, 0.5 + (70 - Math.hypot(x - 80, y - 75)) / 2));
        const table = y > 78 + 4 * Math.sin(2.1 * x) ? dark : light;
        return [rim * plate + table * (1 - plate) + grain, 60 + grain, 50 + grain];
      });
      const { data, painted } = continued(cluttered, holeAt(152, 78, 16));
      const outside = [...painted.keys()].filter((at) => {
        const away = Math.hypot((at % WIDTH) - 80, Math.floor(at / WIDTH) - 75);
        return painted[at] === 1 && away > 71;
      });
      const wrong = outside.filter(
        (at) => Math.abs((data[at * 4] ?? 0) - (cluttered.data[at * 4] ?? 0)) > 30,
      );
      expect(painted.includes(1)).toBe(true);
      expect(wrong).toEqual([]);
    },
  );

  it('tells what is in front where one thing gives way to another beside it alone', () => {
    const plateBefore = (wall: number) =>
      paint(WIDTH, HEIGHT, (x, y) => {
        const grain = 10 * speck(x, y);
        const plate = Math.max(0, Math.min(1, 0.5 + (70 - Math.hypot(x - 80, y - 75)) / 2));
        const ground = y > 78 ? 10 : wall;
        return [220 * plate + ground * (1 - plate) + grain, 60 + grain, 50 + grain];
      });
    const hole = holeAt(152, 78, 16);
    const { fronts } = continued(plateBefore(120), hole);
    expect(fronts).toHaveLength(1);
    const { curve, side } = fronts[0] as (typeof fronts)[number];
    // The plate lies to the left: to the right of a way that leads down.
    const isDown = (curve.y[curve.leave] as number) > (curve.y[curve.enter] as number);
    expect(side).toBe(isDown ? 1 : -1);
    expect(continued(plateBefore(10), hole).fronts).toEqual([]);
  });

  it('lets each board of a wall in perspective keep its own direction', () => {
    const boards = paint(WIDTH, HEIGHT, (x, y) => {
      const across = ((y - 75) / (16 - 0.04 * x) + 40) % 1;
      const grey = 220 - 120 * Math.max(0, 1 - Math.abs(across - 0.5) * 5);
      return [grey, grey, grey];
    });
    const hole = holeAt(100, 62, 26);
    const { data, painted } = continued(boards, hole);
    const isPainted = (at: number) => painted[at] === 1;
    const own = [...painted.keys()].filter((at) => isPainted(at));
    expect(own.length).toBeGreaterThan(2000);
    const error = (at: number) => Math.abs((data[at * 4] ?? 0) - (boards.data[at * 4] ?? 0));
    const mean = own.reduce((sum, at) => sum + error(at), 0) / own.length;
    expect(mean).toBeLessThan(2.8);
  });

  it('joins thin gaps between boards each with itself over a wide hole, and none with its neighbour', () => {
    const boards = paint(WIDTH, HEIGHT, (x, y) => {
      const isGap = y % 18 < 2;
      const level = (isGap ? 40 : 90) + 8 * speck(x, y);
      return [level, level, level];
    });
    const { data, painted } = continued(boards, holeAt(100, 75, 52));
    const gaps = [...painted.keys()].filter(
      (at) => painted[at] === 1 && (boards.data[at * 4] ?? 0) < 65,
    );
    expect(gaps.length).toBeGreaterThan(700);
    const isWrong = (at: number) => Math.abs((data[at * 4] ?? 0) - (boards.data[at * 4] ?? 0)) > 30;
    const wrong = [...painted.keys()].filter((at) => painted[at] === 1 && isWrong(at));
    expect(wrong.length).toBeLessThan(0.02 * painted.filter((value) => value === 1).length);
  });

  it('lets what is slanted beside an edge go on in its own direction', () => {
    const stripe = (x: number, y: number) => 28 * Math.sin(((x + y) * 2 * Math.PI) / 9);
    const planks = paint(WIDTH, HEIGHT, (x, y) => {
      const share = Math.max(0, Math.min(1, 0.5 + (x - 95) / 2));
      return [60 + 140 * share + share * stripe(x, y), 60 + share * stripe(x, y), 50];
    });
    const { data, painted } = continued(planks, holeAt(95, 75, 26));
    const own = [...painted.keys()].filter((at) => painted[at] === 1 && at % WIDTH > 97);
    expect(own.length).toBeGreaterThan(300);
    const error = (at: number) => Math.abs((data[at * 4] ?? 0) - (planks.data[at * 4] ?? 0));
    expect(own.reduce((sum, at) => sum + error(at), 0) / own.length).toBeLessThan(10);
  });

  describe('along a rim that is told of, beside one end of which there is a light', () => {
    const inside = (x: number, y: number) => 70 - Math.hypot(x - 90, y - 80);
    const lit = paint(WIDTH, HEIGHT, (x, y) => {
      const share = Math.max(0, Math.min(1, 0.5 + inside(x, y) / 2));
      const grain = 10 * speck(x, y);
      const light = y > 72 && Math.abs(inside(x, y) - 2.3) < 0.5 ? 140 : 0;
      const table = y < 60 ? 120 : 80;
      return [table * (1 - share) + 160 * share + grain, 60 + grain + light, 50 + grain + light];
    });
    const angles = Array.from({ length: 341 }, (_, n) => (n / 2 - 100) / 70);

    /** What is painted where a hole of such a radius hides a stretch of the rim. */
    function paintedIn(radius: number, isTrusted = true): number[] {
      const hole = holeAt(152, 60, radius);
      const [x, y] = [
        angles.map((angle) => 90 + 70 * Math.cos(angle)),
        angles.map((angle) => 80 + 70 * Math.sin(angle)),
      ];
      const isHidden = (_: number, n: number) =>
        Math.hypot((x[n] as number) - 151.5, (y[n] as number) - 59.5) < radius;
      const [enter, leave] = [angles.findIndex(isHidden), angles.findLastIndex(isHidden)];
      const places = { x: Float64Array.from(x), y: Float64Array.from(y) };
      const rim = { ...places, enter, leave, misfit: 0, scale: 1 };
      const view = { data: new Uint8ClampedArray(lit.data), hole, width: WIDTH, height: HEIGHT };
      const known = {
        ...{ curves: [rim], outlines: new Set<typeof rim>(), behind: [], meetings: [] },
        trusted: new Set(isTrusted ? [rim] : []),
      };
      const { painted } = continueContours(view, [], known);
      return [...painted.keys()].filter((at) => painted[at] === 1);
    }

    it('goes on', () => {
      const painted = paintedIn(24);
      const isOutside = (at: number) => inside(at % WIDTH, Math.floor(at / WIDTH)) < -1;
      expect(painted.length).toBeGreaterThan(100);
      expect(painted.filter(isOutside)).toEqual([]);
    });

    it('believes no end that may lead elsewhere', () => {
      expect(paintedIn(24, false)).toEqual([]);
    });

    it('believes no long way', () => {
      expect(paintedIn(46)).toEqual([]);
    });
  });

  it('keeps most of the grain, where a rim bends too', () => {
    const plate = paint(WIDTH, HEIGHT, (x, y) => {
      const share = Math.max(0, Math.min(1, 0.5 + (70 - Math.hypot(x - 90, y - 80)) / 2));
      const grain = 36 * speck(x, y);
      return [40 + 140 * share + grain, 40 + 30 * share + grain, 40 + grain];
    });
    const { data, painted } = continued(plate, holeAt(152, 50, 24));
    const own = [...painted.keys()].filter((at) => painted[at] === 1 && painted[at + 1] === 1);
    const grainOf = (pixels: ArrayLike<number>) =>
      own.reduce(
        (sum, at) => sum + Math.abs((pixels[at * 4 + 1] ?? 0) - (pixels[at * 4 + 5] ?? 0)),
        0,
      );
    expect(grainOf(data) / grainOf(plate.data)).toBeGreaterThan(0.64);
  });

  it('keeps clear of a light that begins beside a rim', () => {
    const lit = paint(WIDTH, HEIGHT, (x, y) => {
      const inside = 70 - Math.hypot(x - 90, y - 80);
      const share = Math.max(0, Math.min(1, 0.5 + inside / 2));
      const grain = 10 * speck(x, y);
      const light = y > 84 && Math.abs(inside - 8) < 1.5 ? 140 : 0;
      return [60 + 100 * share + grain, 60 + grain + light, 50 + grain + light];
    });
    const { data, painted } = continued(lit, holeAt(152, 60, 24));
    const own = [...painted.keys()].filter((at) => painted[at] === 1);
    const brighter = own.map((at) => (data[at * 4 + 1] ?? 0) - (lit.data[at * 4 + 1] ?? 0));
    expect(own.length).toBeGreaterThan(500);
    expect(Math.max(...brighter)).toBeLessThan(18);
  });

  it('takes no contour across an outline that is sure', () => {
    const wall = grounds((_, y) => y - 75);
    const view = { data: wall.data, hole: holeAt(100, 75, 22), width: WIDTH, height: HEIGHT };
    const samples = Array.from({ length: 150 }, (_, n) => n);
    const outline = {
      ...{
        x: Float64Array.from(samples, () => 100),
        y: Float64Array.from(samples, (n) => 38 + n / 2),
      },
      ...{ enter: 31, leave: 117, misfit: 0, scale: 1 },
    };
    const known = {
      ...{ curves: [outline], outlines: new Set([outline]), trusted: new Set([outline]) },
      ...{ behind: [], meetings: [] },
    };
    expect(continueContours(view).painted).toContain(1);
    expect(continueContours(view, chainsAround(view), known).painted).not.toContain(1);
  });

  it('takes along nothing that lies farther off beside an edge, be it as light', () => {
    const leaf = [120, 120, 90] as const;
    const crown = [215, 76, 60] as const;
    const beak = paint(WIDTH, HEIGHT, (x, y) => {
      if (x > 90) return [235, 210, 200];
      return y < 38 - (90 - x) / 4 ? [...crown] : [...leaf];
    });
    const { data, painted } = continued(beak, holeAt(90, 75, 24));
    const red = [...painted.keys()].filter(
      (at) => painted[at] === 1 && (data[at * 4] ?? 0) - (data[at * 4 + 1] ?? 0) > 60,
    );
    expect(painted).toContain(1);
    expect(red).toEqual([]);
  });

  it('goes on along a stem out of focus, be it darker at one end', () => {
    const stem = paint(240, 280, (x, y) => {
      const share = Math.max(0, Math.min(1, 0.5 + (30 - Math.abs(x - 106 - 0.1 * y)) / 16));
      const light = 1 - 0.002 * y;
      const grain = 6 * speck(x, y);
      return [light * (70 + 100 * share) + grain, light * (60 + 60 * share) + grain, 20 + grain];
    });
    const hole = disc(240, 280, 120, 140, 42).data.map((value) => (value === 0 ? 0 : 1));
    expect(judge(stem, hole).painted).toBe(0);
    const { painted, wrong } = judge(stem, hole, false, true);
    expect(painted).toBeGreaterThan(2000);
    expect(wrong).toBe(0);
  });

  it('paints the hole alone', () => {
    const plate = grounds((x, y) => 70 - Math.hypot(x - 90, y - 80));
    const hole = holeAt(152, 50, 24);
    const { data } = continued(plate, hole);
    const changed = [...data.keys()].filter(
      (at) => hole[at >> 2] === 0 && data[at] !== plate.data[at],
    );
    expect(changed).toEqual([]);
  });

  it('joins no edges of unlike colours', () => {
    const crossing = paint(WIDTH, HEIGHT, (x, y) => {
      if (y < 75) return x < 100 ? [200, 60, 50] : [60, 60, 50];
      return x < 100 ? [40, 60, 200] : [220, 220, 80];
    });
    const { painted } = continued(crossing, holeAt(100, 75, 22));
    const vertical = [...painted.keys()].filter(
      (at) => painted[at] === 1 && Math.abs(Math.floor(at / WIDTH) - 75) > 8,
    );
    expect(vertical).toEqual([]);
  });

  it('makes no arch of two straight edges that would meet in the hole', () => {
    const roof = grounds((x, y) => 0.7 * (y - 50 - 0.9 * Math.abs(x - 100)));
    expect(continued(roof, holeAt(100, 60, 24)).painted).not.toContain(1);
  });

  it('finds none in grain', () => {
    const grain = paint(WIDTH, HEIGHT, (x, y) => {
      const value = 60 + 120 * speck(x >> 1, y >> 1);
      return [value, value, value / 2];
    });
    expect(continued(grain, holeAt(100, 75, 25)).painted).not.toContain(1);
  });
});
