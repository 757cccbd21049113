import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import { createNoise, type Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { type Sprite, spriteOf } from '../sprite.ts';
import type { Wish } from '../wish.ts';

/** What flames look like by how hot they are, from the rim of a tongue to its heart: straight, bright beyond white. */
const HEAT: readonly (readonly [number, Colour])[] = [
  [0, [0.62, 0.09, 0.01]],
  [0.25, [0.95, 0.26, 0.03]],
  [0.5, [1.15, 0.56, 0.1]],
  [0.75, [1.25, 0.86, 0.32]],
  [1, [1.3, 1.12, 0.78]],
];

/** Tongues of a fire, and sparks above them. */
const TONGUES = 9;
const SPARKS = 16;
/** Height in pixels beyond which flames are scaled up. */
const LARGEST = 460;

/** One tongue: where its foot is (−1 to 1), how high it licks (0 to 1), half its width, its bend and where that begins. */
interface Tongue {
  readonly foot: number;
  readonly tall: number;
  readonly wide: number;
  readonly sway: number;
  readonly phase: number;
}

/** Flames that rise from the middle of their lower edge, `height` pixels high: translucent at their rims, brightest low in the middle. */
export function flames({ random }: Pick<Wish, 'random'>, wide: number, tall: number): Sprite {
  const scale = Math.min(1, LARGEST / tall);
  const [width, height] = [Math.ceil(wide * scale), Math.ceil(tall * scale)];
  const noise = createNoise(random.uint32());
  const tongues = Array.from({ length: TONGUES }, (_, n) => tongueOf(random, n));
  const rgba = new Float32Array(width * height * 4);
  const glow = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    const up = 1 - (row + 0.5) / height;
    for (let column = 0; column < width; column++) {
      const heat = heatAt(noise, tongues, ((column + 0.5) / width) * 2 - 1, up);
      if (heat > 0) write(row * width + column, heat, smoothstep(0, 0.3, heat));
    }
  }
  for (let n = 0; n < SPARKS; n++) spark();
  return spriteOf({ width, height, rgba, glow });

  function write(at: number, heat: number, alpha: number): void {
    rgba.set(colourOf(heat), at * 4);
    rgba[at * 4 + 3] = alpha;
  }

  /** A spark: the smaller and the farther aside, the higher it has flown. */
  function spark(): void {
    const up = 0.35 + 0.64 * random.unit();
    const aside = (random.unit() - 0.5) * (0.3 + 0.7 * up);
    const size = Math.max(0.7, height * 0.006 * (1.4 - up));
    const [x, y] = [(0.5 + 0.5 * aside) * width, (1 - up) * height];
    for (let row = Math.floor(y - size); row <= y + size; row++)
      for (let column = Math.floor(x - size); column <= x + size; column++) {
        if (row < 0 || column < 0 || row >= height || column >= width) continue;
        const near = clamp(1.2 - Math.hypot(column + 0.5 - x, row + 0.5 - y) / size);
        const at = row * width + column;
        if (near > (rgba[at * 4 + 3] ?? 0)) write(at, 0.6, near);
      }
  }
}

/** The tongues of a fire: the middle ones high and broad, those beside them low, leaning in. */
function tongueOf(random: Random, n: number): Tongue {
  const foot = ((n + 0.5) / TONGUES) * 2 - 1;
  return {
    foot: foot * 0.46 + 0.1 * (random.unit() - 0.5),
    tall: (1 - 0.62 * Math.abs(foot) ** 1.3) * (0.62 + 0.36 * random.unit()),
    wide: 0.13 + 0.1 * random.unit() + 0.06 * (1 - Math.abs(foot)),
    sway: (0.05 + 0.1 * random.unit()) * (random.unit() < 0.5 ? -1 : 1),
    phase: random.unit() * 6.28,
  };
}

/** How hot it is at a place, 0 outside to 1: across −1 to 1, up 0 to 1. */
function heatAt(noise: Noise, tongues: readonly Tongue[], across: number, up: number): number {
  // Rising air bends all tongues alike, more the higher they are.
  const bent = across + 0.22 * up * noise.fbm(across * 1.4 + 3, up * 2.6, 2);
  let cold = 1;
  for (const { foot, tall, wide, sway, phase } of tongues) {
    const share = up / tall;
    if (share >= 1) continue;
    const middle = foot * (1 - 0.5 * share) + sway * share * Math.sin(3.4 * share + phase);
    const half = wide * (0.55 + 1.2 * share) * (1 - share) ** 0.85;
    const away = Math.abs(bent - middle) / half;
    if (away < 1) cold *= 1 - 0.62 * (1 - away * away) * (1 - share ** 2.4);
  }
  if (cold === 1) return 0;
  // Holes and shreds, finer across than upward, where it burns low.
  const torn = 0.5 + noise.fbm(bent * 7, up * 3.2 - 9, 3);
  const foot = smoothstep(
    0.05 * (1 + across * across * 14) - 0.05,
    0.24,
    up + 0.05 * noise.at(bent * 9, 4),
  );
  return clamp((1 - cold) * 1.12 - torn * (0.1 + 0.34 * up)) * foot;
}

function colourOf(heat: number): Colour {
  const next = HEAT.findIndex(([from]) => from > heat);
  const [low, high] = [HEAT[Math.max(0, next - 1)], HEAT[next]];
  if (low === undefined || high === undefined) return [1.3, 1.12, 0.78];
  return mixColour(low[1], high[1], (heat - low[0]) / (high[0] - low[0]));
}
