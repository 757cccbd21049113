import { lumaOf, scaleColour } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import { isAnimal } from '../words/creatures.ts';
import type { Colour, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { CANDLELIGHT } from '../world/room/furnishings/candles.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { ROOM_KINDS } from '../world/room/room-kinds.ts';
import { boostIn } from './placing/light/boost.ts';
import type { Rays } from './sculpt/rays.ts';
import { normalise } from './sculpt/vector.ts';

/** The least light in the picture, in luma of display space, on what faces the eye: as a reflector beside the camera gives it. */
const LEAST = 0.7;
/** The least light on somebody's skin, likewise: a face is what is looked at. */
const SKIN = 0.97;
/** The share of the sky's and the ground's light that a side which faces the eye gets in `sculpt/light-touch.ts`. */
const UPRIGHT = { sky: 0.6, ground: 0.22, wrap: 0.12 } as const;
/** How strong the light from behind is beside the sun or moon, and at the least. */
const RIM = { share: 0.5, least: 0.3 } as const;
/** How near grey the fill is: a reflector takes much of the colour out of the light that it gives back. */
const PALER = 0.62;

/** The colour of lamps in streets and rooms. */
const LAMPS: Colour = [1, 0.78, 0.52];
/** Where lamps burn at night. */
const LAMPLIT: ReadonlySet<Land> = new Set<Land>(['city', 'canal', 'harbour', 'station']);
/** What gives the light of lamps when it is named. */
const LIGHTS: ReadonlySet<Thing> = new Set<Thing>([
  'lantern',
  'paperlantern',
  'fairylights',
  'campfire',
  'candle',
]);

/** What is no animal and is looked at as if it had a face. */
const FIGURES: ReadonlySet<Thing> = new Set<Thing>([
  'person',
  'skier',
  'skater',
  'surfer',
  'umbrella',
  'mermaid',
  'robot',
  'teddy',
  'whale',
  'dolphin',
]);

/** Whether it is an animal or somebody. */
const isSubject = (thing: Thing): boolean => FIGURES.has(thing) || isAnimal(thing);

/** How much light a side gets that is turned to the eye. */
function frontOf({ toward, sun, sky, ground }: Rays): number {
  const direct = Math.max(0, (UPRIGHT.wrap - toward[2]) / (1 + UPRIGHT.wrap));
  return (
    lumaOf(...sun) * direct + lumaOf(...sky) * UPRIGHT.sky + lumaOf(...ground) * UPRIGHT.ground
  );
}

/** The colour of that brightness. */
const ofLuma = (colour: Colour, luma: number): Colour =>
  scaleColour(colour, luma / Math.max(1e-3, lumaOf(...colour)));

/** The light of a setting for whoever is in it: it leaves no skin in the dark. */
export const withSkin = (rays: Rays, setting: Setting): Rays => ({
  ...rays,
  skin: SKIN / boostIn(setting),
});

/**
 * The light of a setting as it falls on who or what the picture is about, as a photographer would help it:
 * a fill from beside the eye where it would be too dark to be read, and a rim from behind that parts it
 * from a dark ground. Both have the colour of the light that is there. Of what only carries somebody, the skin is helped.
 */
export function onSubject(rays: Rays, setting: Setting, thing: Thing, isCrewed = false): Rays {
  const seen = isCrewed || FIGURES.has(thing) ? withSkin(rays, setting) : rays;
  if (!isSubject(thing)) return seen;
  // What was asked for is made brighter as a whole when it is put into the picture.
  const missing = LEAST / boostIn(setting) - frontOf(rays);
  if (missing <= 0) return seen;
  const { isNight, horizon, toward } = setting.light;
  const isInside = INDOORS.includes(setting.land);
  const isLamplit = isInside || (isNight && (LAMPLIT.has(setting.land) || namesLights(setting)));
  const isByCandles = ROOM_KINDS[setting.land]?.hasCandles === true;
  const hue = isByCandles ? CANDLELIGHT : isLamplit ? LAMPS : horizon;
  const grey = lumaOf(...hue);
  const paler: Colour = [
    hue[0] + (grey - hue[0]) * PALER,
    hue[1] + (grey - hue[1]) * PALER,
    hue[2] + (grey - hue[2]) * PALER,
  ];
  const rim = Math.max(RIM.least, RIM.share * lumaOf(...rays.sun));
  return {
    ...seen,
    fill: ofLuma(paler, missing),
    rim: ofLuma(isLamplit ? hue : rays.sun, rim),
    behind: normalise([Math.sign(toward[0]) || 1, 0.7, 0.9]),
  };
}

/** Whether something that gives light is asked for, or held. */
const namesLights = ({ subjects }: Setting): boolean =>
  subjects.some(({ thing, holds }) => LIGHTS.has(thing) || (holds && holds.thing === 'lantern'));
