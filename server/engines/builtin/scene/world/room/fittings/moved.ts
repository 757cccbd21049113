import type { Furnished } from '../furniture.ts';
import { type Form, laid, type Material, type Point, type Solid } from '../solids/solid.ts';

/** What was made around the origin, moved to a place. */
export function movedTo({ solids, lamps }: Furnished, at: Point): Furnished {
  const to = ([x, y, z]: Point): Point => [x + at[0], y + at[1], z + at[2]];
  return { lamps: lamps.map(to), solids: solids.map((one) => moveSolid(one, to, at)) };
}

function moveSolid(solid: Solid, to: (place: Point) => Point, at: Point): Solid {
  const material: Material = (x, y, z, axis) =>
    solid.material(x - at[0], y - at[1], z - at[2], axis);
  const { low, high, form } = solid;
  return { ...solid, low: to(low), high: to(high), material, form: moveForm(form, to, at) };
}

function moveForm(form: Form, to: (place: Point) => Point, at: Point): Form {
  switch (form.kind) {
    case 'bone':
      return { ...form, from: to(form.from), to: to(form.to) };
    case 'leaf':
      return { ...form, root: to(form.root) };
    case 'roll': {
      const { axis, upright } = form;
      const by = laid(axis, at);
      const add = ([x, y, z]: Point): Point => [x + by[0], y + by[1], z + by[2]];
      return { ...form, upright: { ...upright, low: add(upright.low), high: add(upright.high) } };
    }
    case 'plate': {
      const [u, v] = ([0, 1, 2] as const).filter((axis) => axis !== form.axis) as [0 | 1, 1 | 2];
      return { ...form, cut: (a, b) => form.cut(a - at[u], b - at[v]) };
    }
    case 'box':
    case 'ball':
    case 'drum':
    case 'pad':
    case 'hollow':
      return form;
  }
}
