import { leastSquares, type Place, type Way } from './way.ts';

/** The largest turn from end to end, in radians of the circle that the ellipse is of. */
const MOST_TURN = 2.7;
/** The longer axis is at most so many times the shorter: rounder things are seen aslant, thinner ones hardly. */
const MOST_OBLONG = 5;
/** Places that may lie where nothing should be known, as a share of all. */
const MOST_WITHIN = 0.05;

/** The circle that an ellipse is of: its centre, and how far the places on it are carried each way. */
interface Ellipse {
  readonly centre: Place;
  /** Half axes as vectors, right of each other. */
  readonly first: Place;
  readonly second: Place;
}

/**
 * The part of an ellipse (a rim, a wheel, seen aslant) over the straight way that comes as near to
 * places as `near`; samples lie `spacing` apart, both shares of the way. The ellipse is that of least
 * squares of its equation with the squares' factors adding up to 1, which no turning changes (Rosin
 * 1993). The first place is at the way's beginning. Null where there is none.
 */
export function ellipseWay(places: readonly Place[], near: number, spacing: number): Way | null {
  const found = leastSquares(
    places.map(({ along: x, beside: y }) => [x ** 2 - y ** 2, x * y, x, y, 1]),
    places.map(({ beside }) => -(beside ** 2)),
  );
  if (found === null) return null;
  const [a, b, d, e, f] = found as [number, number, number, number, number];
  const equation: Equation = { a, b, c: 1 - a, d, e, f };
  const squares = places.reduce((sum, place) => sum + distanceTo(equation, place) ** 2, 0);
  const misfit = Math.sqrt(squares / places.length);
  if (!(misfit < near)) return null;
  const ellipse = ellipseOf(equation);
  return ellipse && sampled(places, ellipse, spacing, misfit);
}

/** ax² + bxy + cy² + dx + ey + f = 0. */
interface Equation {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** How far a place lies from the curve, to the first order (Sampson 1982). */
function distanceTo({ a, b, c, d, e, f }: Equation, { along: x, beside: y }: Place): number {
  const value = a * x * x + b * x * y + c * y * y + d * x + e * y + f;
  return Math.abs(value) / Math.max(1e-9, Math.hypot(2 * a * x + b * y + d, b * x + 2 * c * y + e));
}

function ellipseOf({ a, b, c, d, e, f }: Equation): Ellipse | null {
  const part = 4 * a * c - b * b;
  if (part <= 0) return null;
  const centre = { along: (b * e - 2 * c * d) / part, beside: (b * d - 2 * a * e) / part };
  const level = -(f + (d * centre.along + e * centre.beside) / 2);
  const angle = Math.atan2(b, a - c) / 2;
  const apart = Math.hypot(a - c, b);
  // The equation's squares along its own axes; where both are of the level's sign it is an ellipse.
  const [one, two] = [(a + c + apart) / 2, (a + c - apart) / 2];
  if (!(level / one > 0 && level / two > 0)) return null;
  const [short, long] = [Math.sqrt(level / one), Math.sqrt(level / two)];
  if (long > MOST_OBLONG * short) return null;
  return {
    centre,
    first: { along: short * Math.cos(angle), beside: short * Math.sin(angle) },
    second: { along: -long * Math.sin(angle), beside: long * Math.cos(angle) },
  };
}

function sampled(
  places: readonly Place[],
  ellipse: Ellipse,
  spacing: number,
  misfit: number,
): Way | null {
  const from = angleOf(ellipse, { along: 0, beside: 0 });
  const full = 2 * Math.PI;
  const around = (place: Place, turn: 1 | -1) =>
    ((((angleOf(ellipse, place) - from) * turn) % full) + full) % full;
  const lengthOf = (turn: 1 | -1) => around({ along: 1, beside: 0 }, turn);
  const isWithin = (place: Place, turn: 1 | -1) => {
    const angle = around(place, turn);
    return angle > 0.02 && angle < lengthOf(turn) - 0.02;
  };
  const within = (turn: 1 | -1) => places.filter((place) => isWithin(place, turn)).length;
  const turn = within(1) <= within(-1) ? 1 : -1;
  const length = lengthOf(turn);
  if (within(turn) > MOST_WITHIN * places.length || length > MOST_TURN) return null;
  // What lies before the beginning is as far round as it is behind.
  const turns = places.map((place) => {
    const angle = around(place, turn);
    return angle > (full + length) / 2 ? angle - full : angle;
  });
  const last = Math.max(...turns);
  const samples: Place[] = [];
  let [enter, leave] = [0, 0];
  for (let angle = Math.min(...turns); angle <= last; ) {
    if (angle < 0) enter = samples.length;
    if (angle < length) leave = samples.length;
    samples.push(placeAt(ellipse, from + turn * angle));
    angle += spacing / speedAt(ellipse, from + turn * angle);
  }
  return { places: samples, enter, leave, misfit };
}

function angleOf({ centre, first, second }: Ellipse, { along, beside }: Place): number {
  const [x, y] = [along - centre.along, beside - centre.beside];
  const share = (axis: Place) =>
    (x * axis.along + y * axis.beside) / (axis.along ** 2 + axis.beside ** 2);
  return Math.atan2(share(second), share(first));
}

const placeAt = ({ centre, first, second }: Ellipse, angle: number): Place => ({
  along: centre.along + first.along * Math.cos(angle) + second.along * Math.sin(angle),
  beside: centre.beside + first.beside * Math.cos(angle) + second.beside * Math.sin(angle),
});

/** How far a place on the ellipse goes for each radian. */
const speedAt = ({ first, second }: Ellipse, angle: number): number =>
  Math.hypot(
    second.along * Math.cos(angle) - first.along * Math.sin(angle),
    second.beside * Math.cos(angle) - first.beside * Math.sin(angle),
  );
