import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';

/** A film on a screen: a rider before a low sun over hills; across from −1 to 1, up from 0 to 1. */
export function filmAt(u: number, v: number): Colour {
  const near = 0.2 + 0.05 * Math.sin(4 * u + 1) + 0.02 * Math.sin(17 * u);
  if (v < near || isRider(u - 0.3, v - near)) return [0.012, 0.006, 0.01];
  const far = 0.36 + 0.1 * Math.sin(2.6 * u - 0.8) + 0.03 * Math.sin(9 * u);
  if (v < far) return mixColour([0.24, 0.09, 0.09], [0.5, 0.2, 0.1], v / far);
  const out = Math.hypot((u + 0.22) * 1.2, v - 0.5);
  if (out < 0.17) return [1.05, 0.98, 0.72];
  const sky = mixColour([0.95, 0.5, 0.16], [0.12, 0.2, 0.5], Math.min(1, (v - far) / 0.62));
  return mixColour(sky, [1, 0.74, 0.34], Math.max(0, 0.6 - 1.6 * (out - 0.17)));
}

/** Whether a place is of the rider on the hill: both measured from where the horse stands, in half widths and heights of the screen. */
function isRider(u: number, v: number): boolean {
  const trunk = (u / 0.085) ** 2 + ((v - 0.13) / 0.045) ** 2 < 1;
  const legs =
    v > -0.05 && v < 0.13 && [-0.06, -0.045, 0.05, 0.068].some((at) => Math.abs(u - at) < 0.008);
  const neck = Math.abs(u + 0.075 + 0.3 * (v - 0.15)) < 0.022 && v > 0.12 && v < 0.21;
  const head = ((u + 0.118) / 0.036) ** 2 + ((v - 0.2) / 0.02) ** 2 < 1;
  const body = Math.abs(u) < 0.024 && v > 0.14 && v < 0.29;
  const face = (u / 0.018) ** 2 + ((v - 0.315) / 0.032) ** 2 < 1;
  const hat = Math.abs(u) < 0.042 && Math.abs(v - 0.335) < 0.007;
  const tail = Math.abs(u - 0.09) < 0.009 && v > 0.03 && v < 0.15;
  return trunk || tail || legs || neck || head || body || face || hat;
}
