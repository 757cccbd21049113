import type { Apart } from './apart.ts';
import { growCrystals } from './things/placing/rocks/grow-crystals.ts';
import { populateCave } from './things/placing/rocks/in-cave.ts';
import { paintCave } from './world/cave/cave.ts';
import { inCave, planCave } from './world/cave/cave-plan.ts';
import { beforeCave, caveWater, floodCave } from './world/cave/sea-cave.ts';
import type { Camera, Frame } from './world/frame.ts';
import type { HeightMap } from './world/height-map.ts';
import { paintWater } from './world/water/water.ts';
import { createWater } from './world/water/water-of.ts';

/** Draws a cave before the land that is seen through its mouth, with who and what is in it. */
export function drawCave(frame: Frame, camera: Camera, map: HeightMap, apart: Apart): void {
  const setting = apart('place');
  const cave = planCave(setting);
  paintCave(frame, camera, setting, cave);
  if (setting.idea.coastal) {
    const eye = inCave(camera);
    floodCave(frame, eye);
    const sea = createWater(beforeCave(setting));
    paintWater(frame, eye, setting, map, caveWater(sea, setting));
  }
  populateCave({ frame, camera, map, setting: apart('things') }, cave);
  if (setting.idea.crystals) growCrystals({ frame, camera, map, setting: apart('crystals') });
}
