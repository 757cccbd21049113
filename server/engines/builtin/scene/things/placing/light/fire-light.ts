import type { Colour, Thing } from '../../../words/idea.ts';
import { LAND, THING } from '../../../world/frame.ts';
import type { Planted, Stage } from '../stage.ts';

/** What gives light around it: how far by its height, from how high on it, and how much of each colour it adds to the light close to it. */
interface Source {
  readonly reach: number;
  readonly high: number;
  readonly strength: Colour;
}

/** What burns in the open. */
const FIRES: Partial<Readonly<Record<Thing, Source>>> = {
  campfire: { reach: 2.3, high: 0.4, strength: [1.6, 0.72, 0.2] },
  torch: { reach: 1.5, high: 0.85, strength: [1.1, 0.5, 0.16] },
  cauldron: { reach: 2, high: 0.3, strength: [1.2, 0.85, 0.2] },
  portal: { reach: 1.4, high: 0.5, strength: [0.45, 0.7, 1.1] },
};
/** What is lit at night. */
const LAMPS: Partial<Readonly<Record<Thing, Source>>> = {
  lantern: { reach: 0.9, high: 0.6, strength: [0.6, 0.38, 0.15] },
  streetlamp: { reach: 0.8, high: 0.8, strength: [0.6, 0.44, 0.22] },
};
/** What is lit from within at night, and throws its light on the ground before it. */
const LIT_WITHIN: Partial<Readonly<Record<Thing, Source>>> = {
  carousel: { reach: 1.7, high: 0.3, strength: [1, 0.68, 0.3] },
  circus: { reach: 1.1, high: 0.2, strength: [0.7, 0.46, 0.2] },
  ferriswheel: { reach: 0.8, high: 0.15, strength: [0.6, 0.45, 0.32] },
  tent: { reach: 1.6, high: 0.25, strength: [0.6, 0.4, 0.16] },
  house: { reach: 1, high: 0.2, strength: [0.5, 0.34, 0.14] },
  villa: { reach: 0.9, high: 0.2, strength: [0.45, 0.32, 0.16] },
  church: { reach: 0.7, high: 0.15, strength: [0.36, 0.25, 0.11] },
  temple: { reach: 0.8, high: 0.2, strength: [0.4, 0.26, 0.1] },
  castle: { reach: 0.6, high: 0.12, strength: [0.36, 0.25, 0.1] },
  stall: { reach: 1.3, high: 0.4, strength: [0.6, 0.42, 0.18] },
  foodtruck: { reach: 1.3, high: 0.4, strength: [0.6, 0.42, 0.18] },
  igloo: { reach: 1.3, high: 0.25, strength: [0.5, 0.34, 0.15] },
};
/** What somebody has in the hands: a lantern, which is lit at night, and the light of a spell; and the fire of what burns. */
const CARRIED: Readonly<Record<NonNullable<Planted['gives']>, Source>> = {
  lantern: { reach: 1.1, high: 0.45, strength: [0.36, 0.23, 0.09] },
  spell: { reach: 1.5, high: 0.8, strength: [0.14, 0.27, 0.36] },
  candles: { reach: 6, high: 0.6, strength: [0.5, 0.3, 0.11] },
  beam: { reach: 0.8, high: 0.6, strength: [0.05, 0.045, 0.03] },
  blaze: { reach: 1.8, high: 0.4, strength: [0.5, 0.22, 0.06] },
};

/** The light of a night as the eye has grown used to it, and how much a fire counts: by day next to nothing. */
const DARK = 0.3;
const BESIDE = 0.24;

/** The most that fires of what burns add to the light of a place, of red: the eye bears no more, however many there are. */
const BEARS = 6;
/** Which share of it what was asked for gets, which has more light than the rest already: all of it would be white. */
const BOOSTED = 0.4;

/** Whether a thing is an open fire. */
export const isOpenFire = (thing: Thing): boolean => thing in FIRES;

/** Whether it gives light instead of shadow. */
export const burns = ({ thing, gives }: Planted): boolean =>
  gives === 'blaze' || (thing !== undefined && isOpenFire(thing));

/** The light that something gives; undefined for most. */
function sourceOf(
  { thing, gives }: Planted,
  isNight: boolean,
  isForsaken: boolean,
): Source | undefined {
  const isAlight = gives === 'spell' || gives === 'blaze';
  const fire = isAlight ? CARRIED[gives] : thing && FIRES[thing];
  if (fire !== undefined || !isNight) return fire;
  if (gives !== undefined) return CARRIED[gives];
  return thing && (LAMPS[thing] ?? (isForsaken ? undefined : LIT_WITHIN[thing]));
}

/** How much more light than without fires there is at a place, by channel: 1 and more; `of`: of which of them. World units. */
export type FireLight = (x: number, y: number, z: number, of?: 'blazes') => Colour;

/** The light of the fires, and at night of the lamps, among the wished-for things; null without one. */
export function fireLight({ setting }: Stage, wished: readonly Planted[]): FireLight | null {
  const { ambient, sun, isNight } = setting.light;
  const sources = wished.flatMap((one) => {
    const source = sourceOf(one, isNight, setting.idea.forsaken);
    return source === undefined ? [] : [{ one, ...source }];
  });
  if (sources.length === 0) return null;
  const level = isNight ? DARK : ambient[1] + sun[1];
  const bare = BESIDE / level ** 2;
  return (x, y, z, of) => {
    const blaze = [0, 0, 0];
    const more = [1, 1, 1];
    for (const { one, reach, high, strength } of sources) {
      if (of === 'blazes' && one.gives !== 'blaze') continue;
      const far = one.size * reach;
      const square = (x - one.x) ** 2 + (y - one.base - high * one.size) ** 2 + (z - one.z) ** 2;
      const lit = bare / (1 + (2.2 * square) / (far * far)) ** 1.5;
      const sum = one.gives === 'blaze' ? blaze : more;
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (strength[c] as number) * lit;
    }
    const borne = 1 / (1 + (blaze[0] as number) / BEARS);
    const [red = 1, green = 1, blue = 1] = more.map((own, c) => own + borne * (blaze[c] as number));
    return [red, green, blue];
  };
}

/** A thing in the light of the fires around it. */
export function litByFire(light: FireLight, one: Planted): Planted {
  const { thing } = one;
  if (burns(one) || (thing !== undefined && thing in LAMPS)) return one;
  const place = [one.x, one.base + 0.5 * one.size, one.z] as const;
  const blazes = light(...place, 'blazes');
  // What is lit from within is drawn with its own light already.
  const all = thing !== undefined && thing in LIT_WITHIN ? blazes : light(...place);
  const spared = one.boost === undefined ? 0 : 1 - BOOSTED;
  const lit = (c: 0 | 1 | 2): number => (one.tone?.[c] ?? 1) * (all[c] - spared * (blazes[c] - 1));
  return { ...one, tone: [lit(0), lit(1), lit(2)] };
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
