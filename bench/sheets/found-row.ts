import type { Pixels } from '../../server/engines/engine.ts';
import type { Row, Workshop } from './sheet.ts';

/** A row of a kind that finds what it removes: before, what was found, after. */
export async function foundRow(
  run: Workshop['run'],
  kind: 'text-removal' | 'watermark-remover',
  image: Pixels,
  label: string,
): Promise<Row> {
  const asked = { kind, image, area: null, mode: 'run', seed: 1, count: 1 } as const;
  const { images, found, notes } = await run(asked);
  const cells = [
    { label: 'before', picture: image },
    { label: 'found', picture: image, area: found },
    ...images.map((picture) => ({ label: 'after', picture })),
  ];
  return { label, cells, notes };
}
