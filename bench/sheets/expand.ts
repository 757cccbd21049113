import type { Pixels } from '../../server/engines/engine.ts';
import type { Padding } from '../../src/net/contracts/task.ts';
import { crop } from './crop.ts';
import type { NamedPicture, Row, Sheet, Workshop } from './sheet.ts';

/** Shares of width and height that are added. */
const QUARTER = 0.25;
const FAR = 0.6;
/** What is cut off at each side where the truth is to be compared. */
const CUT = 1 / 6;
const SEED = 1;

/** A quarter more on all sides, much more on one, and cut pictures beside what they were. */
export async function* expandSheets(workshop: Workshop): AsyncIterable<Sheet> {
  const cellWidth = 640;
  const rows: Record<'around' | 'far' | 'truth', Row[]> = { around: [], far: [], truth: [] };
  for (const picture of workshop.pictures) rows.around.push(await around(workshop, picture));
  yield { title: 'expand 25 % a side', rows: rows.around, cellWidth };
  for (const picture of workshop.pictures) rows.far.push(await far(workshop, picture));
  yield { title: 'expand 60 % on one side', rows: rows.far, cellWidth };
  for (const picture of workshop.pictures) rows.truth.push(await regrown(workshop, picture));
  yield { title: 'expand, known truth', rows: rows.truth, cellWidth };
}

async function around(workshop: Workshop, { name, picture }: NamedPicture): Promise<Row> {
  const { made, notes } = await expanded(workshop, picture, paddingOf(picture, QUARTER));
  const cells = [
    { label: 'before', picture },
    { label: 'after', picture: made },
    {
      label: 'old corner, close',
      picture: crop(made, { left: 0.06, top: 0.06, width: 0.25, height: 0.25 }, 2),
    },
    {
      label: 'opposite corner',
      picture: crop(made, { left: 0.69, top: 0.69, width: 0.25, height: 0.25 }, 2),
    },
  ];
  return { label: name, cells, notes };
}

async function far(workshop: Workshop, { name, picture }: NamedPicture): Promise<Row> {
  const padding = { left: 0, top: 0, bottom: 0, right: Math.round(picture.width * FAR) };
  const { made, notes } = await expanded(workshop, picture, padding);
  const cells = [
    { label: 'before', picture },
    { label: 'after', picture: made },
  ];
  return { label: name, cells, notes };
}

async function regrown(workshop: Workshop, { name, picture }: NamedPicture): Promise<Row> {
  const inner = crop(picture, { left: CUT, top: CUT, width: 1 - 2 * CUT, height: 1 - 2 * CUT });
  const { made, notes } = await expanded(workshop, inner, paddingOf(picture, CUT));
  const cells = [
    { label: 'cut', picture: inner },
    { label: 'grown again', picture: made },
    { label: 'what it was', picture },
  ];
  return { label: name, cells, notes };
}

function paddingOf({ width, height }: Pixels, share: number): Padding {
  const [across, down] = [Math.round(width * share), Math.round(height * share)];
  return { left: across, top: down, right: across, bottom: down };
}

async function expanded({ run }: Workshop, image: Pixels, padding: Padding) {
  const { images, notes } = await run({ kind: 'expand', image, padding, seed: SEED, count: 1 });
  const [made] = images;
  if (made === undefined) throw new Error('The engine gave no picture back');
  return { made, notes };
}
