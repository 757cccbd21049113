import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Subject } from '../../../words/idea.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import type { Planted, Stage } from '../stage.ts';

const LIGHT: Colour = [1.05, 0.98, 0.78];
/** Where the lamp is that somebody holds: so far ahead and so high, in heights of who has it. */
const LAMP = { ahead: 0.27, high: 0.63 } as const;
/** How far a beam is seen, in heights of who has it and in widths of the picture, whichever is less; how fast it widens and sinks. */
const LONG = { own: 2.4, wide: 0.62 } as const;
const WIDENS = 0.24;
const SINKS = 0.05;
/** How many times as much light it throws on what it meets, and how much of it the dusty air shows. */
const THROWN = 2.6;
const IN_AIR = 0.3;
/** How bright it is beside a sky by day. */
const BY_DAY = 0.3;
/** How much nearer than who has it something hides the beam, as a share of the distance. */
const BEFORE = 0.9;

/** How far who points a flashlight is turned to the eye from a plain side view, radians. */
const TURNED = 0.3;

/** Whether somebody has a flashlight in the hand. */
export const hasBeam = ({ holds }: Pick<Subject, 'holds'>): boolean =>
  holds?.thing === 'flashlight';

/** Which way a flashlight is pointed, −1 left and 1 right: into the picture from where its bearer stands. */
export const beamFaces = ({ side }: Pick<Setting, 'side'>): -1 | 1 => (side > 0 ? -1 : 1);

/** How far who has a flashlight is turned from looking to the right, radians; undefined: nobody has one. */
export const beamHeading = (
  setting: Pick<Setting, 'side'>,
  subject: Subject,
): number | undefined =>
  !hasBeam(subject) ? undefined : beamFaces(setting) > 0 ? -TURNED : Math.PI + TURNED;

/** The beams of flashlights that people hold, each ahead of its bearer, widening until it meets what is there; what stands nearer hides them. */
export function flashlightBeams(stage: Stage, wished: readonly Planted[]): void {
  for (const one of wished)
    if (one.gives === 'beam' && one.faces !== undefined) paintBeam(stage, one, one.faces);
}

function paintBeam(
  { frame, camera, setting }: Stage,
  { x, z, base, size }: Planted,
  faces: -1 | 1,
): void {
  const { width, height, rgb, depth } = frame;
  const tall = (camera.focal * size) / z;
  const column = camera.centre + (camera.focal * x) / z + faces * LAMP.ahead * tall;
  const row = camera.horizon + (camera.focal * (camera.height - base)) / z - LAMP.high * tall;
  const long = Math.min(LONG.own * tall, LONG.wide * width);
  const isDark = setting.light.isNight || INDOORS.includes(setting.land);
  const strength = isDark ? 1 : BY_DAY;
  const ends = long * (1 + WIDENS * 0.5);
  for (let far = 0; far < ends; far++) {
    const across = Math.round(column + faces * far);
    if (across < 0 || across >= width) break;
    const middle = row + SINKS * far;
    const half = 0.03 * tall + WIDENS * Math.min(far, long);
    const top = Math.max(0, Math.floor(middle - 1.3 * half));
    const bottom = Math.min(height - 1, Math.ceil(middle + 1.3 * half));
    for (let down = top; down <= bottom; down++) {
      const at = down * width + across;
      if ((depth[at] as number) < BEFORE * z) continue;
      const off = Math.abs(down - middle) / half;
      // It ends in the round that it lights on what is far off.
      const round = Math.hypot((far - long) / (0.5 * WIDENS * long), (down - middle) / half);
      const along = far < long ? 1 : smoothstep(1.1, 0.9, round);
      const within = smoothstep(1.2, 0.75, off) * along;
      if (within <= 0) continue;
      const air = IN_AIR * within * (0.35 + 0.65 / (1 + far / (0.5 * tall)));
      const spot = far < 0.35 * long ? 0.25 : 0.25 + 0.75 * smoothstep(1.15, 0.85, round);
      for (let c = 0; c < 3; c++) {
        const own = rgb[at * 3 + c] as number;
        rgb[at * 3 + c] =
          own + strength * (LIGHT[c] as number) * (own * THROWN * within * spot + air);
      }
    }
  }
}
