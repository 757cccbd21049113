import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { mix } from '../kernels/arithmetic.ts';
import { lattice, paint, solid, speck } from '../testing/pictures.ts';
import { findDamage } from './find-damage.ts';
import { restore } from './restore.ts';

/** A portrait-like picture: black and white, soft shapes, a little grain. */
const good = (width = 180, height = 140): Pixels =>
  paint(width, height, (x, y) => {
    const face = Math.hypot(x - 90, y - 70);
    const light = 250 - Math.min(250, face * 2.1) + speck(x, y) * 3;
    return [light, light * 0.9 + 10 * Math.sin(y / 15) * Math.min(1, light / 60), light * 0.8];
  });

function copy({ width, height, data }: Pixels): Pixels {
  return { width, height, data: new Uint8ClampedArray(data) };
}

/** Mean distance of two pictures' colours, 0 to 255, where the mask is set or everywhere. */
function distance(one: Pixels, other: Pixels, where?: ReadonlySet<number>): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < one.data.length; at++) {
    if (at % 4 === 3 || (where && !where.has(at >> 2))) continue;
    sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
    count++;
  }
  return sum / count;
}

/** A copy with three scratches and twelve specks, and where they are. */
function damaged(picture: Pixels): { picture: Pixels; where: Set<number> } {
  const result = copy(picture);
  const where = new Set<number>();
  const spot = (x: number, y: number, level: number) => {
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
    result.data.fill(level, (y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3);
    where.add(y * picture.width + x);
  };
  for (const [n, from] of [30, 85, 150].entries()) {
    for (let y = 8; y < 125; y++) {
      const x = Math.round(from + Math.sin(y / 30 + n) * 4);
      for (let dx = 0; dx < 2; dx++) spot(x + dx, y, n === 1 ? 12 : 246);
    }
  }
  for (let n = 0; n < 12; n++) {
    const x = 12 + ((n * 37) % 160);
    const y = 10 + ((n * 53) % 120);
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      spot(x + dx, y + dy, n % 3 === 0 ? 8 : 250);
    }
  }
  return { picture: result, where };
}

const quiet = () => undefined;

/** Restores a picture in place and answers what is said of it. */
const said = (picture: Pixels) => restore(picture, 1, quiet).map(inEnglish).join(' ');

