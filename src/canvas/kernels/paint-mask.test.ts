import { expect, test } from 'vitest';
import { createMaskBytes } from './mask-bytes.ts';
import { type MaskLook, moveDashes, paintMask } from './paint-mask.ts';

const TILE = 256;

/** A mask of 1000×1000 px with what `value` says, seen 1 : 1 from (0, 0) unless said otherwise. */
function look(
  value: (x: number, y: number) => number,
  camera = { scale: 1, x: 0, y: 0 },
  devicePixelRatio = 1,
): MaskLook {
  const window = { octave: 0, level: 0, left: 0, top: 0, right: 4, bottom: 4 };
  const bytes = createMaskBytes(window);
  for (let cell = 0; cell < 16; cell += 1) {
    const [column, row] = [cell % 4, Math.floor(cell / 4)];
    const pixels = Uint8Array.from({ length: TILE * TILE }, (_, at) =>
      value(column * TILE + (at % TILE), row * TILE + Math.floor(at / TILE)),
    );
    bytes.put({ column, row, level: 0, pixels, value: 0 });
  }
  const picture = { width: 1000, height: 1000 };
  const tint = { red: 1, green: 0, blue: 0.2 };
  return { window, bytes, picture, camera, devicePixelRatio, tint, phase: 0 };
}

function row(of: MaskLook, left: number, top: number, width: number): string {
  const out = new Uint8ClampedArray(width * 4);
  paintMask(of, { left, top, width, height: 1 }, out);
  return Array.from({ length: width }, (_, i) => letter(out.subarray(i * 4, i * 4 + 4))).join('');
}

/** `.` nothing, `t` the whole tint, `o` a light or dark px of the outline, else its alpha. */
function letter([red, , , alpha]: Uint8ClampedArray): string {
  if (alpha === 0) return '.';
  if (alpha === 255) return red === 0 || red === 255 ? 'o' : '?';
  return (alpha ?? 0) >= 127 ? 't' : `(${alpha})`;
}

test('The outline lies within the edge, one CSS px wide, and not along borders of tiles', () => {
  const painted = (x: number, y: number) => (x >= 250 && x < 262 && y > 100 ? 255 : 0);
  expect(row(look(painted), 248, 255, 16)).toBe('..otttttttttto..');
  const twice = look(painted, { scale: 1, x: 0, y: 0 }, 2);
  expect(row(twice, 498, 511, 10)).toBe('..oottttttt'.slice(0, 10));
});

test('The picture’s own edge is an edge of the mask, and beyond is nothing', () => {
  expect(
    row(
      look(() => 255),
      996,
      500,
      6,
    ),
  ).toBe('ttto..');
});

test('Grey shows by its value, without outline below one half', () => {
  expect(
    row(
      look((x) => (x < 10 ? 100 : 0)),
      8,
      50,
      4,
    ),
  ).toBe('(50)(50)..');
});

test('Dashes are four px light and four dark, and move by the phase', () => {
  const painted = look((_, y) => (y >= 100 ? 255 : 0));
  const out = new Uint8ClampedArray(16 * 4);
  const shades = (phase: number): string => {
    paintMask({ ...painted, phase }, { left: 100, top: 100, width: 16, height: 1 }, out);
    return Array.from({ length: 16 }, (_, i) => (out[i * 4] === 255 ? 'w' : 'b')).join('');
  };
  expect(shades(0)).toBe('bbbbwwwwbbbbwwww');
  expect(shades(3)).toBe('bwwwwbbbbwwwwbbb');
});

test('Dashes that are moved look as if they were painted with that phase', () => {
  const round = look(
    (x, y) => (Math.hypot(x - 300, y - 280) < 60.5 ? 255 : x % 7 === 0 ? 90 : 0),
    { scale: 0.8, x: 3.5, y: -11.25 },
    2,
  );
  const area = { left: 300, top: 250, width: 280, height: 280 };
  const painted = (phase: number): Uint32Array => {
    const out = new Uint8ClampedArray(area.width * area.height * 4);
    paintMask({ ...round, phase }, area, out);
    return new Uint32Array(out.buffer);
  };
  const pixels = painted(0);
  expect(moveDashes({ ...round, phase: 5 }, area, pixels)).toBe(true);
  expect(pixels).toEqual(painted(5));
  expect(pixels).not.toEqual(painted(0));
});

test('Where no outline is, no dash moves', () => {
  const area = { left: 10, top: 10, width: 20, height: 20 };
  const out = new Uint8ClampedArray(20 * 20 * 4);
  const plain = look(() => 255);
  paintMask(plain, area, out);
  const pixels = new Uint32Array(out.buffer);
  const before = pixels.slice();
  expect(moveDashes({ ...plain, phase: 1 }, area, pixels)).toBe(false);
  expect(pixels).toEqual(before);
});
