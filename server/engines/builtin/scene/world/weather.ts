import type { Random } from '../../kernels/random.ts';
import type { Setting } from '../setting.ts';
import type { Frame } from './frame.ts';

/** Draws rain, falling snow or lightning over the finished scene. */
export function paintWeather(frame: Frame, setting: Setting): void {
  const { weather } = setting;
  if (weather === 'storm') paintLightning(frame, setting);
  if (weather === 'rain' || weather === 'storm') paintRain(frame, setting);
  if (weather === 'snowfall') paintSnow(frame, setting);
}

function lighten(frame: Frame, x: number, y: number, share: number): void {
  const column = Math.round(x);
  const row = Math.round(y);
  if (column < 0 || row < 0 || column >= frame.width || row >= frame.height) return;
  const at = (row * frame.width + column) * 3;
  for (let c = 0; c < 3; c++) {
    const old = frame.rgb[at + c] as number;
    frame.rgb[at + c] = old + (0.95 - old) * share;
  }
}

function paintRain(frame: Frame, { random, side }: Setting): void {
  for (let n = 0; n < (frame.width * frame.height) / 420; n++) {
    const [x, y] = [random.unit() * frame.width, random.unit() * frame.height];
    const length = 8 + random.unit() * 26;
    const strength = 0.05 + random.unit() * 0.14;
    for (let step = 0; step < length; step++)
      lighten(frame, x + side * step * 0.16, y + step, strength);
  }
}

function paintSnow(frame: Frame, { random }: Setting): void {
  for (let n = 0; n < (frame.width * frame.height) / 800; n++) {
    const [x, y] = [random.unit() * frame.width, random.unit() * frame.height];
    const radius = 0.7 + random.unit() ** 6 * 7;
    const strength = radius > 2.5 ? 0.32 : 0.85;
    for (let row = -radius; row <= radius; row++) {
      for (let column = -radius; column <= radius; column++) {
        const away = Math.hypot(row, column) / radius;
        if (away < 1) lighten(frame, x + column, y + row, strength * (1 - away * away));
      }
    }
  }
}

/** How wide the white of a bolt and the light around it are, as shares of the picture's height. */
const BOLT = { core: 0.0016, glow: 0.02, halo: 0.11 } as const;
/** Chance that a bolt turns on a row, and that a branch leaves it, of pictures a thousand rows high. */
const TURNS = 0.07;
const FORKS = 0.012;

/** A bolt that falls in straight pieces from the clouds to the horizon, thinner branches leaving it, all aglow. */
function paintLightning(frame: Frame, { random }: Setting): void {
  const top = frame.width * (0.25 + 0.5 * random.unit());
  strike(frame, random, { x: top, y: 0, end: frame.height * 0.5, power: 1, lean: 0 });
}

/** A bolt or a branch of one: where it begins and ends, how bright it is, how far it leans aside on its way down. */
interface Bolt {
  readonly x: number;
  readonly y: number;
  readonly end: number;
  readonly power: number;
  readonly lean: number;
}

function strike(frame: Frame, random: Random, { x: from, y: top, end, power, lean }: Bolt): void {
  const unit = 1000 / frame.height;
  let x = from;
  let slope = lean;
  for (let y = Math.ceil(top); y < end; y++) {
    if (random.unit() < TURNS * unit) slope = lean + 1.5 * (random.unit() - 0.5);
    x += slope;
    // A branch fades toward its end.
    const left = power < 1 ? 1 - (y - top) / (end - top) : 1;
    shine(frame, x, y, power * left);
    if (power === 1 && random.unit() < FORKS * unit) {
      const long = frame.height * (0.06 + 0.14 * random.unit());
      const side = random.unit() < 0.5 ? -1 : 1;
      strike(frame, random, { x, y, end: Math.min(end, y + long), power: 0.5, lean: side * 0.8 });
    }
  }
}

/** Lights a row of a bolt: its white core, the glow close around it, and a wide faint halo. */
function shine(frame: Frame, x: number, y: number, power: number): void {
  const core = Math.max(0.7, BOLT.core * frame.height * power);
  const glow = BOLT.glow * frame.height * power;
  const halo = BOLT.halo * frame.height * power;
  const reach = Math.ceil(halo * 2);
  for (let column = Math.floor(x) - reach; column <= x + reach; column++) {
    const away = Math.abs(column + 0.5 - x);
    const near = 0.4 * Math.exp(-((away / glow) ** 2)) + 0.09 * Math.exp(-((away / halo) ** 2));
    lighten(frame, column, y, Math.min(1, Math.max(0, core + 0.5 - away) + power * near));
  }
}
