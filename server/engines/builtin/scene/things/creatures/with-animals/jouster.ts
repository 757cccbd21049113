import type { Colour } from '../../../words/idea.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import {
  blade,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  mirror,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { quadruped } from '../beast-body/quadruped.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import { HORSE } from '../beasts/hoofed.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';
import { MAN, saddle, seatOf } from './mounted.ts';

/** The colours of a knight's arms: of the field, and of what is on it. */
export type Arms = readonly [field: Colour, charge: Colour];

const STRAP = plain([0.13, 0.08, 0.05], { gloss: 0.2 });
const STEEL = plain([0.76, 0.78, 0.82], { gloss: 0.9 });

/** How wide a lozenge of the cloth is, and how high, shoulder heights. */
const LOZENGE = [0.19, 0.27] as const;

/** Cloth with lozenges of one colour on the other. */
const blazoned = ([field, charge]: Arms): Look => ({
  paint: (x, y, z) => {
    const [wide, high] = LOZENGE;
    const [u, v] = [(x + 0.4 * z) / wide, y / high];
    const away = Math.abs(u - Math.round(u)) + Math.abs(v - Math.round(v));
    return away < 0.33 ? charge : field;
  },
});

/** A cloth over a horse's trunk and neck down to its knees, open where its legs are. */
const caparison =
  (arms: Arms) =>
  ({ trunk, withers, head }: Pose): Solid[] => {
    const cloth = blazoned(arms);
    const border = plain(arms[1]);
    const [fore, , hind] = [trunk[0], trunk[1], trunk.at(-1)];
    if (fore === undefined || hind === undefined) return [];
    const over = trunk.slice(1).map((to, n) => {
      const from = trunk[n] ?? to;
      const flat = (from[3] + to[3]) / (from[2] + to[2]) + 0.02;
      return blade(
        cloth,
        [from[0], from[1], 0],
        [to[0], to[1], 0],
        from[2] + 0.016,
        to[2] + 0.016,
        Math.min(1, flat),
        0.015,
      );
    });
    const hung = (
      [x, y, high, wide]: readonly [number, number, number, number],
      ahead: number,
      deep: number,
    ): Solid[] => {
      const top: Vector = [x + ahead + 0.03, y + 0.1 * high, 0];
      const low: Vector = [x + ahead - 0.06, y - high - 0.15, 0];
      const girth = [deep + 0.06, wide + 0.08] as const;
      return [
        flare(cloth, top, [deep, wide + 0.012], low, girth, 0.03),
        flare(
          border,
          add(low, [0, 0.03, 0]),
          [girth[0] - 0.002, girth[1] + 0.003],
          add(low, [-0.006, -0.02, 0]),
          [girth[0] + 0.008, girth[1] + 0.01],
        ),
      ];
    };
    const nape = between(withers, head, 0.8);
    const { base, end, flat } = HORSE.neck;
    return [
      ...over,
      ...hung(fore, 0.1, 0.2),
      ...hung(hind, -0.03, 0.19),
      ellipsoid(
        cloth,
        [fore[0] + 0.08, fore[1] - 0.02, 0],
        [0.21, fore[2] + 0.05, fore[3] + 0.055],
        0.05,
      ),
      ellipsoid(
        cloth,
        [hind[0] - 0.02, hind[1] + 0.02, 0],
        [0.2, hind[2] + 0.02, hind[3] + 0.05],
        0.05,
      ),
      blade(cloth, withers, nape, base + 0.03, end + 0.035, flat + 0.1, 0.02),
      blade(
        cloth,
        add(withers, [0.04, -0.12, 0]),
        add(nape, [0.0, -0.07, 0]),
        base + 0.02,
        end + 0.01,
        flat + 0.1,
        0.02,
      ),
    ];
  };

/** How far a lance reaches before the hand and behind it, in heights of who holds it. */
const LANCE = { ahead: 1.62, behind: 0.36 } as const;

