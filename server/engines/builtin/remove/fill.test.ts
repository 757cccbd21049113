import { describe, expect, it } from 'vitest';
import { gradientRatio, slicedWasserstein } from '../../../../bench/engine/metrics.ts';
import type { Area, Pixels } from '../../engine.ts';
import { disc, lattice, paint, solid, speck } from '../testing/pictures.ts';
import { type FillHints, fillArea } from './fill.ts';

/** The picture with its area filled by the code under test; the hole is blackened before. */
function filled(truth: Pixels, area: Area, seed = 1): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(truth.data);
  for (let at = 0; at < area.data.length; at++) {
    if (area.data[at] !== 0) pixels.set([255, 0, 255, 255], at * 4);
  }
  fillArea(pixels, area.data, truth.width, seed, () => {});
  return pixels;
}

/** The naive answer: the mean colour of what is not marked. */
function meanFilled(truth: Pixels, area: Area): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(truth.data);
  const known = area.data.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0);
  const mean = [0, 1, 2].map((c) =>
    area.data.reduce(
      (sum, value, at) => sum + (value === 0 ? (truth.data[at * 4 + c] ?? 0) : 0),
      0,
    ),
  );
  for (let at = 0; at < area.data.length; at++) {
    if (area.data[at] !== 0)
      pixels.set(
        mean.map((sum) => sum / known),
        at * 4,
      );
  }
  return pixels;
}

function changedOutside(truth: Pixels, made: Uint8ClampedArray, area: Area): number {
  let changed = 0;
  for (let at = 0; at < made.length; at++) {
    if (area.data[at >> 2] === 0 && made[at] !== truth.data[at]) changed++;
  }
  return changed;
}

function holds(area: Area, made: Uint8ClampedArray): number {
  let left = 0;
  for (let at = 0; at < area.data.length; at++) {
    const [red, green, blue] = made.subarray(at * 4, at * 4 + 3);
    if (area.data[at] !== 0 && red === 255 && green === 0 && blue === 255) left++;
  }
  return left;
}

