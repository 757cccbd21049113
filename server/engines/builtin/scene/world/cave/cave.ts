import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, LAND, THING } from '../frame.ts';
import { drawMeshes } from '../mesh.ts';
import { wallAt } from './cave-light.ts';
import { caveMesh } from './cave-mesh.ts';
import { type Cave, inCave, type Place } from './cave-plan.ts';
import { wallsOf } from './cave-walls.ts';
import { seaAhead } from './sea-cave.ts';

/** From how high on a cave's floor is wall, world units. */
const FLOOR = 0.5;
/** How much brighter it is outside for an eye that is used to the dark. */
const GLARE = 1.28;

/** Puts the walls, the roof and the floor of a cave before the land, which is seen through its mouth. */
export function paintCave(frame: Frame, camera: Camera, setting: Setting, cave: Cave): void {
  const { width, height, rgb, depth, kind } = frame;
  const { noise, random, idea } = setting;
  const walls = wallsOf(idea);
  const site = { cave, walls, noise };
  const start = 40 * random.unit();
  const eye = inCave(camera);
  const drawn = drawMeshes(width, height, [
    caveMesh(cave, walls, eye, noise, start, Math.max(width, height)),
  ]);
  for (let row = 0; row < height; row++) {
    // What the sea will cover is painted as that.
    const sea = idea.coastal ? seaAhead(eye, row) : Number.POSITIVE_INFINITY;
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const alpha = drawn.rgba[at * 4 + 3] as number;
      if (alpha < 1)
        for (let c = 0; c < 3; c++) rgb[at * 3 + c] = GLARE * (rgb[at * 3 + c] as number);
      if (alpha === 0) continue;
      const z = drawn.depth[at] as number;
      const x = ((column + 0.5 - eye.centre) * z) / eye.focal;
      const y = eye.height - ((row + 0.5 - eye.horizon) * z) / eye.focal;
      const isSolid = alpha >= 0.5;
      if (!isSolid || z < sea) {
        const facing: Place = [
          drawn.rgba[at * 4] as number,
          drawn.rgba[at * 4 + 1] as number,
          drawn.rgba[at * 4 + 2] as number,
        ];
        const lit = wallAt(site, [x, y, z], facing, eye.height, z / eye.focal);
        for (let c = 0; c < 3; c++)
          rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - alpha) + (lit[c] as number) * alpha;
      }
      if (!isSolid) continue;
      depth[at] = z;
      kind[at] = y < FLOOR ? LAND : THING;
    }
  }
}
