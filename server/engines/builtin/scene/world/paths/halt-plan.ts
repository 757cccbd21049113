import type { Setting } from '../../setting.ts';

/** How the line leads past a country station in the four compositions, as in `railway.ts`, and on which side its platform is: seen from the platform, then from the field across the track; its front has the sun. */
const LINES = [
  { from: -3.5, slope: 0.1, platform: 1, near: 0 },
  { from: 8.4, slope: -0.72, platform: 1, near: 3 },
  { from: 3.7, slope: -0.14, platform: -1, near: 0 },
  { from: -7.4, slope: 0.6, platform: -1, near: 3.5 },
] as const;
/** From where to where the line bends beyond the station, and how far. World units. */
export const BEYOND = { from: 70, to: 260, bend: 18 } as const;

/** The platform of a country station: how far its edge is from the line's middle, how deep and how high over the rails it is, how far it reaches ahead, and on behind its beginning. World units. */
export const PLATFORM = { edge: 1.8, deep: 6.4, high: 0.95, far: 50, behind: 8 } as const;
/** How far around the line the ground is level, and where it is as it was. World units. */
export const LEVEL = { half: 30, foot: 75 } as const;
/** The bare ground around the platform. World units. */
const MARGIN = 0.7;

/** How a country station lies, all straight: the line so far aside at the eye and a unit on, on which side of it the platform is, 1 right, −1 left, and how far ahead it begins. */
export interface Halt {
  readonly from: number;
  readonly slope: number;
  readonly platform: number;
  readonly near: number;
}

/** What of a setting says how its station lies. */
export type HaltSetting = Pick<Setting, 'side' | 'turn'>;

/** Whether the eye stands on the platform itself, and not across the track. */
export const isOnPlatform = ({ turn }: Pick<Setting, 'turn'>): boolean => turn % 2 === 0;

/** How the country station of a setting lies. */
export function haltOf({ side, turn }: HaltSetting): Halt {
  const { from, slope, platform, near } = LINES[turn % 4] as (typeof LINES)[number];
  return { from: side * from, slope: side * slope, platform: side * platform, near };
}

/** Whether a place, so far `across` to the right of the line's middle, is where the platform stands. */
export const isUnderPlatform = ({ platform, near }: Halt, across: number, z: number): boolean => {
  const out = across * platform;
  const { edge, deep, far, behind } = PLATFORM;
  return out > 0 && out < edge + deep + MARGIN && z > near - behind && z < far + MARGIN;
};
