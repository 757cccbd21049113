import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Ground } from '../../ground.ts';
import { plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { box } from '../famous/kit.ts';
import { FERRY_DECK } from '../far/ferry-deck.ts';
import { rodBetween, sheer } from '../far/pieces.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { galataTower, greatMosque, houses, vapur } from './istanbul.ts';
import { BY_RIVER, farQuay, nearQuay, OVER_QUAY, quaySoil, RIVERSIDE } from './riverside.ts';

/** The hills of the other bank: how far aside on the picture's side, how far off, how high, how wide. World units. */
const HILLS = [
  [25, 150, 17, 46],
  [-42, 156, 15, 36],
] as const;
/** The same behind a ferry's deck, beyond its stern. World units. */
const ASTERN = { shore: 150, aside: 40, z: 196 } as const;
/** Where the cart with rings of bread stands. World units. */
const CART = { aside: -3.6, z: 10.8 } as const;

/** Istanbul over its water: a great mosque with its minarets on the hill, a round tower on another, ferries between, a cart of sesame rings on the quay. */
export const BOSPHORUS: SceneryPlan = {
  ...BY_RIVER,
  views: OVER_QUAY,
  ground: (wild, setting) => {
    const city = BY_RIVER.ground?.(wild, setting) ?? wild;
    return (x, z) =>
      city(x, z) +
      HILLS.reduce((sum, [aside, ahead, high, wide]) => {
        const off = Math.hypot((setting.side * x - aside) / wide, (z - ahead) / 40);
        return sum + (z > RIVERSIDE.far + 4 ? high * smoothstep(1.4, 0.3, off) : 0);
      }, 0);
  },
  soil: (wild, setting) => {
    const quay = quaySoil(wild, setting);
    return (x, z, height, steepness) =>
      z > RIVERSIDE.far + 4 ? [0.22, 0.32, 0.16] : quay(x, z, height, steepness);
  },
  water: { deep: [0.04, 0.18, 0.26], shallow: [0.14, 0.32, 0.36], roughness: 0.16 },
  lampAt: (setting) => (x, y, z) =>
    z > RIVERSIDE.far ? 0.5 : (BY_RIVER.lampAt?.(setting)(x, y, z) ?? 0),
  has: new Set(['mosque', 'ferry']),
  solids: (site) => {
    const { side } = site.setting;
    const [[mosque, mosqueZ, high], [tower, towerZ, rise]] = HILLS;
    return [
      nearQuay(),
      farQuay(1),
      ...houses(site.groundAt, RIVERSIDE.far, site.lamps),
      ...greatMosque([side * mosque, high + 3, mosqueZ], 1.25, site.lamps),
      ...galataTower([side * tower, rise + 2, towerZ], site.lamps),
      ...vapur([side * -14, 0, 56], side, site),
      ...vapur([side * 34, 0, 84], -side, site),
      ...simitCart(site),
      ...railing(),
    ];
  },
};

/** How high the shore lies behind a ferry's deck. World units. */
const asternAt =
  (side: number): Ground =>
  (x, z) => {
    const off = Math.hypot((side * x - ASTERN.aside) / 60, (z - ASTERN.z) / 46);
    return 3 + 15 * smoothstep(1.4, 0.2, off);
  };

/** The deck of a ferry before Istanbul. Its shore is built, since who is asked for stands where there is ground. */
export const BOSPHORUS_DECK: SceneryPlan = {
  ...FERRY_DECK,
  solids: (site) => {
    const { side } = site.setting;
    const green = plainPaint([0.22, 0.32, 0.16]);
    return [
      ...(FERRY_DECK.solids?.(site) ?? []),
      box([-420, -2, ASTERN.shore], [420, 3, ASTERN.shore + 70], plainPaint([0.6, 0.56, 0.48])),
      frustumAt([side * ASTERN.aside, 2, ASTERN.z], 15, 66, 24, green, 18),
      ...houses(asternAt(side), ASTERN.shore, site.lamps),
      ...greatMosque([side * ASTERN.aside, 17, ASTERN.z], 1.5, site.lamps),
      ...galataTower([side * -62, 3, ASTERN.shore + 30], site.lamps),
      ...vapur([side * -26, 0, 88], side, site),
    ];
  },
  has: new Set([...(FERRY_DECK.has ?? []), 'mosque']),
};

/** Sesame rings on the quay: a red cart under a striped awning, the rings in piles behind its glass. */
function simitCart({ setting: { side } }: Site): Solid[] {
  const x = side * CART.aside;
  const { z } = CART;
  const low = RIVERSIDE.high;
  const red = plainPaint([0.8, 0.08, 0.1]);
  const stripes: Paint = (_, { along }) =>
    plainFront(Math.floor(along / 0.3) % 2 === 0 ? [0.84, 0.08, 0.1] : [0.95, 0.93, 0.88]);
  const crust: Paint = (_, { along, up }) =>
    plainFront(
      mixColour([0.62, 0.36, 0.14], [0.9, 0.76, 0.5], 0.5 + 0.5 * Math.sin(along * 60 + up * 47)),
    );
  const posts: readonly Point[] = [
    [-0.85, 0, -0.4],
    [0.85, 0, -0.4],
    [-0.85, 0, 0.5],
    [0.85, 0, 0.5],
  ];
  return [
    box([x - 0.95, low + 0.3, z - 0.5], [x + 0.95, low + 1.05, z + 0.6], red),
    box([x - 1, low + 1.05, z - 0.55], [x + 1, low + 1.12, z + 0.65], plainPaint([0.9, 0.76, 0.3])),
    ...posts.map(([dx, , dz]) =>
      rodBetween([x + dx, low + 1.1, z + dz], [x + dx, low + 2.2, z + dz], [0.03, 0.03], 5, red),
    ),
    box([x - 1.15, low + 2.2, z - 0.75], [x + 1.15, low + 2.36, z + 0.8], stripes),
    ...[-0.7, 0.7].map((dx) =>
      frustumAt([x + dx, low, z - 0.45], 0.02, 0.3, 0.3, plainPaint([0.1, 0.1, 0.1])),
    ),
    ...[-0.72, 0.72].map((dx) =>
      ellipsoidAt([x + dx, low + 0.26, z - 0.5], 0.26, 0.26, plainPaint([0.12, 0.12, 0.13])),
    ),
    ...Array.from({ length: 5 }, (_, n) =>
      Array.from({ length: 4 }, (_s, k) =>
        sheer(ring([x - 0.7 + n * 0.35, low + 1.2 + k * 0.16, z - 0.3], crust)),
      ),
    ).flat(2),
  ].flat();
}

/** A ring of bread that lies flat, of two rounds of crust seen from its side. World units. */
const ring = ([x, y, z]: Point, crust: Paint): Solid => ellipsoidAt([x, y, z], 0.17, 0.085, crust);

/** A railing of iron along the quay's edge. */
function railing(): Solid[] {
  const z = RIVERSIDE.quay - 0.4;
  const low = RIVERSIDE.high;
  const iron = plainPaint(scaleColour([0.3, 0.34, 0.36], 0.8));
  return [
    ...[0.45, 0.95].map((up) =>
      sheer(rodBetween([-60, low + up, z], [60, low + up, z], [0.05, 0.05], 5, iron)),
    ),
    ...Array.from({ length: 41 }, (_, n) =>
      rodBetween([(n - 20) * 2, low, z], [(n - 20) * 2, low + 1, z], [0.06, 0.05], 6, iron),
    ),
  ];
}
