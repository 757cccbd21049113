import { mixColour, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import {
  ball,
  box,
  carry,
  ellipsoid,
  frustum,
  type Look,
  limb,
  place,
  ring,
  type Solid,
} from '../sculpt/solid.ts';
import { pitch, roll, UNTURNED, type Vector, yaw } from '../sculpt/vector.ts';
import type { Sprite } from '../sprite.ts';
import { looksLeft, type Wish } from '../wish.ts';

const HULL: Colour = [0.62, 0.65, 0.69];
const DARK: Colour = [0.16, 0.17, 0.2];
const TRIM: Colour = [0.74, 0.3, 0.14];
const PANE: Colour = [1, 0.88, 0.6];
const FIRE: Colour = [0.45, 0.82, 1];
const WHITE: Colour = [0.88, 0.89, 0.9];
const CELL: Colour = [0.08, 0.12, 0.32];
const FOIL: Colour = [0.8, 0.6, 0.28];

const ALONG = roll(-Math.PI / 2);

/** A number of 0 to 1 for each pair of whole numbers. */
const dice = (a: number, b: number): number => {
  const mixed = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1);
  return ((Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 8) & 0xffff) / 65_536;
};

/** Length of a plate of a hull. */
const PLATE = 0.075;

/** A hull of plates, no two of one tone, with rows of lit windows along its sides; those of a wreck are dark. */
function plated(colour: Colour, isDead = false): Look {
  const cellOf = (x: number, y: number, z: number) => {
    const around = Math.abs(z) > Math.abs(y) ? y : z;
    return [Math.floor(x / PLATE), Math.floor(around / (PLATE * 0.6))] as const;
  };
  const isPane = (x: number, y: number, z: number, normal: Vector): boolean => {
    const row = Math.round(y / 0.055);
    const along = x / 0.022;
    return (
      Math.abs(normal[2]) > 0.5 &&
      Math.abs(y - row * 0.055) < 0.008 &&
      Math.abs(along - Math.round(along)) < 0.3 &&
      dice(Math.round(along), row + (z > 0 ? 9 : 0)) < 0.45
    );
  };
  return {
    paint: (x, y, z, normal) => {
      if (isPane(x, y, z, normal)) return isDead ? DARK : PANE;
      const [a, b] = cellOf(x, y, z);
      const seam = Math.abs(x / PLATE - a - 0.5) > 0.46 ? 0.72 : 1;
      return scaleColour(colour, seam * (0.82 + 0.3 * dice(a, b)));
    },
    glow: (x, y, z, normal) => (!isDead && isPane(x, y, z, normal) ? 1 : 0),
    gloss: isDead ? 0.05 : 0.35,
  };
}

/** How a ship is seen: coming, from above, so that its wings are seen. */
const SHIP = { turn: 0.9, pitch: 0.3, away: 1.5 } as const;

/** A large spaceship that flies to the right: a long hull of plates and lit windows, wings, a bridge, engines that shine. */
export function spaceship(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const isLeft = looksLeft(wish);
  const turn = isLeft ? Math.PI - SHIP.turn : SHIP.turn;
  const banked = shipModel(wish.colour ?? HULL).map((piece) =>
    carry(piece, pitch(isLeft ? 0.12 : -0.12), [0, 2, 0]),
  );
  return sculpt(banked, { yaw: turn, pitch: SHIP.pitch, away: SHIP.away }, rays, tall, random);
}

/** How rust has eaten a wreck's hull, and what is burnt where its engines shone. */
const RUSTED: Colour = [0.46, 0.3, 0.2];
const BURNT: Colour = [0.07, 0.06, 0.06];
/** How a wreck is seen from the ground. */
const WRECK = { pitch: 0.1, away: 2.2 } as const;

/** A large spaceship that has crashed: rusted, dark, its nose in the ground by so much that the ground hides it, turned and rolled by chance. */
export function crashedSpaceship(wish: Wish): Sprite {
  const { random, rays, tall } = wish;
  const isLeft = random.unit() < 0.5;
  const turn = (isLeft ? Math.PI : 0) + 0.35 + 0.6 * random.unit();
  const dive = 0.18 + 0.3 * random.unit();
  const lean = 0.6 * (random.unit() - 0.5);
  const model = shipModel(mixColour(RUSTED, HULL, 0.4 * random.unit()), true)
    .map((piece) => carry(piece, roll(-dive), [0, 2, 0]))
    .map((piece) => carry(piece, pitch(lean), [0, 2, 0]));
  return sculpt(model, { yaw: turn, pitch: WRECK.pitch, away: WRECK.away }, rays, tall, random);
}

