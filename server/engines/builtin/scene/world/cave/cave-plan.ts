import { lumaOf, mix } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Subject } from '../../words/idea.ts';
import { EYE_IN_CAVE } from '../eye.ts';
import type { Camera } from '../frame.ts';
import { shelving } from './sea-cave.ts';

/** A place in a cave, world units: right of the eye, up from its floor, ahead. */
export type Place = readonly [x: number, y: number, z: number];

/** A light in a cave. */
export interface CaveLight {
  readonly at: Place;
  readonly colour: Colour;
  /** How far off it has lost half of its strength, world units. */
  readonly reach: number;
}

/** How a cave runs from the eye to its mouth, and what lights it. */
export interface Cave {
  /** How far ahead its mouth is. */
  readonly end: number;
  /** How far aside its middle is so far ahead; half its width, and how high it is there. */
  readonly middle: (z: number) => number;
  readonly half: (z: number) => number;
  readonly high: (z: number) => number;
  /** How high its floor is at a place, without what is uneven of it. */
  readonly floor: (x: number, z: number) => number;
  readonly lights: readonly CaveLight[];
  /** Where a fire burns; null where none does. */
  readonly fire: Place | null;
}

/** The four caves of a request: how far off the mouth is, how far aside, how wide it is, how wide the cave. */
const FORMS = [
  { end: 17, aside: 3, mouth: 0.62, half: 6.2, high: 7 },
  { end: 24, aside: -5, mouth: 0.5, half: 7.4, high: 8.4 },
  { end: 13, aside: 0.6, mouth: 0.78, half: 5.6, high: 6.6 },
  { end: 20, aside: 4.6, mouth: 0.52, half: 6.8, high: 9 },
] as const;

/** How wide the mouth of a cave by the sea is at the least. */
const SEA_MOUTH = 0.84;

/** Where a fire or treasure is, on the side that the mouth is not. */
const HEARTH = { aside: 1.9, z: 7.6, up: 0.9 } as const;
/** How far off a fire is where the sea comes in, on its sand. */
const FIRE_BY_SEA = 4.1;
/** How far off treasure is that somebody lies on. */
const HOARD_Z = 4.8;
const FIRE: Colour = [1.6, 0.98, 0.52];
/** How much brighter daylight is than what it lights. */
const DAYLIGHT = 2.3;

/** How much paler it is than a low sun: the sky gives its share. */
const PALER = 0.5;

/** Whether it is gold, which throws the light back warm. */
const isTreasure = ({ thing, traits = [] }: Subject): boolean =>
  thing === 'hoard' || thing === 'chest' || traits.includes('hoarding');

/** Whether something glows in a cave: treasure, or a fire where it is dark or every other picture leaves it open. */
export const glowsIn = ({ idea, light, turn }: Setting): boolean =>
  idea.subjects.some(isTreasure) ||
  idea.painted ||
  (!idea.crystals &&
    !idea.icy &&
    (light.isNight || idea.mood === 'dark' || (turn % 2 === 1 && !idea.coastal)));

/** The cave of a setting. */
export function planCave(setting: Setting): Cave {
  const { side, turn, light } = setting;
  const form = FORMS[turn % 4] as (typeof FORMS)[number];
  const { end } = form;
  const isSea = setting.idea.coastal;
  const mouth = isSea ? Math.max(SEA_MOUTH, form.mouth) : form.mouth;
  const toward = -side * form.aside;
  const middle = (z: number) => toward * (z / end) ** 2;
  const narrows = (z: number) => {
    const share = Math.min(1, Math.max(0, (z / end - 0.4) / 0.6));
    return 1 - (1 - mouth) * share * share * (3 - 2 * share);
  };
  const isHoard = setting.idea.subjects.some(isTreasure);
  const beside = isHoard ? 0 : Math.sign(-toward) * HEARTH.aside;
  const hearth: Place | null = glowsIn(setting)
    ? [beside, HEARTH.up, isHoard ? HOARD_Z : isSea ? FIRE_BY_SEA : HEARTH.z]
    : null;
  const lightAt = (c: number) =>
    (light.horizon[c] as number) * 0.6 + (light.sun[c] as number) * 0.4 + 0.03;
  const luma = lumaOf(lightAt(0), lightAt(1), lightAt(2));
  const dayAt = (c: number) => DAYLIGHT * mix(lightAt(c), luma, PALER);
  const day: CaveLight = {
    at: [middle(end), form.high * mouth * 0.5, end + 1],
    colour: [dayAt(0), dayAt(1), dayAt(2)],
    reach: 0.6 * end,
  };
  const glow = hearth === null ? [] : [{ at: hearth, colour: FIRE, reach: 3.4 }];
  return {
    ...{ end, middle, lights: [day, ...glow] },
    fire: isHoard ? null : hearth,
    half: (z) => form.half * narrows(z),
    high: (z) => form.high * narrows(z),
    floor: isSea ? shelving(setting) : () => 0,
  };
}

/** The camera of who stands in a cave and looks toward its mouth. */
export const inCave = (camera: Camera): Camera => ({ ...camera, height: EYE_IN_CAVE });
