/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** An area made smaller: a pixel is marked if any that it stands for is. One byte a pixel. */
export function shrinkArea(data: Uint8Array, from: Size, to: Size): Uint8Array<ArrayBuffer> {
  const shrunk = new Uint8Array(to.width * to.height);
  for (let y = 0; y < from.height; y++) {
    const row = Math.floor((y * to.height) / from.height) * to.width;
    for (let x = 0; x < from.width; x++) {
      const value = data[y * from.width + x] ?? 0;
      if (value === 0) continue;
      const at = row + Math.floor((x * to.width) / from.width);
      shrunk[at] = Math.max(shrunk[at] ?? 0, value);
    }
  }
  return shrunk;
}
