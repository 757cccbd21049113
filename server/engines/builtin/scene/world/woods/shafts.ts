import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Camera, Frame } from '../frame.ts';

/** Directions about the sun for which it is known how bright they are. */
const BEAMS = 8192;

/** Between which distances beams are lost that lie before open land, world units. */
const NEAR = 150;
const FAR = 520;

/** From how far on beams between walls are seen in full, world units. */
const WALLED = 20;

/** Lays beams of light over a forest: they fan out from the sun and show where the air is seen through far. */
export function paintShafts(
  frame: Frame,
  camera: Camera,
  { land, light, noise, time, weather }: Setting,
): void {
  const misty = weather === 'fog' ? 1.2 : 1;
  const strength = (light.cover > 0.85 || time === 'night' ? 0 : 0.5) * misty;
  if (strength === 0) return;
  const { width, height, rgb, depth } = frame;
  const ahead = Math.max(0.25, light.toward[2]);
  const sunX = camera.centre + (camera.focal * light.toward[0]) / ahead;
  const sunY = Math.min(-0.1 * height, camera.horizon - (camera.focal * light.toward[1]) / ahead);
  const beams = Float32Array.from({ length: BEAMS + 1 }, (_, n) =>
    smoothstep(0.05, 0.5, noise.fbm((n / BEAMS - 0.5) * 9 * Math.PI, 4.5, 2)),
  );
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      // The sun is above the picture: all of it lies within half a turn below.
      const turn = Math.atan((column - sunX) / (row - sunY)) / Math.PI + 0.5;
      const beam = beams[Math.round(turn * BEAMS)] as number;
      if (beam <= 0) continue;
      const at = row * width + column;
      const through = clamp((depth[at] as number) / (land === 'field' ? WALLED : 46));
      const down = row / height;
      const fade = smoothstep(0, 0.25, down) * smoothstep(1, 0.45, down);
      // Where the sky is seen they lie between the trees or walls alone.
      const among =
        land === 'river' || land === 'field' ? smoothstep(FAR, NEAR, depth[at] as number) : 1;
      const share = strength * beam * through * fade * among;
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + (light.sun[c] as number) * share * 0.62;
    }
  }
}
