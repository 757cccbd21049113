import type { Frame } from '../world/frame.ts';

/** Reduces a frame to a few levels of light, keeping hue. */
export function posterise({ rgb }: Frame, levels: number): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const top = Math.max(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number, 1e-3);
    const stepped = (Math.floor(Math.min(1, top) * levels) + 0.62) / levels;
    const smooth = stepped * 0.8 + Math.min(1.1, top) * 0.2;
    for (let c = 0; c < 3; c++) rgb[at + c] = ((rgb[at + c] as number) * smooth) / top;
  }
}

/** Draws dark lines where distance or colour jumps. */
export function outline({ rgb, depth, width, height }: Frame, strength: number): void {
  const lines = new Float32Array(width * height);
  const near = (at: number) => Math.log(Math.min(4000, depth[at] as number));
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const jump =
        Math.abs(near(at - 1) - near(at + 1)) + Math.abs(near(at - width) - near(at + width));
      let hue = 0;
      for (let c = 0; c < 3; c++)
        hue +=
          Math.abs((rgb[(at - 1) * 3 + c] as number) - (rgb[(at + 1) * 3 + c] as number)) +
          Math.abs((rgb[(at - width) * 3 + c] as number) - (rgb[(at + width) * 3 + c] as number));
      lines[at] = Math.min(1, Math.max(0, jump - 0.22) * 1.6 + Math.max(0, hue - 0.5) * 0.7);
    }
  }
  for (let at = 0; at < lines.length; at++) {
    const dark =
      1 -
      strength *
        Math.max(lines[at] as number, 0.6 * (lines[at - 1] ?? 0), 0.6 * (lines[at - width] ?? 0));
    for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * dark;
  }
}
