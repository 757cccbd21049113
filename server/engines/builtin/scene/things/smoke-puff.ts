import type { Random } from '../../kernels/random.ts';
import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import { createNoise } from '../noise.ts';
import type { Light } from '../world/light.ts';
import { paintLitSprite, type Sprite } from './sprite.ts';

/** Pixels on a side. */
const SIDE = 112;
/** How light it is beside a cloud, in the sun and in its own shade. */
interface Tone {
  readonly lit: number;
  readonly shade: number;
}

/** The smoke of coal, of a rocket, and a cloud itself. */
export const SOOT: Tone = { lit: 0.86, shade: 0.62 };
export const STEAM: Tone = { lit: 0.97, shade: 0.82 };
export const CLOUD: Tone = { lit: 1, shade: 1 };

/** One soft heap of smoke or cloud, lit as the clouds are: `dense` is 0 to 1, how much it hides. */
export function smokePuff(light: Light, tone: Tone, dense: number, random: Random): Sprite {
  const noise = createNoise(random.uint32());
  const [right, up] = light.toward;
  const { cloudLit, cloudShade } = light;
  const shade = mixColour([0, 0, 0], cloudShade, tone.shade);
  const lit = mixColour([0.1, 0.1, 0.1], cloudLit, tone.lit);
  return paintLitSprite(SIDE, SIDE, ({ width, height, rgba }) => {
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++) {
        const [u, v] = [(2 * column) / width - 1, (2 * row) / height - 1];
        const billow = noise.fbm(u * 2.2 + 3, v * 2.2, 4);
        const away = Math.hypot(u, v) - 0.34 * billow;
        const alpha = dense * smoothstep(0.86, 0.42, away);
        if (alpha <= 0.004) continue;
        const toward = clamp(0.45 + 0.5 * (u * right - v * Math.max(0.35, up)) + 0.7 * billow);
        const colour = mixColour(shade, lit, toward);
        const at = (row * width + column) * 4;
        for (let c = 0; c < 3; c++) rgba[at + c] = (colour[c] as number) * alpha;
        rgba[at + 3] = alpha;
      }
  });
}
