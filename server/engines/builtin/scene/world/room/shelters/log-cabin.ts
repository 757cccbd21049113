import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { cup } from '../furnishings/dressing.ts';
import { fireplace } from '../furnishings/fireplace.ts';
import { beams, oldWood } from '../furnishings/timbered.ts';
import { upholstered } from '../furnishings/upholstery.ts';
import { besideWall, type Furnished, type Furnishing, flat, floorLamp } from '../furniture.ts';
import { boards, chance, cloth } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, type Material, type Point, pad, type Solid, sphere } from '../solids/solid.ts';

const PINE: Colour = [0.66, 0.43, 0.24];
const CHINK: Colour = [0.3, 0.2, 0.12];
const FUR: Colour = [0.4, 0.25, 0.14];
const LEATHER: Colour = [0.38, 0.2, 0.11];
/** How thick the logs of the walls are, metres. */
const LOG = 0.27;
/** How far from the middle of the room the fire burns, toward the light side, and half the width of its chimney, metres. */
const FIRE = -1.05;
const CHIMNEY = { half: 0.98, deep: 0.74, open: 0.52, lintel: 0.86, shelf: 1.24 } as const;

/** Logs that lie on each other, round, their grain along them; those of one wall lie half a log higher than those of the next. */
const logs =
  (noise: Noise): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const v = y / LOG + (axis === 0 ? 0.5 : 0);
    const row = Math.floor(v);
    const out = 2 * (v - row) - 1;
    if (Math.abs(out) > 0.93) return CHINK;
    const grain = noise.at(along * 1.6 + row * 5, v * 26) * 0.6 + noise.at(along * 5, v * 60) * 0.4;
    const knot = noise.at(along * 2.4 + row * 11, row * 3.7) > 0.62 ? 0.72 : 1;
    const own = 0.86 + 0.24 * chance(row, axis * 7);
    return scaleColour(
      PINE,
      own * knot * (0.5 + 0.56 * Math.sqrt(1 - out * out)) * (1 + 0.2 * grain),
    );
  };

/** Stones from a field, set in mortar. */
const fieldstone: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const row = Math.floor(y / 0.19);
  const at = along / 0.3 + 0.37 * (row % 3);
  const cell = Math.floor(at);
  const [u, v] = [2 * (at - cell) - 1, 2 * (y / 0.19 - row) - 1];
  const edge = Math.hypot(u * 0.9, v * 0.9) + 0.16 * chance(cell, row);
  if (edge > 1.06) return [0.5, 0.47, 0.42];
  const own = 0.34 + 0.26 * chance(cell + 3, row + 11);
  const warm = 0.05 * chance(row, cell);
  return scaleColour([own + warm, own, own - 0.03], 1.06 - 0.24 * edge * edge);
};

/** Walls of logs, a floor and a ceiling of boards. */
export const cabinSurfaces = (noise: Noise): Surfaces => ({
  walls: logs(noise),
  floor: boards([0.5, 0.33, 0.2], noise),
  ceiling: boards([0.52, 0.35, 0.2], noise),
});

/** The room of a log cabin: a chimney of field stones with antlers over its fire, a bear's skin before it, a leather sofa with a plaid, firewood. */
export function logCabin(furnishing: Furnishing): Furnished {
  const { noise, shell, side, taken = [] } = furnishing;
  const { back, high, window } = shell;
  const middle = (shell.left + shell.right) / 2;
  const { wall } = besideWall(furnishing);
  const at = (out: number) => middle + side * out;
  const fire = fireplace(furnishing, at(FIRE));
  const lampX = wall - side * 0.42;
  // What was asked for to sit or lie on stands before the fire.
  const isFree = taken.length === 0;
  const couch = [
    ...upholstered({
      rear: wall - side * 0.06,
      side,
      along: [2.3, back - 0.95],
      fabric: cloth(LEATHER, noise),
      cushions: [plaid, cloth([0.84, 0.76, 0.6], noise)],
    }),
    ...throwOver(wall, side, noise),
  ];
  return {
    isShaded: true,
    lamps: [[lampX, 1.6, back - 0.5], ...fire.lamps, [at(0), 2.2, 3]],
    solids: [
      ...beams(noise, shell, at(0.2)),
      ...fire.solids,
      ...chimney(at(FIRE), back, high, noise),
      ...antlers([at(FIRE), 1.86, back - CHIMNEY.deep + 0.06]),
      ...skin(at(-0.55), back - 1.55, -side),
      ...firewood(at(FIRE) - side * 1.42, back),
      ...(taken.includes('sofa') ? [] : couch),
      ...floorLamp(lampX, back - 0.5, 1.5),
      ...(isFree ? lowTable(at(0.62), 3.1, noise) : []),
      ...panes(window, back, noise),
    ],
  };
}

