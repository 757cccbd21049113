import type { Furnished } from '../furniture.ts';
import type { Form, Material, Point, Solid } from '../solids/solid.ts';

/** What was made, smaller (or larger) about a place by a share, with all that it shows. */
export function scaled(made: Furnished, at: Point, share: number): Furnished {
  if (share === 1) return made;
  const place = ([x, y, z]: Point): Point => [
    at[0] + share * (x - at[0]),
    at[1] + share * (y - at[1]),
    at[2] + share * (z - at[2]),
  ];
  const back = (value: number, n: 0 | 1 | 2): number => at[n] + (value - at[n]) / share;
  const looks =
    (material: Material): Material =>
    (x, y, z, axis) =>
      material(back(x, 0), back(y, 1), back(z, 2), axis);
  const solid = (one: Solid): Solid => ({
    ...one,
    low: place(one.low),
    high: place(one.high),
    material: looks(one.material),
    form: form(one.form),
  });
  const form = (one: Form): Form => {
    switch (one.kind) {
      case 'roll': {
        // Its upright has the axis along it and the upward one exchanged.
        const exchanged = (p: Point): Point =>
          one.axis === 0 ? [p[1], p[0], p[2]] : [p[0], p[2], p[1]];
        const moved = (p: Point): Point => exchanged(place(exchanged(p)));
        return {
          ...one,
          upright: { ...one.upright, low: moved(one.upright.low), high: moved(one.upright.high) },
        };
      }
      case 'pad':
        return { ...one, radius: one.radius * share };
      case 'bone':
        return {
          ...one,
          from: place(one.from),
          to: place(one.to),
          radii: [one.radii[0] * share, one.radii[1] * share],
        };
      case 'leaf':
        return { ...one, root: place(one.root), long: one.long * share, wide: one.wide * share };
      case 'plate': {
        const [u, v] = (
          [
            [1, 2],
            [0, 2],
            [0, 1],
          ] as const
        )[one.axis];
        return { ...one, cut: (a, b) => one.cut(back(a, u), back(b, v)) };
      }
      case 'box':
      case 'ball':
      case 'drum':
      case 'hollow':
        return one;
    }
  };
  return { ...made, lamps: made.lamps.map(place), solids: made.solids.map(solid) };
}
