import type { Setting } from '../setting.ts';
import type { Camera, Frame } from './frame.ts';
import { type Bare, paintHail } from './hail.ts';
import { paintSandstorm } from './sandstorm.ts';
import { paintSnowfall } from './snowfall.ts';

/** Draws rain, hail, falling snow or blown sand over the finished scene, of which `bare` was there before anything stood in it. */
export function paintWeather(frame: Frame, camera: Camera, setting: Setting, bare: Bare): void {
  const { weather } = setting;
  const shower = { ...setting, medium: setting.idea.medium };
  if (weather === 'rain' || weather === 'storm') paintRain(frame, setting);
  if (weather === 'hail') paintHail(frame, camera, shower, bare);
  if (weather === 'sandstorm') paintSandstorm(frame, camera, setting);
  if (weather === 'snowfall') paintSnowfall(frame, camera, shower);
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
