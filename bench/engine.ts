/**
 * What the built-in engine does and how long it takes. Without arguments it measures on pictures it
 * paints itself; each argument is a folder of photographs (PNG or JPEG) to measure on as well:
 * `node bench/engine.ts /some/photographs`. Each fill is compared, in the same run, with a smooth
 * one (diffusion): columns are PSNR in dB, sliced Wasserstein distance (SWD) and its ratio to the
 * smooth fill's, gradient ratio, and seconds of processor and of wall time.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { diffuseHole } from '../server/engines/builtin/remove/diffuse.ts';
import { fillArea } from '../server/engines/builtin/remove/fill.ts';
import { drawScene } from '../server/engines/builtin/scene/draw-scene.ts';
import { readPrompt } from '../server/engines/builtin/scene/words/read-prompt.ts';
import { MASKS } from './engine-masks.ts';
import { gradientRatio, psnr, slicedWasserstein } from './engine-metrics.ts';

interface Photograph {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

const PROMPTS = ['mountain lake at sunset', 'city at night', 'autumn forest', 'a cat in a meadow'];

await drawing(1024);
const own = PROMPTS.map((prompt): Photograph => {
  const [width, height] = [760, 504];
  const request = { idea: readPrompt(prompt), style: 'realism', width, height, seed: 3, index: 0 };
  return { name: prompt, width, height, data: drawScene(request, () => {}) };
});
await filling('own pictures', own);
for (const folder of process.argv.slice(2)) await filling(folder, await photographs(folder));

async function drawing(side: number): Promise<void> {
  console.log(`drawing ${side}×${side}, one thread`);
  for (const prompt of PROMPTS) {
    const request = {
      idea: readPrompt(prompt),
      style: null,
      width: side,
      height: side,
      seed: 3,
      index: 0,
    };
    const { processor, wall } = timed(() => drawScene(request, () => {}));
    console.log(
      `  ${prompt.padEnd(26)} ${processor.toFixed(2)} s processor · ${wall.toFixed(2)} s wall`,
    );
  }
}

async function photographs(folder: string): Promise<Photograph[]> {
  const names = (await readdir(folder)).filter((name) => /\.(png|jpe?g)$/i.test(name)).sort();
  const all: Photograph[] = [];
  for (const name of names) {
    const { data, info } = await sharp(join(folder, name))
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    all.push({ name, width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
  }
  return all;
}

async function filling(title: string, pictures: readonly Photograph[]): Promise<void> {
  for (const [mask, make] of Object.entries(MASKS)) {
    const rows = pictures.map((picture) => measure(picture, make(picture.width, picture.height)));
    const mean = (read: (row: Measure) => number) =>
      rows.reduce((sum, row) => sum + read(row), 0) / Math.max(1, rows.length);
    console.log(
      `${title} · ${mask}: PSNR ${mean((row) => row.psnr).toFixed(1)} (smooth ${mean((row) => row.smoothPsnr).toFixed(1)})` +
        ` · SWD ${mean((row) => row.distance).toFixed(3)} (${mean((row) => row.distance / row.smoothDistance).toFixed(2)}× smooth)` +
        ` · gradient ${mean((row) => row.gradient).toFixed(2)}` +
        ` · ${mean((row) => row.processor).toFixed(2)} s processor · ${mean((row) => row.wall).toFixed(2)} s wall`,
    );
  }
}

interface Measure {
  readonly psnr: number;
  readonly smoothPsnr: number;
  readonly distance: number;
  readonly smoothDistance: number;
  readonly gradient: number;
  readonly processor: number;
  readonly wall: number;
}

function measure({ width, data }: Photograph, area: Uint8Array): Measure {
  const made = new Uint8ClampedArray(data);
  const time = timed(() => fillArea(made, area, width, 1, () => {}));
  const smooth = new Uint8ClampedArray(data);
  const hole = area.map((value) => (value > 0 ? 1 : 0));
  diffuseHole(smooth, hole, hole, width);
  return {
    psnr: psnr(data, made, area),
    smoothPsnr: psnr(data, smooth, area),
    distance: slicedWasserstein(data, made, area, width),
    smoothDistance: slicedWasserstein(data, smooth, area, width),
    gradient: gradientRatio(data, made, area, width),
    ...time,
  };
}

/** Seconds of this process's processor time and of wall time that something takes. */
function timed(work: () => unknown): { processor: number; wall: number } {
  const [processor, wall] = [process.cpuUsage(), performance.now()];
  work();
  const used = process.cpuUsage(processor);
  return { processor: (used.user + used.system) / 1e6, wall: (performance.now() - wall) / 1000 };
}
