import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { box, ellipsoid, frustum, limb, place, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const WHITE: Colour = [0.93, 0.94, 0.95];
const GREY: Colour = [0.7, 0.72, 0.74];
/** How high the hub is, of the whole, and how long a blade is. */
const HUB = 0.66;
const LONG = 0.33;

/** A wind turbine: a slender white tower, the housing at its top, three long blades. */
export function windTurbine(wish: Wish): Sprite {
  const own = plain(wish.colour ?? WHITE);
  const hub: Vector = [0, HUB, -0.045];
  const angle = wish.random.unit() * 2.1;
  const blades = [0, 1, 2].flatMap((n) =>
    bladeOf().map((piece) => place(piece, roll(angle + (n * Math.PI * 2) / 3), hub)),
  );
  const model = [
    frustum(own, [0, 0, 0], HUB - 0.01, 0.021, 0.011),
    frustum(plain(GREY), [0, 0, 0], 0.008, 0.036, 0.032),
    box(own, [0, HUB, 0.014], [0.014, 0.015, 0.042]),
    ellipsoid(own, hub, [0.015, 0.015, 0.018]),
    ...blades,
  ];
  return portray(underOpenSky(wish), model, 0.35, 0.03, 2.6);
}

/** A blade that points right from the hub, broadest near its foot. */
function bladeOf(): Solid[] {
  const look = plain(WHITE);
  return [
    limb(look, [0, 0, 0], [0.06, 0, 0], 0.008, 0.007),
    limb(look, [0.05, 0.002, 0], [LONG * 0.5, 0.004, 0], 0.0105, 0.0075),
    limb(look, [LONG * 0.5, 0.004, 0], [LONG, 0, 0], 0.0075, 0.0025),
  ];
}
