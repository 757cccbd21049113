import type { Area, Pixels } from '../../engine.ts';

/** A picture of one colour. */
export function solid(
  width: number,
  height: number,
  colour: readonly [number, number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set(colour, at);
  return { width, height, data };
}

/** A picture from a function of its pixels. */
export function paint(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Pixels {
  const picture = solid(width, height, [0, 0, 0, 255]);
  for (let at = 0; at < width * height; at++) {
    picture.data.set(colour(at % width, Math.floor(at / width)), at * 4);
  }
  return picture;
}

/** A fixed number from 0 to 1 for each pair of integers, without pattern. */
export function speck(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** A brick-like lattice with grain. */
export function lattice(width: number, height: number): Pixels {
  return paint(width, height, (x, y) => {
    const shift = Math.floor(y / 8) % 2 === 0 ? 0 : 8;
    const joint = y % 8 === 0 || (x + shift) % 16 === 0;
    const grain = Math.round(speck(x, y) * 24);
    return joint ? [200 + grain, 190 + grain, 180 + grain] : [130 + grain, 70 + grain, 50 + grain];
  });
}

/** An area that is a disc; pixels whose centre lies within. */
export function disc(width: number, height: number, x: number, y: number, radius: number): Area {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) {
    const away = Math.hypot((at % width) + 0.5 - x, Math.floor(at / width) + 0.5 - y);
    if (away <= radius) data[at] = 255;
  }
  return { width, height, data };
}
