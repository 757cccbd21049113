import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import type { Look } from '../sculpt/solid.ts';
import type { Complexion } from './visage/face.ts';

/** What is worn about the shoulders: something closed at the neck, with a round neckline that is wide or close to the neck, or open over a shirt. */
export type Worn = 'closed' | 'round' | 'crew' | 'open';

/** Where a neckline is lowest, and half its width. */
const NECKLINES = {
  round: { low: -0.74, wide: 0.4 },
  crew: { low: -0.53, wide: 0.25 },
} as const;

/** What a shirt beneath a jacket is dyed. */
export const SHIRT: Colour = [0.78, 0.77, 0.74];

/** How deep folds are that run from the armpits over the chest, and how far they are seen. */
const FOLDS = { deep: 0.013, far: 0.42 } as const;
/** How thick a jacket's edge is, and how far its lapel stands off. */
const THICK = 0.035;
/** How wide a lapel is where the neckline ends, and how much narrower for each way down. */
const LAPEL = { wide: 0.17, taper: 0.2, from: -0.8 } as const;

/** How cloth lies: each fold runs from an armpit. */
const folds = createNoise(5_501);

/** How far cloth stands off by its folds. */
function foldedAt(wide: number, y: number, z: number): number {
  const [down, aside] = [y + 1.02, Math.abs(z) - 0.58 * wide];
  const far = Math.hypot(down, aside);
  const turn = Math.atan2(down, -aside);
  return (
    FOLDS.deep *
    Math.exp(-far / FOLDS.far) *
    (1 -
      2.4 *
        Math.abs(folds.at(turn * 2.1 + 0.5 * Math.sin(far * 7) + Math.sign(z) * 9, far * 2.2))) *
    smoothstep(0, 0.25, far) *
    smoothstep(0.02, 0.2, Math.abs(z))
  );
}

/** Cloth with its folds and with what is seen in its opening: skin, or a shirt between lapels. */
export function openAt({ skin, cloth }: Complexion, worn: Worn, wide: number): Look {
  const folded = (x: number, y: number, z: number): number =>
    (cloth.bump?.(x, y, z) ?? 0) + foldedAt(wide, y, z);
  if (worn === 'closed') return { ...cloth, bump: folded };
  if (worn === 'round' || worn === 'crew')
    return {
      ...cloth,
      bump: (x, y, z) => {
        const above = x < -0.16 ? -1 : y - necklineAt(worn, z);
        return above > 0 ? 0 : folded(x, y, z) + 0.02 * smoothstep(0, -0.012, above);
      },
      flesh: (x, y, z) => (x < -0.16 ? 0 : bareAbove(worn, y, z)),
      paint: (x, y, z, normal) => {
        const own = cloth.paint(x, y, z, normal);
        if (x < -0.16) return own;
        const edge = necklineAt(worn, z);
        const hem = y > edge - 0.035 && y < edge - 0.028 ? scaleColour(own, 0.86) : own;
        const bare = scaleColour(
          skin.paint(x, y, z, normal),
          1 - 0.2 * smoothstep(edge + 0.03, edge, y),
        );
        return mixColour(hem, bare, bareAbove(worn, y, z));
      },
    };
  const insideAt = (y: number, z: number): number => 0.3 + 0.36 * (y + 0.45) - Math.abs(z);
  const beyondAt = (y: number, inside: number): number =>
    -inside - LAPEL.wide - LAPEL.taper * (y - LAPEL.from);
  return {
    ...cloth,
    bump: (x, y, z) => {
      const inside = x < -0.16 ? -1 : insideAt(y, z);
      if (inside > 0) return 0.006 * folds.at(z * 5, y * 3);
      const lapel = x < -0.16 ? 0 : smoothstep(0.012, -0.006, beyondAt(y, inside));
      return (
        folded(x, y, z) * (1 - 0.6 * lapel) + THICK * smoothstep(0, -0.02, inside) + 0.02 * lapel
      );
    },
    paint: (x, y, z, normal) => {
      const own = cloth.paint(x, y, z, normal);
      if (x < -0.16) return own;
      const inside = insideAt(y, z);
      if (inside > 0)
        return y > collarAt(z) ? skin.paint(x, y, z, normal) : shirtAt(own, inside, y, z);
      // Beneath the edge of the lapel it is darker.
      const under =
        Math.exp(-((beyondAt(y, inside) / 0.018) ** 2)) * (beyondAt(y, inside) > 0 ? 1 : 0);
      return scaleColour(own, 1 - 0.3 * under);
    },
  };
}

/** The lower edge of a round neckline at a way aside. */
const necklineAt = (worn: keyof typeof NECKLINES, z: number): number =>
  NECKLINES[worn].low + 0.4 * Math.abs(z / NECKLINES[worn].wide) ** 2.4;

/** How much of it is skin above that neckline. */
const bareAbove = (worn: keyof typeof NECKLINES, y: number, z: number): number => {
  const edge = necklineAt(worn, z);
  return smoothstep(edge - 0.004, edge + 0.004, y);
};

/** Where buttons of a shirt are, and how large. */
const BUTTONS = [-0.5, -0.72, -0.94] as const;
const BUTTON = 0.017;

/** A shirt beneath a jacket, in the shade of its edge, with the row of its buttons. */
function shirtAt(jacket: Colour, inside: number, y: number, z: number): Colour {
  const shaded = mixColour(
    scaleColour(jacket, 0.3),
    SHIRT,
    smoothstep(0, 0.035, inside) * 0.5 + 0.5 * smoothstep(0, 0.1, inside),
  );
  const button = Math.min(...BUTTONS.map((at) => Math.hypot(y - at, z)));
  const seam = Math.abs(Math.abs(z) - 0.045) < 0.005 ? 0.88 : 1;
  return scaleColour(shaded, button < BUTTON ? 0.72 : seam);
}

/** Up to where a shirt is buttoned, at a way aside. */
export const collarAt = (z: number): number => -0.46 + 0.9 * Math.abs(z);
