import type { Row, Sheet, Workshop } from './sheet.ts';

/** Each manner of putting two pictures together. */
const PROMPTS = [
  'side by side',
  '上下拼接',
  'the second small in the top right corner',
  'use the second as background',
  'mélange les deux images',
  'im Stil des zweiten Bildes',
  'fill the background with the second as a pattern',
] as const;
const SEED = 11;

/** One sheet: each picture with the next one, in every manner. */
export async function* combineSheets(workshop: Workshop): AsyncIterable<Sheet> {
  const { pictures, run } = workshop;
  const rows: Row[] = [];
  for (const [index, first] of pictures.entries()) {
    const second = pictures[(index + 1) % pictures.length] ?? first;
    const cells = [
      { label: 'first', picture: first.picture },
      { label: 'second', picture: second.picture },
    ];
    for (const prompt of PROMPTS) {
      const images = [first.picture, second.picture] as const;
      const made = await run({ kind: 'flux-context-multi', images, prompt, seed: SEED, count: 1 });
      cells.push(...made.images.map((picture) => ({ label: prompt, picture })));
    }
    rows.push({ label: `${first.name} and ${second.name}`, cells });
  }
  yield { title: 'flux-context-multi', rows, cellWidth: 400 };
}