/** A lance with bands of both colours, couched in a hand, its point over the horse's neck; `side` is that of the hand. */
function lance(hand: Vector, side: number, arms: Arms): Solid[] {
  const way: Vector = [0.995, 0.012, -side * 0.07];
  const at = (far: number): Vector => add(hand, [way[0] * far, way[1] * far, way[2] * far]);
  const striped: Look = {
    paint: (x, y) => arms[Math.abs(Math.floor((x + 0.35 * y) / 0.16)) % 2] as Colour,
  };
  return [
    limb(striped, at(-LANCE.behind), at(0), 0.02, 0.024),
    limb(striped, at(0.04), at(LANCE.ahead), 0.027, 0.013),
    // A guard before the hand, a crown on the point.
    frustum(STEEL, at(0.06), 0.14, 0.085, 0.024, roll(-Math.PI / 2)),
    limb(STEEL, at(LANCE.ahead), at(LANCE.ahead + 0.05), 0.022, 0.012),
  ];
}

/** A shield before the shoulder, pale of one colour and the other. */
function shield(at: Vector, side: number, [field, charge]: Arms): Solid[] {
  const look: Look = {
    paint: (x, y) => (x - at[0] > 0 === y - at[1] > 0 ? field : charge),
    gloss: 0.25,
  };
  const tilt = roll(0.05);
  return [
    box(look, add(at, [0, 0.05, 0]), [0.13, 0.1, 0.014], tilt, 0.012),
    blade(look, add(at, [0, -0.04, 0]), add(at, [0.01, -0.2, side * 0.01]), 0.128, 0.01, 0.11),
  ];
}

/** The share of its softness that the edge of a plate of armour has. */
const PLATED = 0.12;

/** The high back and front of a saddle to joust in. */
const cantle = ([x, y]: Vector, [, charge]: Arms): Solid[] =>
  [-0.15, 0.15].map((ahead) =>
    blade(
      plain(charge, { gloss: 0.3 }),
      [x + ahead * 0.9, y - 0.02, 0],
      [x + ahead * 1.15, y + 0.1, 0],
      0.12,
      0.09,
      0.2,
      0.02,
      yaw(Math.PI / 2),
    ),
  );

/** Reins from the mouth of a horse to a hand. */
function reinsTo({ head: [x, y], nod }: Pose, hand: Vector): Solid[] {
  const far = HORSE.head.size * 0.64;
  const mouth: Vector = [x + far * Math.cos(nod), y + far * Math.sin(nod) - 0.04, 0];
  return [-1, 1].map((side) => limb(STRAP, hand, add(mouth, [-0.06, 0, side * 0.07]), 0.01, 0.01));
}

/** A knight in armour at a gallop, the lance couched, the horse under a cloth of the same arms. The lance is in the right hand. */
export function jouster(wish: Wish, arms: Arms): Sprite {
  const { random, rays, tall } = wish;
  const isLeft = looksLeft(wish);
  // What looks left is a mirror image: its far hand is the right one.
  const side = isLeft ? 1 : -1;
  const build = { ...HORSE, grazes: false };
  const figure = figureOf(['knight']);
  const { shoulder, shoulders } = figure;
  const couched: Vector = [0.14, shoulder - 0.21, side * (shoulders + 0.02)];
  const rein: Vector = [0.2, shoulder - 0.26, -side * 0.07];
  const hands = side < 0 ? { near: couched, far: rein } : { near: rein, far: couched };
  const body = [
    ...human(random, 'riding', null, ['knight'], hands, null, arms[0]),
    ...lance(couched, side, arms),
    ...shield([0.13, shoulder - 0.15, -side * (shoulders + 0.035)], -side, arms),
  ];
  const seat = add(seatOf(build), [-0.02, 0.05, 0]);
  const foot = add(seat, [0, 0.015 - hipsOf(figure, 'riding') * MAN, 0]);
  // Plates meet at edges, and melt into no cloth below them.
  const plated = body.map((piece) => ({ ...piece, blend: piece.blend * PLATED }));
  const knight = moved(plated, { size: MAN, to: foot });
  const hand = add(foot, [rein[0] * MAN, rein[1] * MAN, rein[2] * MAN]);
  const dressed = caparison(arms);
  const horse = quadruped(build, 'running', null, 0.1, random, [], (pose) => [
    ...dressed(pose),
    ...reinsTo(pose, hand),
  ]);
  const model = [...horse, ...saddle(build), ...cantle(seatOf(build), arms), ...knight];
  const turned = 0.2 + 0.06 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? model.map(mirror) : model,
    { yaw: isLeft ? Math.PI - turned : turned, pitch: 0.07, away: 5 },
    rays,
    tall,
    random,
  );
}