describe('restore', { timeout: 60_000 }, () => {
  it('leaves a picture in good order as it is, and says so', () => {
    const picture = good();
    const made = copy(picture);
    expect(said(made)).toBe(
      'Found nothing that could be restored with certainty; the picture stays as it is.',
    );
    expect(made.data).toEqual(picture.data);
  });

  it('fills scratches and dust, and counts them', () => {
    const { picture, where } = damaged(good());
    const made = copy(picture);
    const notes = said(made);
    expect(notes).toMatch(/Found \d+ scratch(es)? and \d+ specks?, filled them/);
    expect(distance(made, good(), where)).toBeLessThan(0.3 * distance(picture, good(), where));
    expect(distance(made, good())).toBeLessThan(distance(picture, good()));
  });

  it('follows scratches to where they nearly fade, and not beyond their ends', () => {
    const wall = paint(160, 220, () => [150, 146, 130]);
    const made = copy(wall);
    const scratches = [40, 75, 120].map((x) =>
      Array.from({ length: 160 }, (_, n) => (n + 15) * 160 + x + Math.round(n / 16)),
    );
    for (const [n, at] of scratches.flatMap((scratch) => [...scratch.entries()])) {
      const opacity = n > 60 && n % 20 < 12 ? 0.15 : 1;
      for (let to = at * 4; to < at * 4 + 8; to++)
        if (to % 4 < 3) made.data[to] = mix(made.data[to] ?? 0, 244, opacity);
    }
    const { mask } = findDamage(made.data, 160, quiet);
    const share = (pixels: readonly number[]) =>
      pixels.filter((at) => mask[at] === 255).length / pixels.length;
    for (const scratch of scratches) expect(share(scratch.slice(60))).toBeGreaterThan(0.95);
    expect(share(Array.from({ length: 160 * 25 }, (_, n) => n + 160 * 195))).toBe(0);
  });

  it('believes what stands alone on even ground in any colour, once there is other damage', () => {
    const [width, height] = [200, 160];
    // Dark slats at the bottom: so darkness is peculiar to no mark.
    const wall = paint(width, height, (x, y) => {
      const slat = y > 110 && (x + y) % 9 < 3;
      return slat ? [30, 28, 26] : [150, 146, 130];
    });
    const spots = [
      [20, 30],
      [60, 50],
      [100, 20],
      [150, 60],
    ] as const;
    const blots = spots.flatMap(([x, y]) =>
      [0, 1, width, width + 1].map((at) => y * width + x + at),
    );
    const draw = (at: number, level: number) => made.data.fill(level, at * 4, at * 4 + 3);
    const made = copy(wall);
    for (const at of blots) draw(at, 26);
    expect(findDamage(made.data, width, quiet).mask.some((value) => value > 0)).toBe(false);
    for (const x of [40, 90, 130])
      for (let y = 5; y < 95; y++) for (const dx of [0, 1]) draw(y * width + x + dx, 244);
    const { mask } = findDamage(made.data, width, quiet);
    expect(blots.filter((at) => mask[at] === 0)).toEqual([]);
    expect(mask.subarray(115 * width).some((value) => value > 0)).toBe(false);
  });

  it('reduces grain that would show once faded tones have their contrast back', () => {
    const grain = (x: number, y: number) => (speck(x, y) + speck(x + 7, y + 3) - 1) * 9;
    const ramp = (low: number, share: number) =>
      paint(180, 120, (x, y) => {
        const level = low + (x < 90 ? x : 300 - x) * share + grain(x, y);
        return [level, level * 0.98, level * 0.94];
      });
    expect(said(ramp(90, 0.4))).toMatch(/Reduced noise.*faded tones/);
    expect(said(ramp(0, 1))).not.toMatch(/noise/);
  });

  it('takes neither lines along edges nor bars between lit windows for scratches', () => {
    const [width, height] = [400, 200];
    // A light area on a dark one, with a seam in places; windows with dark bars.
    const house = paint(width, height, (x, y) => {
      const seam = (y === 99 || y === 100) && x < 200 && x % 60 > 15 && x % 60 < 50;
      const inWindow = x > 215 && x % 45 < 30 && y % 50 > 15 && y % 50 < 45;
      const bar = x % 45 === 14 || x % 45 === 15;
      const level = inWindow ? (bar ? 30 : 130) : seam ? 15 : x < 200 && y < 100 ? 150 : 60;
      return [level + speck(x, y), level + speck(x, y), level + speck(x, y)];
    });
    expect(said(house)).not.toMatch(/scratch/);
  });

  it('gives a faded, yellowed picture its tones back', () => {
    const faded = copy(good());
    for (let at = 0; at < faded.data.length; at += 4) {
      for (const [c, low, share] of [
        [0, 62, 0.66],
        [1, 54, 0.62],
        [2, 36, 0.48],
      ] as const) {
        faded.data[at + c] = low + (faded.data[at + c] ?? 0) * share;
      }
    }
    const made = copy(faded);
    const notes = said(made);
    expect(notes).toMatch(/faded tones/);
    expect(notes).toMatch(/yellow cast/);
    expect(distance(made, good())).toBeLessThan(0.5 * distance(faded, good()));
  });

  it.each<[string, readonly number[], readonly number[]]>([
    ['warm light', [22, 17, 7], [252, 237, 193]],
    ['the light of a setting sun', [32, 16, 8], [250, 190, 110]],
    ['too short an exposure', [2, 2, 0], [204, 200, 178]],
  ])('leaves the tones of a sound picture with %s', (_, dark, light) => {
    const sound = paint(160, 120, (x, y) => {
      const level = (x + y) / 278;
      const isBush = (x - 70) ** 2 + (y - 60) ** 2 < 900;
      const [r = 0, g = 0, b = 0] = dark.map((low, c) => low + level * ((light[c] ?? 0) - low));
      return isBush ? [r * 0.6, g, b * 0.6] : [r, g, b];
    });
    const made = copy(sound);
    restore(made, 1, quiet);
    expect(made.data).toEqual(sound.data);
  });

  it('keeps black and white black and white, and sepia sepia', () => {
    const mono = (tint: readonly [number, number, number]) =>
      paint(160, 120, (x, y) => {
        const level = 60 + 120 * Math.hypot(x / 160, y / 120) + speck(x, y) * 40;
        return [level + tint[0], level + tint[1], level + tint[2]];
      });
    const grey = mono([0, 0, 0]);
    expect(said(grey)).toMatch(/Black and white stayed so/);
    const coloured = grey.data.filter(
      (value, at) => at % 4 < 3 && value !== grey.data[at - (at % 4)],
    );
    expect(coloured.length).toBe(0);
    const sepia = mono([24, 4, -28]);
    restore(sepia, 1, quiet);
    const warm = sepia.data.filter((red, at) => at % 4 === 0 && red > (sepia.data[at + 2] ?? 0));
    expect(warm.length / (160 * 120)).toBeGreaterThan(0.95);
  });

  it.each([
    ['black and white', [0, 0, 0]],
    ['sepia', [22, 4, -26]],
  ] as const)('lightens stains of a %s picture by their colour', (_, tint) => {
    const truth = paint(200, 150, (x, y) => {
      // From black to white, or it would be taken for faded too.
      const edge = x < 12 ? -200 : x > 188 ? 200 : 0;
      const level = 70 + 120 * Math.hypot(x / 200, y / 150) * 0.8 + speck(x, y) * 6 + edge;
      return [level + tint[0], level + tint[1], level + tint[2]];
    });
    const stained = copy(truth);
    const where = new Set<number>();
    for (let at = 0; at < 200 * 150; at++) {
      const [x, y] = [at % 200, Math.floor(at / 200)];
      const away = Math.min(
        Math.hypot(x - 60, y - 60) / 26,
        Math.hypot(x - 150, y - 40) / 9,
        Math.hypot(x - 130, y - 115) / 12,
      );
      const stain = Math.max(0, Math.min(1, 3 * (1 - away)));
      if (stain > 0) where.add(at);
      for (const [c, share] of [0.9, 0.76, 0.5].entries()) {
        const own = stained.data[at * 4 + c] ?? 0;
        stained.data[at * 4 + c] = own * (1 - stain * (1 - share));
      }
    }
    const made = copy(stained);
    expect(said(made)).toMatch(/Lightened 3 stains/);
    expect(distance(made, truth, where)).toBeLessThan(0.35 * distance(stained, truth, where));
    expect(distance(made, truth)).toBeLessThan(0.5 * distance(stained, truth));
  });

  it('takes nothing of a picture of many colours for a stain', () => {
    const brown = paint(160, 120, (x, y) => {
      const level = 90 + 60 * (y / 120) + speck(x, y) * 5;
      if (Math.hypot(x - 50, y - 60) < 22) return [150, 96, 50];
      return x > 110 ? [level * 0.5, level, level * 0.6] : [level, level, level];
    });
    expect(said(copy(brown))).not.toMatch(/stain/);
  });

  it('reduces noise and keeps edges', () => {
    const truth = paint(160, 120, (x) => (x < 80 ? [70, 80, 10] : [190, 180, 250]));
    const noisy = copy(truth);
    for (let at = 0; at < noisy.data.length; at++) {
      if (at % 4 === 3) continue;
      const sum = speck(at, 1) + speck(at, 2) + speck(at, 3) + speck(at, 4) - 2;
      noisy.data[at] = (noisy.data[at] ?? 0) + sum * 22;
    }
    const made = copy(noisy);
    expect(said(made)).toMatch(/Reduced noise/);
    expect(distance(made, truth)).toBeLessThan(0.5 * distance(noisy, truth));
  });

  it('gives the same bytes for the same seed, and progress only rises to the end', () => {
    const [one, other] = [damaged(good()).picture, damaged(good()).picture];
    const shares: number[] = [];
    restore(one, 7, (share) => shares.push(share));
    restore(other, 7, quiet);
    expect(other.data).toEqual(one.data);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const steps = shares.slice(1).map((share, index) => share - (shares[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThan(0.15);
  });

  it.each<[string, Pixels]>([
    ['one pixel', solid(1, 1, [1, 2, 3, 255])],
    ['eight by eight', lattice(8, 8)],
    ['a long strip', lattice(3_000, 5)],
    ['what is transparent', solid(40, 30, [0, 0, 0, 0])],
  ])('takes %s', (_, picture) => {
    const made = copy(picture);
    restore(made, 1, quiet);
    const alpha = made.data.filter((value, at) => at % 4 === 3 && value !== picture.data[at]);
    expect(alpha.length).toBe(0);
  });
});
