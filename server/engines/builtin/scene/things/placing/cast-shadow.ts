import { clamp } from '../../arithmetic.ts';
import { LAND } from '../../world/frame.ts';
import type { Planted, Stage } from './stage.ts';

/** Darkens the ground beneath a thing, more on the side away from the light. */
export function castShadow({ frame, camera, setting }: Stage, planted: Planted): void {
  const { sprite, x, z, base, size } = planted;
  const scale = camera.focal / z;
  const toward = Math.sign(setting.light.toward[0]);
  const across = ((size * sprite.width) / sprite.height) * scale * 0.42;
  const deep = Math.max(1, (across * (camera.height - base)) / z + across * 0.06);
  const centre = camera.centre + x * scale - toward * across * 0.35;
  const foot = camera.horizon + (camera.height - base) * scale;
  for (let row = Math.ceil(foot - deep); row <= foot + deep; row++) {
    for (let column = Math.ceil(centre - across); column <= centre + across; column++) {
      if (row < 0 || column < 0 || row >= frame.height || column >= frame.width) continue;
      const at = row * frame.width + column;
      if (frame.kind[at] !== LAND) continue;
      const away = Math.hypot((column - centre) / across, (row - foot) / deep);
      const factor = 1 - 0.55 * clamp(1 - away) ** 0.7;
      for (let c = 0; c < 3; c++)
        frame.rgb[at * 3 + c] = (frame.rgb[at * 3 + c] as number) * factor;
    }
  }
}
