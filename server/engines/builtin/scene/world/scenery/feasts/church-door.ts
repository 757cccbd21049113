import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside, NO_GLOW, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved } from '../built/paved-site.ts';
import { prism } from '../built/prism.ts';
import { lawnAt } from '../everyday/lawn.ts';
import { LEVEL, levelled } from '../level-site.ts';
import { pointed } from '../old/pierced-wall.ts';
import type { SceneryPlan } from '../site.ts';
import { alongPath, head, posy } from './blossoms.ts';

/** The church: half its width, how far off its front is and how long it is, how high its eaves and its gable are over its steps. */
const CHURCH = { half: 4.9, front: 13.6, long: 22, eaves: 4.7, gable: 8.1 } as const;
/** The door: half its width, from where its arch springs; the frame around it. */
const DOOR = { half: 1.15, spring: 2.1, frame: 0.42 } as const;
/** The round window over it: how high its middle is, its radius. */
const ROSE = { high: 5.6, radius: 0.95 } as const;
/** The steps before the door: how many, how high and how deep each is, how wide the top one is to each side. */
const STEPS = { many: 4, high: 0.17, deep: 0.5, half: 2.3 } as const;
/** Where the couple stands, and how far to each side the guests leave free. World units. */
export const AISLE = { couple: 6.1, half: 1.3 } as const;

const STONE: Colour = [0.78, 0.72, 0.61];
const TRIM: Colour = [0.88, 0.84, 0.75];
const SLATE: Colour = [0.36, 0.36, 0.4];
const OAK: Colour = [0.4, 0.24, 0.13];
const SLAB: Colour = [0.66, 0.62, 0.55];
const PETALS: readonly Colour[] = [
  [0.97, 0.94, 0.92],
  [0.96, 0.66, 0.74],
  [0.97, 0.94, 0.92],
  [0.88, 0.3, 0.42],
];
const ROSES: readonly Colour[] = [...PETALS, [0.28, 0.44, 0.2]];
const strewn = createNoise(4_733);

/** The front of a church with its door wide open, steps down from it, petals and rice in the air; the couple and the guests: `../../../things/placing/feasts/at-church-door.ts`. */
export const CHURCH_DOOR: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.7,
  time: 'day',
  views: [
    { horizon: 0.6, lens: 0.98, eye: 0.42 },
    { horizon: 0.64, lens: 0.9, eye: 0.5 },
    { horizon: 0.58, lens: 0.9, eye: 0.36 },
    { horizon: 0.6, lens: 1.08, eye: 0.42 },
  ],
  ground: levelled(40, 60),
  soil: paved((x, z, soft, { noise, season }) => {
    const row = Math.floor(z / 0.8);
    const u = x / 1.1 + 0.5 * (row & 1);
    const joint = Math.max(
      inside(Math.abs(u - Math.round(u)) * 1.1, -1, 0.03, soft),
      inside(Math.abs(z / 0.8 - Math.round(z / 0.8)) * 0.8, -1, 0.03, soft),
    );
    const slab = scaleColour(
      SLAB,
      (0.92 + 0.14 * chance(Math.floor(u), row, 4)) * (1 - 0.25 * joint),
    );
    const way = smoothstep(5.6 + soft, 5.6 - soft, Math.abs(x)) * smoothstep(40, 39, z);
    const ground = mixColour(lawnAt(x, z, noise, season), slab, way);
    const lies =
      Math.exp(-((x / 1.7) ** 2)) * smoothstep(0.1, 0.34, strewn.fbm(x * 8, z * 5, 2)) * way;
    const petal =
      strewn.at(x * 4 + 30, z * 4) > 0.1
        ? ([0.93, 0.5, 0.6] as const)
        : ([0.97, 0.95, 0.92] as const);
    return [mixColour(ground, petal, 0.9 * lies), 1];
  }),
  isTended: (x, z) => Math.abs(x) < 14 && z < 50,
  has: new Set(['church', 'flower']),
  who: new Set(['wedding', 'bride', 'groom']),
  solids: ({ setting: { side } }) => [...church(side), ...steps(), ...flowers(), ...inTheAir()],
};

