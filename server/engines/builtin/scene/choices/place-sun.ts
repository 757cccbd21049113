import type { Random } from '../../kernels/random.ts';
import type { Setting } from '../setting.ts';
import type { Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { campsByLake } from './by-the-water.ts';
import type { Circumstances } from './circumstances.ts';

/** Lands whose walls the sun lights from behind the eye. */
const FRONT_LIT: readonly Land[] = ['waterfall', 'canyon', 'space', 'orbit'];
/** Where the day's sun stands at the least over a street, radians from ahead: behind the eye, so that it reaches a side of it and the floor. */
const IN_STREET = 2;
/** Where the sun stands before white cliffs, radians from ahead: behind the eye, on their side of the sea. */
const FRONT_OF_CHALK = 1.75;
/** Where a moon stands that is not in the picture, radians from ahead. */
const BEHIND = 2.3;

/** How far aside from ahead the sun or the moon stands, radians. */
export function asideOf(
  idea: Idea,
  { land, time }: Pick<Circumstances, 'land' | 'time'>,
  isMoonless: boolean,
  random: Random,
): number {
  const ahead = 0.1 + 0.26 * random.unit();
  const beside = besideOf(land, random);
  if (isMoonless) return BEHIND;
  // White cliffs are white in the sun alone, and of dark ones the layers are seen.
  if (idea.chalk || idea.highCliffs) return FRONT_OF_CHALK;
  // Mountains before a low sun are mere silhouettes: there it stands aside and lights their flanks.
  // A low one over a lake that was asked for is seen.
  const isAskedOverLake = land === 'lake' && time !== 'day' && idea.sky.includes('sun');
  const lightsFlanks =
    time !== 'night' &&
    !isAskedOverLake &&
    (land === 'mountain' || land === 'lake' || land === 'desert' || land === 'oasis');
  const showsSun = INDOORS.includes(land) || time !== 'day' || idea.sky.includes('sun');
  const isFaced = showsSun && !lightsFlanks && !FRONT_LIT.includes(land);
  // Two suns are what is looked at.
  const isTwin = idea.sky.includes('twinsuns') && !INDOORS.includes(land);
  return idea.composition === 'silhouette' || isFaced || isTwin ? ahead : beside;
}

/** How far aside a sun stands that is not in the picture. */
function besideOf(land: Land, random: Random): number {
  // Without air there is no light but the sun's: it comes from behind the eye.
  const front = land === 'space' || land === 'orbit' ? 2.25 : 1.9;
  const turned = FRONT_LIT.includes(land) ? front : 0.9 + 0.9 * random.unit();
  return land === 'street' || land === 'canal' ? IN_STREET + 0.3 * turned : turned;
}

/** Whether a night's sky shows what a moon would outshine, and none was asked for. */
export const isOutshone = ({ sky }: Idea, style: string | null): boolean =>
  !sky.includes('moon') &&
  (sky.includes('aurora') || (sky.includes('stars') && style !== 'makoto shinkai'));

/** How high in the sky a wished-for moon stands, as a share, and how far aside at the most, in widths; how high over the lake of a camp, so that its light lies on that. */
const MOON = { up: 0.66, aside: 0.2, cover: 0.45, overLake: 0.42 } as const;

/**
 * Puts the moon where a picture that is `aspect` times as high as wide shows it, before few clouds
 * unless the weather brings them.
 */
export function withMoon(setting: Setting, aspect: number): Setting {
  const { light, lens, horizon, sunSide, random, weather, idea, land } = setting;
  const focal = Math.max(1, aspect * 0.8) * 0.92 * lens;
  const right = (sunSide * MOON.aside * (0.4 + 0.6 * random.unit())) / focal;
  const high = campsByLake(idea, land) ? MOON.overLake : MOON.up;
  const up = (high * horizon * aspect) / focal;
  const length = Math.hypot(right, up, 1);
  const isOpen = weather === 'clear' || weather === 'cloudy';
  const cover = isOpen ? Math.min(light.cover, MOON.cover) : light.cover;
  return {
    ...setting,
    cumulus: 0,
    light: { ...light, cover, toward: [right / length, up / length, 1 / length] },
  };
}
