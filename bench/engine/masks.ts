import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const FONT = 'Bench Inter';
const fontFile = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(fontFile), FONT);

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
  text(width, height) {
    const size = height / 15;
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.font = `500 ${size}px "${FONT}"`;
    for (let line = 0; line < 6; line++) {
      context.fillText('Written over a picture 0123456789', width * 0.04, size * (2 + 2.1 * line));
    }
    const { data } = context.getImageData(0, 0, width, height);
    return Uint8Array.from({ length: width * height }, (_, at) =>
      (data[at * 4 + 3] ?? 0) > 0 ? 255 : 0,
    );
  },
  'right border'(width, height) {
    return Uint8Array.from({ length: width * height }, (_, at) =>
      at % width > width * 0.75 ? 255 : 0,
    );
  },
  'all borders'(width, height) {
    const margin = 0.125;
    return Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [(at % width) / width, Math.floor(at / width) / height];
      return Math.min(x, 1 - x, y, 1 - y) < margin ? 255 : 0;
    });
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
