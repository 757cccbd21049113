import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { sampleBlock, vapour } from './vapour.ts';
import { type Veil, veilAt } from './veil.ts';

/** What flat clouds show in a direction, right and up where ahead is 1; null where the sky shows. */
export type FlatClouds = (right: number, up: number) => Veil | null;

/** The flat clouds of a setting: where heaps stand a thin veil behind them, else the kind that fills its sky. */
export function flatClouds(setting: Setting): FlatClouds {
  const { clouds, light, noise } = setting;
  if (clouds === 'fans') return fans(setting);
  if (clouds === 'mackerel') return mackerel(setting);
  if (clouds === 'layers') return layers(setting);
  return (right, up) => veilAt(light, noise, right, up);
}

/** How far off, in heights of its plane, a cloud is that stands so high above the horizon; it never gets infinitely far. */
const farAt = (up: number): number => 1 / (up + 0.09);

/** A colour between the clouds' shade and light, the paler the nearer to the horizon. */
function lit({ light }: Setting, share: number, up: number): Veil['colour'] {
  const body = mixColour(light.cloudShade, light.cloudLit, clamp(share));
  return mixColour(body, light.horizon, 0.6 * (1 - smoothstep(0.02, 0.24, up)));
}

/** Ice that the wind high up draws out: sheaves of fibres which perspective spreads from one point of the horizon. */
function fans(setting: Setting): FlatClouds {
  const { noise, random } = setting;
  const turned = (random.unit() - 0.5) * 1.5;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  return (right, up) => {
    const far = farAt(up);
    const [x, y] = [right * far, far];
    const bend = 0.7 * noise.fbm(x * 0.3 + 5, y * 0.3, 2);
    const across = cos * x - sin * y + bend;
    const along = sin * x + cos * y;
    const sheaf = noise.fbm(across * 0.62, along * 0.16 + 9, 3);
    const fibre = noise.fbm(across * 3.6 + 0.5 * bend, along * 0.36, 4);
    const density = sheaf + 0.46 * fibre + 0.05;
    const amount = 0.85 * smoothstep(0, 0.75, density) * smoothstep(0, 0.09, up);
    return amount <= 0 ? null : { colour: lit(setting, 0.86 + 0.4 * fibre, up), amount };
  };
}

/** Many small round clouds in rows, as a high layer breaks up that is cooled from above. */
function mackerel(setting: Setting): FlatClouds {
  const { noise, random } = setting;
  const turned = (random.unit() - 0.5) * 1.2;
  const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
  const slice = random.unit();
  const { heaps } = vapour();
  return (right, up) => {
    const far = farAt(up);
    const [x, y] = [right * far, far];
    const field = noise.fbm(x * 0.26 + 2, y * 0.26, 3) + 0.24;
    if (field < -0.4) return null;
    const bend = 0.12 * noise.at(x * 0.9, y * 0.9 + 4);
    const across = cos * x - sin * y + bend;
    const along = sin * x + cos * y + bend;
    const ball = sampleBlock(heaps, across * 0.95, along * 1.5, slice);
    const density = ball - 0.62 + 0.75 * field;
    const amount = 0.9 * smoothstep(0, 0.3, density) * smoothstep(0.01, 0.12, up);
    return amount <= 0 ? null : { colour: lit(setting, 0.35 + 1.5 * density, up), amount };
  };
}

/** Long flat clouds above one another, nearer to each other the lower they are. */
function layers(setting: Setting): FlatClouds {
  const { noise, light, random } = setting;
  const slice = random.unit() * 30;
  // A low sun lights them from below.
  const below = light.toward[1] < 0.3 ? 1 : -0.6;
  const densityAt = (right: number, up: number) => {
    const level = 3.4 * Math.log(up + 0.05);
    return (
      noise.fbm(right * 1.3 + slice, level * 1.5, 4) +
      0.2 * noise.at(right * 0.5, level * 0.4 + slice)
    );
  };
  return (right, up) => {
    const density = densityAt(right, up) - 0.06;
    if (density <= 0) return null;
    const amount =
      0.92 *
      smoothstep(0, 0.22, density) *
      smoothstep(0.005, 0.05, up) *
      (1 - 0.5 * smoothstep(0.3, 0.7, up));
    const beneath = densityAt(right, up * 0.93 - 0.004) - 0.06;
    return { colour: lit(setting, 0.62 + below * 1.6 * (density - beneath), up), amount };
  };
}
