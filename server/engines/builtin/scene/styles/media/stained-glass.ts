import { clamp, mix, smoothstep } from '../../../kernels/arithmetic.ts';
import { lumaOf } from '../../../kernels/luma.ts';
import type { Random } from '../../../kernels/random.ts';
import { blurPlane } from '../../../kernels/soft-copy.ts';
import { findSuperpixels } from '../../../kernels/superpixels.ts';
import { createNoise } from '../../noise.ts';
import { type Frame, THING } from '../../world/frame.ts';
import { paintOver } from '../brush.ts';
import { coverOfLines } from '../ink.ts';
import { lightOf } from './tones.ts';

const LEAD = [0.05, 0.05, 0.058] as const;
/** How many panes a picture is cut into at most, and how alike neighbours are that are one pane. */
const PANES = 560;
const ALIKE = 0.08;
/** How much chance, about so many pixels of the copy across, bends where even ground is cut. */
const CHANCE = { light: 0.14, size: 26 } as const;
/** How far around a pixel of the copy the pane is found that it belongs to, and how often: no crumbs, no ragged edges. */
const SMOOTH = { reach: 3, rounds: 3 } as const;
/** Panes are found in a copy of so many pixels. */
const COPY = 90_000;
/** Half the width of a lead, in pixels of a megapixel. */
const HALF_LEAD = 2.6;
/** Leads and panes of small pictures, in pixels: half the width of the ones, the width of the others at least. */
const LEAST = { lead: 1, pane: 17 } as const;
/** How much stronger colours of glass are, and how much lighter than those of paint. */
const SATURATION = 1.75;
const LIT = 1.22;
/** How much panes differ in light, and how much the light outside falls off from the middle to the corners. */
const VARIETY = 0.2;
const FALLOFF = 0.34;
/** How strong enamel is in shade and in lines; half the width of those, in pixels of a megapixel, and the jump of colour that has one. */
const ENAMEL = { shade: 0.8, line: 0.85, radius: 1.2, contrast: 0.4 } as const;
/** How much a far thing's pane parts from a near one's: colour for a tenfold distance. */
const APART = 0.16;

/**
 * Makes a window of stained glass of a frame of display values, in place: panes cut along the shapes, leads
 * between them, clear colours lit from behind, streaks in the glass. `unit` is 1 for a picture of a megapixel.
 */
export function leadGlass(frame: Frame, random: Random, unit: number): void {
  const { rgb, kind, width, height } = frame;
  paintOver(frame, Math.max(1, Math.round(3 * unit)));
  const fine = lightOf(frame);
  const lines = coverOfLines(frame, {
    radius: Math.max(0.7, ENAMEL.radius * unit),
    contrast: ENAMEL.contrast,
  });
  paintOver(frame, Math.max(1, Math.round(6 * unit)));
  paintOver(frame, Math.max(1, Math.round(6 * unit)));
  const { labels, columns, rows, shades } = panesOf(frame, random);
  const leads = leadsOf(
    labels,
    columns,
    rows,
    width,
    height,
    Math.max(LEAST.lead, HALF_LEAD * unit),
  );
  const noise = createNoise(random.uint32());
  const glow = new Float32Array(rgb.length);
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const label = labels[placeIn(x, y, width, height, columns, rows)] as number;
    const [u, v] = [x / width - 0.5, y / height - 0.45];
    const outside = 1 - FALLOFF * smoothstep(0.05, 0.5, u * u + v * v);
    // Drawn glass has streaks and seeds.
    const streak = 0.09 * noise.fbm(x / (70 * unit), y / (16 * unit) + 9 * label, 3);
    const light = LIT * outside * (1 + (shades[label * 4 + 3] as number) + streak);
    // What is small (a face, a window) is painted on the glass in brown enamel: its shade, and its lines.
    const pane = lumaOf(
      shades[label * 4] as number,
      shades[label * 4 + 1] as number,
      shades[label * 4 + 2] as number,
    );
    const shade = clamp((fine[at] as number) / Math.max(0.06, pane), 0.45, 1.5);
    const enamel =
      kind[at] === THING
        ? mix(1, shade, ENAMEL.shade) * (1 - ENAMEL.line * (lines[at] as number))
        : 1;
    for (let c = 0; c < 3; c++)
      glow[at * 3 + c] = (shades[label * 4 + c] as number) * light * enamel;
  }
  for (let at = 0; at < width * height; at++) {
    const lead = leads[at] as number;
    // Leads are round: light from behind runs along their edges, the room's on their ridge.
    const round = 0.07 * smoothstep(0.75, 1, lead);
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = clamp(
        mix(glow[at * 3 + c] as number, (LEAD[c] as number) + round, smoothstep(0.35, 0.65, lead)),
      );
  }
}

const placeIn = (
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
): number =>
  Math.min(rows - 1, Math.floor((y * rows) / height)) * columns +
  Math.min(columns - 1, Math.floor((x * columns) / width));

interface Panes {
  readonly labels: Uint16Array;
  readonly columns: number;
  readonly rows: number;
  /** Of each pane red, green, blue, and how much lighter than that it is. */
  readonly shades: Float32Array;
}

