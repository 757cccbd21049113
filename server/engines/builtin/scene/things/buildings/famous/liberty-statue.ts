import { mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';

const COPPER: Colour = [0.42, 0.68, 0.6];
const HOLLOW: Colour = [0.2, 0.4, 0.36];
const GRANITE: Colour = [0.68, 0.61, 0.5];
const FLAME: Colour = [0.96, 0.72, 0.22];

/** How high the walls of the fort and the pedestal on them are: her feet stand on that. */
const FEET = 0.5;
/** How many folds fall round her robe. */
const FOLDS = 16;

/** The Statue of Liberty: a woman of green copper in a robe, a crown of rays, a torch held high, a tablet in her arm, on a pedestal on the walls of a fort on its island. */
export function libertyStatue(wish: Wish): Sprite {
  const copper = wish.colour ?? COPPER;
  return portray(
    underOpenSky(wish),
    [...island(), ...pedestal(), ...robe(copper), ...bodice(copper), ...raised(copper)],
    0.1,
    0.02,
    3.2,
  );
}

const island = (): Solid[] => [
  ellipsoid(rough([0.2, 0.34, 0.14], 5), [0, -0.02, 0], [0.74, 0.06, 0.44]),
  ellipsoid(rough([0.44, 0.42, 0.38], 6), [0, -0.05, 0], [0.8, 0.06, 0.5]),
];

function pedestal(): Solid[] {
  const stone = masonry(GRANITE, 0.03);
  return [
    box(stone, [0, 0.07, 0], [0.44, 0.07, 0.3]),
    box(stone, [0, 0.06, 0], [0.36, 0.08, 0.36], yaw(Math.PI / 4)),
    frustum(stone, [0, 0.14, 0], 0.05, 0.25, 0.2),
    box(stone, [0, 0.2, 0], [0.15, 0.05, 0.15]),
    box(stone, [0, 0.34, 0], [0.115, 0.13, 0.115]),
    box(plain([0.3, 0.26, 0.22]), [0, 0.38, -0.112], [0.065, 0.05, 0.008]),
    ...[-0.045, 0, 0.045].map((x) => box(stone, [x, 0.38, -0.118], [0.009, 0.052, 0.01])),
    box(stone, [0, FEET - 0.02, 0], [0.14, 0.02, 0.14]),
  ];
}

/** Copper whose folds are darker in their depths. */
const folded = (copper: Colour): Look => ({
  ...plain(copper, { gloss: 0.1 }),
  paint: (x, y, z) => {
    const fold = Math.sin(Math.atan2(x, -z) * FOLDS + y * 5);
    return mixColour(copper, HOLLOW, Math.max(0, -fold) * 0.75);
  },
});

function robe(copper: Colour): Solid[] {
  const look = folded(copper);
  const folds = Array.from({ length: FOLDS }, (_, n) => {
    const turn = (n / FOLDS) * 2 * Math.PI;
    const [x, z] = [Math.sin(turn), -Math.cos(turn)];
    return limb(look, [x * 0.1, FEET, z * 0.1], [x * 0.068, 0.74, z * 0.06], 0.016, 0.013, 0.012);
  });
  return [
    frustum(look, [0, FEET, 0], 0.28, 0.104, 0.07),
    ...folds,
    limb(look, [-0.07, 0.82, -0.03], [0.1, 0.6, -0.075], 0.032, 0.014, 0.03),
    limb(look, [0.09, 0.8, 0], [0.105, 0.56, -0.03], 0.03, 0.016, 0.02),
  ];
}

/** Her body over the belt, neck and head, hair, the crown with its seven rays. */
function bodice(copper: Colour): Solid[] {
  const look = folded(copper);
  const skin = plain(copper);
  const rays = Array.from({ length: 7 }, (_, n) => {
    const turn = ((n - 3) / 3) * 1.25;
    const [x, y] = [Math.sin(turn), Math.cos(turn)];
    return limb(
      skin,
      [x * 0.04, 1.05 + y * 0.02, -0.01],
      [x * 0.105, 1.05 + y * 0.09, -0.02],
      0.008,
      0.002,
    );
  });
  return [
    ellipsoid(look, [0, 0.8, 0], [0.078, 0.12, 0.06]),
    { ...ellipsoid(look, [0, 0.9, 0], [0.098, 0.05, 0.06]), blend: 0.03 },
    limb(skin, [0, 0.92, 0], [0, 0.98, 0], 0.028, 0.026),
    ellipsoid(skin, [0, 1.01, -0.006], [0.04, 0.052, 0.044]),
    ellipsoid(plain(mixColour(copper, HOLLOW, 0.4)), [0, 1.02, 0.016], [0.046, 0.05, 0.042]),
    frustum(skin, [0, 1.04, -0.004], 0.022, 0.048, 0.052),
    box(plain(HOLLOW), [0, 1.008, -0.046], [0.022, 0.005, 0.006]),
    box(skin, [0, 0.996, -0.05], [0.006, 0.014, 0.008]),
    ...rays,
  ];
}

/** The arm that holds the torch up, and the other with the tablet. */
function raised(copper: Colour): Solid[] {
  const look = folded(copper);
  const skin = plain(copper);
  const flame = plain(FLAME, { gloss: 0.5, glow: () => 0.8 });
  return [
    limb(look, [-0.085, 0.91, 0], [-0.115, 1.04, -0.01], 0.036, 0.028, 0.02),
    limb(skin, [-0.115, 1.04, -0.01], [-0.12, 1.2, -0.02], 0.024, 0.018),
    limb(skin, [-0.12, 1.18, -0.02], [-0.12, 1.27, -0.02], 0.012, 0.02),
    frustum(skin, [-0.12, 1.26, -0.02], 0.014, 0.03, 0.042),
    ellipsoid(flame, [-0.12, 1.32, -0.02], [0.028, 0.055, 0.028]),
    ball(flame, [-0.112, 1.365, -0.02], 0.014),
    limb(look, [0.085, 0.9, 0], [0.12, 0.79, -0.04], 0.036, 0.03, 0.02),
    limb(skin, [0.12, 0.79, -0.04], [0.085, 0.78, -0.09], 0.022, 0.018),
    box(skin, [0.105, 0.83, -0.085], [0.04, 0.07, 0.012], yaw(0.5)),
  ];
}
