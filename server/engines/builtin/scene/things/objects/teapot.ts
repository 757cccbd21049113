import { pick } from '../../../kernels/random.ts';
import { mixColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GLAZES: readonly Colour[] = [
  [0.2, 0.38, 0.6],
  [0.3, 0.48, 0.42],
  [0.66, 0.22, 0.18],
];
const CHINA: Colour = [0.92, 0.9, 0.85];

/** A pot of tea: a round belly with a band of glaze, spout at the left, handle at the right, a lid with its knob. */
export function teapot(wish: Wish): Sprite {
  const colour = wish.colour ?? pick(wish.random, GLAZES);
  const glaze: Look = {
    paint: (_x, y) => mixColour(colour, CHINA, smoothstep(0.02, 0.03, Math.abs(y - 0.5) - 0.085)),
    gloss: 0.6,
  };
  const trim = plain(colour, { gloss: 0.6 });
  const china = plain(CHINA, { gloss: 0.6 });
  const model: Solid[] = [
    ellipsoid(glaze, [0, 0.42, 0], [0.5, 0.38, 0.5]),
    frustum(china, [0, 0, 0], 0.1, 0.27, 0.24),
    // The spout swells from low on the belly and bends up.
    limb(china, [-0.36, 0.3, 0], [-0.6, 0.44, 0], 0.14, 0.1, 0.06),
    limb(china, [-0.6, 0.44, 0], [-0.7, 0.68, 0], 0.1, 0.066, 0.08),
    limb(china, [-0.7, 0.68, 0], [-0.8, 0.77, 0], 0.066, 0.06, 0.06),
    cut(ellipsoid(plain([0.1, 0.09, 0.08]), [-0.85, 0.8, 0], [0.05, 0.04, 0.035], 0, roll(-0.7))),
    { ...ring(china, [0.54, 0.46, 0], 0.23, 0.05, pitch(Math.PI / 2)), blend: 0.04 },
    ring(trim, [0, 0.76, 0], 0.235, 0.028),
    ellipsoid(china, [0, 0.775, 0], [0.235, 0.1, 0.235]),
    limb(china, [0, 0.86, 0], [0, 0.92, 0], 0.035, 0.03, 0.03),
    ball(trim, [0, 0.96, 0], 0.068),
  ];
  return portray(wish, model, 0.3, 0.22, 3);
}
