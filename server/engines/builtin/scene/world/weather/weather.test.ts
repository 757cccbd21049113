import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { MediumName } from '../../../words/lists/media.ts';
import { createNoise } from '../../noise.ts';
import { type Camera, createFrame, type Frame, LAND, THING } from '../frame.ts';
import { paintHail } from './hail.ts';
import { lightLand, paintLightning } from './lightning.ts';
import { paintSandstorm } from './sandstorm.ts';
import { paintSnowfall } from './snowfall.ts';

const SIZE = 240;
const CAMERA: Camera = { focal: SIZE, horizon: SIZE / 2, height: 8, centre: SIZE / 2 };

const lumaAt = ({ rgb }: Frame, at: number): number =>
  (rgb[at * 3] as number) + (rgb[at * 3 + 1] as number) + (rgb[at * 3 + 2] as number);

const litShare = (frame: Frame): number =>
  frame.kind.reduce((sum, _, at) => sum + (lumaAt(frame, at) > 0.2 ? 1 : 0), 0) / frame.kind.length;

/** The share of what is lit that is lit on all four sides too: the inside of what is more than a speck. */
const thickShare = (frame: Frame): number => {
  const isLit = (at: number) => lumaAt(frame, at) > 0.2;
  const lit = [...frame.kind.keys()].filter(isLit);
  const inside = lit.filter((at) => [at - 1, at + 1, at - SIZE, at + SIZE].every(isLit));
  return inside.length / lit.length;
};

/** Sky above the horizon, and land below that is so far away. */
function landAt(z: number): Frame {
  const frame = createFrame(SIZE, SIZE);
  const from = SIZE * CAMERA.horizon;
  frame.kind.fill(LAND, from);
  frame.depth.fill(z, from);
  return frame;
}

describe('paintSnowfall', () => {
  const snowOn = (
    depth: number,
    style: string | null = null,
    medium: MediumName | null = null,
  ): Frame => {
    const frame = createFrame(SIZE, SIZE);
    frame.depth.fill(depth);
    const light = { isNight: false } as Parameters<typeof paintSnowfall>[2]['light'];
    paintSnowfall(frame, CAMERA, { random: createRandom(3), side: 1, light, style, medium });
    return frame;
  };
  const snowOver = (depth: number) => litShare(snowOn(depth));

  it('falls at several depths: what is near hides most of it, but not all', () => {
    const open = snowOver(Number.POSITIVE_INFINITY);
    expect(open).toBeGreaterThan(0.01);
    expect(open).toBeLessThan(0.2);
    expect(snowOver(1.4)).toBeLessThan(open / 2);
    expect(snowOver(1.4)).toBeGreaterThan(0);
  });

  it('has larger flakes for styles that paint small ones over, and for facets', () => {
    const far = Number.POSITIVE_INFINITY;
    const usual = thickShare(snowOn(far));
    expect(thickShare(snowOn(far, 'cartoon'))).toBeGreaterThan(2 * usual);
    expect(thickShare(snowOn(far, null, 'lowpoly'))).toBeGreaterThan(2 * usual);
  });
});

