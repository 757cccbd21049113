import { mixColour, scaleColour } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Point, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL } from '../level-site.ts';
import { rodBetween } from './pieces.ts';

export const BRASS: Colour = [0.86, 0.62, 0.26];
export const COPPER: Colour = [0.72, 0.4, 0.22];
export const IRON: Colour = [0.24, 0.21, 0.2];
/** Light of gas behind panes. */
export const GLOW: Colour = [1.25, 0.78, 0.3];

/** Wear of metal and brick; it is no part of what a seed decides. */
export const wear = createNoise(2_339);

const metal =
  (colour: Colour): Paint =>
  ({ normal }, { along, up }) => ({
    colour: scaleColour(colour, 0.8 + 0.3 * wear.fbm(along * 2 + normal[0], up * 2, 3)),
    glass: 0.28,
    glow: [0, 0, 0],
  });
/** Metals that are polished and worn. */
export const brass = metal(BRASS);
export const copper = metal(COPPER);
export const iron = metal(IRON);

/** A toothed wheel on a front that faces the street. World units. */
export function gear([x, y, z]: Point, radius: number, at: number, paint: Paint): Solid[] {
  const teeth = Math.round(radius * 9);
  const [a, b] = [x, x - at * 0.26];
  const on = (turn: number, out: number, off: number): Point => [
    off,
    y + out * Math.sin(turn),
    z + out * Math.cos(turn),
  ];
  const middle = (a + b) / 2;
  return [
    // The rim, in flat pieces, its spokes and its hub.
    ...Array.from({ length: 14 }, (_, n) => {
      const [from, to] = [(n / 14) * 2 * Math.PI, ((n + 1.08) / 14) * 2 * Math.PI];
      return rodBetween(
        on(from, radius * 0.82, middle),
        on(to, radius * 0.82, middle),
        [radius * 0.13, radius * 0.13],
        6,
        paint,
      );
    }),
    ...Array.from({ length: teeth }, (_, n) => {
      const turn = (n / teeth) * 2 * Math.PI;
      return rodBetween(
        on(turn, radius * 0.86, middle),
        on(turn, radius * 1.08, middle),
        [radius * 0.1, radius * 0.075],
        4,
        paint,
      );
    }),
    ...Array.from({ length: 3 }, (_, n) => {
      const turn = (n / 3) * Math.PI;
      return rodBetween(
        on(turn, -radius * 0.8, middle),
        on(turn, radius * 0.8, middle),
        [radius * 0.085, radius * 0.085],
        5,
        paint,
      );
    }),
    rodBetween([a, y, z], [b - at * 0.1, y, z], [radius * 0.24, radius * 0.2], 10, copper),
  ];
}

/** The tower at the end of the street: a clock with its works around it, under a dome of copper. */
export function clockTower(shine: number): Solid[] {
  const z = 66;
  const face: Paint = ({ role }, { along, up, pixel }) => {
    const stone = scaleColour([0.5, 0.4, 0.31], 0.92 + 0.14 * wear.fbm(along, up, 3));
    if (role !== 'front') return plainFront(stone);
    const [u, v] = [along - 5.5, up - 25];
    const away = Math.hypot(u, v);
    const turn = Math.atan2(u, v);
    const dial = inside(away, -1, 3.9, pixel);
    const rim = inside(away, 3.9, 4.7, pixel);
    const hour =
      inside(
        Math.abs(turn * (6 / Math.PI) - Math.round(turn * (6 / Math.PI))),
        -1,
        0.12,
        pixel / 2,
      ) * inside(away, 2.9, 3.7, pixel);
    const hand = (angle: number, long: number, wide: number) => {
      const [a, b] = [
        u * Math.cos(angle) - v * Math.sin(angle),
        u * Math.sin(angle) + v * Math.cos(angle),
      ];
      return inside(Math.abs(a), -1, wide, pixel) * inside(b, -0.5, long, pixel);
    };
    const dark = Math.max(hour, hand(0.9, 3.2, 0.14), hand(-1.1, 2.2, 0.22));
    const bay = Math.abs(along / 2.75 - Math.round(along / 2.75 - 0.5) - 0.5) * 2.75;
    const slot = up < 19 ? inside(bay, -1, 0.55, pixel) * inside(up % 6, 1.6, 4.6, pixel) : 0;
    const dialled = mixColour(mixColour(stone, [0.95, 0.88, 0.68], dial), IRON, dark * dial);
    return {
      colour: mixColour(mixColour(dialled, BRASS, rim), [0.14, 0.1, 0.08], slot),
      glass: 0,
      glow: scaleColour(GLOW, (dial * (1 - dark) * 0.55 + slot * 0.8) * (0.2 + 0.8 * shine)),
    };
  };
  const roof = LEVEL + 31;
  return [
    boxOn(plotOf(-5.5, z, 5.5, z + 11), LEVEL - 0.5, LEVEL + 31, face),
    boxOn(plotOf(-6.2, z - 0.7, 6.2, z + 11.7), LEVEL + 19.4, LEVEL + 20.2, brass),
    boxOn(plotOf(-6.2, z - 0.7, 6.2, z + 11.7), LEVEL + 30.6, LEVEL + 31.6, brass),
    ellipsoidAt([0, roof + 0.6, z + 5.5], 5, 6.4, copper, FINE),
    rodBetween([0, roof + 6.6, z + 5.5], [0, roof + 13, z + 5.5], [0.4, 0.05], 8, brass),
    ...[-1, 1].flatMap((at) => [
      frustumAt([at * 5.6, LEVEL + 20, z - 0.1], 14.5, 0.9, 0.9, copper, 10),
      frustumAt([at * 5.6, roof + 3.4, z - 0.1], 4, 1.1, 0.05, brass, 10),
    ]),
  ];
}