/** The face of the front, measured from the middle of its foot: the open door in its frame, the round window. */
const front: Paint = ({ role, normal }, { along, up, pixel }) => {
  if (role === 'roof' || normal[1] > 0.3) return plainFront(SLATE);
  const course = inside(Math.abs(up / 0.45 - Math.round(up / 0.45)) * 0.45, -1, 0.02, pixel);
  const row = Math.floor(up / 0.45);
  const u = along / 0.8 + 0.5 * (row & 1);
  const tone = 0.93 + 0.12 * chance(Math.floor(u), row, 3) - 0.12 * course;
  const wall = scaleColour(STONE, tone);
  if (normal[2] > -0.5) return plainFront(wall);
  const off = along - CHURCH.half;
  const within = (half: number, spring: number) =>
    Math.abs(off) < half + pixel
      ? smoothstep(half, half - pixel, Math.abs(off)) *
        smoothstep(0, pixel + 0.001, pointed({ half, spring }, off) - up)
      : 0;
  const frame = within(DOOR.half + DOOR.frame, DOOR.spring);
  const hole = within(DOOR.half, DOOR.spring);
  const [dx, dy] = [off, up - ROSE.high];
  const away = Math.hypot(dx, dy);
  const spokes = Math.abs(Math.sin(4 * Math.atan2(dy, dx)));
  const glass =
    inside(away, 0.24, ROSE.radius, pixel) * (spokes > 0.22 ? 1 : 0) +
    inside(away, -1, 0.18, pixel);
  const ring = inside(away, -1, ROSE.radius + 0.22, pixel);
  const warm = smoothstep(3.4, 0, up);
  const inner = mixColour([0.1, 0.08, 0.07], [0.42, 0.3, 0.17], warm * 0.7);
  const stone = mixColour(wall, TRIM, Math.max(frame, ring));
  const pane = mixColour(
    [0.16, 0.26, 0.5],
    [0.6, 0.16, 0.2],
    Math.sin(6 * Math.atan2(dy, dx)) > 0 ? 1 : 0,
  );
  return {
    colour: mixColour(mixColour(stone, pane, Math.min(1, glass)), inner, hole),
    glass: 0,
    glow: hole > 0.5 ? scaleColour([0.3, 0.2, 0.1], 0.35 * warm) : NO_GLOW,
  };
};

/** Its nave under a gable, a cross on that, the tower behind at one side. */
function church(side: number): Solid[] {
  const { half, front: z, long, eaves, gable } = CHURCH;
  const low = STEPS.many * STEPS.high;
  const tower: Paint = ({ role, long: wide, normal }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(SLATE);
    const off = along - wide / 2;
    const bell = inside(Math.abs(off), -1, 0.55, pixel) * inside(up, 9, 11.2, pixel);
    const row = Math.floor(up / 0.45);
    const tone = 0.9 + 0.12 * chance(Math.floor(along / 0.8 + 0.5 * (row & 1)), row, 3);
    return plainFront(
      mixColour(scaleColour(STONE, tone), [0.16, 0.14, 0.13], normal[1] > 0.3 ? 0 : bell),
    );
  };
  const x = side * (half + 1.4);
  const cross = plainPaint([0.94, 0.92, 0.86]);
  return [
    prism(
      [
        [-half, 0],
        [half, 0],
        [half, low + eaves],
        [0, low + gable],
        [-half, low + eaves],
      ],
      z,
      z + long,
      (face, place) => front(face, { ...place, up: place.up - low }),
    ),
    block([-0.08, low + gable, z], [0.08, low + gable + 1.1, z + 0.16], cross),
    block([-0.34, low + gable + 0.6, z], [0.34, low + gable + 0.76, z + 0.16], cross),
    block([x - 1.9, 0, z + 3.4], [x + 1.9, 12.4, z + 7.2], tower),
    frustumAt([x, LEVEL + 12.4, z + 5.3], 7.5, 2.6, 0.05, plainPaint(SLATE), 4),
    // The leaves of the door stand open.
    ...[-1, 1].map((leaf) =>
      block(
        [leaf * (DOOR.half + 0.05) - 0.06, low, z - 1],
        [leaf * (DOOR.half + 0.05) + 0.06, low + DOOR.spring + 0.5, z],
        plainPaint(OAK),
      ),
    ),
  ];
}

const steps = (): Solid[] =>
  Array.from({ length: STEPS.many }, (_, n) => {
    const down = STEPS.many - 1 - n;
    const half = STEPS.half + down * 0.35;
    return block(
      [-half, -0.2, CHURCH.front - 1.2 - down * STEPS.deep],
      [half, (n + 1) * STEPS.high, CHURCH.front + 0.1],
      ({ role }) => plainFront(scaleColour(SLAB, role === 'level' ? 1.12 : 0.84)),
    );
  });

/** Roses round the door, and a bowl of them at either side of the steps. */
function flowers(): Solid[] {
  const low = STEPS.many * STEPS.high;
  const { half, spring, frame } = DOOR;
  const reach = half + frame;
  const bow = (share: number) => {
    const off = (2 * share - 1) * reach;
    return [
      off,
      low + Math.max(0.3, pointed({ half: reach, spring }, off)),
      CHURCH.front - 0.14,
    ] as const;
  };
  return [
    ...alongPath(bow, 70, 0.16, ROSES),
    ...[-1, 1].flatMap((side) => [
      frustumAt([side * 2.9, LEVEL, 11.2], 0.8, 0.2, 0.34, plainPaint(TRIM)),
      ...posy([side * 2.9, 0.95, 11.2], 0.4, ROSES),
      ...posy([side * 2.9, 1.2, 11.2], 0.3, ROSES),
    ]),
  ];
}

/** How many petals fly. */
const MANY = 150;

/** Petals and grains of rice that fly over the couple. */
const inTheAir = (): Solid[] =>
  Array.from({ length: MANY }, (_, n) => {
    const at = (of: number) => chance(n, of, 8);
    const aside = 2 * at(1) - 1;
    const x = 2.1 * aside;
    const up = 1.1 + 2 * at(2) * (1.15 - 0.4 * Math.abs(aside));
    return head(
      [x, up, AISLE.couple - 0.9 + 1.9 * at(3)],
      0.022 + 0.026 * at(4),
      PETALS[n % PETALS.length] as Colour,
    );
  });
