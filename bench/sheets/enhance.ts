import { createRandom } from '../../server/engines/builtin/kernels/random.ts';
import type { Pixels } from '../../server/engines/engine.ts';
import { lanczos } from '../engine/enhancement.ts';
import { halfOf } from '../engine/halve-picture.ts';
import { crop } from './crop.ts';
import type { NamedPicture, Row, Sheet, Workshop } from './sheet.ts';

/** The part that is shown close up. */
const CLOSE = { left: 0.3, top: 0.3, width: 0.25, height: 0.25 };
/** Standard deviation of the noise that is added, 0 to 255 a channel. */
const NOISE = 12;

/** Halved pictures doubled again beside what they were, four times larger ones, and noisy ones. */
export async function* enhanceSheets(workshop: Workshop): AsyncIterable<Sheet> {
  const make = (row: (workshop: Workshop, picture: NamedPicture) => Promise<Row>) =>
    Promise.all(workshop.pictures.map((picture) => row(workshop, picture)));
  const cellWidth = 560;
  yield { title: 'enhance 2×, known truth', rows: await make(doubled), cellWidth };
  yield { title: 'enhance 4×', rows: await make(fourfold), cellWidth };
  yield { title: 'enhance, noisy', rows: await make(denoised), cellWidth };
}

async function doubled(workshop: Workshop, { name, picture }: NamedPicture): Promise<Row> {
  const small = halfOf(picture);
  const { made, notes } = await enhanced(workshop, small, 2);
  const cells = [
    { label: 'halved', picture: crop(small, CLOSE, 6) },
    { label: 'Lanczos', picture: crop(lanczos(small), CLOSE, 3) },
    { label: 'enhanced', picture: crop(made, CLOSE, 3) },
    { label: 'what it was', picture: crop(picture, CLOSE, 3) },
  ];
  return { label: name, cells, notes };
}

async function fourfold(workshop: Workshop, { name, picture }: NamedPicture): Promise<Row> {
  const { made, notes } = await enhanced(workshop, picture, 4);
  const cells = [
    { label: 'before', picture: crop(picture, CLOSE, 4) },
    { label: 'Lanczos', picture: crop(lanczos(lanczos(picture)), CLOSE) },
    { label: 'after', picture: crop(made, CLOSE) },
  ];
  return { label: name, cells, notes };
}

async function denoised(workshop: Workshop, { name, picture }: NamedPicture): Promise<Row> {
  const noisy = withNoise(picture);
  const { made, notes } = await enhanced(workshop, noisy, 2);
  const cells = [
    { label: 'before', picture: noisy },
    { label: 'after', picture: made },
    { label: 'before, close', picture: crop(noisy, CLOSE, 4) },
    { label: 'after, close', picture: crop(made, CLOSE, 2) },
  ];
  return { label: name, cells, notes };
}

async function enhanced({ run }: Workshop, image: Pixels, scale: 2 | 4) {
  const { images, notes } = await run({ kind: 'enhance', image, scale });
  const [made] = images;
  if (made === undefined) throw new Error('The engine gave no picture back');
  return { made, notes };
}

function withNoise({ width, height, data }: Pixels): Pixels {
  const { unit } = createRandom(5);
  const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
  const noisy = data.map((value, at) => (at % 4 === 3 ? value : value + NOISE * normal()));
  return { width, height, data: noisy };
}
