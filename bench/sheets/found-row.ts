import type { Area, Pixels } from '../../server/engines/engine.ts';
import type { Row, Workshop } from './sheet.ts';

/** A row of a kind that finds what it removes, or is told by `area`: before, what was found, after. */
export async function foundRow(
  run: Workshop['run'],
  kind: 'text-removal' | 'watermark-remover',
  image: Pixels,
  label: string,
  area: Area | null = null,
): Promise<Row> {
  const asked = { kind, image, area, mode: 'run', seed: 1, count: 1 } as const;
  const { images, found, notes } = await run(asked);
  const cells = [
    { label: 'before', picture: image },
    { label: 'found', picture: image, area: found },
    ...images.map((picture) => ({ label: 'after', picture })),
  ];
  return { label, cells, notes };
}
