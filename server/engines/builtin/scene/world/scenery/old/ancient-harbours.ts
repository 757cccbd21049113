import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import { rodBetween } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { BY_RIVER, nearQuay, OVER_QUAY, quaySoil, RIVERSIDE } from '../waters/riverside.ts';
import { templeOn } from './columns.ts';

/** Where the tower and the statue stand: to the right on the picture's side, ahead. World units. */
const PHAROS = { aside: 6, z: 76 } as const;
const COLOSSUS = { aside: 4, z: 64, stride: 5.2 } as const;
const LIMESTONE: Colour = [0.9, 0.84, 0.7];
const BRONZE: Colour = [0.66, 0.46, 0.2];
const FIRE: Colour = [1.8, 0.9, 0.25];

const HARBOUR = {
  ...BY_RIVER,
  views: OVER_QUAY,
  soil: quaySoil,
  water: { deep: [0.04, 0.2, 0.3], shallow: [0.14, 0.36, 0.4], roughness: 0.16 },
} as const satisfies Partial<SceneryPlan>;

/** The harbour of Alexandria of old: the lighthouse on its island, square below, of eight sides in the middle, round at the top under its fire and a statue. */
export const ALEXANDRIA: SceneryPlan = {
  ...HARBOUR,
  has: new Set(['lighthouse']),
  solids: (site) => [...shores(site), ...pharos(site)],
};

/** The harbour of Rhodes of old: the bronze colossus of the sun with a crown of rays, a foot on either mole, a torch held high. */
export const RHODES: SceneryPlan = {
  ...HARBOUR,
  has: new Set(['statue']),
  solids: (site) => [...shores(site), ...colossus(site)],
};

/** The quay before the eye, and the city beyond the water: white houses and temples. */
function shores({ setting: { side } }: Site): Solid[] {
  const { far, high } = RIVERSIDE;
  return [
    nearQuay(),
    box([-220, -3, far + 2], [220, high + 1.4, far + 5], stone(9)),
    ...Array.from({ length: 44 }, (_, n) => {
      const x = (n % 22) * 12 - 132 + 5 * chance(n, 1, 8);
      const z = far + 8 + (n < 22 ? 0 : 12);
      const tall = 5 + 5 * chance(n, 2, 8) + (n < 22 ? 0 : 5);
      const wide = 7 + 4 * chance(n, 3, 8);
      return box([x, high, z], [x + wide, high + tall, z + 8], house(n));
    }),
    ...[-1, 1].flatMap((to) =>
      templeOn(
        { x: side * 30 * to - 9, z: far + 34, u: [1, 0], w: [0, 1], wide: 18, deep: 24 },
        high + 9,
        { columns: 6, high: 9, radius: 0.75, foot: 1.6, wall: [0.82, 0.7, 0.54] },
      ),
    ),
  ];
}

const house =
  (number: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    const plaster = scaleColour([0.92, 0.84, 0.68], 0.85 + 0.2 * chance(number, 5, 2));
    if (role === 'level') return plainFront(scaleColour(plaster, 0.9));
    const [u, v] = [along / 2.2, up / 2.6];
    const hole =
      inside(u - Math.floor(u), 0.36, 0.64, pixel / 2.2) *
      inside(v - Math.floor(v), 0.4, 0.75, pixel / 2.6);
    return plainFront(mixColour(plaster, [0.3, 0.22, 0.16], hole));
  };

/** Great blocks of pale limestone in rows, with small windows where `holes` is how far apart they are. World units. */
const stone =
  (holes: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    const row = Math.floor(up / 0.9);
    const u = along / 1.8 + 0.5 * (row & 1);
    const joint = Math.max(
      inside(Math.abs(u - Math.round(u)) * 1.8, -1, 0.04, pixel),
      inside(Math.abs(up / 0.9 - Math.round(up / 0.9)) * 0.9, -1, 0.04, pixel),
    );
    const tone = 0.92 + 0.12 * chance(Math.floor(u), row, 3);
    const colour = scaleColour(LIMESTONE, tone * (1 - 0.25 * joint));
    if (role === 'level' || holes > 6) return plainFront(colour);
    const [a, b] = [along / holes, up / (holes * 1.3)];
    const hole =
      inside(a - Math.floor(a), 0.38, 0.62, pixel / holes) *
      inside(b - Math.floor(b), 0.5, 0.82, pixel / holes);
    return plainFront(mixColour(colour, [0.2, 0.15, 0.1], hole));
  };

