import type { Area, Pixels } from '../../server/engines/engine.ts';
import type { NamedPicture, Row, Sheet, Workshop } from './sheet.ts';

/** Middle and half sides as shares of the picture. */
interface Place {
  readonly at: readonly [x: number, y: number];
  readonly half: readonly [x: number, y: number];
}

/** What is asked for, and where. */
interface Wish extends Place {
  readonly prompt: string;
  readonly shape: 'ellipse' | 'box';
  /** Where else in the pictures of these names: over a thing that stands there. */
  readonly over?: Readonly<Record<string, Place>>;
}

/** Things of the photographs, painted over roughly. */
const THINGS: Readonly<Record<string, Place>> = {
  'astronaut.png': { at: [0.42, 0.7], half: [0.32, 0.3] },
  'coffee.png': { at: [0.49, 0.37], half: [0.2, 0.38] },
  'dandelion.png': { at: [0.29, 0.4], half: [0.19, 0.34] },
  'k01_house.png': { at: [0.34, 0.72], half: [0.08, 0.24] },
  'k23_parrot.png': { at: [0.72, 0.5], half: [0.26, 0.46] },
};

const WISHES: readonly Wish[] = [
  { prompt: 'a black cat', at: [0.3, 0.74], half: [0.13, 0.2], shape: 'ellipse' },
  { prompt: 'three red flowers', at: [0.6, 0.8], half: [0.24, 0.17], shape: 'box' },
  { prompt: 'a hot air balloon', at: [0.7, 0.22], half: [0.12, 0.2], shape: 'ellipse' },
  { prompt: 'a starry night sky', at: [0.5, 0.16], half: [0.5, 0.16], shape: 'box' },
  { prompt: 'a lake', at: [0.5, 0.82], half: [0.44, 0.17], shape: 'ellipse' },
  { prompt: 'blue', at: [0.5, 0.5], half: [0.18, 0.25], shape: 'ellipse', over: THINGS },
];
const SEED = 5;

/** A sheet for each wish: before, mask and two answers on every picture. */
export async function* redrawSheets(workshop: Workshop): AsyncIterable<Sheet> {
  for (const wish of WISHES) {
    const rows: Row[] = [];
    for (const named of workshop.pictures) rows.push(await redrawRow(workshop, named, wish));
    yield { title: `area-redraw ${wish.prompt}`, rows };
  }
}

async function redrawRow(
  { run }: Workshop,
  { name, picture }: NamedPicture,
  wish: Wish,
): Promise<Row> {
  const area = areaOf(picture, { ...wish, ...wish.over?.[name] });
  const { prompt } = wish;
  const { images, notes } = await run({
    kind: 'area-redraw',
    image: picture,
    area,
    prompt,
    seed: SEED,
    count: 2,
  });
  return {
    label: `${prompt} · ${name}`,
    cells: [
      { label: 'before', picture },
      { label: 'mask', picture, area },
      ...images.map((after, n) => ({
        label: `after ${n + 1}`,
        picture: pasted(picture, after, area),
      })),
    ],
    notes,
  };
}

function areaOf({ width, height }: Pixels, { at, half, shape }: Wish): Area {
  const data = new Uint8Array(width * height);
  for (let n = 0; n < data.length; n++) {
    const u = ((n % width) / width - at[0]) / half[0];
    const v = (Math.floor(n / width) / height - at[1]) / half[1];
    const isInside = shape === 'box' ? Math.max(Math.abs(u), Math.abs(v)) < 1 : u * u + v * v < 1;
    if (isInside) data[n] = 255;
  }
  return { width, height, data };
}

/** The answer within the area, the picture around it, as an edit without feather leaves it. */
function pasted(before: Pixels, after: Pixels, { data: area }: Area): Pixels {
  const data = before.data.slice();
  for (let n = 0; n < area.length; n++)
    if (area[n] !== 0) data.set(after.data.subarray(n * 4, n * 4 + 4), n * 4);
  return { ...before, data };
}
