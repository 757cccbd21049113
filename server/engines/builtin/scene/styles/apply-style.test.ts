import { describe, expect, it } from 'vitest';
import { STYLES } from '../../../../../src/net/contracts/task.ts';
import { createRandom } from '../../kernels/random.ts';
import type { Mood } from '../words/idea.ts';
import { createFrame, type Frame, LAND, THING } from '../world/frame.ts';
import { applyStyle } from './apply-style.ts';
import { lensFlare } from './lens.ts';

const [WIDTH, HEIGHT] = [96, 72];

/** A blue sky with a sun over a textured meadow, and a red block that stands in it. */
function scene(width: number, height: number): Frame {
  const frame = createFrame(width, height);
  const horizon = Math.floor(height * 0.45);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const sun = Math.exp(-(((x - width * 0.7) ** 2 + (y - height * 0.2) ** 2) / 40));
      let colour = [0.3 + sun, 0.5 + 0.3 * (y / height) + sun, 0.85 + 0.6 * sun];
      if (y >= horizon) {
        const blade = 0.08 * Math.sin(x * 2.1 + y * 0.7);
        colour = [0.25 + blade, 0.5 + blade, 0.15];
        frame.kind[at] = LAND;
        frame.depth[at] = (6 * height) / (y - horizon + 1);
      }
      if (Math.abs(x / width - 0.35) < 0.12 && Math.abs(y / height - 0.6) < 0.2) {
        colour = [0.7, 0.15 + 0.2 * (x / width), 0.1];
        frame.kind[at] = THING;
        frame.depth[at] = 14;
      }
      frame.rgb.set(colour, at * 3);
    }
  }
  return frame;
}

const render = (style: string | null, width = WIDTH, height = HEIGHT, mood: Mood | null = null) =>
  applyStyle(scene(width, height), { random: createRandom(5), mood, medium: null }, style);

const colours = (pixels: Uint8ClampedArray) => {
  const seen = new Set<number>();
  for (let at = 0; at < pixels.length; at += 4)
    seen.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
  return seen.size;
};

const luma = (pixels: Uint8ClampedArray) => {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum += 0.3 * (pixels[at] ?? 0) + 0.59 * (pixels[at + 1] ?? 0) + 0.11 * (pixels[at + 2] ?? 0);
  return sum / (pixels.length / 4);
};

describe('the styles', () => {
  const pictures = new Map([null, ...STYLES].map((style) => [style, render(style)]));
  const of = (style: (typeof STYLES)[number]) => pictures.get(style) ?? new Uint8ClampedArray();

  it('are opaque, each another picture, none of them black or blank', () => {
    const all = [...pictures.values()];
    expect(new Set(all.map((pixels) => pixels.join())).size).toBe(STYLES.length + 1);
    const opaque = all.every((pixels) =>
      pixels.every((value, at) => at % 4 !== 3 || value === 255),
    );
    expect(opaque).toBe(true);
    expect(Math.min(...all.map(luma))).toBeGreaterThan(40);
    expect(Math.max(...all.map(luma))).toBeLessThan(215);
  });

  it('give the same bytes for the same chance', () => {
    expect(STYLES.map((style) => render(style).join() === of(style).join())).not.toContain(false);
  });

  it('keep pixel art to few colours, and photographs to many', () => {
    expect(colours(of('pixel'))).toBeLessThan(90);
    expect(colours(of('realism'))).toBeGreaterThan(1500);
  });

  it('lay pixel art in even patches: hardly a square of the sky is unlike all beside it', () => {
    const side = 2;
    const [columns, rows] = [WIDTH / side, Math.floor((HEIGHT * 0.4) / side)];
    const square = (x: number, y: number) => {
      const at = (y * side * WIDTH + x * side) * 4;
      return of('pixel')
        .slice(at, at + 3)
        .join();
    };
    let alone = 0;
    for (let y = 1; y < rows - 1; y++)
      for (let x = 1; x < columns - 1; x++)
        if (
          [square(x - 1, y), square(x + 1, y), square(x, y - 1), square(x, y + 1)].every(
            (other) => other !== square(x, y),
          )
        )
          alone++;
    expect(alone / (columns * rows)).toBeLessThan(0.05);
  });

  it('draw things of a cartoon in ink', () => {
    const isInk = (at: number) => [0, 1, 2].every((c) => (of('cartoon')[at * 4 + c] ?? 255) < 60);
    const row = Array.from({ length: WIDTH }, (_, x) => Math.floor(HEIGHT * 0.43) * WIDTH + x);
    const inked = row.filter(isInk).map((at) => (at % WIDTH) / WIDTH);
    expect(Math.min(...inked)).toBeCloseTo(0.23, 1);
    expect(Math.max(...inked)).toBeCloseTo(0.47, 1);
  });

  it('show a film between bars', () => {
    const film = of('movie');
    const row = (at: number) => luma(film.subarray(at * WIDTH * 4, (at + 1) * WIDTH * 4));
    expect(Math.max(row(2), row(HEIGHT - 3))).toBeLessThan(12);
    expect(row(HEIGHT / 2)).toBeGreaterThan(40);
  });

  it('lay no ring of a lens on what stands in the picture', () => {
    const light = { x: 10, y: 5, light: 1 };
    const lit = (kind: number) => {
      const frame = createFrame(WIDTH, HEIGHT);
      frame.kind.fill(kind);
      lensFlare(frame, light, 1, 0.2);
      const after = frame.rgb.subarray((HEIGHT / 2) * WIDTH * 3);
      return after.some((value) => value > 0);
    };
    expect(lit(LAND)).toBe(true);
    expect(lit(THING)).toBe(false);
  });

  it('keep the colours of a picture that is a few pixels high', () => {
    expect(luma(render(null, 900, 6))).toBeGreaterThan(40);
  });

  it('render a single pixel and narrow pictures', () => {
    const sizes: readonly (readonly [number, number])[] = [
      [1, 1],
      [3, 40],
      [40, 3],
    ];
    const wrong = STYLES.flatMap((style) =>
      sizes.filter(([width, height]) => render(style, width, height).length !== width * height * 4),
    );
    expect(wrong).toEqual([]);
  });

  it('give a dark mood less light than a bright one', () => {
    const lit = (mood: Mood) => luma(render(null, WIDTH, HEIGHT, mood));
    expect(lit('dark')).toBeLessThan(lit('bright') - 15);
  });
});
