import { describe, expect, it } from 'vitest';
import { ellipseWay } from './ellipse-way.ts';
import type { Place } from './way.ts';

/** Places on an ellipse between two angles, `radii` along its own axes, which are turned by `lean`. */
function onEllipse(
  radii: readonly [number, number],
  lean: number,
  from: number,
  to: number,
): Place[] {
  return [...Array(30).keys()].map((n) => {
    const angle = from + ((to - from) * n) / 29;
    const [x, y] = [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle)];
    return {
      along: x * Math.cos(lean) - y * Math.sin(lean),
      beside: x * Math.sin(lean) + y * Math.cos(lean),
    };
  });
}

/** Places as shares of the straight way between two of them, which becomes 0 to 1. */
function overWay(places: readonly Place[], start: Place, end: Place): Place[] {
  const [dx, dy] = [end.along - start.along, end.beside - start.beside];
  const square = dx ** 2 + dy ** 2;
  return places.map(({ along, beside }) => {
    const [x, y] = [along - start.along, beside - start.beside];
    return { along: (x * dx + y * dy) / square, beside: (y * dx - x * dy) / square };
  });
}

describe('an ellipse over a way', () => {
  const hidden = { from: -0.9, to: 0.9 };
  const seen = [
    ...onEllipse([3, 1.8], 0.3, hidden.from, hidden.from - 0.8),
    ...onEllipse([3, 1.8], 0.3, hidden.to, hidden.to + 0.8),
  ];
  const [start, end] = [seen[0] as Place, seen[30] as Place];
  const places = overWay(seen, start, end);

  it('goes where the hidden end of a rim lies, from end to end in even steps', () => {
    const way = ellipseWay(places, 0.01, 0.01);
    const truth = overWay(onEllipse([3, 1.8], 0.3, hidden.from, hidden.to), start, end);
    const found = way?.places.slice(way.enter, way.leave + 1) ?? [];
    for (const place of truth) {
      const away = found.map((one) =>
        Math.hypot(one.along - place.along, one.beside - place.beside),
      );
      expect(Math.min(...away)).toBeLessThan(0.012);
    }
    const steps = found
      .slice(1)
      .map((one, n) =>
        Math.hypot(one.along - (found[n] as Place).along, one.beside - (found[n] as Place).beside),
      );
    expect(Math.min(...steps)).toBeGreaterThan(0.009);
    expect(Math.max(...steps)).toBeLessThan(0.011);
  });

  it('is none where places lie beside each by more than is allowed', () => {
    const rough = places.map((place, n) => ({ ...place, along: place.along + 0.05 * (n % 2) }));
    expect(ellipseWay(rough, 0.01, 0.01)).toBeNull();
  });

  it('is none over a way that is seen to be empty', () => {
    const whole = overWay(onEllipse([3, 1.8], 0.3, 0, 2 * Math.PI), start, end);
    expect(ellipseWay(whole, 0.01, 0.01)).toBeNull();
  });

  it('is none through places that lie on a hyperbola', () => {
    const branch = [...Array(40).keys()].map((n) => {
      const along = n < 20 ? -n / 20 : 1 + (n - 20) / 20;
      return { along, beside: Math.sqrt(0.05 + (along - 0.5) ** 2) };
    });
    expect(ellipseWay(branch, 0.01, 0.01)).toBeNull();
  });
});
