import { mixColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Look } from '../../sculpt/solid.ts';
import type { Complexion } from '../visage/face.ts';
import { insideLids } from '../visage/features.ts';
import { FOLK } from '../visage/folk.ts';
import type { Role } from './role.ts';
import { CLOTH } from './role-cloth.ts';

/** Skin that has lost its blood, or rots, or is painted. */
const PALLOR: Partial<Readonly<Record<Role, Colour>>> = {
  vampire: [0.86, 0.86, 0.85],
  zombie: [0.36, 0.58, 0.26],
  krishna: [0.2, 0.42, 0.78],
  clown: [0.97, 0.95, 0.93],
  pinocchio: [0.86, 0.62, 0.36],
};

/** A strip of cloth over the eyes, from the brows to the cheekbones: its colour, and how high it is around them. */
const MASK = { high: 0.085, low: 0.06, from: 0.012 } as const;

function masked({ visage, face: { features } }: Complexion): Look {
  return {
    ...visage,
    paint: (x, y, z, normal) => {
      const own = visage.paint(x, y, z, normal);
      const up = y - features.eyes;
      // It narrows over the nose and to the temples, and the eyes look out of it.
      const share =
        1 - 0.35 * Math.exp(-((z / 0.05) ** 2)) - 0.4 * smoothstep(0.2, 0.34, Math.abs(z));
      const isOn = x > -0.1 && up < MASK.high * share && up > -MASK.low * share;
      return isOn && insideLids(features, y, Math.abs(z)) < -MASK.from ? CLOTH.red : own;
    },
  };
}

/** A mask of white papier-mâché over the whole face, gold about the eyes. */
const papered = ({ visage, face: { features } }: Complexion): Look => ({
  ...visage,
  paint: (_x, y, z) => {
    const [up, aside] = [y - features.eyes, Math.abs(z)];
    const isEye = insideLids(features, y, aside) > 0;
    if (isEye) return CLOTH.black;
    const isGold = Math.hypot(up / 0.075, (aside - 0.16) / 0.1) < 1 || (aside < 0.03 && up > 0.1);
    const isMouth = up < -0.28 && up > -0.35 && aside < 0.09;
    return isMouth ? CLOTH.red : isGold ? CLOTH.gold : CLOTH.white;
  },
});

/** The complexion of a role: of the dead the skin is pale or green, a hero's eyes look out of a mask; folk of tales have skin of the `colour` that is said, null as it comes. */
export function complexionFor(role: Role, face: Complexion, colour: Colour | null): Complexion {
  if (role === 'superhero') return { ...face, visage: masked(face) };
  if (role === 'masked') return { ...face, visage: papered(face) };
  const pallor = FOLK.some((one) => one === role) ? (colour ?? undefined) : PALLOR[role];
  if (pallor === undefined) return face;
  const drained = (look: Look): Look => ({
    ...look,
    paint: (x, y, z, normal) => mixColour(look.paint(x, y, z, normal), pallor, 0.72),
  });
  // Paint is on the face alone.
  const skin = role === 'clown' ? face.skin : drained(face.skin);
  return { ...face, skin, visage: drained(face.visage) };
}
