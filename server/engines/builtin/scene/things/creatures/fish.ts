import { pick } from '../../../kernels/random.ts';
import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ball, ellipsoid, limb, type Look, type Solid } from '../sculpt/solid.ts';
import { roll } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { plain } from '../sculpt/looks.ts';

const SCALES: readonly Colour[] = [
  [0.92, 0.42, 0.1],
  [0.3, 0.45, 0.6],
  [0.85, 0.68, 0.2],
];
const BELLY: Colour = [0.94, 0.9, 0.82];

/** A fish that leaps, seen from its side. */
export function fish(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const colour = wish.colour ?? pick(random, SCALES);
  const yaw = random.unit() < 0.5 ? 0.3 : Math.PI - 0.3;
  return sculpt(model(colour), { yaw, pitch: 0.05, away: 4 }, rays, tall, random);
}

function model(colour: Colour): Solid[] {
  const skin: Look = {
    paint: (x, y, _z, normal) => {
      // Rows of scales, each a little darker at its edge.
      const row = Math.round(x * 26);
      const v = y * 26 + 0.5 * (row & 1);
      const off = Math.hypot(x * 26 - row + 0.3, (v - Math.round(v)) * 0.9);
      const back = scaleColour(colour, 0.72 + 0.28 * smoothstep(0.72, 0.5, y));
      const scaled = scaleColour(back, 1 - 0.2 * smoothstep(0.42, 0.62, off));
      return mixColour(scaled, BELLY, smoothstep(0.1, -0.7, normal[1]));
    },
    gloss: 0.45,
  };
  const fin: Look = {
    paint: (x, y) => scaleColour(colour, 0.78 + 0.1 * Math.sin((x + y * 2.2) * 46)),
    gloss: 0.2,
  };
  return [
    ellipsoid(skin, [0.06, 0.42, 0], [0.47, 0.205, 0.125]),
    // The gill's cover.
    ellipsoid(skin, [0.31, 0.41, 0], [0.16, 0.16, 0.118], 0.02),
    limb(skin, [-0.2, 0.42, 0], [-0.52, 0.42, 0], 0.12, 0.05, 0.14),
    ellipsoid(fin, [-0.64, 0.55, 0], [0.23, 0.066, 0.014], 0.05, roll(2.35)),
    ellipsoid(fin, [-0.64, 0.29, 0], [0.23, 0.066, 0.014], 0.05, roll(-2.35)),
    ellipsoid(fin, [0.0, 0.68, 0], [0.25, 0.085, 0.014], 0.06, roll(-0.18)),
    ellipsoid(fin, [-0.08, 0.17, 0], [0.14, 0.07, 0.02], 0.05, roll(0.5)),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(fin, [0.12, 0.32, side * 0.14], [0.14, 0.06, 0.02], 0.03, roll(0.5)),
      ball(plain([0.95, 0.9, 0.75], { gloss: 0.5 }), [0.37, 0.47, side * 0.082], 0.038),
      ball(plain([0.03, 0.03, 0.04], { gloss: 0.9 }), [0.383, 0.472, side * 0.1], 0.025),
    ]),
    limb(
      plain(scaleColour(colour, 0.5)),
      [0.51, 0.38, -0.03],
      [0.51, 0.38, 0.03],
      0.015,
      0.015,
      0.02,
    ),
  ];
}
