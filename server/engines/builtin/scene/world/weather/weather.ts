import type { Setting } from '../../setting.ts';
import type { Camera, Frame } from '../frame.ts';
import { type Bare, paintHail } from './hail.ts';
import { paintRain } from './rain.ts';
import { paintSandstorm } from './sandstorm.ts';
import { paintSnowfall } from './snowfall.ts';

/** Draws rain, hail, falling snow or blown sand over the finished scene, of which `bare` was there before anything stood in it. */
export function paintWeather(frame: Frame, camera: Camera, setting: Setting, bare: Bare): void {
  const { weather } = setting;
  const shower = { ...setting, medium: setting.idea.medium };
  if (weather === 'rain' || weather === 'storm')
    paintRain(frame, camera, shower, weather === 'storm');
  if (weather === 'hail') paintHail(frame, camera, shower, bare);
  if (weather === 'sandstorm') paintSandstorm(frame, camera, setting);
  if (weather === 'snowfall') paintSnowfall(frame, camera, shower);
}
