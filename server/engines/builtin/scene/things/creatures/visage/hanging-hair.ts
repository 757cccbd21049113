import { mix, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import { createStar, type Star } from '../../sculpt/star.ts';
import { strandAt } from './hair-form.ts';
import { hairLook } from './hair-look.ts';
import type { Vector } from '../../sculpt/vector.ts';

/** How hair is cut that is parted and hangs down: straight and in waves to below the shoulders, to the chin. */
export type Cut = 'long' | 'wavy' | 'bob';

/** Where the hair of a cut ends, how far its strands swing aside and its outline swells in waves, and how full it is. Heights of the head. */
interface Hang {
  readonly ends: number;
  readonly wave: number;
  readonly full: number;
}

const HANGS: Readonly<Record<Cut, Hang>> = {
  long: { ends: -0.6, wave: 0.006, full: 1 },
  wavy: { ends: -0.52, wave: 0.03, full: 1.1 },
  bob: { ends: 0.0, wave: 0.008, full: 1.06 },
};

/** Whether hair that is worn so hangs down. */
export const isHanging = (hair: string): hair is Cut => Object.hasOwn(HANGS, hair);

/** How hair hangs; it is no part of what a seed decides. */
const noise = createNoise(8_219);

/** How far around from the front the curtain beside the face begins by the eyes and where it ends, radians. */
const OPEN = { high: 1.12, low: 0.92 } as const;
/** Half the width and the depth behind of what hangs, by height: at the eyes, the chin and the shoulders. */
const WIDE = { eyes: 0.352, chin: 0.385, shoulders: 0.375 } as const;
const BEHIND = { eyes: 0.44, chin: 0.36, shoulders: 0.4 } as const;
/** How deep it is before its middle, beside the face and on the chest, and where its middle is. */
const AHEAD = { face: 0.34, chest: 0.42 } as const;
const BACK = -0.04;
/** How many waves there are to a height of the head, and how much they come and go around it. */
const WAVES = { along: 17, around: 2 } as const;

const byHeight = (at: typeof WIDE | typeof BEHIND, y: number): number =>
  y > 0.1
    ? mix(at.chin, at.eyes, smoothstep(0.1, 0.55, y))
    : mix(at.shoulders, at.chin, smoothstep(-0.3, 0.1, y));

/** Where lines to the surface of the hair of one side (−1 near, 1 far) start: in its thickest part. */
export const middleOf = (side: -1 | 1): Vector => [-0.06, 0.16, side * 0.29];

/** Whether a place is in what hangs down on one side, from beside the face to the middle behind. */
function isInside(
  { ends, full, wave }: Hang,
  side: -1 | 1,
  x: number,
  y: number,
  z: number,
): boolean {
  const around = Math.atan2(z, x - BACK);
  // Behind, both sides meet.
  const turn = side * around < -1.6 ? Math.PI : side * around;
  const within = turn - mix(OPEN.high, OPEN.low, smoothstep(0.45, -0.3, y));
  if (within < 0) return false;
  // Uneven tips, a little longer behind.
  const tip = ends + 0.075 * noise.at(around * 4.2, 3) - 0.05 * smoothstep(1.2, 2.6, turn);
  if (y < tip) return false;
  const swell = 1 + wave * 1.6 * Math.sin(y * WAVES.along + WAVES.around * Math.cos(around * 3));
  // It draws in toward its tips, and grows from the head.
  const thin = 1 - 0.16 * smoothstep(0.22, 0, y - tip);
  const high = y > 0.56 ? Math.sqrt(Math.max(0, 1 - ((y - 0.56) / 0.38) ** 2)) : 1;
  const lock =
    1 + 0.055 * noise.at(around * 4.2, y * 0.7 + 9) + 0.02 * noise.at(around * 15, y * 1.2);
  // The edge toward the face is round.
  const edge = 0.84 + 0.16 * smoothstep(0, 0.22, within);
  const by = full * swell * thin * high * lock * edge;
  const deep =
    x > BACK ? mix(AHEAD.chest, AHEAD.face, smoothstep(-0.4, 0.1, y)) : byHeight(BEHIND, y);
  return ((x - BACK) / deep) ** 2 + (z / byHeight(WIDE, y)) ** 2 < by * by;
}

/** The form of hair that hangs down on one side of a head, `cells` of a survey across, around {@link middleOf} that side. */
export function hangingForm(cut: Cut, side: -1 | 1, cells: number): Star {
  const hang = HANGS[cut];
  const [left, low, deep] = middleOf(side);
  return createStar(
    cells,
    (x, y, z) => {
      let [near, far] = [0.01, 1.1];
      for (let n = 0; n < 10; n++) {
        const at = (near + far) / 2;
        if (isInside(hang, side, left + x * at, low + y * at, deep + z * at)) near = at;
        else far = at;
      }
      return near;
    },
    false,
  );
}

/** How dark hair is on its inner side, where it looks to face and neck, as a share. */
const WITHIN = 0.42;
/** How strands lie beside each other from the outside inward, where they hang. */
const INWARD = 0.5;

/** Hair of a colour that hangs so: each strand straight down from where it leaves the head, and dark where it looks inward. */
export function hangingHair(colour: Colour, cut: Cut): Look {
  const look = hairLook(colour, (x, y, z) => {
    const { across, along } = strandAt('long', x, y, z);
    const hangs = smoothstep(0.7, 0.3, y);
    const sways = HANGS[cut].wave * Math.sin(y * WAVES.along + 5 * across);
    const inward = INWARD * Math.hypot(x - BACK, z);
    return { across: across + hangs * (sways + inward), along: mix(along, y * 0.6, hangs) };
  });
  return {
    ...look,
    paint: (x, y, z, normal) => {
      const away = Math.hypot(x - BACK, z) + 1e-6;
      const outward = (normal[0] * (x - BACK) + normal[2] * z) / away;
      const level = mix(WITHIN, 1, smoothstep(-0.1, 0.55, outward + Math.abs(normal[1])));
      return scaleColour(look.paint(x, y, z, normal), level);
    },
  };
}
