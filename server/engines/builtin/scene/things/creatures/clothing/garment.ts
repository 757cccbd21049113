import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Look } from '../../sculpt/solid.ts';
import { dot, normalise, scale, subtract, turnBack, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import type { Dress } from './dress.ts';
import { creased } from './folds.ts';

/** A place on the clothes of a trunk: from the shoulders (0) down to the hips (1), and from its middle (0) to the shoulder (1). */
interface Spot {
  readonly down: number;
  readonly aside: number;
  /** Above 0 on the front. */
  readonly ahead: number;
}

/** Tells where on a trunk a point is. */
function spotsOn({ chest, hips, twisted }: Stance, { shoulders }: Figure) {
  const way = subtract(hips, chest);
  const long = Math.hypot(...way);
  const along = normalise(way);
  return (x: number, y: number, z: number): Spot => {
    const from: Vector = [x - chest[0], y - chest[1], z - chest[2]];
    const on = dot(from, along);
    const [ahead, , aside] = turnBack(twisted, subtract(from, scale(along, on)));
    return { down: on / long, aside: Math.abs(aside) / shoulders, ahead };
  };
}

/** How deep a neckline is, and how wide. */
const NECK = { down: 0.15, wide: 0.5 } as const;
/** How far aside braces run. */
const BRACES = 0.5;
/** Where the lapels of an open jacket meet, and how wide they are. */
const LAPELS = { down: 0.5, wide: 0.14 } as const;
const BUTTONS: readonly number[] = [0.22, 0.38, 0.54, 0.7, 0.86];
const SOFT = 0.025;

/** The cloth of a trunk, with what is sewn on it or seen beneath it: a neckline, lapels over a shirt, a row of buttons. */
export function garmentOf(dress: Dress, figure: Figure, stance: Stance): Look {
  const { cloth, costume, kind } = dress;
  if (costume !== null || kind === 'suit') return cloth;
  const spotAt = spotsOn(stance, figure);
  const { waist, hips, chest } = stance;
  const folded = creased(cloth, [
    { at: waist, along: subtract(hips, chest), reach: 0.1 },
    ...stance.arms.map(([shoulder], n) => ({
      at: shoulder,
      along: [0.2, -1, n === 0 ? 0.7 : -0.7] as const,
      reach: 0.038,
    })),
  ]);
  return {
    ...folded,
    flesh: (x, y, z) => {
      const spot = spotAt(x, y, z);
      if (spot.ahead < 0) return 0;
      return kind === 'dress'
        ? aboveNeckline(spot)
        : kind === 'shirt' && dress.isClosed !== true
          ? inPlacket(spot)
          : 0;
    },
    paint: (x, y, z, normal) => {
      const own = cloth.paint(x, y, z, normal);
      const spot = spotAt(x, y, z);
      if (dress.hasBraces && Math.abs(spot.aside - BRACES) < 0.1 && spot.down > -0.2)
        return dress.legs.paint(x, y, z, normal);
      if (spot.ahead < 0) return own;
      if (kind === 'dress') return necklineOf(dress, spot, own);
      if (dress.isClosed === true) return kind === 'shirt' ? own : buttonedOf(spot, own);
      return kind === 'shirt' ? placketOf(dress, spot, own) : lapelsOf(dress, spot, own);
    },
  };
}

type Paint = ReturnType<Look['paint']>;

/** How much of it is skin above a round neckline. */
function aboveNeckline({ down, aside }: Spot): number {
  const edge = NECK.down * (1 - (aside / NECK.wide) ** 2);
  return 1 - smoothstep(edge - SOFT, edge, down);
}

/** A round neckline with skin above it. */
const necklineOf = ({ face }: Dress, spot: Spot, own: Paint): Paint =>
  mixColour(own, face.skin.paint(0, 0, 0, [0, 1, 0]), aboveNeckline(spot));

/** How deep a shirt is open at the neck. */
const OPEN = 0.17;

/** How much of it is skin where a shirt is open at the neck. */
const inPlacket = ({ down, aside }: Spot): number =>
  down < OPEN ? smoothstep(0, SOFT * 2, 0.3 * (1 - down / OPEN) - aside) : 0;

/** A shirt that is open at the neck and buttoned below. */
function placketOf({ face }: Dress, spot: Spot, own: Paint): Paint {
  const { down, aside } = spot;
  const bare = inPlacket(spot);
  if (bare > 0) return mixColour(own, face.skin.paint(0, 0, 0, [0, 1, 0]), bare);
  const button = BUTTONS.some((at) => Math.hypot((down - at) * 2.6, aside) < 0.05);
  if (button) return scaleColour(own, 0.45);
  return Math.abs(aside - 0.11) < 0.015 ? scaleColour(own, 0.78) : own;
}

/** A coat that is closed by a strip over its buttons. */
function buttonedOf({ down, aside }: Spot, own: Paint): Paint {
  const button = BUTTONS.some((at) => Math.hypot((down - at) * 2.6, aside) < 0.045);
  if (button) return scaleColour(own, 0.4);
  return Math.abs(aside - 0.13) < 0.018 ? scaleColour(own, 0.7) : own;
}

/** Lapels that lie open over what is worn beneath, and meet at a row of buttons. */
function lapelsOf({ under }: Dress, { down, aside }: Spot, own: Paint): Paint {
  const open = 0.5 * (1 - down / LAPELS.down);
  if (down < LAPELS.down) {
    if (aside < open)
      return mixColour(scaleColour(own, 0.4), under, smoothstep(0, 0.05, open - aside));
    const edge = open + LAPELS.wide * (1 - 0.5 * (down / LAPELS.down));
    if (aside < edge) return scaleColour(own, 1.1);
    return Math.abs(aside - edge) < 0.02 ? scaleColour(own, 0.66) : own;
  }
  const button = BUTTONS.some((at) => Math.hypot((down - at) * 2.6, aside - 0.05) < 0.05);
  if (button) return scaleColour(own, 0.35);
  return aside < 0.014 ? scaleColour(own, 0.55) : own;
}
