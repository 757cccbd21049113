import { pick } from '../../../kernels/random.ts';
import { mixColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { portray } from '../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const PAINTS: readonly Colour[] = [
  [0.68, 0.1, 0.09],
  [0.14, 0.32, 0.56],
  [0.86, 0.8, 0.66],
  [0.2, 0.42, 0.36],
];
const TYRE: Colour = [0.06, 0.06, 0.065];
const CHROME: Colour = [0.78, 0.79, 0.8];
const GLASS: Colour = [0.12, 0.16, 0.2];
const SKY: Colour = [0.5, 0.6, 0.7];
const LAMP: Colour = [0.95, 0.92, 0.8];
const TAIL: Colour = [0.75, 0.08, 0.06];

/** A round old car, its paint and chrome mirroring the sky; its lamps shine at night. */
export function car(wish: Wish): Sprite {
  return portray(wish, model(wish.colour ?? pick(wish.random, PAINTS)), 0.62, 0.1, 2.6);
}

function model(paint: Colour): Solid[] {
  const body = plain(paint, { gloss: 0.55 });
  const chrome = plain(CHROME, { gloss: 0.9 });
  const glass: Look = {
    paint: (_x, y) => mixColour(GLASS, SKY, Math.max(0, (y - 0.5) * 2.2)),
    gloss: 0.8,
  };
  const lamp = plain(LAMP, { gloss: 0.8, glow: () => 1 });
  return [
    box(body, [0, 0.33, 0], [0.86, 0.15, 0.34], undefined, 0.13),
    { ...ellipsoid(body, [0.48, 0.4, 0], [0.42, 0.13, 0.31]), blend: 0.12 },
    { ...ellipsoid(body, [-0.6, 0.41, 0], [0.32, 0.13, 0.3]), blend: 0.12 },
    { ...box(body, [-0.1, 0.56, 0], [0.4, 0.18, 0.28], undefined, 0.14), blend: 0.1 },
    ...arches().map((piece) => cut(piece)),
    box(glass, [-0.28, 0.61, 0], [0.16, 0.1, 0.288], undefined, 0.04),
    box(glass, [0.1, 0.61, 0], [0.16, 0.1, 0.287], undefined, 0.04),
    box(glass, [-0.1, 0.61, 0], [0.408, 0.1, 0.22], undefined, 0.04),
    ...wheels(),
    limb(chrome, [0.88, 0.26, -0.3], [0.88, 0.26, 0.3], 0.028, 0.028),
    limb(chrome, [-0.88, 0.26, -0.3], [-0.88, 0.26, 0.3], 0.028, 0.028),
    limb(chrome, [-0.74, 0.4, -0.335], [0.74, 0.4, -0.335], 0.01, 0.01),
    limb(chrome, [-0.74, 0.4, 0.335], [0.74, 0.4, 0.335], 0.01, 0.01),
    ...[-0.24, 0.24].flatMap((z) => [
      ball(chrome, [0.84, 0.4, z], 0.068),
      ball(lamp, [0.862, 0.4, z], 0.058),
      ball(plain(TAIL, { glow: () => 0.5 }), [-0.865, 0.4, z], 0.035),
    ]),
    box(chrome, [0.865, 0.35, 0], [0.012, 0.05, 0.12], undefined, 0.01),
    limb(chrome, [-0.2, 0.45, -0.342], [-0.12, 0.45, -0.342], 0.01, 0.01),
  ];
}

const AXLES = [0.52, -0.54] as const;
const ACROSS = pitch(Math.PI / 2);

const arches = (): Solid[] =>
  AXLES.flatMap((x) =>
    [-0.22, 0.45].map((z) => frustum(plain(TYRE), [x, 0.17, z], 0.23, 0.19, 0.19, ACROSS)),
  );

function wheels(): Solid[] {
  return AXLES.flatMap((x) =>
    [-0.24, 0.355].flatMap((z) => [
      frustum(plain(TYRE), [x, 0.165, z], 0.11, 0.165, 0.165, ACROSS),
      frustum(plain(CHROME, { gloss: 0.8 }), [x, 0.165, z + 0.006], 0.122, 0.095, 0.095, ACROSS),
      ball(plain(CHROME, { gloss: 0.9 }), [x, 0.165, z - (z < 0 ? 0.11 : 0)], 0.035),
    ]),
  );
}