/** The stones of a chimney around the opening of its fire and above, and the beam over that. */
function chimney(x: number, back: number, high: number, noise: Noise): Solid[] {
  const { half, deep, open, lintel, shelf } = CHIMNEY;
  const part = (l: number, r: number, low: number, up: number, out: number) =>
    box([x + l, low, back - out], [x + r, up, back], fieldstone);
  return [
    part(-half, -open, 0, shelf, deep),
    part(open, half, 0, shelf, deep),
    part(-open, open, lintel, shelf, deep),
    part(-0.8, 0.8, shelf, high, deep - 0.12),
    box(
      [x - half - 0.12, shelf, back - deep - 0.14],
      [x + half + 0.12, shelf + 0.12, back],
      oldWood([0.36, 0.22, 0.13], noise, 0),
    ),
  ];
}

/** The antlers of a stag on a plate, the middle of that at a place. */
function antlers([x, y, z]: Point): Solid[] {
  const bone = flat([0.82, 0.74, 0.6]);
  const beam = (side: number): Solid[] =>
    Array.from({ length: 13 }, (_, n) => {
      const t = n / 12;
      const [px, py] = [x + side * (0.05 + 0.34 * Math.sin(1.9 * t)), y + 0.48 * t];
      const r = 0.032 - 0.016 * t;
      return [
        ball([px - r, py - 0.03, z - r - 0.04], [px + r, py + 0.03, z + r - 0.04], bone),
        // Tines rise from it.
        ...(n === 4 || n === 7 || n === 10
          ? [1, 2, 3, 4].map((step) => {
              const [tx, ty] = [px + side * 0.03 * step, py + 0.042 * step];
              return ball(
                [tx - 0.015, ty - 0.03, z - 0.06],
                [tx + 0.015, ty + 0.03, z - 0.03],
                bone,
              );
            })
          : []),
      ];
    }).flat();
  return [
    ball([x - 0.12, y - 0.16, z - 0.05], [x + 0.12, y + 0.12, z + 0.02], flat([0.3, 0.18, 0.1])),
    ...beam(-1),
    ...beam(1),
  ];
}

/** A bear's skin that lies on the floor, its head toward the eye. */
function skin(x: number, z: number, lean: number): Solid[] {
  const fur: Material = (px, py, pz) =>
    scaleColour(FUR, 0.8 + 0.45 * chance(Math.floor(px * 70), Math.floor((pz + py) * 26)));
  const dark = flat([0.05, 0.035, 0.03]);
  const at = (out: number) => x + lean * out;
  const part = (out: number, ahead: number, half: number, long: number, tall = 0.05): Solid =>
    pad(
      [at(out) - half, 0.002, z + ahead - long],
      [at(out) + half, tall, z + ahead + long],
      fur,
      0.03,
    );
  const orb = (out: number, up: number, ahead: number, r: number, of: Material = fur): Solid =>
    sphere([at(out), up, z + ahead], r, of);
  return [
    part(0, 0, 0.56, 0.8),
    part(0, -0.85, 0.34, 0.3),
    ...[-1, 1].flatMap((way) => [
      part(way * 0.68, -0.62, 0.26, 0.15, 0.045),
      part(way * 0.92, -0.72, 0.13, 0.13, 0.06),
      part(way * 0.64, 0.66, 0.24, 0.16, 0.045),
      part(way * 0.88, 0.72, 0.13, 0.13, 0.06),
      orb(way * 0.13, 0.3, -1.18, 0.065),
      orb(way * 0.075, 0.2, -1.385, 0.022, dark),
    ]),
    orb(0, 0.15, -1.22, 0.19),
    orb(0, 0.1, -1.4, 0.1, flat([0.4, 0.27, 0.16])),
    orb(0, 0.13, -1.49, 0.035, dark),
  ];
}