describe('filling an area', { timeout: 180_000 }, () => {
  it('continues a texture far better than its mean colour would', () => {
    const truth = lattice(200, 160);
    const area = disc(200, 160, 100, 80, 30);
    const made = filled(truth, area);
    const mean = meanFilled(truth, area);
    const distance = slicedWasserstein(truth.data, made, area.data, 200);
    expect(distance).toBeLessThan(0.35 * slicedWasserstein(truth.data, mean, area.data, 200));
    const ratio = gradientRatio(truth.data, made, area.data, 200);
    expect(ratio).toBeGreaterThan(0.7);
    expect(ratio).toBeLessThan(1.3);
  });

  it('continues each of two textures on its own side', () => {
    const truth = paint(200, 160, (x, y) => {
      const grain = Math.round(speck(x, y) * 60);
      return y < 80 ? [90 + grain / 3, 140 + grain / 3, 220] : [60 + grain, 120 + grain, 40];
    });
    const area = disc(200, 160, 100, 80, 28);
    const made = filled(truth, area);
    let wrong = 0;
    let marked = 0;
    for (let at = 0; at < area.data.length; at++) {
      const y = Math.floor(at / 200);
      if (area.data[at] === 0 || Math.abs(y - 80) < 5) continue;
      marked++;
      const isSky = (made[at * 4 + 2] ?? 0) > 160;
      if (isSky !== y < 80) wrong++;
    }
    expect(wrong / marked).toBeLessThan(0.03);
  });

  it.each([
    ['the side of the picture', 6, 44],
    ['its middle', 80, 118],
  ])('lets no red of a ball flow into the sky that it fills at %s', (_, x, ball) => {
    const inBall = (at: number) => Math.hypot((at % 160) - ball, Math.floor(at / 160) - 110) < 16;
    const truth = paint(160, 160, (column, row) => {
      const grain = Math.round(speck(column, row) * 12);
      return inBall(row * 160 + column) ? [210 + grain, 60, 40] : [90 + grain, 130 + grain, 200];
    });
    const area = disc(160, 160, x, 80, 40);
    area.data.forEach((_, at) => {
      if (inBall(at)) area.data[at] = 0;
    });
    const made = filled(truth, area);
    // More of the ball is no flow, nor is the rim between it and the sky.
    const redness = (at: number) => (made[at * 4] ?? 0) - (truth.data[at * 4] ?? 0);
    const marked = [...area.data.keys()].filter((at) => area.data[at] !== 0);
    const tinted = marked.filter((at) => redness(at) > 14 && redness(at) < 90);
    expect(tinted.length / marked.length).toBeLessThan(0.05);
  });

  it('continues a smooth slope without a seam', () => {
    const truth = paint(160, 160, (x, y) => [40 + x, 60 + y * 0.8, 120]);
    const area = disc(160, 160, 80, 80, 24);
    const made = filled(truth, area);
    let worst = 0;
    for (let at = 0; at < made.length; at++) {
      worst = Math.max(worst, Math.abs((made[at] ?? 0) - (truth.data[at] ?? 0)));
    }
    expect(worst).toBeLessThan(16);
  });

  it('continues a slanted edge straight through the area', () => {
    const edge = (x: number) => 40 + 0.45 * x;
    const truth = paint(180, 140, (x, y) => {
      const grain = Math.round(speck(x, y) * 20);
      return y < edge(x) ? [60 + grain, 70 + grain, 80 + grain] : [170 + grain, 150 + grain, 120];
    });
    const area = disc(180, 140, 90, 80, 26);
    const made = filled(truth, area);
    let wrong = 0;
    let marked = 0;
    for (let at = 0; at < area.data.length; at++) {
      const above = edge(at % 180) - Math.floor(at / 180);
      if (area.data[at] === 0 || Math.abs(above) < 2) continue;
      marked++;
      if ((made[at * 4] ?? 0) < 120 !== above > 0) wrong++;
    }
    expect(wrong / marked).toBeLessThan(0.005);
  });

  it('completes a plate that a side of the picture cuts, and lays none of it on the table beside', () => {
    const [width, height] = [220, 160];
    const within = (x: number, y: number) => 52 - Math.hypot(x - 120, y - 80);
    const table = paint(width, height, (x, y) => {
      const [share, grain] = [Math.max(0, Math.min(1, 0.5 + within(x, y) / 2)), 12 * speck(x, y)];
      return [150 + 30 * share + grain, 130 - 80 * share + grain, 90 - 60 * share + grain];
    });
    const area = {
      width,
      height,
      data: Uint8Array.from({ length: width * height }, (_, at) => (at % width >= 145 ? 255 : 0)),
    };
    const made = filled(table, area);
    const counts = { plate: 0, red: 0, stray: 0 };
    for (let at = 0; at < area.data.length; at++) {
      if (area.data[at] === 0) continue;
      const isRed = (made[at * 4 + 1] as number) < 90;
      const isWithin = within(at % width, Math.floor(at / width)) > 0;
      if (isWithin) counts.plate++;
      if (isRed && isWithin) counts.red++;
      if (isRed && !isWithin) counts.stray++;
    }
    expect(counts.red).toBeGreaterThan(0.95 * counts.plate);
    expect(counts.stray).toBeLessThan(0.05 * counts.plate);
  });

  it('touches nothing outside the area and leaves nothing of it', () => {
    const truth = lattice(150, 110);
    const area = disc(150, 110, 60, 40, 22);
    const made = filled(truth, area);
    expect(changedOutside(truth, made, area)).toBe(0);
    expect(holds(area, made)).toBe(0);
  });

  it('gives the same bytes for the same seed', () => {
    const truth = lattice(120, 90);
    const area = disc(120, 90, 60, 45, 15);
    expect(filled(truth, area)).toEqual(filled(truth, area));
  });

  it('fills an area that reaches the border and the corner', () => {
    const truth = lattice(160, 120);
    for (const area of [disc(160, 120, 160, 60, 30), disc(160, 120, 0, 0, 34)]) {
      const made = filled(truth, area);
      expect(holds(area, made)).toBe(0);
      expect(gradientRatio(truth.data, made, area.data, 160)).toBeGreaterThan(0.5);
    }
  });

  it('fills a hundred holes', () => {
    const truth = lattice(160, 160);
    const data = new Uint8Array(160 * 160);
    for (let n = 0; n < 100; n++) {
      const x = 8 + (n % 10) * 16;
      const y = 8 + Math.floor(n / 10) * 16;
      disc(160, 160, x, y, 2 + (n % 4)).data.forEach((value, at) => {
        if (value !== 0) data[at] = value;
      });
    }
    const area = { width: 160, height: 160, data };
    const made = filled(truth, area);
    expect(changedOutside(truth, made, area)).toBe(0);
    expect(holds(area, made)).toBe(0);
  });

  it('mends a thin scratch more closely than the mean colour', () => {
    const truth = paint(120, 120, (x, y) => [
      90 + 60 * Math.sin(x / 9),
      120 + 50 * Math.cos(y / 11),
      90,
    ]);
    const data = new Uint8Array(120 * 120);
    for (let y = 0; y < 120; y++) data.fill(1, y * 120 + 58, y * 120 + 61);
    const area = { width: 120, height: 120, data };
    const made = filled(truth, area);
    for (let at = 0; at < made.length; at++) {
      expect(Math.abs((made[at] ?? 0) - (truth.data[at] ?? 0))).toBeLessThan(12);
    }
  });

  it('keeps what is transparent transparent', () => {
    const truth = solid(80, 80, [0, 0, 0, 0]);
    const made = filled(truth, disc(80, 80, 40, 40, 12));
    expect(Math.max(...made.filter((_, at) => at % 4 === 3))).toBe(0);
  });

  it('copies nothing from where that is barred', () => {
    // Blue dots on the right half only, up to the middle of the hole.
    const truth = paint(120, 60, (x, y) => {
      const grain = Math.round(speck(x, y) * 40);
      const dot = x >= 60 && x % 10 < 5 && y % 10 < 5;
      return dot ? [110 + grain, 90, 130 + grain] : [130 + grain, 90, 110 + grain];
    });
    const area = disc(120, 60, 60, 30, 14);
    const barred = Uint8Array.from({ length: 120 * 60 }, (_, at) => (at % 120 >= 60 ? 1 : 0));
    const blueShare = (hints?: FillHints) => {
      const { data } = { ...truth, data: new Uint8ClampedArray(truth.data) };
      fillArea(data, area.data, 120, 1, () => {}, hints);
      const within = [...area.data.keys()].filter((at) => area.data[at] !== 0);
      const blue = within.filter((at) => (data[at * 4 + 2] ?? 0) > (data[at * 4] ?? 0));
      return blue.length / within.length;
    };
    // A few stay beside dots that the hole's border cuts.
    expect(blueShare({ barred })).toBeLessThan(blueShare() / 2);
  });

  it('fills smoothly, and says so, where no whole patch is known', () => {
    const data = new Uint8Array(81).fill(1);
    data[0] = 0;
    const { data: pixels } = solid(9, 9, [10, 200, 30, 255]);
    const report = fillArea(pixels, data, 9, 1, () => {});
    expect(report.smooth).toBe(true);
    expect([...pixels.subarray(4 * 80)]).toEqual([10, 200, 30, 255]);
  });
});
