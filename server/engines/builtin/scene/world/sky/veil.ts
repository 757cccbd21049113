import { clamp, mix, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Light } from '../light.ts';

/** What a flat layer of cloud shows in one direction. */
export interface Veil {
  readonly colour: Colour;
  /** 0 to 1: how much it hides. */
  readonly amount: number;
}

/**
 * The layer of noise on a plane above: thin streaks in fair weather, a closed lid before rain. It is
 * lit from the sun's side by comparing its density with that a step toward the sun. `right` and `up`
 * are the direction where ahead is 1; null where the sky shows.
 */
export function veilAt(light: Light, noise: Noise, right: number, up: number): Veil | null {
  const far = 1 / (up + 0.09);
  const dense = smoothstep(0.66, 0.85, light.cover);
  // Drawn out along the wind where it is high and thin, in heaps where it is low and closed.
  const x = right * far * mix(0.42, 1.1, dense);
  const y = far * 1.1;
  const bend = 0.5 * noise.at(x * 0.5, y * 0.3);
  const threshold = mix(mix(0.46, 0.28, light.cover), -0.75, dense);
  const density =
    noise.fbm((x + bend) * 0.8, (y + bend) * 0.8, 6) - threshold + 0.3 * noise.at(x * 0.2, y * 0.2);
  const amount = smoothstep(0, 0.42, density) * smoothstep(0.0, 0.07, up) * mix(0.62, 0.95, dense);
  if (amount <= 0) return null;
  const step = 0.16;
  const shade = noise.fbm(
    (x + light.toward[0] * step) * 0.8,
    (y + light.toward[2] * step) * 0.8,
    4,
  );
  const thin = clamp(0.62 + 1.15 * (density + threshold - shade) - 0.38 * density);
  const lit = mix(
    thin,
    clamp(0.95 - 1.7 * noise.ridged(x * 0.7 + bend, y * 0.7, 4) + 1.4 * shade),
    dense,
  );
  const body = mixColour(light.cloudShade, light.cloudLit, lit);
  const faded = mixColour(body, light.horizon, 0.6 * (1 - smoothstep(0.02, 0.22, up)));
  return { colour: faded, amount };
}
