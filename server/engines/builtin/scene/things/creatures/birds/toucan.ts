import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ball, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { pitch, roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { limbUnder } from './perch.ts';

const BLACK: Colour = [0.045, 0.045, 0.055];
const BIB: Colour = [0.95, 0.92, 0.82];
const BILL: Colour = [0.97, 0.56, 0.06];
const TIP: Colour = [0.08, 0.05, 0.05];
const SKIN: Colour = [0.98, 0.6, 0.16];
const BLUE: Colour = [0.12, 0.3, 0.72];
const FOOT: Colour = [0.3, 0.38, 0.5];

/** A toucan on a bare limb: black with a white bib, its bill of orange nearly as long as its body, its tip black. */
export function toucan(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const model = [...bodyOf(wish.colour ?? BLACK), ...limbUnder(random, [0.06, 0.66, 0], 0.045)];
  const turned = 0.18 + 0.2 * random.unit();
  const yaw = random.unit() < 0.5 ? turned : Math.PI - turned;
  return sculpt(model, { yaw, pitch: 0.05, away: 4 }, rays, tall, random);
}

const feathers = (colour: Colour): Look => ({
  paint: (x, y, z) =>
    scaleColour(colour, 0.95 + 0.25 * Math.sin(y * 60 + x * 22) * Math.sin(x * 50 - z * 30)),
  fur: 0.016,
  gloss: 0.15,
});

function bodyOf(colour: Colour): Solid[] {
  const coat = feathers(colour);
  const bib: Look = {
    paint: (x, y) => mixColour(BIB, [0.8, 0.12, 0.08], smoothstep(0.94, 0.9, y + 0.2 * (x - 0.2))),
    fur: 0.014,
  };
  // The bill bends down to its black tip; a black line parts it from the face.
  const horn: Look = {
    paint: (x, y) => {
      const along = (x - 0.22) / 0.66;
      const yellow = mixColour(BILL, [0.98, 0.78, 0.2], smoothstep(1.19, 1.27, y + 0.1 * along));
      const tip = smoothstep(0.8, 0.88, along + (1.2 - y) * 0.5);
      return along < 0.05 ? TIP : mixColour(yellow, TIP, tip);
    },
    gloss: 0.6,
  };
  const lean = roll(-0.34 + Math.PI / 2);
  return [
    ellipsoid(coat, [0, 0.9, 0], [0.29, 0.17, 0.165], 0, lean),
    ball(coat, [0.08, 1.02, 0], 0.15, 0.12),
    ball(coat, [0.12, 1.22, 0], 0.14, 0.12),
    ellipsoid(bib, [0.165, 1.05, 0], [0.1, 0.17, 0.115], 0.02, roll(0.2)),
    // Upper and lower bill.
    limb(horn, [0.22, 1.23, 0], [0.5, 1.25, 0], 0.095, 0.085),
    limb(horn, [0.5, 1.25, 0], [0.74, 1.19, 0], 0.085, 0.058, 0.04),
    limb(horn, [0.74, 1.19, 0], [0.84, 1.09, 0], 0.058, 0.012, 0.04),
    limb(horn, [0.22, 1.17, 0], [0.74, 1.13, 0], 0.066, 0.028),
    ...[-1, 1].flatMap((side) => [
      ellipsoid(plain(SKIN), [0.16, 1.255, side * 0.105], [0.075, 0.07, 0.04], 0.01),
      ring(plain(BLUE), [0.165, 1.26, side * 0.14], 0.028, 0.012, pitch(Math.PI / 2)),
      ball(plain([0.03, 0.03, 0.03], { gloss: 0.9 }), [0.165, 1.26, side * 0.137], 0.024),
      ellipsoid(coat, [-0.07, 0.86, side * 0.14], [0.31, 0.125, 0.045], 0.03, lean),
      limb(plain(FOOT), [0.03, 0.74, side * 0.07], [0.07, 0.67, side * 0.075], 0.034, 0.026),
      limb(plain(FOOT), [0.07, 0.67, side * 0.075], [0.13, 0.655, side * 0.05], 0.026, 0.016, 0.01),
      limb(plain(FOOT), [0.05, 0.67, side * 0.085], [0.1, 0.65, side * 0.1], 0.022, 0.014, 0.01),
    ]),
    ellipsoid(feathers([0.75, 0.1, 0.08]), [-0.1, 0.68, 0], [0.09, 0.06, 0.07], 0.04),
    ...[-0.04, 0, 0.04].map((z) =>
      limb(coat, [-0.1, 0.72, z * 0.7], [-0.3, 0.3 + Math.abs(z), z], 0.06, 0.04, 0.03),
    ),
  ];
}
