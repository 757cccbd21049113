import { type Curve, SPACING } from '../contours/curves.ts';
import { angle, cornerOf } from './corner.ts';
import { type Ending, type Place, trustIn as trust } from './endings.ts';

/** Steps along a way, per pixel. */
const FINE = 3;
/**
 * The way of a contour from one ending to another: two straight ends meet at a corner, others bend. What is
 * known beyond the hole (`isHole` tells places within it) shows no corner.
 */
export function joinWay(one: Ending, two: Ending, isHole: (place: Place) => boolean): Place[] {
  const corner = cornerOf(one, two);
  if (corner !== null && isHole(corner))
    return [...straight(one, corner), ...straight(corner, two), two];
  const [dx, dy] = [two.x - one.x, two.y - one.y];
  const length = Math.hypot(dx, dy);
  const seen = { away: angle(one.inX, one.inY, dx, dy), back: angle(two.inX, two.inY, -dx, -dy) };
  // Where it is not sure how an end leads on, an arc of a circle from the other decides.
  const away = trust(one) * seen.away - (1 - trust(one)) * seen.back;
  const back = trust(two) * seen.back - (1 - trust(two)) * seen.away;
  const [ahead, ahead2] = [
    turned(dx / length, dy / length, -away),
    turned(-dx / length, -dy / length, -back),
  ];
  // A cubic whose handles make it nearly an arc of a circle where both ends turn alike.
  const handle = (turn: number) =>
    ((2 / 3) * length) / (1 + Math.cos(Math.min(2.2, Math.abs(turn))));
  const [a, b] = [handle(away), handle(back)];
  const first = { x: one.x + a * ahead.x, y: one.y + a * ahead.y };
  const second = { x: two.x + b * ahead2.x, y: two.y + b * ahead2.y };
  const count = Math.max(2, Math.ceil(1.3 * length * FINE));
  return [...Array(count + 1).keys()].map((n) => {
    const t = n / count;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    return {
      x: p * one.x + q * first.x + r * second.x + s * two.x,
      y: p * one.y + q * first.y + r * second.y + s * two.y,
    };
  });
}

/** A direction turned to the right by an angle. */
const turned = (x: number, y: number, by: number): Place => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
});

function straight(from: Place, to: Place): Place[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * FINE));
  return [...Array(count).keys()].map((n) => ({
    x: from.x + ((to.x - from.x) * n) / count,
    y: from.y + ((to.y - from.y) * n) / count,
  }));
}

/** Pixels that a curve goes on along what is seen of its ends. */
const BEYOND = 40;
const LEAST_BEYOND = 18;

/** A way as a curve, with what its ends go on as outside the hole; the second is null where it ends within. */
export function curveOf(one: Ending, two: Ending | null, way: readonly Place[]): Curve {
  const outside = (ending: Ending): Place[] =>
    [
      ...Array(Math.round(Math.min(BEYOND, Math.max(LEAST_BEYOND, ending.seen)) / SPACING)).keys(),
    ].map((n) => {
      const away = (n + 1) * SPACING;
      const aside = (-ending.bend * away ** 2) / 2;
      return {
        x: ending.x - ending.inX * away + ending.inY * aside,
        y: ending.y - ending.inY * away - ending.inX * aside,
      };
    });
  const inside = evenly(way, SPACING);
  const before = outside(one).reverse();
  const places = [...before, ...inside, ...(two === null ? [] : outside(two))];
  return {
    x: Float64Array.from(places, ({ x }) => x - 0.5),
    y: Float64Array.from(places, ({ y }) => y - 0.5),
    enter: before.length,
    leave: before.length + inside.length - 1,
    misfit: 0,
    scale: 1,
  };
}

/** Places at equal steps along a way. */
function evenly(way: readonly Place[], step: number): Place[] {
  const found: Place[] = [];
  let left = 0;
  way.slice(1).forEach((to, n) => {
    const from = way[n] as Place;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left < length; left += step) {
      const share = left / length;
      found.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
    }
    left -= length;
  });
  return found;
}
