import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import type { MediumName } from '../../../words/lists/media.ts';
import { createFrame, type Frame, LAND, THING, WATER } from '../../world/frame.ts';
import { applyStyle } from '../apply-style.ts';
import { MEDIA } from './media.ts';

const NAMES = Object.keys(MEDIA) as MediumName[];
const [WIDTH, HEIGHT] = [160, 128];
const HORIZON = 0.5;

/** A sky with a sun over rippled water, a meadow before it, and a red tower. */
function scene(width: number, height: number): Frame {
  const frame = createFrame(width, height);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [u, v] = [x / width, y / height];
    const sun = Math.exp(-((u - 0.75) ** 2 + (v - 0.2) ** 2) * 120);
    let colour = [0.35 + sun, 0.55 + 0.3 * v + sun, 0.9 + 0.5 * sun];
    if (v >= HORIZON) {
      const wave = 0.12 * Math.sin(x * 1.3 + y * 2.3);
      colour = v < 0.7 ? [0.2 + wave, 0.4 + wave, 0.6 + wave] : [0.3, 0.5 + 0.5 * wave, 0.15];
      frame.kind[at] = v < 0.7 ? WATER : LAND;
      frame.depth[at] = 4 / (v - HORIZON + 0.02);
    }
    if (Math.abs(u - 0.35) < 0.12 && Math.abs(v - 0.55) < 0.25) {
      colour = u < 0.35 ? [0.85, 0.2, 0.15] : [0.4, 0.08, 0.06];
      frame.kind[at] = THING;
      frame.depth[at] = 12;
    }
    frame.rgb.set(colour, at * 3);
  }
  return frame;
}

const render = (
  medium: MediumName | null,
  style: string | null = null,
  width = WIDTH,
  height = HEIGHT,
) => applyStyle(scene(width, height), { random: createRandom(5), mood: null, medium }, style);

type Colour = readonly [number, number, number];

const coloursOf = (pixels: Uint8ClampedArray): Colour[] =>
  Array.from({ length: pixels.length / 4 }, (_, at) => [
    pixels[at * 4] ?? 0,
    pixels[at * 4 + 1] ?? 0,
    pixels[at * 4 + 2] ?? 0,
  ]);

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
const light = ([red, green, blue]: Colour) => 0.3 * red + 0.59 * green + 0.11 * blue;
const spread = (colour: Colour) => Math.max(...colour) - Math.min(...colour);
const share = (colours: readonly Colour[], test: (colour: Colour) => boolean) =>
  colours.filter(test).length / colours.length;

/** Mean difference of neighbours in light within a part of the picture. */
function roughness(colours: readonly Colour[], isIn: (u: number, v: number) => boolean): number {
  const steps: number[] = [];
  for (let at = 0; at < colours.length - 1; at++)
    if (isIn((at % WIDTH) / WIDTH, Math.floor(at / WIDTH) / HEIGHT) && (at + 1) % WIDTH > 0)
      steps.push(Math.abs(light(colours[at] as Colour) - light(colours[at + 1] as Colour)));
  return mean(steps);
}

/** How far apart the lights of thin stripes are in a medium, of those that it paints: upright, 2 pixels wide, on a thing or on land. */
function stripesIn(medium: MediumName, kind: number): number {
  const frame = scene(WIDTH, HEIGHT);
  const isIn = (at: number) => at % WIDTH >= 40 && at % WIDTH < 70 && at >= 40 * WIDTH;
  for (let at = 0; at < 70 * WIDTH; at++) {
    if (!isIn(at)) continue;
    frame.kind[at] = kind;
    frame.rgb.fill(at % 4 < 2 ? 0.15 : 0.8, at * 3, at * 3 + 3);
  }
  const painted = coloursOf(
    applyStyle(frame, { random: createRandom(5), mood: null, medium }, null),
  );
  const lights = (isDark: boolean) =>
    painted.flatMap((colour, at) =>
      isIn(at) && at < 70 * WIDTH && at % 4 < 2 === isDark ? [light(colour)] : [],
    );
  return mean(lights(false)) - mean(lights(true));
}

