/** A size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** An area made larger: each pixel is that of the area in its place. One byte a pixel. */
export function enlargeArea(data: Uint8Array, from: Size, to: Size): Uint8Array<ArrayBuffer> {
  const columns = Uint32Array.from({ length: to.width }, (_, x) =>
    Math.floor((x * from.width) / to.width),
  );
  const enlarged = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const row = Math.floor((y * from.height) / to.height) * from.width;
    for (let x = 0; x < to.width; x++) {
      enlarged[y * to.width + x] = data[row + (columns[x] ?? 0)] ?? 0;
    }
  }
  return enlarged;
}
