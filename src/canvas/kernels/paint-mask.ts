import type { Camera } from './camera.ts';
import type { MaskBytes } from './mask-bytes.ts';
import type { Colour } from './mask-tint.ts';
import { MASK_TILE, type MaskWindow } from './mask-window.ts';
import { createScratch, type Scratch } from './scratch.ts';

/** How a mask is to look. */
export interface MaskLook {
  readonly window: MaskWindow;
  readonly bytes: MaskBytes;
  readonly picture: { readonly width: number; readonly height: number };
  readonly camera: Camera;
  readonly devicePixelRatio: number;
  readonly tint: Colour;
  /** Moves the outline's dashes. */
  readonly phase: number;
}

/** A part of the canvas in whole device px. */
export interface DeviceArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Dashes of the outline are this many line widths long, light and dark by turns. */
const DASH = 4;

/** RGBA of the dashes, four bytes a word: the only opaque ones, the tint is at half strength. */
const LIGHT = 0xffffffff;
const DARK = 0xff000000;

/** Where a line of dashes begins. */
type DashLook = Pick<MaskLook, 'camera' | 'devicePixelRatio' | 'phase'>;

/**
 * The mask as straight-alpha RGBA, the very look of the WebGL shader: tint at half strength times
 * the value, and along the edge (value ½) a dashed line within it.
 * @param out `area.width * area.height * 4` bytes from a multiple of four on, filled
 * @param scratch for what is in between
 */
export function paintMask(
  look: MaskLook,
  area: DeviceArea,
  out: Uint8Array | Uint8ClampedArray,
  scratch: Scratch = createScratch(),
): void {
  const line = lineWidth(look);
  const around = {
    left: area.left - line,
    top: area.top - line,
    width: area.width + 2 * line,
    height: area.height + 2 * line,
  };
  const values = scratch(around.width * around.height);
  sample(look, around, values);
  const stride = area.width + 2 * line;
  const tinted = tintedBy(look.tint);
  const pixels = new Uint32Array(out.buffer, out.byteOffset, out.byteLength >> 2);
  for (let y = 0; y < area.height; y += 1) {
    const dash = dashOf(look, area, y);
    for (let x = 0; x < area.width; x += 1) {
      const at = (y + line) * stride + x + line;
      const value = values[at] ?? 0;
      const to = y * area.width + x;
      if (value >= 128 && isEdge(values, at, line, line * stride)) {
        pixels[to] = dash(x);
      } else pixels[to] = tinted[value] ?? 0;
    }
  }
}

/**
 * Moves the dashes of an area that {@link paintMask} filled to another phase, and leaves all else
 * as it is: without looking for the edge again.
 * @param pixels `area.width * area.height` words of RGBA
 * @returns false if there is no outline
 */
export function moveDashes(look: DashLook, area: DeviceArea, pixels: Uint32Array): boolean {
  let isThere = false;
  for (let y = 0; y < area.height; y += 1) {
    const dash = dashOf(look, area, y);
    const row = y * area.width;
    for (let x = 0; x < area.width; x += 1) {
      if ((pixels[row + x] ?? 0) < DARK) continue;
      isThere = true;
      pixels[row + x] = dash(x);
    }
  }
  return isThere;
}

/** Width of the outline in device px: one CSS px. */
function lineWidth({ devicePixelRatio }: DashLook): number {
  return Math.max(1, Math.round(devicePixelRatio));
}

/** The outline's RGBA along row `y` of an area. */
function dashOf(look: DashLook, area: DeviceArea, y: number): (x: number) => number {
  const { camera, devicePixelRatio: ratio, phase } = look;
  const line = lineWidth(look);
  const down = Math.floor((area.top + y + 0.5 - camera.y * ratio) / line);
  return (x) => {
    const across = Math.floor((area.left + x + 0.5 - camera.x * ratio) / line);
    return modulo(down + across + phase, 2 * DASH) >= DASH ? LIGHT : DARK;
  };
}

/** RGBA for each value: the tint at half strength times the value. */
function tintedBy({ red, green, blue }: Colour): Uint32Array {
  const bytes = new Uint8ClampedArray(256 * 4);
  for (let value = 0; value < 256; value += 1) {
    bytes.set([red * 255, green * 255, blue * 255, value / 2], value * 4);
  }
  return new Uint32Array(bytes.buffer);
}

function isEdge(values: Uint8Array, at: number, across: number, down: number): boolean {
  return (
    (values[at - across] ?? 0) < 128 ||
    (values[at + across] ?? 0) < 128 ||
    (values[at - down] ?? 0) < 128 ||
    (values[at + down] ?? 0) < 128
  );
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** For each device px of one axis: the two texels it lies between and how far, 0 to 1. */
interface Axis {
  readonly near: Int32Array;
  readonly far: Int32Array;
  readonly share: Float32Array;
}

/**
 * The mask's value at the middle of each device px.
 * @param values all zero, and left so beyond the picture and the window
 */
function sample(look: MaskLook, area: DeviceArea, values: Uint8Array): void {
  const { bytes } = look;
  const across = axisOf(look, 'x', area.left, area.width);
  const down = axisOf(look, 'y', area.top, area.height);
  for (let y = 0; y < area.height; y += 1) {
    const near = down.near[y] ?? -1;
    if (near < 0) continue;
    const upper = near * bytes.width;
    const lower = (down.far[y] ?? 0) * bytes.width;
    const share = down.share[y] ?? 0;
    for (let x = 0; x < area.width; x += 1) {
      const left = across.near[x] ?? -1;
      if (left < 0) continue;
      const right = across.far[x] ?? 0;
      const part = across.share[x] ?? 0;
      const { held } = bytes;
      const above = mix(held[upper + left] ?? 0, held[upper + right] ?? 0, part);
      const below = mix(held[lower + left] ?? 0, held[lower + right] ?? 0, part);
      values[y * area.width + x] = mix(above, below, share) + 0.5;
    }
  }
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

function axisOf(look: MaskLook, axis: 'x' | 'y', start: number, length: number): Axis {
  const { window, bytes, picture, camera, devicePixelRatio } = look;
  const unit = 2 ** window.level;
  const first = (axis === 'x' ? window.left : window.top) * MASK_TILE;
  const last = (axis === 'x' ? window.right : window.bottom) * MASK_TILE;
  const end = Math.min(last, axis === 'x' ? picture.width : picture.height);
  const size = axis === 'x' ? bytes.width : bytes.height;
  const isSmooth = camera.scale * devicePixelRatio < 1;
  const near = new Int32Array(length).fill(-1);
  const far = new Int32Array(length);
  const share = new Float32Array(length);
  for (let i = 0; i < length; i += 1) {
    const place = ((start + i + 0.5) / devicePixelRatio - camera[axis]) / camera.scale;
    if (place < first || place >= end) continue;
    const held = Math.min(
      Math.max(place, first + unit / 2),
      Math.max(first + unit / 2, end - unit / 2),
    );
    const texel = isSmooth ? held / unit - 0.5 : Math.floor(held / unit);
    const whole = Math.floor(texel);
    near[i] = whole % size;
    far[i] = (isSmooth ? whole + 1 : whole) % size;
    share[i] = texel - whole;
  }
  return { near, far, share };
}
