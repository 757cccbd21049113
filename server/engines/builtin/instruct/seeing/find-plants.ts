import { clamp, smoothstep } from '../../kernels/arithmetic.ts';
import type { View } from './view.ts';

/** Finds leaves and grass by their green: 0 to 1 for each pixel of the view. `sky` is left out. */
export function findPlants(view: View, sky: Float32Array | null): Float32Array {
  return view.luma.map((_, at) => {
    const [r, g, b] = [view.red[at] as number, view.green[at] as number, view.blue[at] as number];
    return greenness(r, g, b) * (1 - (sky?.[at] ?? 0));
  });
}

/** How much a colour (channels 0 to 1) is that of leaves: green to yellow-green, not bluish, not pale. */
export function greenness(r: number, g: number, b: number): number {
  const top = Math.max(r, g, b);
  if (top <= 0.02) return 0;
  const saturation = (top - Math.min(r, g, b)) / top;
  const overBlue = (g - b) / top;
  const overRed = (g - r) / top;
  return (
    smoothstep(-0.01, 0.06, overRed) *
    smoothstep(0.03, 0.14, overBlue) *
    smoothstep(0.1, 0.24, saturation) *
    clamp(top * 9)
  );
}
