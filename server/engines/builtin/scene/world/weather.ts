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

function paintLightning(frame: Frame, { random }: Setting): void {
  let x = frame.width * (0.25 + 0.5 * random.unit());
  const end = frame.height * 0.5;
  for (let y = 0; y < end; y++) {
    x += (random.unit() - 0.5) * 7 + (random.unit() < 0.03 ? (random.unit() - 0.5) * 40 : 0);
    for (let dx = -14; dx <= 14; dx++)
      lighten(
        frame,
        x + dx,
        y,
        dx === 0 || Math.abs(dx) === 1 ? 1 : 0.16 / (1 + Math.abs(dx) * 0.4),
      );
  }
}
