import sharp from 'sharp';
import { type Mapping, maskOf, type OracleEvent } from '../../e2e/oracle/mask-oracle.ts';
import type { ScreenPoint } from './input/path.ts';

/** What the oracle says of a mask file. */
export interface Judgement {
  /** Pixels whose alpha is not the oracle's. */
  readonly wrong: number;
  /** Pixels that the oracle has painted. */
  readonly painted: number;
}

/** What the oracle said already: it takes its time, and both set-ups ask the same. */
const known = new Map<string, Uint8Array>();

/** The oracle's mask of strokes with the left button: one byte a pixel, 0 or 255. */
export function expectedMask(
  strokes: readonly (readonly ScreenPoint[])[],
  brushSize: number,
  mapping: Mapping,
  size: { readonly width: number; readonly height: number },
): Uint8Array {
  const key = JSON.stringify([strokes, brushSize, mapping, size.width, size.height]);
  const mask = known.get(key) ?? askOracle(strokes, brushSize, mapping, size);
  known.set(key, mask);
  return mask;
}

function askOracle(
  strokes: readonly (readonly ScreenPoint[])[],
  brushSize: number,
  mapping: Mapping,
  size: { readonly width: number; readonly height: number },
): Uint8Array {
  const events = strokes.flatMap((path): OracleEvent[] => {
    const positions = path.map(({ x, y }) => ({ clientX: x, clientY: y }));
    const [first, ...moves] = positions;
    const last = positions.at(-1);
    if (first === undefined || last === undefined) return [];
    return [
      { type: 'pointerdown', tool: 'brush', button: 0, brushSize, ...first },
      ...moves.map((move) => ({ type: 'pointermove' as const, ...move })),
      { type: 'pointerup', ...last },
    ];
  });
  return maskOf(events, mapping, size);
}

/** Compares the alpha of a mask file with what it must be. Another size counts as all wrong. */
export async function judgeMask(file: Buffer, expected: Uint8Array): Promise<Judgement> {
  const alpha = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const painted = expected.reduce((count, value) => count + (value > 0 ? 1 : 0), 0);
  return { wrong: wrongBytes(alpha, expected), painted };
}

/** In how many bytes two masks differ; another size counts as all wrong. */
export function wrongBytes(mask: Uint8Array, expected: Uint8Array): number {
  if (mask.length !== expected.length) return expected.length;
  let wrong = 0;
  for (let at = 0; at < expected.length; at++) if (mask[at] !== expected[at]) wrong++;
  return wrong;
}
