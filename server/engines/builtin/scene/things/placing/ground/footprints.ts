import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Land } from '../../../words/land.ts';
import { LAND } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import { cropOf } from '../../../world/soil/sown.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where the ground is so loose that whoever walks leaves prints; on other ground snow does. */
const LOOSE: readonly Land[] = ['desert', 'beach', 'island', 'space'];
/** How high above the water sand keeps them, world units. */
const DRY = 0.06;

/** Of somebody's height: half the length and width of a print, the length of a step, and how far to each side of the line the feet go. */
const PRINT = { long: 0.095, wide: 0.045, step: 0.4, aside: 0.07 } as const;
/** How far a line leads aside for each step back; how far it swings, and the length of a swing; how far back it is looked for. In heights of who walks. */
const SLANT = 0.42;
const SWING = { wide: 0.5, long: 3.2 } as const;
const FAR = 40;
/** The share of light that a print loses, and how much more its edge toward the light gets. */
const DARK = { loose: 0.46, snow: 0.52 } as const;
const RIM = 0.16;
/** A print that is seen less than so many pixels deep is lost. */
const SEEN = 0.8;
/** Lines of so many are seen at the most. */
const MOST = 6;

/** Who leaves prints: where, and how tall. World units. */
type Walker = Pick<Planted, 'x' | 'z' | 'size'>;

/** How far aside, by the distance, prints begin that are named alone, how near the lower edge of the picture, and how tall somebody is who would leave them: they are to be seen. */
const ALONE = { aside: 0.14, near: 1.02, size: 3.2 } as const;

/** Who has gone by and is no longer seen: their prints lead into the land from where it begins. */
function goneBy({ frame, camera, setting, map }: Stage): Walker {
  const rows = frame.height - camera.horizon;
  const level = (camera.height * camera.focal) / rows;
  const ground = lookUp(map.heights, 0, level);
  const z = (ALONE.near * Math.max(1, camera.height - ground) * camera.focal) / rows;
  return { x: setting.side * ALONE.aside * z, z, size: ALONE.size };
}

/** Presses the prints of those who walk on sand, dust or snow into the ground, or those that are named alone: each has come from farther off. */
export function footprints(stage: Stage, wished: readonly Planted[]): void {
  const { frame, camera, setting } = stage;
  const dark = darkOn(setting);
  if (dark === 0) return;
  const walkers = wished
    .filter(
      ({ thing, isAfloat, deep, lies }) =>
        thing !== undefined && isWalker(thing) && !isAfloat && deep !== 0 && lies !== true,
    )
    .slice(0, MOST);
  if (walkers.length === 0 && setting.idea.footprints) pressLine(stage, goneBy(stage), 0, dark);
  for (const [n, one] of walkers.entries()) pressLine(stage, one, n, dark);

  function pressLine({ map }: Stage, { x, z, size }: Walker, n: number, depth: number): void {
    const { width, height, kind, depth: depths, rgb } = frame;
    const sun = setting.light.toward;
    const lit = Math.sign(sun[2]) || 1;
    for (let row = Math.ceil(camera.horizon); row < height; row++) {
      for (let column = 0; column < width; column++) {
        const at = row * width + column;
        const atZ = depths[at] as number;
        if (kind[at] !== LAND || atZ < z || atZ > z + FAR * size) continue;
        const atX = ((column - camera.centre) * atZ) / camera.focal;
        const back = (atZ - z) / size;
        const beside = atX - lineAt(setting.side, x, n, size, back);
        if (Math.abs(beside) > 4 * PRINT.aside * size) continue;
        const ground = lookUp(map.heights, atX, atZ);
        const pixel = (atZ * atZ) / (camera.focal * Math.max(1, camera.height - ground));
        const clear = smoothstep(SEEN * 0.35, SEEN, (2 * PRINT.long * size) / pixel);
        if (clear === 0 || ground < DRY) continue;
        const print = printAt(beside / size, back);
        // The wall that faces the light is lit.
        const wall = printAt(beside / size, back - lit * 0.5 * PRINT.long);
        const left = 1 - clear * (depth * print - RIM * Math.max(0, wall - print));
        for (let c = at * 3; c < at * 3 + 3; c++) rgb[c] = (rgb[c] as number) * left;
      }
    }
  }
}

/** How much light a print takes from a setting's ground; 0: it takes none. */
function darkOn(setting: Setting): number {
  const { land, snowy, idea } = setting;
  if (cropOf(setting) !== null || idea.path !== null) return 0;
  if (snowy) return land === 'street' || land === 'summit' ? 0 : DARK.snow;
  return LOOSE.includes(land) && idea.scenery === null ? DARK.loose : 0;
}

/** How far right of the eye the line of one who has come to `x` leads, so far back, in heights of who walks: across the picture's middle. */
function lineAt(side: number, x: number, n: number, size: number, back: number): number {
  const toward = Math.abs(x) < 0.3 * size ? -side : -Math.sign(x);
  const swing = SWING.wide * Math.sin(back / SWING.long + n) * Math.min(1, back / SWING.long);
  return x + size * (toward * SLANT * back + swing);
}

/** How deep a print is at a place beside the line and back along it, in heights of who walks: left and right in turn. */
function printAt(beside: number, back: number): number {
  const step = Math.floor(back / PRINT.step);
  // The last step is under the feet.
  if (step < 0) return 0;
  const along = back - (step + 0.5) * PRINT.step;
  const across = beside - (step % 2 === 0 ? PRINT.aside : -PRINT.aside);
  return smoothstep(1.2, 0.7, Math.hypot(along / PRINT.long, across / PRINT.wide));
}
