import { LAND, THING } from '../../world/frame.ts';
import type { Colour, Thing } from '../../words/idea.ts';
import type { Planted, Stage } from './stage.ts';

/** What burns in the open, and how far its light reaches by its height. */
const FIRES: Partial<Readonly<Record<Thing, number>>> = { campfire: 2.3 };

/** The colour of what a fire adds to the light close to it. */
const STRENGTH: Colour = [1.6, 0.72, 0.2];
/** The light of a night as the eye has grown used to it, and how much a fire counts: by day next to nothing. */
const DARK = 0.3;
const BESIDE = 0.24;

/** Whether it gives light instead of shadow. */
export const burns = ({ thing }: Planted): boolean => thing !== undefined && thing in FIRES;

/** How much more light than without fires there is at a place, by channel: 1 and more. World units. */
export type FireLight = (x: number, y: number, z: number) => Colour;

/** The light of the fires among the wished-for things; null without one. */
export function fireLight({ setting }: Stage, wished: readonly Planted[]): FireLight | null {
  const fires = wished.filter(burns);
  if (fires.length === 0) return null;
  const { ambient, sun, isNight } = setting.light;
  const level = isNight ? DARK : ambient[1] + sun[1];
  return (x, y, z) => {
    let sum = 0;
    for (const fire of fires) {
      const reach = fire.size * (FIRES[fire.thing as Thing] ?? 0);
      const high = fire.base + 0.4 * fire.size;
      const square = (x - fire.x) ** 2 + (y - high) ** 2 + (z - fire.z) ** 2;
      sum += 1 / (1 + (2.2 * square) / (reach * reach)) ** 1.5;
    }
    const lit = (BESIDE * sum) / level ** 2;
    return [1 + STRENGTH[0] * lit, 1 + STRENGTH[1] * lit, 1 + STRENGTH[2] * lit];
  };
}

/** A thing in the light of the fires around it. */
export function litByFire(light: FireLight, one: Planted): Planted {
  if (burns(one)) return one;
  const [red, green, blue] = light(one.x, one.base + 0.5 * one.size, one.z);
  const [r, g, b] = one.tone ?? [1, 1, 1];
  return { ...one, tone: [r * red, g * green, b * blue] };
}

/** Lets fires light the ground, and trunks that are painted with it. */
export function lightGround({ frame, camera }: Stage, light: FireLight): void {
  const { kind, depth, rgb, width } = frame;
  for (let at = 0; at < kind.length; at++) {
    const z = depth[at] as number;
    // Leaves overhead have no distance.
    if ((kind[at] !== LAND && kind[at] !== THING) || !Number.isFinite(z)) continue;
    const column = at % width;
    const x = ((column - camera.centre) * z) / camera.focal;
    const y = camera.height - (((at - column) / width - camera.horizon) * z) / camera.focal;
    const more = light(x, y, z);
    for (let c = 0; c < 3; c++) rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (more[c] as number);
  }
}
