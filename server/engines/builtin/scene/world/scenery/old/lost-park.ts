import { mixColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { inkAt } from '../../street/block-letters.ts';
import { chance, inside } from '../../street/front.ts';
import { reclaimedFloor } from '../../street/houses/forsaken.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { block } from '../built/paved-site.ts';
import { panel, rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { greatWheel } from './lost-wheel.ts';
import { CREAM, FADED, rusty } from './rusty.ts';

const CAROUSEL = { x: -7.6, z: 23, radius: 4.6, high: 3.6 } as const;

const ASPHALT: Colour = [0.56, 0.54, 0.5];

/** An amusement park that people have left: a great wheel red with rust, a carousel under a torn roof, a coaster whose track has come down, vines on all of it, weeds in the cracked ground, a grey sky. */
export const LOST_PARK: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.95,
  time: 'day',
  views: [
    { horizon: 0.66, lens: 0.9, eye: 0.3 },
    { horizon: 0.58, lens: 0.94, eye: 0.6 },
    { horizon: 0.7, lens: 0.84, eye: 0.27 },
    { horizon: 0.64, lens: 1.06, eye: 0.36 },
  ],
  ground: (wild) => (x, z) =>
    LEVEL + Math.max(0, wild(x, z) - LEVEL) * smoothstep(70, 160, Math.max(Math.abs(x), z)),
  soil:
    (wild, { noise, snowy }) =>
    (x, z, height, steepness) => {
      const own = wild(x, z, height, steepness);
      const share = snowy ? 0 : smoothstep(26, 20, Math.abs(x)) * smoothstep(74, 60, z);
      if (share <= 0) return own;
      const floor = reclaimedFloor(ASPHALT, noise, {
        ...{ aside: x, z, deep: 0.01 + z * 0.002, front: 22 },
      });
      return mixColour(own, floor, share);
    },
  isTended: (x, z) => Math.abs(x) < 23 && z < 66,
  has: new Set(['ferriswheel', 'carousel', 'circus']),
  solids,
};

function solids({ setting }: Site): Solid[] {
  const { side, noise } = setting;
  return [
    ...greatWheel(side, noise),
    ...carousel(side, noise),
    ...coaster(side, noise),
    ...booth(side, noise),
    ...cars(side, noise),
    ...lamps(side, noise),
  ];
}

/** A carousel: its floor, posts, horses, and what is left of its roof. */
function carousel(side: number, noise: Noise): Solid[] {
  const { radius, high } = CAROUSEL;
  const [x, z] = [side * CAROUSEL.x, CAROUSEL.z];
  const brass = rusty(noise, [0.66, 0.54, 0.3], 3.4);
  const floor = LEVEL + 0.45;
  const sectors = 14;
  const at = (n: number, r: number, up: number): Point => {
    const turn = (n / sectors) * 2 * Math.PI;
    return [x + r * Math.cos(turn), floor + up, z + r * Math.sin(turn)];
  };
  const roof = Array.from({ length: sectors }, (_, n): Solid[] => {
    // Where the cloth has gone the bare rib is seen.
    const rib = rodBetween(
      at(n, radius * 1.08, high),
      at(n, 0.4, high + 2.4),
      [0.07, 0.05],
      4,
      brass,
    );
    const isGone = n === 3 || n === 4 || n === 9 || n === 12;
    if (isGone) return [rib];
    const paint = rusty(noise, n % 2 === 0 ? (FADED[1] as Colour) : CREAM, 3);
    return [
      rib,
      panel(
        [
          at(n, radius * 1.08, high),
          at(n + 1, radius * 1.08, high),
          at(n + 1, 0.4, high + 2.4),
          at(n, 0.4, high + 2.4),
        ],
        0.06,
        paint,
      ),
      panel(
        [
          at(n, radius * 1.08, high - 0.55),
          at(n + 1, radius * 1.08, high - 0.55),
          at(n + 1, radius * 1.08, high),
          at(n, radius * 1.08, high),
        ],
        0.06,
        rusty(noise, n % 2 === 0 ? CREAM : (FADED[0] as Colour), 3.6),
      ),
    ];
  }).flat();
  const horse = (n: number): Solid[] => {
    const [hx, , hz] = at(n, radius * 0.74, 0);
    const paint = rusty(noise, [0.7, 0.68, 0.62], 1);
    const up = floor + 0.5 + 0.35 * chance(n, 2, 6);
    const way = hx > x ? 1 : -1;
    return [
      rodBetween([hx, floor, hz], [hx, floor + high, hz], [0.04, 0.04], 4, brass),
      ellipsoidAt([hx, up + 0.55, hz], 0.42, 0.26, paint),
      rodBetween(
        [hx + way * 0.3, up + 0.6, hz],
        [hx + way * 0.58, up + 1.15, hz],
        [0.17, 0.12],
        5,
        paint,
      ),
      rodBetween(
        [hx + way * 0.55, up + 1.16, hz],
        [hx + way * 0.86, up + 0.98, hz],
        [0.13, 0.08],
        5,
        paint,
      ),
      ...[-0.28, 0.28].map((dx) =>
        rodBetween([hx + dx, up + 0.5, hz], [hx + dx * 1.7, up, hz], [0.08, 0.05], 4, paint),
      ),
    ];
  };
  return [
    frustumAt(
      [x, LEVEL - 0.1, z],
      0.55,
      radius * 1.05,
      radius * 1.02,
      rusty(noise, CREAM, 0.5),
      20,
    ),
    frustumAt([x, floor, z], high + 2.4, 0.9, 0.6, rusty(noise, FADED[2] as Colour, 2.6), 12),
    ...Array.from({ length: sectors / 2 }, (_, n) =>
      rodBetween(at(n * 2, radius, 0), at(n * 2, radius, high), [0.08, 0.08], 5, brass),
    ),
    ...roof,
    ...[1, 3, 6, 8, 10, 12].flatMap(horse),
  ];
}

/** The coaster behind: a track over posts in hills, a part of which has come down. */
function coaster(side: number, noise: Noise): Solid[] {
  const steel = rusty(noise, [0.56, 0.5, 0.44], 5);
  const high = (s: number) => 6.5 + 7 * Math.sin(s / 7.4 + 1) * smoothstep(-46, -20, s) + 2.5;
  const all: Solid[] = [];
  for (let s = -44; s < 30; s += 2.6) {
    const isDown = s > -4 && s < 3;
    const x = (at: number) => -side * at;
    const z = 62 + 5 * Math.sin(s / 16);
    const [a, b] = [high(s), high(s + 2.6)];
    for (const dz of [-0.8, 0.8])
      if (!isDown)
        all.push(
          rodBetween(
            [x(s), LEVEL + a, z + dz],
            [x(s + 2.6), LEVEL + b, z + dz],
            [0.16, 0.16],
            4,
            steel,
          ),
        );
    const top = isDown ? a * 0.5 : a;
    all.push(
      rodBetween(
        [x(s), LEVEL - 0.2, z - 1.2],
        [x(s), LEVEL + top, z - 0.6],
        [0.14, 0.12],
        4,
        steel,
      ),
      rodBetween(
        [x(s), LEVEL - 0.2, z + 1.2],
        [x(s), LEVEL + top, z + 0.6],
        [0.14, 0.12],
        4,
        steel,
      ),
      rodBetween(
        [x(s), LEVEL + top * 0.1, z - 1],
        [x(s + 2.6), LEVEL + Math.min(top, b) * 0.9, z - 0.7],
        [0.08, 0.08],
        4,
        steel,
      ),
    );
  }
  return all;
}

/** The booth where tickets were sold, its letters pale, its window dark. */
function booth(side: number, noise: Noise): Solid[] {
  const [x, z] = [side * 5.4, 12.6];
  const old = rusty(noise, CREAM, 1.4);
  const stripes: Paint = (face, place) => {
    const front = old(face, place);
    if (face.role === 'level') return front;
    const { along, up, pixel } = place;
    const stripe = Math.floor(along / 0.34) % 2 === 0 && up < 1.05 ? 0.55 : 0;
    const hole =
      face.role === 'front'
        ? inside(Math.abs(along - face.long / 2), -1, 0.66, pixel) * inside(up, 1.1, 1.95, pixel)
        : 0;
    const colour = mixColour(front.colour, FADED[1] as Colour, stripe);
    return { ...front, colour: mixColour(colour, [0.04, 0.045, 0.05], hole) };
  };
  const sign: Paint = (face, place) => {
    const front = rusty(noise, FADED[1] as Colour, 0)(face, place);
    const ink =
      face.role === 'front'
        ? inkAt(
            'TICKETS',
            (place.along - 0.15) / (face.long - 0.3),
            (place.up - 0.13) / 0.36,
            place.pixel / 0.36,
          )
        : 0;
    return { ...front, colour: mixColour(front.colour, [0.84, 0.8, 0.68], 0.8 * ink) };
  };
  return [
    block([x - 1.1, -0.1, z], [x + 1.1, 2.3, z + 2.1], stripes),
    block([x - 1.35, 1.02, z - 0.3], [x + 1.35, 1.1, z], old),
    block([x - 1.3, 2.3, z - 0.12], [x + 1.3, 2.9, z + 0.02], sign),
    frustumAt([x, LEVEL + 2.9, z + 1.05], 0.9, 1.9, 0.1, rusty(noise, FADED[2] as Colour, 3.2), 4),
  ];
}

/** Bumper cars that were pushed outside: faded hulls with a rim of rubber and a pole. */
function cars(side: number, noise: Noise): Solid[] {
  return [
    [-2.9, 9.6, 0],
    [1.5, 14.6, 2],
    [-4.2, 13.2, 1],
    [9.6, 20, 3],
  ].flatMap(([dx = 0, z = 0, n = 0]): Solid[] => {
    const x = side * dx;
    const hull = rusty(noise, FADED[n] as Colour, 0.5);
    const rubber = rusty(noise, [0.14, 0.14, 0.14], 0.3);
    return [
      frustumAt([x, LEVEL - 0.02, z], 0.3, 0.86, 0.86, rubber, 14),
      frustumAt([x, LEVEL + 0.26, z], 0.34, 0.78, 0.6, hull, 14),
      ellipsoidAt([x - 0.24, LEVEL + 0.56, z], 0.4, 0.26, hull),
      block([x + 0.26, 0.5, z - 0.42], [x + 0.48, 1.1, z + 0.42], hull),
      rodBetween(
        [x + 0.6, LEVEL + 0.4, z],
        [x + 0.74, LEVEL + 2.3, z + 0.1],
        [0.03, 0.02],
        4,
        rubber,
      ),
    ];
  });
}

/** Lamps that lean, a cord between them. */
function lamps(side: number, noise: Noise): Solid[] {
  const iron = rusty(noise, [0.4, 0.42, 0.42], 2.6);
  return [
    [-4.2, 17, 0.4],
    [3.4, 22, -0.7],
    [-1.5, 33, 0.3],
  ].flatMap(([dx = 0, z = 0, lean = 0]): Solid[] => {
    const x = side * dx;
    return [
      rodBetween([x, LEVEL - 0.1, z], [x + lean, LEVEL + 4.4, z], [0.1, 0.06], 6, iron),
      ellipsoidAt([x + lean, LEVEL + 4.6, z], 0.3, 0.3, rusty(noise, CREAM, 0)),
    ];
  });
}
