import { leastSquares, type Place, type Way } from './way.ts';

/** The largest turn from end to end, in radians. */
const MOST_TURN = 2.4;

/**
 * The arc of a circle over the straight way (Kåsa's fit: least squares of its equation) that comes as
 * near to places as `near`; samples lie `spacing` apart, both shares of the way. The first place is at
 * its beginning. Null where none does.
 */
export function arcWay(places: readonly Place[], near: number, spacing: number): Way | null {
  const found = leastSquares(
    places.map(({ along, beside }) => [along, beside, 1]),
    places.map(({ along, beside }) => along ** 2 + beside ** 2),
  );
  if (found === null) return null;
  const [p, q, r] = found as [number, number, number];
  const centre = { along: p / 2, beside: q / 2 };
  const radius = Math.sqrt(r + centre.along ** 2 + centre.beside ** 2);
  const squares = places.reduce((sum, place) => sum + (distance(place, centre) - radius) ** 2, 0);
  const misfit = Math.sqrt(squares / places.length);
  if (!(misfit < near)) return null;
  // Above the way it is gone along with falling angles, below with rising ones.
  const turn = centre.beside < 0 ? -1 : 1;
  const from = angleOf({ along: 0, beside: 0 }, centre);
  const full = 2 * Math.PI;
  const ahead = (place: Place) => ((((angleOf(place, centre) - from) * turn) % full) + full) % full;
  const length = ahead({ along: 1, beside: 0 });
  if (length > MOST_TURN) return null;
  // What lies before the beginning is as far round as it is behind.
  const turns = places.map((place) => {
    const angle = ahead(place);
    return angle > (full + length) / 2 ? angle - full : angle;
  });
  const first = Math.min(...turns);
  const count = Math.floor(((Math.max(...turns) - first) * radius) / spacing);
  const samples = [...Array(count + 1).keys()].map((n) => {
    const angle = from + turn * (first + (n * spacing) / radius);
    return {
      along: centre.along + radius * Math.cos(angle),
      beside: centre.beside + radius * Math.sin(angle),
    };
  });
  const sampleOf = (angle: number) => Math.round(((angle - first) * radius) / spacing);
  return { places: samples, enter: sampleOf(0), leave: sampleOf(length), misfit };
}

const angleOf = ({ along, beside }: Place, centre: Place): number =>
  Math.atan2(beside - centre.beside, along - centre.along);

const distance = (one: Place, two: Place): number =>
  Math.hypot(one.along - two.along, one.beside - two.beside);