function pharos({ setting: { side }, lamps }: Site): Solid[] {
  const [x, z] = [side * PHAROS.aside, PHAROS.z];
  const cube = (half: number, low: number, high: number, paint: Paint) =>
    box([x - half, low, z - half], [x + half, high, z + half], paint);
  const fire: Paint = () => ({ colour: FIRE, glass: 0, glow: scaleColour(FIRE, 0.5 + lamps) });
  const wall = stone(2.6);
  return [
    // Its island and its terrace.
    ellipsoidAt([x, -2.6, z], 22, 4.4, plainPaint([0.6, 0.52, 0.4]), FINE),
    cube(12, -2, 4.6, stone(9)),
    cube(6, 4.6, 24, wall),
    cube(6.5, 24, 25, stone(9)),
    frustumAt([x, 25, z], 12, 3.9, 3.5, wall, 8),
    frustumAt([x, 37, z], 0.7, 4, 4, stone(9), 8),
    frustumAt([x, 37.7, z], 5.4, 2.2, 2, wall, 16),
    ...Array.from({ length: 8 }, (_, n) => {
      const turn = (n / 8) * 2 * Math.PI;
      const at: Point = [x + 1.8 * Math.cos(turn), 43.1, z + 1.8 * Math.sin(turn)];
      return frustumAt(at, 2.6, 0.24, 0.22, plainPaint(LIMESTONE), 6);
    }),
    ellipsoidAt([x, 44.4, z], 1.2, 1.5, fire),
    frustumAt([x, 45.7, z], 1.5, 2.4, 0.5, plainPaint(BRONZE), 16),
    frustumAt([x, 47.2, z], 2.4, 0.5, 0.3, plainPaint(BRONZE), 8),
    ellipsoidAt([x, 50, z], 0.42, 0.5, plainPaint(BRONZE)),
  ];
}

/** A man of bronze, thirty metres high on his moles: limbs that swell, a cloth about the hips, a crown of rays, a torch. */
function colossus({ setting: { side } }: Site): Solid[] {
  const [x, z] = [side * COLOSSUS.aside, COLOSSUS.z];
  const bronze: Paint = ({ normal }, { along, up }) =>
    plainFront(
      scaleColour(
        BRONZE,
        0.92 + 0.1 * Math.sin(up * 1.9 + along) * Math.sin(along * 1.3) + 0.12 * normal[1],
      ),
    );
  const at = (dx: number, y: number, dz = 0): Point => [x + side * dx, y, z + dz];
  const limb = (from: Point, to: Point, thick: number) =>
    rodBetween(from, to, [thick, thick * 0.82], 12, bronze);
  const lump = (dx: number, y: number, wide: number, half: number, dz = 0) =>
    ellipsoidAt(at(dx, y, dz), wide, half, bronze, FINE);
  const { stride } = COLOSSUS;
  const fire: Paint = () => ({ colour: FIRE, glass: 0, glow: scaleColour(FIRE, 0.6) });
  return [
    ...[-1, 1].flatMap((to) => {
      const foot = to * stride;
      const [left, right] = [foot - 3, foot + (to > 0 ? 60 : 3)];
      return [
        // Moles lead out to either foot.
        box(
          [x + Math.min(side * (to > 0 ? left : foot - 60), side * right), -3, z - 3],
          [x + Math.max(side * (to > 0 ? left : foot - 60), side * right), 2.4, z + 3],
          stone(9),
        ),
        box([x + side * foot - 2.6, 2.4, z - 2.6], [x + side * foot + 2.6, 6, z + 2.6], stone(9)),
        lump(foot, 6.6, 1.3, 0.7, -0.7),
        limb(at(foot, 6.4), at(to * 4, 13.4, -0.3), 1.15),
        lump(to * 4.4, 10.6, 1.25, 2.3),
        limb(at(to * 4, 13.2, -0.3), at(to * 1.7, 21), 1.75),
      ];
    }),
    // The cloth about his hips, and what hangs of it.
    frustumAt(at(0, 18.4), 4.4, 4, 3.1, bronze, 20),
    frustumAt(at(0, 22.4), 4.2, 2.8, 3.6, bronze, 20),
    lump(0, 27.4, 4, 2.4),
    lump(-1.5, 27.2, 1.9, 1.5, -1.6),
    lump(1.5, 27.2, 1.9, 1.5, -1.6),
    limb(at(0, 28.6), at(0, 31), 1.2),
    lump(0, 32.4, 1.6, 2),
    ...Array.from({ length: 9 }, (_, n) => {
      const turn = ((n - 4) / 4) * 1.5;
      const [u, v] = [Math.sin(turn), Math.cos(turn)];
      return rodBetween(
        at(1.5 * u, 32.8 + 1.5 * v),
        at(3.3 * u, 32.8 + 3.3 * v),
        [0.28, 0.06],
        6,
        bronze,
      );
    }),
    // One arm holds the torch up, the other hangs with a spear.
    limb(at(3.4, 28.2), at(5.6, 32.4), 1.15),
    limb(at(5.6, 32.2), at(5, 37.4, -0.5), 0.95),
    frustumAt(at(5, 37, -0.5), 2.2, 0.4, 1.1, bronze, 12),
    ellipsoidAt(at(5, 40.2, -0.5), 1.1, 1.7, fire),
    limb(at(-3.4, 28.2), at(-5.2, 23.4), 1.15),
    limb(at(-5.2, 23.6), at(-5.4, 19, -1), 0.9),
    rodBetween(at(-5.6, 7, -1.2), at(-5.4, 31, -1.2), [0.22, 0.14], 8, bronze),
  ];
}