function panesOf({ rgb, depth, width, height }: Frame, random: Random): Panes {
  const scale = Math.min(1, Math.sqrt(COPY / (width * height)));
  const columns = Math.max(1, Math.round(width * scale));
  const rows = Math.max(1, Math.round(height * scale));
  const [red, green, blue] = [0, 1, 2].map(() => new Float32Array(columns * rows)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const noise = createNoise(random.uint32());
  for (let at = 0; at < columns * rows; at++) {
    const x = Math.min(width - 1, Math.floor((((at % columns) + 0.5) * width) / columns));
    const y = Math.min(height - 1, Math.floor(((Math.floor(at / columns) + 0.5) * height) / rows));
    const from = y * width + x;
    const far = APART * Math.log10(Math.min(4000, Math.max(1, depth[from] as number)));
    const [u, v] = [(at % columns) / CHANCE.size, Math.floor(at / columns) / CHANCE.size];
    const chance = CHANCE.light * noise.at(u, v);
    red[at] = (rgb[from * 3] as number) + far + chance;
    green[at] = (rgb[from * 3 + 1] as number) + far;
    blue[at] = (rgb[from * 3 + 2] as number) + far - chance;
  }
  const wanted = Math.max(1, Math.min(PANES, (width * height) / LEAST.pane ** 2));
  const found = findSuperpixels({ width: columns, height: rows, red, green, blue }, wanted);
  const joined = join(found.labels, found.count, columns, [red, green, blue]);
  const labels = smoothen(joined, columns, rows);
  return {
    labels,
    columns,
    rows,
    shades: shadesOf(labels, found.count, columns, rows, rgb, width, height, random),
  };
}

/** Makes neighbours that are alike one pane. */
function join(
  labels: Uint16Array,
  count: number,
  columns: number,
  planes: readonly Float32Array[],
): Uint16Array {
  const means = new Float64Array(count * 4);
  for (let at = 0; at < labels.length; at++) {
    const to = (labels[at] as number) * 4;
    planes.forEach((plane, c) => {
      means[to + c] = (means[to + c] as number) + (plane[at] as number);
    });
    means[to + 3] = (means[to + 3] as number) + 1;
  }
  const parent = Uint16Array.from({ length: count }, (_, n) => n);
  const rootOf = (n: number): number => {
    let root = n;
    while (parent[root] !== root) root = parent[root] as number;
    parent[n] = root;
    return root;
  };
  const largest = (2.6 * labels.length) / count;
  for (let at = 0; at < labels.length; at++) {
    for (const next of [(at + 1) % columns === 0 ? at : at + 1, at + columns]) {
      if (next >= labels.length || labels[next] === labels[at]) continue;
      const [a, b] = [rootOf(labels[at] as number), rootOf(labels[next] as number)];
      if (a === b) continue;
      const [na, nb] = [means[a * 4 + 3] as number, means[b * 4 + 3] as number];
      if (na + nb > largest) continue;
      let apart = 0;
      for (let c = 0; c < 3; c++)
        apart += Math.abs((means[a * 4 + c] as number) / na - (means[b * 4 + c] as number) / nb);
      if (apart > ALIKE) continue;
      parent[b] = a;
      for (let c = 0; c < 4; c++)
        means[a * 4 + c] = (means[a * 4 + c] as number) + (means[b * 4 + c] as number);
    }
  }
  return labels.map((label) => rootOf(label));
}

/** Gives each pixel the label that most around it have, a few times over. */
function smoothen(labels: Uint16Array, columns: number, rows: number): Uint16Array {
  let now = labels;
  for (let round = 0; round < SMOOTH.rounds; round++) {
    const before = now;
    now = before.map((own, at) => {
      const [x, y] = [at % columns, Math.floor(at / columns)];
      const counts = new Map<number, number>();
      let [best, most] = [own, 0];
      for (
        let row = Math.max(0, y - SMOOTH.reach);
        row <= Math.min(rows - 1, y + SMOOTH.reach);
        row++
      )
        for (
          let column = Math.max(0, x - SMOOTH.reach);
          column <= Math.min(columns - 1, x + SMOOTH.reach);
          column++
        ) {
          const label = before[row * columns + column] as number;
          const count = (counts.get(label) ?? 0) + 1;
          counts.set(label, count);
          if (count > most) [best, most] = [label, count];
        }
      return best;
    });
  }
  return now;
}

function shadesOf(
  labels: Uint16Array,
  count: number,
  columns: number,
  rows: number,
  rgb: Float32Array,
  width: number,
  height: number,
  random: Random,
): Float32Array {
  const shades = new Float32Array(count * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (labels[placeIn(x, y, width, height, columns, rows)] as number) * 4;
      const at = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        shades[to + c] = (shades[to + c] as number) + (rgb[at + c] as number);
      shades[to + 3] = (shades[to + 3] as number) + 1;
    }
  for (let to = 0; to < shades.length; to += 4) {
    const size = Math.max(1, shades[to + 3] as number);
    const own = [0, 1, 2].map((c) => (shades[to + c] as number) / size);
    const luma = lumaOf(own[0] as number, own[1] as number, own[2] as number);
    own.forEach((part, c) => {
      shades[to + c] = clamp(luma + (part - luma) * SATURATION, 0.03, 1);
    });
    shades[to + 3] = VARIETY * (random.unit() - 0.5);
  }
  return shades;
}

/** How much lead covers each pixel, from its middle 1 to beyond its edge 0; 0.5 is about the edge. */
function leadsOf(
  labels: Uint16Array,
  columns: number,
  rows: number,
  width: number,
  height: number,
  half: number,
): Float32Array {
  const seams = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const own = labels[placeIn(x, y, width, height, columns, rows)];
      const isSeam =
        (x + 1 < width && labels[placeIn(x + 1, y, width, height, columns, rows)] !== own) ||
        (y + 1 < height && labels[placeIn(x, y + 1, width, height, columns, rows)] !== own);
      if (isSeam) seams[y * width + x] = 1;
    }
  // A line of this strength, spread by that much, is half as strong so far from its middle.
  const soft = blurPlane(seams, width, half);
  return soft.map((value) => clamp(value * half * 1.9));
}
