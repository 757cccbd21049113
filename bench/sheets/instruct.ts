import { inEnglish } from '../../server/engines/note.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';

/** One instruction for each kind of edit, in several languages. */
const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'light and colour': [
    'much warmer, a little brighter',
    'schwarzweiß mit Vignette',
    '复古老照片',
    'make the sky red',
    'change the red to blue',
  ],
  'season and weather': [
    'autumn',
    'hiver',
    '雪を追加して',
    'добавь дождь',
    'fog',
    'clear blue sky',
  ],
  'time of day': ['sunset', 'night with a full moon', 'dawn', 'add a rainbow', 'tormenta'],
  'subject and background': [
    'blur the background',
    '去掉背景',
    'white background',
    'remove the sky',
  ],
  brushes: ['oil painting', 'watercolour', '연필 스케치', 'pixel art', 'Ghibli', 'cartoon'],
  'shape and writing': [
    'straighten',
    'crop to a square',
    'add a wooden frame',
    'write "Overpaint" at the bottom',
  ],
};
const SEED = 11;

/** One sheet for each family of edits: a row for each picture, the picture and its edits. */
export async function* instructSheets(workshop: Workshop): AsyncIterable<Sheet> {
  for (const [family, prompts] of Object.entries(SHEETS)) {
    const rows: Row[] = [];
    for (const picture of workshop.pictures) {
      const cells = [{ label: 'before', picture: picture.picture }];
      const notes: string[] = [];
      for (const prompt of prompts) {
        const made = await attempt(workshop, picture.picture, prompt);
        cells.push(...made.pictures.map((one) => ({ label: prompt, picture: one })));
        notes.push(`${prompt}: ${made.said}`);
      }
      rows.push({ label: picture.name, cells, notes });
    }
    yield { title: `flux-context ${family}`, rows, cellWidth: 400 };
  }
}

/** An edit that cannot be done says so instead of a picture. */
async function attempt(
  { run }: Workshop,
  image: Workshop['pictures'][number]['picture'],
  prompt: string,
) {
  try {
    const { images, notes } = await run({
      kind: 'flux-context',
      image,
      prompt,
      seed: SEED,
      count: 1,
    });
    return { pictures: images, said: notes.slice(1).map(inEnglish).join(' ') };
  } catch (error) {
    return { pictures: [], said: error instanceof Error ? error.message : String(error) };
  }
}
