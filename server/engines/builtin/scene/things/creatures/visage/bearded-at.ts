import { mix, smoothstep } from '../../../arithmetic.ts';
import type { Features } from './features.ts';

/** How much of a place on a face a beard covers, 0 to 1. */
export function beardedAt({ nose, mouth, wide }: Features, y: number, aside: number): number {
  const edge =
    mix(mouth + 0.03, 0.3, smoothstep(0.09, 0.21, aside)) + 0.14 * smoothstep(0.21, 0.28, aside);
  const cheek = smoothstep(edge + 0.02, edge - 0.08, y);
  const lips = Math.hypot((y - mouth + 0.006) / 0.03, aside / (wide * 0.94));
  const moustache =
    smoothstep(nose - 0.004, nose - 0.02, y + 0.22 * aside) *
    smoothstep(mouth - 0.03, mouth + 0.012, y) *
    smoothstep(0.175, 0.14, aside);
  return Math.max(cheek * smoothstep(0.85, 1.2, lips), moustache * smoothstep(0.6, 0.95, lips));
}
