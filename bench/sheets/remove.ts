import type { Area, Pixels } from '../../server/engines/engine.ts';
import type { Cell, NamedPicture, Row, Sheet, Workshop } from './sheet.ts';

/** What is brushed over each picture: centre and half-width as shares of its size. */
const SPOTS = [
  { name: 'near the middle', x: 0.55, y: 0.55, half: 0.13 },
  { name: 'on the ground', x: 0.25, y: 0.8, half: 0.1 },
  { name: 'across the border', x: 0.98, y: 0.45, half: 0.12 },
] as const;
/** A stroke's half-width as a share of the picture's height. */
const STROKE = 0.025;
/** What is shown around a mask, as a share of its size. */
const MARGIN = 0.5;
const SEED = 7;

/** One sheet for each picture: brushed spots and a stroke, each before, marked and after, at twice their size. */
export async function* removeSheets(workshop: Workshop): AsyncIterable<Sheet> {
  for (const { name, picture } of workshop.pictures) {
    const rows: Row[] = [];
    for (const spot of SPOTS) {
      const area = brush(picture, (x, y) => isInSpot(picture, spot, x, y));
      rows.push(await removeRow(workshop, { name: spot.name, picture }, area));
    }
    const stroke = brush(picture, (x, y) => isInStroke(picture, x, y));
    rows.push(await removeRow(workshop, { name: 'a stroke', picture }, stroke));
    yield { title: `remove ${name}`, rows, cellWidth: 480 };
  }
}

async function removeRow(
  { run }: Workshop,
  { name, picture }: NamedPicture,
  area: Area,
): Promise<Row> {
  const { images, notes } = await run({
    kind: 'remove',
    image: picture,
    area,
    seed: SEED,
    count: 1,
  });
  const box = boundsOf(area);
  const show = (label: string, shown: Pixels, marked: Area | null = null): Cell => ({
    label,
    picture: enlarge(shown, box),
    area: marked && enlargeArea(marked, box),
  });
  const after = images.map((image) => show('after', image));
  return {
    label: name,
    cells: [show('before', picture), show('mask', picture, area), ...after],
    notes,
  };
}

function brush({ width, height }: Pixels, isMarked: (x: number, y: number) => boolean): Area {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    if (isMarked(at % width, Math.floor(at / width))) data[at] = 255;
  }
  return { width, height, data };
}

function isInSpot(
  { width, height }: Pixels,
  { x, y, half }: (typeof SPOTS)[number],
  column: number,
  row: number,
): boolean {
  const radius = half * Math.min(width, height);
  return Math.hypot(column - x * width, (row - y * height) * 0.8) <= radius;
}

/** A wave from left to right. */
function isInStroke({ width, height }: Pixels, column: number, row: number): boolean {
  const share = column / width;
  const middle = height * (0.45 + 0.12 * Math.sin(share * 9));
  return share > 0.2 && share < 0.8 && Math.abs(row - middle) < height * STROKE;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The marked pixels' bounds with some of what is around them. */
function boundsOf({ width, height, data }: Area): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const margin = Math.round(MARGIN * Math.min(right - left, bottom - top));
  left = Math.max(0, left - margin);
  top = Math.max(0, top - margin);
  return {
    left,
    top,
    width: Math.min(width, right + margin) - left,
    height: Math.min(height, bottom + margin) - top,
  };
}

/** A part of a picture at twice its size, each pixel as four. */
function enlarge(picture: Pixels, { left, top, width, height }: Box): Pixels {
  const data = new Uint8ClampedArray(width * height * 16);
  const from = new Int32Array(picture.data.buffer, picture.data.byteOffset);
  const to = new Int32Array(data.buffer);
  for (let at = 0; at < to.length; at++) {
    const [x, y] = [at % (2 * width), Math.floor(at / (2 * width))];
    to[at] = from[(top + (y >> 1)) * picture.width + left + (x >> 1)] ?? 0;
  }
  return { width: 2 * width, height: 2 * height, data };
}

function enlargeArea(area: Area, { left, top, width, height }: Box): Area {
  const data = Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    const [x, y] = [at % (2 * width), Math.floor(at / (2 * width))];
    return area.data[(top + (y >> 1)) * area.width + left + (x >> 1)] ?? 0;
  });
  return { width: 2 * width, height: 2 * height, data };
}
