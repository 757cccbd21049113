/** One byte a pixel, 255 where marked, for a picture of the given size. */
export type MakeMask = (width: number, height: number) => Uint8Array;

/** Marks a disc; pixels whose centre lies within. */
function mark(data: Uint8Array, width: number, x: number, y: number, radius: number): void {
  const height = data.length / width;
  for (
    let row = Math.max(0, Math.floor(y - radius));
    row <= Math.min(height - 1, y + radius);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(x - radius));
      column <= Math.min(width - 1, x + radius);
      column++
    ) {
      if (Math.hypot(column + 0.5 - x, row + 0.5 - y) <= radius) data[row * width + column] = 255;
    }
  }
}

/** The masks that every picture is measured with. */
export const MASKS: Readonly<Record<string, MakeMask>> = {
  blob(width, height) {
    const data = new Uint8Array(width * height);
    const radius = Math.sqrt((0.07 * width * height) / Math.PI);
    mark(data, width, width * 0.55, height * 0.55, radius * 0.85);
    mark(data, width, width * 0.55 + radius * 0.5, height * 0.55 - radius * 0.3, radius * 0.7);
    return data;
  },
  stroke(width, height) {
    const data = new Uint8Array(width * height);
    const radius = Math.max(4, height * 0.03);
    for (let share = 0; share <= 1; share += 0.002) {
      const y = height * (0.5 + 0.25 * Math.sin(share * 7));
      mark(data, width, width * (0.15 + 0.7 * share), y, radius);
    }
    return data;
  },
  'right border'(width, height) {
    return Uint8Array.from({ length: width * height }, (_, at) =>
      at % width > width * 0.75 ? 255 : 0,
    );
  },
  scratch(width, height) {
    const data = new Uint8Array(width * height);
    for (let line = 0; line < 8; line++) {
      for (let share = 0; share <= 1; share += 0.5 / height) {
        const x = width * (0.05 + 0.12 * line + 0.03 * Math.sin(share * 9 + line));
        mark(data, width, x, height * share, 1.2);
      }
    }
    return data;
  },
};
