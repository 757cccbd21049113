import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, frustum, type Look, limb } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const GLASS: Colour = [0.46, 0.56, 0.66];

/** Steps of a wing of the tower, from its foot to where it ends. */
const STEPS = 7;

/** The Burj Khalifa: three wings that step back one after the other as they turn up round a needle. */
export function superTower(wish: Wish): Sprite {
  const skin: Look = {
    paint: (x, y, z) => {
      const floor = Math.abs(y / 0.014 - Math.round(y / 0.014)) < 0.2 ? 1.2 : 0.92;
      const pier = Math.abs(Math.sin((x + z) * 170)) < 0.3 ? 1.14 : 1;
      return scaleColour(wish.colour ?? GLASS, floor * pier * (0.86 + 0.2 * y));
    },
    glow: () => 0.24,
    gloss: 0.5,
  };
  const wings = [0.5, 2.6, 4.7].flatMap((turn, wing) =>
    Array.from({ length: STEPS }, (_, n) => {
      const out = 0.135 * (1 - n / STEPS);
      const high = 0.16 + 0.088 * n + 0.028 * wing;
      const radius = 0.036 - 0.0022 * n;
      return [
        frustum(skin, [out * Math.cos(turn), 0, out * Math.sin(turn)], high, radius, radius * 0.94),
        ball(skin, [out * Math.cos(turn), high, out * Math.sin(turn)], radius * 0.94),
      ];
    }).flat(),
  );
  const model = [
    ...wings,
    frustum(skin, [0, 0, 0], 0.86, 0.04, 0.026),
    frustum(skin, [0, 0.85, 0], 0.12, 0.016, 0.01),
    limb(plain([0.7, 0.73, 0.78], { gloss: 0.6 }), [0, 0.95, 0], [0, 1.2, 0], 0.007, 0.002),
  ];
  return portray(underOpenSky(wish), model, 0.4, 0.04, 2.8);
}
