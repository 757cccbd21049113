import type { Furnished } from '../furniture.ts';
import { type Form, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Which way a front looks: at the eye, or along the wall ahead, to its left or right. */
export type Facing = 'eye' | 'left' | 'right';

/** A quarter turn about an upright axis: how a direction is turned, and back. */
interface Turn {
  readonly by: (way: Point) => Point;
  readonly back: (way: Point) => Point;
}

const QUARTERS: Readonly<Record<'left' | 'right', Turn>> = {
  right: { by: ([x, y, z]) => [-z, y, x], back: ([x, y, z]) => [z, y, -x] },
  left: { by: ([x, y, z]) => [z, y, -x], back: ([x, y, z]) => [-z, y, x] },
};

/** What was made with its front to the eye, turned about the upright line through a place until it faces that way. */
export function turnedTo(made: Furnished, at: Point, facing: Facing): Furnished {
  if (facing === 'eye') return made;
  const quarter = QUARTERS[facing];
  const about =
    (turn: (way: Point) => Point) =>
    ([x, y, z]: Point): Point => {
      const [dx, dy, dz] = turn([x - at[0], y, z - at[2]]);
      return [at[0] + dx, dy, at[2] + dz];
    };
  const [place, placeBack] = [about(quarter.by), about(quarter.back)];
  return {
    ...made,
    lamps: made.lamps.map(place),
    solids: made.solids.map((one) => turnSolid(one, place, placeBack, quarter.by)),
  };
}

type Map = (place: Point) => Point;

/** The axis that one is turned to. */
const crossed = (axis: number): number => (axis === 1 ? 1 : 2 - axis);

function turnSolid(solid: Solid, place: Map, back: Map, direction: Map): Solid {
  const [a, b] = [place(solid.low), place(solid.high)];
  const low: Point = [Math.min(a[0], b[0]), solid.low[1], Math.min(a[2], b[2])];
  const high: Point = [Math.max(a[0], b[0]), solid.high[1], Math.max(a[2], b[2])];
  const material: Material = (x, y, z, axis) => {
    const [px, py, pz] = back([x, y, z]);
    return solid.material(px, py, pz, crossed(axis));
  };
  const { form } = solid;
  if (form.kind === 'roll') {
    const along = form.axis;
    const most = (solid.high[1] - solid.low[1]) / 2;
    const turnedWay = direction(along === 0 ? [1, 0, 0] : [0, 0, 1]);
    const isFlipped = (turnedWay[2 - along] as number) < 0;
    const radii = [form.below * most, form.above * most] as const;
    const other = along;
    return {
      ...solid,
      ...roll(
        along === 0 ? 2 : 0,
        [(low[other] + high[other]) / 2, (low[1] + high[1]) / 2],
        [low[2 - along] as number, high[2 - along] as number],
        isFlipped ? [radii[1], radii[0]] : radii,
        material,
      ),
      glow: solid.glow,
    };
  }
  return { ...solid, low, high, material, form: turnForm(form, place, back, direction) };
}

function turnForm(
  form: Exclude<Form, { kind: 'roll' }>,
  place: Map,
  back: Map,
  direction: Map,
): Form {
  switch (form.kind) {
    case 'bone':
      return { ...form, from: place(form.from), to: place(form.to) };
    case 'leaf':
      return {
        ...form,
        root: place(form.root),
        ahead: direction(form.ahead),
        aside: direction(form.aside),
        up: direction(form.up),
      };
    case 'hollow':
      return form.axis === 'dome' ? form : { ...form, axis: crossed(form.axis) as 0 | 1 | 2 };
    case 'plate': {
      const { axis, cut } = form;
      if (axis === 1)
        return {
          ...form,
          cut: (x, z) => {
            const [px, , pz] = back([x, 0, z]);
            return cut(px, pz);
          },
        };
      return axis === 2
        ? { ...form, axis: 0, cut: (y, z) => cut(back([0, y, z])[0], y) }
        : { ...form, axis: 2, cut: (x, y) => cut(y, back([x, y, 0])[2]) };
    }
    case 'box':
    case 'ball':
    case 'drum':
    case 'pad':
      return form;
  }
}