describe('paintHail', () => {
  const hailOver = (z: number): Frame => {
    const frame = landAt(z);
    const light = { isNight: false } as Parameters<typeof paintHail>[2]['light'];
    paintHail(
      frame,
      CAMERA,
      { random: createRandom(3), side: 1, light, style: null, medium: null },
      frame,
    );
    return frame;
  };

  it('falls before what is far, and lies on ground that is near enough to show it', () => {
    const bright = (frame: Frame) =>
      frame.kind.reduce(
        (sum, kind, at) => sum + (kind === LAND && lumaAt(frame, at) > 1.8 ? 1 : 0),
        0,
      );
    expect(bright(hailOver(4))).toBeGreaterThan(3 * bright(hailOver(60)));
    expect(bright(hailOver(60))).toBeGreaterThan(0);
    expect(litShare(hailOver(12))).toBeLessThan(0.5);
  });

  it('lies in the grass, and not on what stands before the ground', () => {
    /** Land that something covers which is so far away; what is bright near the lower edge. */
    const lyingIn = (z: number): number => {
      const frame = landAt(5);
      const bare = { depth: frame.depth.slice(), kind: frame.kind.slice() };
      frame.kind.fill(THING, SIZE * CAMERA.horizon);
      // Nothing falls as near as this.
      frame.depth.fill(z, SIZE * CAMERA.horizon);
      const light = { isNight: false } as Parameters<typeof paintHail>[2]['light'];
      paintHail(
        frame,
        CAMERA,
        { random: createRandom(3), side: 1, light, style: null, medium: null },
        bare,
      );
      return frame.kind.reduce(
        (sum, kind, at) => sum + (kind === THING && lumaAt(frame, at) > 1.8 ? 1 : 0),
        0,
      );
    };
    expect(lyingIn(4.6)).toBeGreaterThan(4 * lyingIn(1.9));
  });
});

describe('paintSandstorm', () => {
  const stormOver = (z: number): Frame => {
    const frame = landAt(z);
    frame.rgb.fill(0.1);
    const middle = [0.4, 0.6, 0.8] as const;
    const light = { middle, isNight: false } as unknown as Parameters<
      typeof paintSandstorm
    >[2]['light'];
    const noise = createNoise(5);
    paintSandstorm(frame, CAMERA, { noise, light, random: createRandom(2), side: 1, sunSide: 1 });
    return frame;
  };
  const below = (frame: Frame) => {
    const from = SIZE * (SIZE - 30);
    const rows = Array.from({ length: SIZE * 30 }, (_, at) => lumaAt(frame, from + at));
    return rows.reduce((sum, one) => sum + one, 0) / rows.length;
  };

  it('hides what is far more than what is near, behind dust of the colour of sand', () => {
    const [near, far] = [stormOver(3), stormOver(160)];
    expect(below(far)).toBeGreaterThan(below(near) + 0.4);
    const at = 3 * (SIZE * (SIZE / 2 - 20) + SIZE / 2);
    const [red = 0, green = 0, blue = 0] = far.rgb.slice(at, at + 3);
    expect(red).toBeGreaterThan(green * 1.1);
    expect(green).toBeGreaterThan(blue * 1.1);
  });
});

describe('paintLightning', () => {
  const strike = { x: 0, z: 600, column: SIZE / 2, row: SIZE / 2 + 14 };
  const strikeInto = (frame: Frame) => {
    paintLightning(frame, { random: createRandom(9), noise: createNoise(4) }, strike);
    return frame;
  };

  it('reaches the ground that it strikes', () => {
    const frame = strikeInto(landAt(620));
    for (const row of [20, 90, strike.row - 2]) {
      const lights = Array.from({ length: SIZE }, (_, column) =>
        lumaAt(frame, row * SIZE + column),
      );
      expect(Math.max(...lights)).toBeGreaterThan(2);
    }
  });

  it('goes behind what is nearer', () => {
    const frame = strikeInto(landAt(300));
    const below = landAt(300).kind.map((kind, at) =>
      kind === LAND && lumaAt(frame, at) > 0 ? 1 : 0,
    );
    expect(below.includes(1)).toBe(false);
    expect(lumaAt(frame, 60 * SIZE + SIZE / 2)).toBeGreaterThan(0);
  });

  it('lights the land, the more the nearer to its foot', () => {
    const frame = landAt(600);
    frame.rgb.fill(0.2);
    lightLand(frame, CAMERA, { noise: createNoise(4), land: 'field' }, strike);
    const row = strike.row + 5;
    const foot = lumaAt(frame, row * SIZE + SIZE / 2);
    const aside = lumaAt(frame, row * SIZE + 4);
    expect(foot).toBeGreaterThan(aside + 0.1);
    expect(aside).toBeGreaterThan(0.6);
  });
});
