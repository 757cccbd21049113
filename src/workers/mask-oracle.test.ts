import { describe, expect, it } from 'vitest';
import { type Mapping, maskOf, type OracleEvent } from '../../e2e/oracle/mask-oracle.ts';
import { quantise } from './kernels/quantise.ts';
import { createMaskSession } from './shared/mask/mask-session.ts';
import { readMask } from './shared/mask/tile-store.ts';

const SIZE = { width: 700, height: 500 };

/** Three cameras as odd as real ones. */
const MAPPINGS: readonly Mapping[] = [
  { left: 13.5, top: 40.25, x: 121.3, y: 77.7, scale: 0.37 },
  { left: 0, top: 64, x: 10, y: 10, scale: 1 },
  { left: 0.3333333333333333, top: 64, x: -301.1, y: -222.9, scale: 2.5 },
];

/** A scribble whose samples depend on `seed`; brush and eraser take turns. */
function scribble(seed: number, mapping: Mapping): OracleEvent[] {
  const at = (i: number) => ({
    clientX: 60 + ((seed * 97 + i * 73.31) % 420) + i * 0.17,
    clientY: 80 + ((seed * 61 + i * i * 31.7) % 330) + i * 0.29,
  });
  const start: OracleEvent = {
    type: 'pointerdown',
    ...at(0),
    tool: seed % 3 === 2 ? 'eraser' : 'brush',
    button: seed % 5 === 4 ? 2 : 0,
    brushSize: 10 + ((seed * 37) % 150),
    mapping,
  };
  const moves = Array.from(
    { length: 6 },
    (_, i): OracleEvent => ({ type: 'pointermove', ...at(i + 1) }),
  );
  return [start, ...moves, { type: 'pointerup', ...at(7) }];
}

/** What the product makes of the same events, its input shifted by some image px. */
function productMask(events: readonly OracleEvent[], shift: number): Uint8Array {
  const session = createMaskSession(SIZE.width, SIZE.height);
  let mapping = MAPPINGS[0] as Mapping;
  for (const event of events) {
    if (event.type === 'pointerdown') {
      mapping = event.mapping ?? mapping;
      const erase = event.tool === 'eraser' || event.button === 2;
      session.apply([{ kind: 'begin', erase, diameter: event.brushSize }]);
    }
    const x = (event.clientX - mapping.left - mapping.x) / mapping.scale + shift;
    const y = (event.clientY - mapping.top - mapping.y) / mapping.scale;
    session.apply([{ kind: 'points', points: Int32Array.of(quantise(x), quantise(y)) }]);
    if (event.type === 'pointerup') session.apply([{ kind: 'end' }]);
  }
  return readMask(session.freeze(), SIZE.width, SIZE.height);
}

describe('the mask and its oracle', () => {
  const events = Array.from({ length: 9 }, (_, seed) =>
    scribble(seed, MAPPINGS[seed % 3] as Mapping),
  ).flat();
  const expected = maskOf(events, MAPPINGS[0] as Mapping, SIZE);

  it('agree bit for bit', () => {
    expect(expected.some((byte) => byte === 255)).toBe(true);
    expect(expected.some((byte) => byte === 0)).toBe(true);
    expect(Buffer.compare(productMask(events, 0), expected)).toBe(0);
  });

  it('disagree when the input is shifted by half a pixel', () => {
    expect(Buffer.compare(productMask(events, 0.5), expected)).not.toBe(0);
  });

  it('disagree when the input is shifted by a sixteenth of a pixel', () => {
    expect(Buffer.compare(productMask(events, 1 / 16), expected)).not.toBe(0);
  });
});
