import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { barBetween, boundsOf, faceThrough } from '../../street/convex.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';
import { block, paved } from './paved-site.ts';
import { roadPaint } from './road-site.ts';

const WHITE: Colour = [0.92, 0.93, 0.94];
const DRY: Colour = [0.72, 0.58, 0.4];
const SCRUB: Colour = [0.6, 0.5, 0.33];
const STEEL: Colour = [0.6, 0.62, 0.65];
/** Dishes: to the right on the picture's side, ahead, their radius. World units. */
const DISHES = [
  [5.4, 33, 10.5],
  [-13, 60, 10.5],
  [22, 88, 10.5],
  [-32, 118, 10.5],
  [6, 150, 10.5],
] as const;
/** In how many rings and how many sectors a dish is of flat pieces. */
const RINGS = 5;
const SECTORS = 20;

/** Great dishes of a radio telescope that all look to the same place in the sky. */
export const RADIO_TELESCOPE: SceneryPlan = {
  land: 'plain',
  relief: 0.6,
  trees: 0,
  views: [
    { horizon: 0.68, lens: 0.92, eye: 0.5 },
    { horizon: 0.58, lens: 0.88, eye: 1 },
    { horizon: 0.74, lens: 0.86, eye: 0.42 },
    { horizon: 0.66, lens: 1.04, eye: 0.6 },
  ],
  ground: levelled(90, 180),
  soil: paved((x, z, soft, { side }) => {
    const road = roadPaint(x + side * 4.4, z, 3, 1, soft);
    const dry = mixColour(DRY, SCRUB, 0.5 + 0.5 * Math.sin(x / 7 + 2 * Math.sin(z / 11)));
    return [z < 170 ? mixColour(dry, road[0], road[1]) : dry, 1];
  }),
  isTended: (_x, z) => z < 260,
  solids: ({ setting: { side } }): Solid[] =>
    DISHES.flatMap(([aside, z, radius]) => dish(side * aside, z, radius, side)),
};

/** A dish on its mount: panels of a bowl that looks up and to the side, its feed on four legs. */
function dish(x: number, z: number, radius: number, side: number): Solid[] {
  // It looks toward the eye a little, to the side and up.
  const look: Point = [-side * 0.42, 0.72, -0.55];
  const length = Math.hypot(...look);
  const w: Point = [look[0] / length, look[1] / length, look[2] / length];
  const flat = Math.hypot(w[0], w[2]);
  const u: Point = [w[2] / flat, 0, -w[0] / flat];
  const v: Point = [
    w[1] * u[2] - w[2] * u[1],
    w[2] * u[0] - w[0] * u[2],
    w[0] * u[1] - w[1] * u[0],
  ];
  const hub: Point = [x, LEVEL + radius * 1.12, z];
  const at = (out: number, turn: number, ahead: number): Point => {
    const [c, s] = [out * Math.cos(turn), out * Math.sin(turn)];
    return [
      hub[0] + u[0] * c + v[0] * s + w[0] * ahead,
      hub[1] + u[1] * c + v[1] * s + w[1] * ahead,
      hub[2] + u[2] * c + v[2] * s + w[2] * ahead,
    ];
  };
  const bowl = (out: number) => (0.3 * out * out) / radius;
  const panels = Array.from({ length: RINGS }, (_, ring) => {
    const [from, to] = [(ring / RINGS) * radius, ((ring + 1) / RINGS) * radius];
    return Array.from({ length: SECTORS }, (__, n): Solid => {
      const turn = ((n + 0.5) / SECTORS) * 2 * Math.PI;
      const wide = (Math.PI * to) / SECTORS + 0.04;
      const paint: Paint = plainPaint(scaleColour(WHITE, (n + ring) % 2 === 0 ? 1 : 0.94));
      const [c, t] = [-Math.sin(turn), Math.cos(turn)];
      const across: Point = [u[0] * c + v[0] * t, u[1] * c + v[1] * t, u[2] * c + v[2] * t];
      return plate(at(from, turn, bowl(from)), at(to, turn, bowl(to)), across, wide, paint);
    });
  }).flat();
  const focus = at(0, 0, radius * 0.86);
  const steel = plainPaint(STEEL);
  return [
    frustumAt(
      [x, LEVEL - 0.4, z],
      radius * 0.7,
      radius * 0.36,
      radius * 0.2,
      plainPaint([0.8, 0.81, 0.83]),
      12,
    ),
    ellipsoidAt(
      [x, LEVEL + radius * 0.78, z],
      radius * 0.3,
      radius * 0.26,
      plainPaint([0.74, 0.76, 0.79]),
      FINE,
    ),
    barBetween([x, LEVEL + radius * 0.7, z], hub, [radius * 0.13, radius * 0.13], steel),
    ...panels,
    ...[0.25, 0.75, 1.25, 1.75].map((half) =>
      barBetween(
        at(radius * 0.72, half * Math.PI, bowl(radius * 0.72)),
        focus,
        [0.12, 0.12],
        steel,
      ),
    ),
    ellipsoidAt(focus, radius * 0.09, radius * 0.09, plainPaint([0.84, 0.3, 0.2])),
    block(
      [x - 1, 0, z - radius * 0.36 - 0.5],
      [x + 1, 2.4, z - radius * 0.3],
      ({ role }, { along, up }) =>
        plainFront(
          role === 'front' && Math.abs(along - 1) < 0.5 && up < 2 ? [0.2, 0.4, 0.6] : WHITE,
        ),
    ),
  ];
}

/** A thin plate from one place to another, half as wide as is said along a direction across. */
function plate(from: Point, to: Point, across: Point, half: number, paint: Paint): Solid {
  const way: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const long = Math.hypot(...way);
  const out: Point = [
    (way[1] * across[2] - way[2] * across[1]) / long,
    (way[2] * across[0] - way[0] * across[2]) / long,
    (way[0] * across[1] - way[1] * across[0]) / long,
  ];
  const back = (a: Point): Point => [-a[0], -a[1], -a[2]];
  const moved = (at: Point, by: Point, far: number): Point => [
    at[0] + by[0] * far,
    at[1] + by[1] * far,
    at[2] + by[2] * far,
  ];
  const corners = [from, to].flatMap((at) => [moved(at, across, half), moved(at, across, -half)]);
  const thick = 0.09;
  return {
    faces: [
      faceThrough('side', out, moved(from, out, thick), long),
      faceThrough('side', back(out), moved(from, out, -thick), long),
      faceThrough('side', across, moved(from, across, half), long),
      faceThrough('side', back(across), moved(from, across, -half), long),
      faceThrough('side', way, to, long),
      faceThrough('side', back(way), from, long),
    ],
    ...boundsOf(corners.flatMap((at) => [moved(at, out, thick), moved(at, out, -thick)])),
    paint,
  };
}