describe('the media', () => {
  const pictures = new Map(NAMES.map((name) => [name, render(name)]));
  const of = (name: MediumName) => coloursOf(pictures.get(name) ?? new Uint8ClampedArray());
  const plain = coloursOf(render(null));

  it('set what is small on things with a fine brush where they are painted in oil', () => {
    for (const medium of ['oil', 'master'] as const)
      expect(stripesIn(medium, THING)).toBeGreaterThan(2 * stripesIn(medium, LAND));
    expect(stripesIn('oil', THING)).toBeGreaterThan(40);
  });

  it('are opaque, each another picture, the same for the same chance', () => {
    expect(new Set([...pictures.values()].map((pixels) => pixels.join())).size).toBe(NAMES.length);
    for (const [name, pixels] of pictures) {
      expect(pixels.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
      expect([name, render(name).join() === pixels.join()]).toEqual([name, true]);
      const lights = coloursOf(pixels).map(light);
      expect([name, Math.max(...lights) - Math.min(...lights) > 60]).toEqual([name, true]);
    }
  });

  it.each(['pencil', 'charcoal', 'pen', 'lines', 'woodcut', 'mono'] as const)(
    'draw without colour: %s',
    (name) => expect(Math.max(...of(name).map(spread))).toBeLessThan(40),
  );

  it.each(['pencil', 'charcoal', 'pen', 'lines'] as const)(
    'leave skies to the paper: %s',
    (name) => {
      const sky = of(name).slice(0, WIDTH * 12);
      expect(share(sky, (colour) => light(colour) > 190)).toBeGreaterThan(0.75);
    },
  );

  it('print woodcuts in ink or none', () => {
    expect(
      share(of('woodcut'), (colour) => light(colour) < 60 || light(colour) > 200),
    ).toBeGreaterThan(0.8);
  });

  it('turn sepia and old prints brown', () => {
    for (const name of ['sepia', 'vintage'] as const) {
      const middle = of(name).filter((colour) => light(colour) > 60 && light(colour) < 180);
      expect(mean(middle.map(([red, , blue]) => red - blue))).toBeGreaterThan(30);
    }
  });

  it('leave a bare margin around watercolours, and lay strokes over all of an oil painting', () => {
    const corner = (name: MediumName) => light(of(name)[0] as Colour);
    expect(corner('watercolour')).toBeGreaterThan(235);
    expect(corner('storybook')).toBeGreaterThan(235);
    expect(corner('oil')).toBeLessThan(200);
  });

  it('lead glass between strong colours', () => {
    const glass = of('glass');
    const leaded = (colours: readonly Colour[]) => share(colours, (one) => Math.max(...one) < 60);
    expect(leaded(glass)).toBeGreaterThan(leaded(plain) + 0.05);
    const panes = glass.filter((colour) => Math.max(...colour) > 110);
    expect(mean(panes.map(spread))).toBeGreaterThan(mean(plain.map(spread)));
  });

  it('let all but what a picture is about sink into warm shade under an old master', () => {
    const { length } = of('master');
    const near = (u: number, v: number) =>
      light(of('master')[Math.floor(v * HEIGHT) * WIDTH + Math.floor(u * WIDTH)] as Colour);
    expect(near(0.3, 0.45)).toBeGreaterThan(near(0.97, 0.97) + 40);
    expect(near(0.02, 0.02)).toBeLessThan(light(plain[2 * WIDTH + 3] as Colour) - 50);
    const warm = of('master').filter(([red, , blue]) => red > blue).length;
    expect(warm).toBeGreaterThan(0.6 * length);
  });

  it('cut a sky into facets of many lights under a cubist, and stroke it in broken colour under an expressionist', () => {
    const inSky = (_: number, v: number) => v < 0.45;
    const lights = (name: MediumName) =>
      of(name)
        .slice(0, Math.floor(0.3 * HEIGHT) * WIDTH)
        .map(light);
    const range = (values: readonly number[]) => {
      const sorted = values.toSorted((a, b) => a - b);
      return (
        (sorted[Math.floor(0.9 * sorted.length)] ?? 0) -
        (sorted[Math.floor(0.1 * sorted.length)] ?? 0)
      );
    };
    expect(range(lights('cubist'))).toBeGreaterThan(range(lights('poster')) + 5);
    expect(roughness(of('expressionist'), inSky)).toBeGreaterThan(roughness(plain, inSky));
  });

  it('lay stones with mortar all over a mosaic', () => {
    const isMortar = (colour: Colour) => spread(colour) < 30 && light(colour) < 90;
    const sky = (name: MediumName | null) =>
      (name === null ? plain : of(name)).slice(0, WIDTH * 50);
    expect(share(sky('mosaic'), isMortar)).toBeGreaterThan(share(sky(null), isMortar) + 0.06);
  });

  it('show stones and paper by the light of a room where the scene is dark', () => {
    const dusk = scene(WIDTH, HEIGHT);
    for (let at = 0; at < dusk.rgb.length; at++) dusk.rgb[at] = 0.3 * (dusk.rgb[at] ?? 0);
    const lit = (medium: MediumName) =>
      mean(
        coloursOf(
          applyStyle(
            { ...dusk, rgb: dusk.rgb.slice() },
            { random: createRandom(5), mood: null, medium },
            null,
          ),
        ).map(light),
      );
    const painted = lit('oil');
    expect(lit('mosaic')).toBeGreaterThan(painted + 12);
    expect(lit('papercut')).toBeGreaterThan(painted + 12);
  });

  it('throw the shadow of what is before the sky on it in cut paper', () => {
    // Right above the tower's upper edge, and far from it.
    const at = (u: number, v: number) =>
      light(of('papercut')[Math.floor(v * HEIGHT) * WIDTH + Math.floor(u * WIDTH)] as Colour);
    expect(at(0.36, 0.288)).toBeLessThan(at(0.1, 0.288) - 8);
  });

  it('print posters flatter, pop art in dots, and points in more colours than there are', () => {
    const inSky = (_: number, v: number) => v > 0.04 && v < 0.3;
    expect(roughness(of('poster'), inSky)).toBeLessThan(3);
    expect(roughness(of('popart'), inSky)).toBeGreaterThan(10);
    const hues = (colours: readonly Colour[]) =>
      new Set(colours.map(([red, green, blue]) => `${red >> 4} ${green >> 4} ${blue >> 4}`)).size;
    expect(hues(of('pointillist'))).toBeGreaterThan(hues(plain));
  });

  it('smooth the water of long exposures', () => {
    const isWater = (u: number, v: number) => v > 0.55 && v < 0.68 && u > 0.6;
    expect(roughness(of('exposure'), isWater)).toBeLessThan(
      0.5 * roughness(coloursOf(render(null, 'realism')), isWater),
    );
  });

  it('let a night be dark in a drawing', () => {
    const night = scene(WIDTH, HEIGHT);
    for (let at = 0; at < night.rgb.length; at++) night.rgb[at] = 0.12 * (night.rgb[at] ?? 0);
    const look = { random: createRandom(5), mood: null, medium: 'charcoal' } as const;
    const drawn = coloursOf(applyStyle(night, look, null)).slice(0, WIDTH * 12);
    expect(mean(drawn.map(light))).toBeLessThan(
      mean(
        of('charcoal')
          .slice(0, WIDTH * 12)
          .map(light),
      ) - 30,
    );
  });

  it.each(['pencil', 'charcoal', 'pen'] as const)(
    'set things off from ground that is as dark as they are: %s',
    (medium) => {
      const even = scene(WIDTH, HEIGHT);
      for (let at = 0; at < even.kind.length; at++)
        if (at >= HORIZON * HEIGHT * WIDTH) even.rgb.fill(0.3, at * 3, at * 3 + 3);
      const look = { random: createRandom(5), mood: null, medium };
      const drawn = coloursOf(applyStyle(even, look, null));
      const lit = (kind: number) =>
        mean(
          drawn.filter((_, at) => at > 0.7 * HEIGHT * WIDTH && even.kind[at] === kind).map(light),
        );
      expect(lit(LAND)).toBeGreaterThan(lit(THING) + 6);
    },
  );

  it('give stars halos under a whirling brush', () => {
    const night = (isStarry: boolean) => {
      const frame = scene(WIDTH, HEIGHT);
      for (let at = 0; at < frame.rgb.length; at++) frame.rgb[at] = 0.1;
      const star = 30 * WIDTH + 80;
      if (isStarry) frame.rgb.fill(0.95, star * 3, star * 3 + 6);
      const look = { random: createRandom(5), mood: null, medium: 'whirling' } as const;
      const drawn = coloursOf(applyStyle(frame, look, null));
      return mean(
        [-2, -1, 0, 1, 2].flatMap((row) =>
          [-2, 0, 2].map((x) => light(drawn[star + row * WIDTH + x] as Colour)),
        ),
      );
    };
    expect(night(true)).toBeGreaterThan(night(false) + 25);
  });

  it('paint what a chosen style makes of the scene', () => {
    const bars = coloursOf(render('oil', 'movie')).slice(0, WIDTH * 3);
    expect(Math.max(...bars.map(light))).toBeLessThan(12);
    const styled = new Set(
      [null, 'fantasy', 'makoto shinkai'].map((style) => render('oil', style).join()),
    );
    expect(styled.size).toBe(3);
    // Squares stay squares of few colours.
    const squares = new Set(coloursOf(render('watercolour', 'pixel')).map(String));
    expect(squares.size).toBeLessThan(90);
  });

  it('render a single pixel and narrow pictures', () => {
    const sizes = [
      [1, 1],
      [2, 3],
      [3, 40],
      [64, 2],
      [900, 6],
    ] as const;
    const wrong = NAMES.flatMap((name) =>
      sizes.filter(
        ([width, height]) => render(name, null, width, height).length !== width * height * 4,
      ),
    );
    expect(wrong).toEqual([]);
  });
});
