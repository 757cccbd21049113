import { createMaskBytes } from '../../kernels/mask-bytes.ts';
import { paintMask } from '../../kernels/paint-mask.ts';
import { MASK_FRAGMENT, MASK_VERTEX } from './shaders.ts';

/** Side of the test picture, px, and texels of a cell at the level it uses. */
const SIDE = 16;
const CELL = 4;
const LEVEL = 6;

/** How far a byte may be off: roundings differ. */
const TOLERANCE = 3;

const WINDOW = { octave: 0, level: LEVEL, left: 3, top: 5, right: 5, bottom: 7 } as const;
const UNIT = 2 ** LEVEL;
const TINT = { red: 0.2, green: 0.6, blue: 1 };

/**
 * Draws a small mask with the shader and the kinds of uploads that the editor uses, and compares
 * with what the kernel of the other surface gives: drivers exist that paint wrongly without a word.
 */
export function paintsRightly(gl: WebGL2RenderingContext): boolean {
  const cells = testCells();
  const program = build(gl);
  if (program === null) return false;
  gl.canvas.width = SIDE;
  gl.canvas.height = SIDE;
  gl.viewport(0, 0, SIDE, SIDE);
  gl.useProgram(program);
  upload(gl, cells);
  setUniforms(gl, program);
  drawQuad(gl, program);
  const seen = new Uint8Array(SIDE * SIDE * 4);
  gl.readPixels(0, 0, SIDE, SIDE, gl.RGBA, gl.UNSIGNED_BYTE, seen);
  return gl.getError() === gl.NO_ERROR && isClose(seen, expected(cells));
}

interface TestCell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
  readonly pixels: Uint8Array;
  readonly value: number;
}

/** Four cells in which blank, grey and painted texels touch, within cells and across. */
function testCells(): TestCell[] {
  const cells: TestCell[] = [];
  for (let row = WINDOW.top; row < WINDOW.bottom; row += 1) {
    for (let column = WINDOW.left; column < WINDOW.right; column += 1) {
      const pixels = Uint8Array.from({ length: CELL * CELL }, (_, at) => {
        const x = (column - WINDOW.left) * CELL + (at % CELL);
        const y = (row - WINDOW.top) * CELL + Math.floor(at / CELL);
        if (x >= 2 && x < 7 && y >= 1 && y < 6) return 255;
        return x + y > 11 ? 90 : 0;
      });
      cells.push({ column, row, level: LEVEL, pixels, value: 0 });
    }
  }
  return cells;
}

/** The same by the other surface, upside down and premultiplied, as the GPU gives it back. */
function expected(cells: readonly TestCell[]): Uint8Array {
  const bytes = createMaskBytes(WINDOW);
  for (const cell of cells) bytes.put(cell);
  const density = SIDE / (2 * CELL * UNIT);
  const out = new Uint8ClampedArray(SIDE * SIDE * 4);
  paintMask(
    {
      window: WINDOW,
      bytes,
      picture: { width: 9999, height: 9999 },
      camera: {
        scale: density,
        x: -WINDOW.left * CELL * UNIT * density,
        y: -WINDOW.top * CELL * UNIT * density,
      },
      devicePixelRatio: 1,
      tint: TINT,
      phase: 0,
    },
    { left: 0, top: 0, width: SIDE, height: SIDE },
    out,
  );
  const flipped = new Uint8Array(out.length);
  for (let y = 0; y < SIDE; y += 1) {
    const row = out.subarray(y * SIDE * 4, (y + 1) * SIDE * 4);
    flipped.set(row, (SIDE - 1 - y) * SIDE * 4);
  }
  for (let i = 0; i < flipped.length; i += 4) {
    const alpha = (flipped[i + 3] ?? 0) / 255;
    for (let channel = i; channel < i + 3; channel += 1) {
      flipped[channel] = Math.round((flipped[channel] ?? 0) * alpha);
    }
  }
  return flipped;
}

function isClose(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= TOLERANCE);
}

function build(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, MASK_VERTEX],
    [gl.FRAGMENT_SHADER, MASK_FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : null;
}

function upload(gl: WebGL2RenderingContext, cells: readonly TestCell[]): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  const size = 2 * CELL;
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8, size, size, 0, gl.RED, gl.UNSIGNED_BYTE, null);
  for (const { column, row, pixels } of cells) {
    const x = (column % 2) * CELL;
    const y = (row % 2) * CELL;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, CELL, CELL, gl.RED, gl.UNSIGNED_BYTE, pixels);
  }
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  const flip = [2, 0, 0, 0, -2, 0, -1, 1, 1];
  const still = [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const extent = 2 * CELL * UNIT;
  const density = SIDE / extent;
  gl.uniformMatrix3fv(at('uProjectionMatrix'), false, flip);
  gl.uniformMatrix3fv(at('uWorldTransformMatrix'), false, still);
  gl.uniformMatrix3fv(at('uTransformMatrix'), false, still);
  gl.uniform3f(at('uTint'), TINT.red, TINT.green, TINT.blue);
  gl.uniform2f(at('uExtent'), extent, extent);
  gl.uniform2f(at('uStart'), (WINDOW.left % 2) * CELL * UNIT, (WINDOW.top % 2) * CELL * UNIT);
  gl.uniform2f(at('uSpan'), extent, extent);
  gl.uniform2f(at('uDash'), 0, 0);
  gl.uniform1f(at('uHalfTexel'), UNIT / 2);
  gl.uniform1f(at('uDensity'), density);
  gl.uniform1f(at('uReach'), 1 / density);
  gl.uniform1f(at('uPhase'), 0);
}

function drawQuad(gl: WebGL2RenderingContext, program: WebGLProgram): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, Float32Array.of(0, 0, 1, 0, 0, 1, 1, 1), gl.STATIC_DRAW);
  const position = gl.getAttribLocation(program, 'aPosition');
  gl.enableVertexAttribArray(position);
  gl.vertexAttribPointer(position, 2, gl.FLOAT, false, 0, 0);
  gl.vertexAttrib2f(gl.getAttribLocation(program, 'aUV'), 0, 0);
  gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
}