function shipModel(colour: Colour, isDead = false): Solid[] {
  const hull = plated(colour, isDead);
  const dark = plated(mixColour(colour, DARK, 0.6), isDead);
  const trim = plain(TRIM, { gloss: 0.4 });
  const fire = isDead ? plain(BURNT) : plain(FIRE, { glow: () => 1 });
  return [
    { ...ellipsoid(hull, [0.12, 0, 0], [1.05, 0.15, 0.2]) },
    box(hull, [-0.45, 0.02, 0], [0.5, 0.13, 0.22], undefined, 0.05),
    box(dark, [-0.2, -0.12, 0], [0.56, 0.05, 0.15], undefined, 0.03),
    box(hull, [-0.38, 0.19, 0], [0.26, 0.07, 0.1], undefined, 0.03),
    box(hull, [-0.42, 0.29, 0], [0.1, 0.06, 0.13], undefined, 0.025),
    limb(plain(DARK), [-0.42, 0.34, 0], [-0.46, 0.5, 0], 0.012, 0.004),
    box(trim, [0.62, 0.115, 0], [0.16, 0.012, 0.05], roll(-0.1), 0.01),
    ...[-1, 1].flatMap((side) => [
      // Wings swept back, each with a pod at its tip.
      ...Array.from({ length: 6 }, (_, n) =>
        limb(
          dark,
          [0.06 - n * 0.1, -0.03, side * 0.18],
          [-0.42 - n * 0.055, -0.1, side * 0.78],
          0.042,
          0.018,
          n === 0 ? 0 : 0.05,
        ),
      ),
      limb(hull, [-0.24, -0.1, side * 0.8], [-0.86, -0.1, side * 0.8], 0.04, 0.062),
      frustum(fire, [-0.95, -0.1, side * 0.8], 0.08, 0.03, 0.052, roll(-Math.PI / 2)),
      frustum(dark, [-1.12, 0.02, side * 0.13], 0.26, 0.115, 0.09, ALONG),
      frustum(fire, [-1.17, 0.02, side * 0.13], 0.07, 0.06, 0.1, ALONG),
      ...(isDead
        ? []
        : [limb(fire, [-1.16, 0.02, side * 0.13], [-1.6, 0.02, side * 0.13], 0.08, 0.01)]),
    ]),
  ];
}

/** A space station: modules along and across, a turning ring, wings of solar cells on a truss. */
export function spaceStation({ random, rays, tall, colour }: Wish): Sprite {
  const side = random.unit() < 0.5 ? -1 : 1;
  const model = stationModel(colour ?? WHITE).map((piece) =>
    carry(piece, roll(side * 0.22), [0, 2, 0]),
  );
  return sculpt(model, { yaw: side * 0.5, pitch: 0.34, away: 2.4 }, rays, tall, random);
}

function stationModel(colour: Colour): Solid[] {
  const skin = plated(colour);
  const metal = plain([0.5, 0.51, 0.53], { gloss: 0.5 });
  const foil = plain(FOIL, { gloss: 0.6 });
  return [
    limb(skin, [-0.34, 0, 0], [0.34, 0, 0], 0.105, 0.105),
    frustum(metal, [0.4, 0, 0], 0.08, 0.07, 0.05, ALONG),
    ball(skin, [0, 0, 0], 0.15),
    limb(skin, [0, 0, -0.42], [0, 0, 0.42], 0.085, 0.085),
    limb(foil, [0, -0.3, 0], [0, 0.3, 0], 0.06, 0.06),
    ball(plain(PANE, { glow: () => 1 }), [0, -0.02, -0.5], 0.04),
    ring(skin, [0, 0, 0], 0.62, 0.055, pitch(0)),
    ...[0, 1, 2, 3].map((n) =>
      place(limb(metal, [0.1, 0, 0], [0.6, 0, 0], 0.018, 0.018), yaw((n * Math.PI) / 2 + 0.78)),
    ),
    limb(metal, [-1.5, 0.16, 0], [1.5, 0.16, 0], 0.022, 0.022),
    limb(metal, [0, 0.1, 0], [0, 0.18, 0], 0.05, 0.05),
    ...[-1.32, -0.92, 0.92, 1.32].flatMap((x) =>
      [-1, 1].map((end) => panel([x, 0.16, end * 0.48])),
    ),
    frustum(plain(WHITE, { gloss: 0.3 }), [0.2, 0.2, -0.18], 0.06, 0.01, 0.13, pitch(0.5)),
  ];
}

/** A wing of solar cells: panes of blue between bright bars. */
function panel(at: Vector): Solid {
  const look: Look = {
    paint: (x, _y, z) => {
      const [u, v] = [(x - at[0]) / 0.075, (z - at[2]) / 0.075];
      const bar = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      return bar < 0.07
        ? [0.7, 0.66, 0.5]
        : scaleColour(CELL, 0.9 + 0.5 * dice(Math.round(u + 0.5), Math.round(v + 0.5)));
    },
    gloss: 0.7,
  };
  return box(look, at, [0.16, 0.008, 0.4], UNTURNED, 0.004);
}
