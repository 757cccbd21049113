import { pick } from '../../../../kernels/random.ts';
import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { drive } from '../drive.ts';
import { archesOf, wheelsOf } from '../wheels.ts';

const PAINTS: readonly Colour[] = [
  [0.12, 0.5, 0.56],
  [0.78, 0.2, 0.14],
  [0.9, 0.56, 0.16],
  [0.36, 0.52, 0.34],
];
const CREAM: Colour = [0.93, 0.9, 0.83];
const CHROME: Colour = [0.8, 0.81, 0.82];
const GLASS: Colour = [0.07, 0.1, 0.12];
const SKY: Colour = [0.5, 0.6, 0.68];
const LAMP: Colour = [0.96, 0.94, 0.86];
const CANVAS: Colour = [0.93, 0.86, 0.7];

/** Half its length and its width, and where its belt and its roof are. */
const LONG = 1.32;
const WIDE = 0.5;
const BELT = 0.62;
const WINDOWS = { low: 0.66, high: 0.94 } as const;
const WHEELS = { along: [0.84, -0.8], aside: 0.44, radius: 0.19, half: 0.065 } as const;
/** Where the posts between its side windows are. */
const POSTS = [0.92, 0.36, -0.22, -0.8] as const;

/** A camper van of old: two colours, windows all round, its roof raised over striped canvas. */
export function camperVan(wish: Wish): Sprite {
  return drive(wish, model(wish.colour ?? pick(wish.random, PAINTS)), 0.6);
}

function model(paint: Colour): Solid[] {
  const chrome = plain(CHROME, { gloss: 0.9 });
  const lamp = plain(LAMP, { gloss: 0.9, glow: () => 1 });
  return [
    box(bodyLook(paint), [0, 0.62, 0], [LONG, 0.44, WIDE], undefined, 0.17),
    ...archesOf(WHEELS),
    ...wheelsOf(WHEELS, chrome),
    box(plain([0.06, 0.06, 0.065]), [0, 0.2, 0], [LONG - 0.14, 0.04, WIDE - 0.06], undefined, 0.02),
    // The roof stands up on its hinge over the front.
    box(canvas, [-0.1, 1.14, 0], [0.72, 0.12, 0.36], roll(-0.05), 0.02),
    box(plain(CREAM, { gloss: 0.4 }), [-0.1, 1.3, 0], [0.82, 0.035, 0.42], roll(-0.1), 0.03),
    ...[-1, 1].flatMap((end) => [
      box(chrome, [end * (LONG + 0.02), 0.27, 0], [0.035, 0.045, WIDE - 0.02], undefined, 0.03),
      box(plain([0.92, 0.92, 0.9]), [end * (LONG + 0.05), 0.33, 0], [0.01, 0.03, 0.1]),
    ]),
    ring(chrome, [LONG - 0.005, 0.55, 0], 0.1, 0.012, roll(Math.PI / 2)),
    ...[-0.33, 0.33].flatMap((z) => [
      ellipsoid(lamp, [LONG - 0.03, 0.46, z], [0.05, 0.075, 0.075]),
      ring(chrome, [LONG - 0.01, 0.46, z], 0.078, 0.012, roll(Math.PI / 2)),
      ellipsoid(
        plain([0.72, 0.06, 0.05], { glow: () => 0.5 }),
        [-LONG, 0.42, z],
        [0.03, 0.06, 0.04],
      ),
    ]),
    ...[-1, 1].map((side) =>
      limb(
        chrome,
        [-LONG + 0.16, BELT, side * (WIDE + 0.002)],
        [LONG - 0.16, BELT, side * (WIDE + 0.002)],
        0.012,
        0.012,
      ),
    ),
  ];
}

/** Canvas in stripes. */
const canvas: Look = {
  paint: (x, _y, z) => (Math.sin((x + z) * 34) > 0 ? CANVAS : scaleColour([0.82, 0.4, 0.26], 1)),
};

/** Paint below the belt and in a wedge on the front, cream above, and the windows. */
const bodyLook = (paint: Colour): Look => ({
  paint: (x, y, z, normal) => {
    const isEnd = Math.abs(normal[0]) > 0.6;
    const isPane = y > WINDOWS.low && y < WINDOWS.high;
    const glass = mixColour(GLASS, SKY, Math.max(0, Math.min(0.8, (y - 0.6) * 1.6)));
    if (isEnd && isPane && Math.abs(z) < WIDE - 0.1 && Math.abs(z) > (x > 0 ? 0.018 : -1))
      return glass;
    if (
      Math.abs(normal[2]) > 0.7 &&
      isPane &&
      x < 1.14 &&
      x > -1.14 &&
      POSTS.every((post) => Math.abs(x - post) > 0.03)
    )
      return glass;
    // The front's wedge of cream reaches down between the lamps.
    const edge = isEnd && x > 0 ? BELT - 0.3 * Math.max(0, 1 - Math.abs(z) / 0.34) : BELT;
    const seam =
      Math.abs(normal[2]) > 0.7 && (Math.abs(x - 0.36) < 0.008 || Math.abs(x - 0.93) < 0.008);
    const own = y > edge ? CREAM : paint;
    return seam ? scaleColour(own, 0.6) : own;
  },
  gloss: 0.55,
});
