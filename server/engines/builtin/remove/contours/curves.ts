import { arcWay } from './arc-way.ts';
import type { Chain } from './chains.ts';
import type { Edgel } from './edges.ts';
import { ellipseWay } from './ellipse-way.ts';
import { polynomialWay } from './polynomial-way.ts';
import { leastSquares, type Place, type Way } from './way.ts';

/** Pixels that a curve's samples are apart. */
export const SPACING = 0.5;
/** How far a contour's measured places may lie from the curve, in pixels (root of the mean square). */
const FIT = 0.6;
/** An ellipse is taken for an arc or a parabola where it lies so many times nearer to what is seen. */
const ROUNDER = 2;
/** A curve that turns by fewer radians in the hole goes straight on; its ends turn by no more than the second. */
const PLAIN_TURN = 0.2;
const MOST_BENT = 0.4;
/** Else both ends turn its way, by so much at least, and it by so many times as much as both at most. */
const LEAST_SEEN = 0.02;
/** and are at least so many pixels long together: short ones are found in any rough wall. */
const LEAST_BOTH = 45;
const TURN_TIMES = 8;
/** A curve that bends both ways leaves the direction of its ends by at most so many radians, unless both are seen to bend so, by this share of it. */
const MOST_WAVE = 0.1;
const WAVE_SEEN = 0.25;
/** The shortest way through a hole that is believed, in pixels. */
const SHORTEST = 6;
/** Contours are fitted to so much of them, as a share of the way, and at least so many pixels. */
const SHARE = 0.8;
const LEAST = 14;

/** A smooth curve from one contour through the hole to another, in samples of equal distance. */
export interface Curve {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Samples at which the contours end at the hole; those before and after lie along the contours. */
  readonly enter: number;
  readonly leave: number;
  /** How far the contours lie from it, in pixels. */
  readonly misfit: number;
  /** How many pixels one of the picture spans in which it was found: it may have been smaller. */
  readonly scale: number;
}

/** What ways are believed. */
export interface Reach {
  /** In pixels. */
  readonly longest: number;
  /** In times the length of the shorter of the contours that it joins. */
  readonly stretch: number;
  /** Whether the lighter side may be another at each end, for what lies behind may be another thing. */
  readonly mayTurn: boolean;
  /** A contour leads from the hole at most so far from the straight way's direction (cosine). */
  readonly forward: number;
}

/**
 * The curve that both contours lie on, if there is one: a parabola over the straight way between their
 * ends or an arc, an ellipse where that is clearly nearer, else a cubic, by least squares over what is seen of both. Null when none is near enough.
 */
export function joinChains(one: Chain, two: Chain, reach: Reach): Curve | null {
  const [start, end] = [one.links[0] as Edgel, two.links[0] as Edgel];
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const shorter = Math.min(one.links.length, two.links.length);
  if (length < SHORTEST || length > Math.min(reach.longest, reach.stretch * shorter)) return null;
  const frame = {
    ...{ x: start.x, y: start.y, length },
    alongX: (end.x - start.x) / length,
    alongY: (end.y - start.y) / length,
  };
  if (!leadsOn(frame, one, two, reach)) return null;
  const count = Math.round(Math.max(LEAST, SHARE * length));
  const places = [one, two].flatMap(({ links }) =>
    links.slice(0, count).map((link) => within(frame, link)),
  );
  const near = FIT / length;
  const spacing = SPACING / length;
  const simple = [polynomialWay(places, 3, near, spacing), arcWay(places, near, spacing)]
    .filter((way) => way !== null)
    .sort((a, b) => a.misfit - b.misfit)[0];
  const ellipse = ellipseWay(places, near, spacing);
  const isRounder = ellipse !== null && simple && ROUNDER * ellipse.misfit < simple.misfit;
  const way = (isRounder ? ellipse : simple) ?? ellipse ?? polynomialWay(places, 4, near, spacing);
  const curve = way === null ? null : placed(frame, way);
  return curve !== null && isSeenToTurn(curve, one, two) ? curve : null;
}

