import { clamp, mix, smoothstep } from '../arithmetic.ts';
import type { Ground } from './ground.ts';
import { dunesBehind } from './lands/beach-dunes.ts';
import { cliffs } from './lands/cliffs.ts';
import { delta } from './lands/delta.ts';
import { fjord } from './lands/fjord.ts';
import { karst, karstBay } from './lands/karst.ts';
import { lagoon } from './lands/lagoon.ts';
import { tidePools } from './lands/tide-pools.ts';
import type { Relief } from './relief/relief.ts';

/** How much a lake's shore winds, and as how wide a bank it lies before who stands there, or right at its edge. World units. */
const SHORE = { winds: 0.16, even: 0.05, ahead: 26, atEdge: 10, from: 190, to: 330 } as const;

/** How far ahead the middle of a lake is: where nobody needs a bank its shore is near, farther where trees stand on it, and up to where even, so that more of it is seen than of the bank. World units. */
const NEAR = { close: 250, ahead: 298, treed: 332, from: 70, to: 190 } as const;

/** A small lake: how far ahead its middle is, and half of how wide and long it is. */
const POND = { ahead: 60, wide: 165, long: 98 } as const;

/** A lake before mountains, or a pond, or a fjord; where somebody stands on its shore, behind an even bank. */
export function lake(forms: Relief): Ground {
  const { side, relief, rolling, range, isClose = false, isPond = false, isAshore } = forms;
  if (forms.isFjord === true) return fjord(forms);
  const hasBank = isAshore && !isClose;
  const peaks = range(560, 430);
  const bank = forms.isAtEdge === true ? SHORE.atEdge : SHORE.ahead;
  const own = forms.isTreed === true ? NEAR.treed : NEAR.ahead;
  const ahead = isClose ? NEAR.close : hasBank ? 330 + bank : own;
  const { from, to } = hasBank ? SHORE : NEAR;
  const windsAt = (z: number) => mix(SHORE.even, SHORE.winds, smoothstep(from, to, z));
  const awayFrom = (x: number, z: number) =>
    isPond
      ? Math.hypot((x - side * 30) / POND.wide, (z - POND.ahead) / POND.long)
      : Math.hypot((x - side * 30) / 620, (z - ahead - 120 * relief) / (270 + 110 * relief));
  return (x, z) => {
    const away = awayFrom(x, z) + windsAt(z) * rolling(x, z, 150);
    const basin = smoothstep(0.74, 1.12, away);
    const bank = 5 + 4 * rolling(x, z, 70);
    return (
      mix(-14, bank, basin) +
      basin * peaks(x, z) +
      basin * smoothstep(300, 900, Math.abs(x)) * smoothstep(200, 500, z) * 60
    );
  };
}

/** How far aside of the eye a river flows that is seen from its bank, and up to where. World units. */
const BANK = { aside: 26, from: 70, to: 260 } as const;

/** The same of one in which animals bathe or fish: so narrow that both banks are seen beside them, how wide those are, how much less than others it winds, so that it is seen to come from afar, and how far aside of the eye it flows. */
const WADED = { half: 9.5, shore: 26, winds: 0.5, aside: -4 } as const;

/** A river in its valley, or a narrow stream in its meadow; karst hills where they are named. */
export function river(forms: Relief): Ground {
  const { side, rolling, range, meander, isNarrow, isAshore, isKarst = false } = forms;
  if (isKarst) return karst(forms);
  if (forms.isDelta === true) return delta(forms);
  const peaks = range(640, 330);
  const isWaded = forms.isWaded === true && !isNarrow;
  const [half, shore] = isNarrow ? [3.2, 7] : isWaded ? [WADED.half, WADED.shore] : [16, 46];
  return (x, z) => {
    const bend = isNarrow ? 3.4 * Math.sin(z / 13) : 0;
    const beside =
      isAshore && !isNarrow ? side * BANK.aside * smoothstep(BANK.to, BANK.from, z) : 0;
    const winds = isWaded ? WADED.winds * meander(z) + side * WADED.aside : meander(z);
    const away = Math.abs(x - winds - bend - beside) - half - z * 0.012;
    const bank = smoothstep(0, shore, away);
    // A stream lies in its meadow; a river has cut deeper.
    const high = isNarrow
      ? 2.4 + smoothstep(6, 90, away) * 8 * (1 + rolling(x, z, 110))
      : 5 + 7 * (1 + rolling(x, z, 110));
    return (
      mix(isNarrow ? -2.4 : -6, high, bank) +
      smoothstep(60, 420, away) * 42 * (1 + rolling(x, z, 220)) +
      peaks(x, z) * bank
    );
  };
}

/** An open sea with a cape on one side; steep cliffs where they are named. */
export function sea(forms: Relief): Ground {
  const { side, relief, rolling, isle, hasCliffs = false, isKarst = false } = forms;
  if (isKarst) return karstBay(forms);
  if (hasCliffs) return cliffs(forms);
  return (x, z) => {
    const cape = side * x - 36 - z * 0.2 + 150 * rolling(x, z, 260);
    const cliff =
      smoothstep(0, 70, cape) * smoothstep(110, 240, z) * (46 + 34 * rolling(x, z, 90)) * relief;
    return Math.max(-20 + cliff, isle(x, z, -side * 420, 1250, 190, 70 * relief) - 12);
  };
}