/** Split logs, stacked beside the chimney: their round ends. */
function firewood(x: number, back: number): Solid[] {
  const r = 0.075;
  const bark = flat([0.24, 0.16, 0.1]);
  return [0, 1, 2, 3, 4].flatMap((row) =>
    Array.from({ length: 5 - (row % 2) }, (_, n) => {
      const [px, y] = [x + (n - 2 + 0.5 * (row % 2)) * 2 * r, r + row * 1.75 * r];
      const end: Material = (ex, ey, _z, axis) => {
        const away = Math.hypot(ex - px, ey - y) / r;
        if (axis !== 2 || away > 0.86) return bark(ex, ey, 0, axis);
        return scaleColour([0.76, 0.58, 0.36], 0.86 + 0.16 * Math.sin(away * 26));
      };
      return box(
        [px - r * 0.93, y - r * 0.93, back - 0.5],
        [px + r * 0.93, y + r * 0.93, back],
        end,
      );
    }),
  );
}

const RED: Colour = [0.62, 0.1, 0.08];
const DARK_RED: Colour = [0.34, 0.06, 0.05];
const BLACK: Colour = [0.07, 0.05, 0.05];

/** Wool of red and black squares. */
const plaid: Material = (x, y, z) => {
  const isStripe = (at: number) => Math.abs((at * 5.2) % 1) < 0.5;
  const [along, across] = [isStripe(x + 10), isStripe(z + y + 10)];
  return along && across ? BLACK : along || across ? DARK_RED : RED;
};

/** A plaid that hangs over the seat of the sofa. */
const throwOver = (wall: number, side: number, noise: Noise): Solid[] => {
  const [near, far] = [wall - side * 1.02, wall - side * 0.3];
  const wool: Material = (x, y, z, axis) =>
    scaleColour(plaid(x, y, z, axis), 0.94 + 0.1 * noise.at(x * 50, z * 50));
  return [
    pad([Math.min(near, far), 0.44, 3], [Math.max(near, far), 0.52, 3.7], wool, 0.03),
    pad(
      [Math.min(near, near + side * 0.05), 0.16, 3],
      [Math.max(near, near + side * 0.05), 0.5, 3.7],
      wool,
      0.02,
    ),
  ];
};

/** A low table, the slab of a trunk on stumps, with two mugs on it. */
function lowTable(x: number, z: number, noise: Noise): Solid[] {
  const top = oldWood([0.56, 0.36, 0.2], noise, 0);
  return [
    pad([x - 0.52, 0.34, z - 0.3], [x + 0.52, 0.42, z + 0.3], top, 0.05),
    ...[-0.34, 0.34].map((out) =>
      box(
        [x + out - 0.09, 0, z - 0.12],
        [x + out + 0.09, 0.34, z + 0.12],
        oldWood([0.3, 0.2, 0.12], noise, 1),
      ),
    ),
    ...cup(x - 0.18, 0.42, z - 0.05, [0.7, 0.16, 0.12]),
    ...cup(x + 0.2, 0.42, z + 0.06, [0.86, 0.8, 0.68]),
  ];
}

/** The frame of timber and the bars of the window. */
function panes(
  [l, r, low, high]: Furnishing['shell']['window'],
  back: number,
  noise: Noise,
): Solid[] {
  const wood = oldWood([0.4, 0.25, 0.14], noise, 0);
  const bar = (a: number, b: number, c: number, d: number) =>
    box([a, c, back - 0.1], [b, d, back + 0.02], wood);
  const [x, y] = [(l + r) / 2, (low + high) / 2];
  return [
    bar(l - 0.12, r + 0.12, low - 0.12, low),
    bar(l - 0.12, r + 0.12, high, high + 0.12),
    bar(l - 0.12, l, low, high),
    bar(r, r + 0.12, low, high),
    bar(x - 0.03, x + 0.03, low, high),
    bar(l, r, y - 0.025, y + 0.025),
  ];
}