/** Whether contours turn as much as makes what is between them likely: two straight edges are no arc. */
function isSeenToTurn({ x, y, enter, leave }: Curve, one: Chain, two: Chain): boolean {
  const direction = (sample: number) => {
    const next = Math.min(x.length - 1, sample + 2);
    return Math.atan2(
      (y[next] as number) - (y[next - 2] as number),
      (x[next] as number) - (x[next - 2] as number),
    );
  };
  const turn = turned(direction(leave) - direction(enter));
  // The first is followed from the hole outward, against the way.
  const seen = [-turnOf(one.links), turnOf(two.links)] as const;
  const middle = (enter + leave) >> 1;
  const wave = turned(direction(middle) - direction(enter)) - turn / 2;
  const bent = Math.min(seen[0] * Math.sign(wave), -seen[1] * Math.sign(wave));
  if (Math.abs(wave) > MOST_WAVE && bent < WAVE_SEEN * Math.abs(wave)) return false;
  if (Math.abs(turn) < PLAIN_TURN) return seen.every((value) => Math.abs(value) < MOST_BENT);
  if (one.links.length + two.links.length < LEAST_BOTH) return false;
  const [sum, least] = [
    seen.reduce((a, b) => a + b),
    Math.min(...seen.map((v) => v * Math.sign(turn))),
  ];
  return least > LEAST_SEEN && TURN_TIMES * sum * Math.sign(turn) > Math.abs(turn);
}

/** An angle as one of at most half a turn to either side, in radians. */
export const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/** By how many radians a contour turns from the hole outward, by the parabola nearest to it. */
function turnOf(links: readonly Edgel[]): number {
  const [begin, end] = [links[0] as Edgel, links.at(-1) as Edgel];
  const length = Math.hypot(end.x - begin.x, end.y - begin.y);
  const frame = {
    ...{ x: begin.x, y: begin.y, length },
    ...{ alongX: (end.x - begin.x) / length, alongY: (end.y - begin.y) / length },
  };
  const places = links.map((link) => within(frame, link));
  const powers = leastSquares(
    places.map(({ along }) => [1, along, along ** 2]),
    places.map(({ beside }) => beside),
  );
  const [, slope, bend] = powers ?? [0, 0, 0];
  if (slope === undefined || bend === undefined) return 0;
  return Math.atan(slope + 2 * bend) - Math.atan(slope);
}

/** A way as it lies in the picture. */
function placed({ x, y, alongX, alongY, length }: Frame, way: Way): Curve {
  const { places, enter, leave, misfit } = way;
  const across = places.map(({ along, beside }) => x + length * (along * alongX - beside * alongY));
  const down = places.map(({ along, beside }) => y + length * (along * alongY + beside * alongX));
  return {
    ...{ x: Float64Array.from(across), y: Float64Array.from(down) },
    ...{ enter, leave, misfit: misfit * length, scale: 1 },
  };
}

/** A curve that was found in a picture so many times smaller, in the picture itself. */
export function enlarged({ x, y, enter, leave, misfit, scale }: Curve, times: number): Curve {
  const spread = (places: Float64Array) =>
    Float64Array.from({ length: (places.length - 1) * times + 1 }, (_, n) => {
      const [at, share] = [Math.floor(n / times), (n % times) / times];
      const here = places[at] as number;
      const place = here + share * ((places[at + 1] ?? here) - here);
      return times * place + (times - 1) / 2;
    });
  return {
    ...{ x: spread(x), y: spread(y) },
    ...{ enter: enter * times, leave: leave * times },
    ...{ misfit: misfit * times, scale: scale * times },
  };
}

/** The straight way from end to end: where it begins, its direction and length. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly alongX: number;
  readonly alongY: number;
  readonly length: number;
}

function within({ x, y, alongX, alongY, length }: Frame, edgel: Edgel): Place {
  const [dx, dy] = [edgel.x - x, edgel.y - y];
  return {
    along: (dx * alongX + dy * alongY) / length,
    beside: (dy * alongX - dx * alongY) / length,
  };
}

/** Whether one contour comes from before the way, the other goes on after it, with the same side lighter unless it may turn. */
function leadsOn(frame: Frame, one: Chain, two: Chain, { mayTurn, forward }: Reach): boolean {
  const [first, second] = [one.links, two.links];
  const side = ({ normalX, normalY }: Edgel) => normalY * frame.alongX - normalX * frame.alongY;
  const [a, b] = [first[0] as Edgel, second[0] as Edgel];
  if (!mayTurn && a.channel === b.channel && side(a) * side(b) <= 0) return false;
  return -heading(frame, first) > forward && heading(frame, second) > forward;
}

/** The cosine between a contour as it begins and the straight way. */
function heading({ alongX, alongY }: Frame, links: readonly Edgel[]): number {
  const [begin, end] = [links[0] as Edgel, links[Math.min(links.length, LEAST) - 1] as Edgel];
  const [x, y] = [end.x - begin.x, end.y - begin.y];
  return (x * alongX + y * alongY) / Math.hypot(x, y);
}
