import type { Random } from '../../../kernels/random.ts';
import { clamp, mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import type { Rays } from '../sculpt/rays.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, blade, cut, frustum, type Look, limb, type Solid } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';

const LEAF: Colour = [0.2, 0.42, 0.17];
const PALE: Colour = [0.44, 0.6, 0.3];
const HEART: Colour = [0.95, 0.78, 0.2];
/** How much lighter petals are than what they reflect: light comes through them. */
const THROUGH = 1.4;
/** Height in pixels in which a leaf is drawn at the least: seen from low above it is many times as wide. */
const FLAT = 9;

/** What a leaf or a blossom on the water is drawn by: its light, and from how high the eye sees it (radians). */
export interface Afloat {
  readonly random: Random;
  readonly rays: Rays;
  readonly above: number;
  /** Height in pixels, about. */
  readonly tall: number;
}

/** A round leaf of radius 1 that lies on the water, with its notch and its veins. */
export function lilyPad({ random, rays, above, tall }: Afloat): Sprite {
  const turn = random.unit() * Math.PI * 2;
  const fresh = 0.8 + 0.4 * random.unit();
  const look: Look = {
    paint: (x, _y, z) => {
      const away = Math.hypot(x, z);
      const vein = Math.abs(Math.sin((Math.atan2(z, x) - turn) * 7)) < 0.09 && away > 0.1;
      const rim = away > 0.93 ? 0.5 : 0;
      return scaleColour(mixColour(LEAF, PALE, vein ? 0.5 : rim), fresh * (0.86 + 0.2 * away));
    },
    gloss: 0.3,
  };
  const notch: Vector = [0.62 * Math.cos(turn), 0, 0.62 * Math.sin(turn)];
  const model: Solid[] = [
    frustum(look, [0, 0, 0], 0.05, 0.96, 1),
    cut(
      blade(
        look,
        [notch[0] * 0.1, 0, notch[2] * 0.1],
        [notch[0] * 2, 0, notch[2] * 2],
        0.02,
        0.3,
        1,
      ),
    ),
  ];
  return sculpt(model, { yaw: 0, pitch: above, away: 8 }, rays, tall, random, FLAT);
}

/** A lotus blossom with three rings of pointed petals around its golden heart, on its stalk. */
export function lotus({ random, rays, above, tall }: Afloat, colour: Colour): Sprite {
  const petal = (ring: number): Look => ({
    paint: (_x, y) => {
      const up = clamp((y - 0.3) / (0.5 - 0.1 * ring));
      return scaleColour(mixColour([0.98, 0.94, 0.9], colour, 0.25 + 0.75 * up), THROUGH);
    },
    gloss: 0.1,
  });
  const open = 0.85 + 0.3 * random.unit();
  const petals = [
    { many: 10, out: 0.68 * open, up: 0.3, wide: 0.105 },
    { many: 9, out: 0.5 * open, up: 0.46, wide: 0.1 },
    { many: 7, out: 0.26 * open, up: 0.54, wide: 0.085 },
  ].flatMap(({ many, out, up, wide }, ring) =>
    Array.from({ length: many }, (_, n): Solid[] => {
      const around = ((n + 0.5 * ring) / many) * Math.PI * 2;
      const at = (far: number, high: number): Vector => [
        far * Math.cos(around),
        0.28 + high,
        far * Math.sin(around),
      ];
      const facing = yaw(Math.PI / 2 - around);
      const belly = at(out * 0.7, up * 0.46);
      return [
        blade(petal(ring), at(0.05, 0), belly, 0.05, wide, 0.3, 0.02, facing),
        blade(petal(ring), belly, at(out, up), wide, 0.01, 0.3, 0.02, facing),
      ];
    }).flat(),
  );
  const model = [
    limb(plain([0.3, 0.46, 0.2]), [0, -0.02, 0], [0, 0.3, 0], 0.03, 0.035),
    ...petals,
    ball(plain(HEART), [0, 0.4, 0], 0.1),
  ];
  return sculpt(
    model,
    { yaw: random.unit(), pitch: Math.min(0.5, above), away: 6 },
    rays,
    tall,
    random,
  );
}