/** How far the line of the water swings in and out where waves run up the sand, and how long a swing is, about; world units. */
const CUSPS = { deep: 3.4, long: 11 } as const;

/** Sand along the water, dunes behind it where they are named, and hills inland; a shelf of rock where the tide is out. */
export function beach(forms: Relief): Ground {
  const { side, relief, rolling, isle, isLowTide = false, hasDunes = false } = forms;
  if (isLowTide) return tidePools(forms);
  return (x, z) => {
    const inland =
      side * x +
      13 -
      z * 0.16 -
      34 * rolling(3, z, 190) * smoothstep(0, 120, z) +
      CUSPS.deep * rolling(side * x + 40, z, CUSPS.long);
    const sand =
      clamp(inland * 0.055, -14, 5) + 1.2 * rolling(x, z, 30) * smoothstep(60, 140, inland);
    const dunes = hasDunes ? dunesBehind(forms, x, z, inland) : 0;
    return (
      sand +
      dunes +
      smoothstep(150, 480, inland) * 46 * (1 + rolling(x, z, 160)) * relief +
      Math.max(0, isle(x, z, -side * 330, 1500, 240, 80))
    );
  };
}

/** How far ahead a bank of sand is, its size and how high it is, world units. */
const CAY = { z: 62, size: 27, top: 2.9 } as const;

/** How far ahead an island of palms is, its size and how high it is, world units. */
const PALMS = { z: 168, size: 80, top: 15 } as const;

/** An island in the sea: a bank of sand, one of palms, a far one, or those around a lagoon. */
export function island(forms: Relief): Ground {
  const { side, relief, isle, isCay = false, isTropical = false, isLagoon = false } = forms;
  if (isLagoon) return lagoon(forms);
  return (x, z) =>
    Math.max(
      -16,
      isCay
        ? isle(x, z, side * 5, CAY.z, CAY.size, CAY.top)
        : isTropical
          ? isle(x, z, side * 24, PALMS.z, PALMS.size, PALMS.top * relief)
          : isle(x, z, side * 40, 330, 150, 26 * relief),
      isle(x, z, -side * 640, 1350, 170, 40),
    );
}

/** Where the water falls: to the side, and how far ahead the cliff is. */
export const FALLS = { aside: 26, face: 150 } as const;
/** Half the width of falls above, and how high their cliff is, about. World units. */
export const FALLS_FORM = {
  usual: { half: 11, high: 70 },
  wide: { half: 66, high: 58 },
  tall: { half: 9, high: 98 },
} as const;

/** How far ahead the middle of the pool below is, world units. */
const POOL = FALLS.face - 37;

/** How far aside its stream is close to the eye where somebody fishes in it, of how far the falls are. */
const NEAR_STREAM = 0.1;

/** A plateau that ends in a cliff across the view, with a pool and its stream before it. */
export function waterfall({ side, relief, rolling, noise, isWaded, falls }: Relief): Ground {
  const { half, high } = FALLS_FORM[falls ?? 'usual'];
  const pooled = Math.max(62, half + 16);
  // Who fishes in its stream has that before the eye.
  const asideAt = (z: number) =>
    isWaded ? FALLS.aside * mix(NEAR_STREAM, 1, smoothstep(15, 95, z)) : FALLS.aside;
  return (x, z) => {
    const middle = x - side * asideAt(z);
    const face = FALLS.face + 16 * rolling(x, 0, 60) - 0.0012 * middle * middle;
    const wall = smoothstep(face, face + 16, z + 5 * noise.fbm(x / 14, z / 14, 3));
    const open = Math.exp(-((middle / (1.3 * half + 4)) ** 4));
    const notch = 9 * open;
    const pool = Math.hypot(middle / pooled, (z - POOL) / 46);
    const stream = Math.abs(middle - 26 * Math.sin(z / 40) * smoothstep(100, 0, z)) / 15;
    const basin = smoothstep(0.75, 1.25, z < POOL ? Math.min(pool, stream) : pool);
    return (
      mix(-4, 4 + 4 * rolling(x, z, 45) + smoothstep(30, 140, Math.abs(middle)) * 16, basin) +
      // The edge over which it falls is level.
      wall * (high * relief - notch + 26 * rolling(x, z, 130) * (1 - 0.8 * open)) +
      smoothstep(320, 900, z) * 80 * (1 + rolling(x, z, 300))
    );
  };
}

/** The bottom of a shallow sea: sand with reefs on both sides. */
export function underwater({ rolling, noise, relief }: Relief): Ground {
  return (x, z) => {
    const aside = smoothstep(4, 26, Math.abs(x + 5 * noise.at(z / 30, 4)) - z * 0.06);
    const reef = smoothstep(0.0, 0.35, noise.fbm(x / 24, z / 24, 3)) * (3 + 9 * aside) * relief;
    return 2 + 0.7 * rolling(x, z, 20) + reef * smoothstep(4, 16, z) + aside * 3;
  };
}
