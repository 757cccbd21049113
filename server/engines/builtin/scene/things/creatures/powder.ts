import { mixColour, smoothstep } from '../../arithmetic.ts';
import { createNoise } from '../../noise.ts';
import { POWDER } from '../../world/scenery/feasts/holi.ts';
import type { Solid } from '../sculpt/solid.ts';

/** How large patches of powder are, in heights of the body. */
const PATCH = 0.16;

const grain = createNoise(9_127);

/** A model with powder of all colours on clothes, skin and hair. */
export const powdered = (model: readonly Solid[]): Solid[] =>
  model.map((piece) => ({
    ...piece,
    look: {
      ...piece.look,
      paint: (x, y, z, normal) => {
        const own = piece.look.paint(x, y, z, normal);
        const [u, v] = [(x + 0.7 * z) / PATCH + 3, y / PATCH];
        return POWDER.reduce((colour, powder, n) => {
          const lies = grain.fbm(u * 0.8 + n * 17.3, v * 0.8 - n * 9.1, 2);
          return mixColour(colour, powder, 0.85 * smoothstep(0.16, 0.3, lies));
        }, own);
      },
    },
  }));
