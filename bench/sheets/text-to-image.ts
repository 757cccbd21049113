import { STYLES } from '../../src/net/contracts/task.ts';
import type { Row, Sheet, Workshop } from './sheet.ts';

/** What each style is asked for: a land, a city, water, a creature, a mood. */
const PROMPTS = [
  'a lighthouse on a rocky coast at sunset',
  'a village in a snowy valley at night',
  'a red fox in an autumn forest',
  'a futuristic city in the rain',
] as const;
const PICTURES = 4;
const SIDE = 768;
const SEED = 11;

/** One sheet for each style and one for none: four prompts, four pictures each. */
export async function* textToImageSheets(workshop: Workshop): AsyncIterable<Sheet> {
  for (const style of [null, ...STYLES]) {
    const rows: Row[] = [];
    for (const prompt of PROMPTS) rows.push(await drawRow(workshop, prompt, style));
    yield { title: `text-to-image ${style ?? 'no style'}`, rows };
  }
}

async function drawRow(workshop: Workshop, prompt: string, style: string | null): Promise<Row> {
  const { images, notes } = await workshop.run({
    kind: 'text-to-image',
    prompt,
    style,
    width: SIDE,
    height: SIDE,
    seed: SEED,
    count: PICTURES,
  });
  const cells = images.map((picture, index) => ({ label: `${index + 1}`, picture }));
  return { label: prompt, cells, notes };
}
