import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, plainFront } from '../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../street/round-solid.ts';
import { type Paint, type Point, plainPaint, type Solid } from '../../street/solid.ts';
import { block, paved, post, rail } from '../built/paved-site.ts';
import { prism } from '../built/prism.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** The stable: half its width, from its open front to its back, how high its eaves and its ridge are. World units. */
export const STABLE = { half: 2.15, near: 6.5, far: 9, eaves: 2.3, ridge: 3.35 } as const;
/** Where the manger stands, ahead; how high its rim is. World units. */
export const MANGER = { z: 6.35, high: 0.62, half: 0.46 } as const;

const straw = createNoise(2_412);
const STRAW: Colour = [0.8, 0.62, 0.3];
const EARTH: Colour = [0.34, 0.26, 0.18];
const TIMBER: Colour = [0.34, 0.23, 0.14];
const GOLD: Colour = [1, 0.86, 0.5];

/** The stable of Bethlehem by night: open to the eye, a manger with the child, a lantern, the star over its roof. */
export const NATIVITY: SceneryPlan = {
  land: 'field',
  isNear: true,
  relief: 0.5,
  trees: 0.12,
  time: 'night',
  views: [
    { horizon: 0.65, lens: 1.12, eye: 0.35 },
    { horizon: 0.62, lens: 1.02, eye: 0.44 },
    { horizon: 0.68, lens: 0.96, eye: 0.33 },
    { horizon: 0.62, lens: 1.2, eye: 0.36 },
  ],
  ground: levelled(40, 50),
  soil: paved((x, z, soft) => {
    const off = Math.hypot(x / 4.6, (z - 6.6) / 3.4);
    const lies = straw.fbm(x * 3, z * 3, 3);
    const blade = Math.abs(straw.at(x * 24 + z * 9, z * 22 - x * 7));
    const strewn = smoothstep(0.62 + soft, 0.2, off - 0.4 * lies) * (0.55 + 0.45 * blade);
    const earth = scaleColour(EARTH, 0.85 + 0.4 * straw.fbm(x * 2, z * 2, 3));
    return [
      mixColour(earth, scaleColour(STRAW, 0.75 + 0.4 * blade), strewn),
      smoothstep(1.15, 0.8, off + 0.25 * lies),
    ];
  }),
  lampAt: () => (x, y, z) =>
    0.62 *
    Math.exp(-(((x / 3.4) ** 2 + ((z - 7) / 3) ** 2) / 1.6) - Math.max(0, y - LEVEL - 2) / 2.4),
  isTended: (x, z) => Math.abs(x) < 6 && z < 12,
  has: new Set(['barn', 'donkey', 'cow', 'sheep', 'camel', 'lantern']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const glow = Math.min(1, 0.5 + lamps * 2);
  return [
    ...stable(),
    ...manger(glow),
    ...lantern([0.62, STABLE.eaves - 0.12, 6.7], glow),
    ...star(),
  ];
}

/** Boards across a wall, worn and each of its own tone. */
const boards: Paint = ({ role }, { along, up }) => {
  if (role === 'level') return plainFront(scaleColour(TIMBER, 1.1));
  const row = Math.floor(up / 0.24);
  const grain = 0.12 * straw.fbm(along * 1.5, up * 14, 2);
  const joint = up / 0.24 - row < 0.07 ? 0.45 : 1;
  return plainFront(
    scaleColour([0.46, 0.32, 0.2], joint * (0.8 + 0.3 * chance(row, 4, 9) + grain)),
  );
};

/** A thatch of straw. */
const thatch: Paint = (_, { along, up }) => {
  const lies = straw.at(along * 16, up * 2.4) * 0.2 + straw.fbm(along * 2, up * 3, 2) * 0.2;
  return plainFront(scaleColour([0.6, 0.46, 0.24], 0.78 + lies));
};

function stable(): Solid[] {
  const { half, near, far, eaves, ridge } = STABLE;
  const wood = plainPaint(TIMBER);
  const [over, thick] = [0.45, 0.2];
  const fall = ((ridge - eaves) / half) * over;
  const slope = (side: 1 | -1): Solid => {
    const low: readonly [number, number] = [side * (half + over), eaves - fall];
    const top: readonly [number, number] = [0, ridge];
    const outline = [low, top, [0, ridge + thick], [low[0], low[1] + thick]] as const;
    return prism(side > 0 ? [...outline].reverse() : outline, near - 0.55, far + 0.3, thatch);
  };
  return [
    block([-half, 0, far], [half, eaves, far + 0.12], boards),
    prism(
      [
        [-half, eaves],
        [0, ridge],
        [half, eaves],
      ].reverse() as [number, number][],
      far,
      far + 0.12,
      boards,
    ),
    ...[-1, 1].map((side) =>
      block([side * half - 0.06, 0, near + 0.5], [side * half + 0.06, eaves, far], boards),
    ),
    ...[-1, 1].flatMap((side) => [
      post(side * half, near, eaves, 0.11, wood),
      rail(
        [side * half, eaves - 0.75, near],
        [side * (half - 0.75), eaves - 0.02, near],
        0.06,
        wood,
      ),
      rail([side * half, eaves, near], [0, ridge - 0.06, near], 0.08, wood),
    ]),
    rail([-half - 0.15, eaves, near], [half + 0.15, eaves, near], 0.1, wood),
    rail([0, eaves, near], [0, ridge - 0.1, near], 0.07, wood),
    slope(1),
    slope(-1),
  ];
}

/** A manger on crossed legs, heaped with hay, in it the child in white cloth, light about him. */
function manger(glow: number): Solid[] {
  const { z, high, half } = MANGER;
  const wood = plainPaint([0.5, 0.34, 0.2]);
  const hay: Paint = ({ normal }) => ({
    colour: scaleColour(
      STRAW,
      0.9 + 0.2 * chance(Math.floor(normal[0] * 9), Math.floor(normal[2] * 9), 3),
    ),
    glass: 0,
    glow: scaleColour(GOLD, 0.16 * glow),
  });
  const lit =
    (colour: Colour): Paint =>
    () => ({
      colour,
      glass: 0,
      glow: scaleColour(colour, 0.4 * glow),
    });
  const skin = lit([0.93, 0.72, 0.58]);
  const linen = lit([0.96, 0.94, 0.88]);
  const at = (x: number, up: number, dz = 0): Point => [x, LEVEL + high + up, z + dz];
  return [
    ...[-1, 1].flatMap((end) => [
      rail([end * half, 0, z - 0.24], [end * half, high, z + 0.2], 0.045, wood),
      rail([end * half, 0, z + 0.24], [end * half, high, z - 0.2], 0.045, wood),
    ]),
    prism(
      [
        [-half - 0.06, high],
        [half + 0.06, high],
        [half - 0.06, high - 0.28],
        [-half + 0.06, high - 0.28],
      ].reverse() as [number, number][],
      z - 0.22,
      z + 0.22,
      boards,
    ),
    ellipsoidAt(at(0, -0.02), half, 0.13, hay),
    ellipsoidAt(at(0.02, 0.13, -0.03), 0.17, 0.11, linen),
    ellipsoidAt(at(0.14, 0.12, -0.03), 0.15, 0.09, linen),
    ellipsoidAt(at(-0.19, 0.17, -0.04), 0.1, 0.105, skin),
    ellipsoidAt(at(-0.215, 0.205, -0.01), 0.1, 0.09, lit([0.36, 0.22, 0.12])),
    ...[-0.03, 0.03].map((dx) =>
      ellipsoidAt(at(-0.18 + dx, 0.175, -0.135), 0.012, 0.012, plainPaint([0.1, 0.07, 0.06])),
    ),
  ];
}

/** A lantern that hangs from a beam. */
function lantern([x, up, z]: Point, glow: number): Solid[] {
  const iron = plainPaint([0.12, 0.1, 0.09]);
  const flame: Paint = () => ({
    colour: [1, 0.8, 0.45],
    glass: 0,
    glow: scaleColour([1, 0.72, 0.32], 1.3 * glow),
  });
  const at = (down: number): Point => [x, LEVEL + up - down, z];
  return [
    rail([x, up, z], [x, up - 0.2, z], 0.012, iron),
    frustumAt(at(0.28), 0.09, 0.11, 0.03, iron, 6),
    frustumAt(at(0.5), 0.22, 0.08, 0.08, flame, 6),
    frustumAt(at(0.54), 0.04, 0.1, 0.1, iron, 6),
  ];
}

/** The star over the roof: four long rays, the lowest the longest, four short ones between them. */
function star(): Solid[] {
  const [up, z] = [5.5, 10];
  const light: Paint = () => ({ colour: GOLD, glass: 0, glow: [1.9, 1.7, 1.2] });
  const rays = [
    [90, 0.62],
    [0, 0.5],
    [180, 0.5],
    [270, 1.15],
    [45, 0.26],
    [135, 0.26],
    [225, 0.26],
    [315, 0.26],
  ] as const;
  return rays.map(([turn, long], n) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const wide = 0.075;
    // Round to the left, as a prism wants its outline.
    const outline = [
      [c * long, up + s * long],
      [-s * wide, up + c * wide],
      [-c * wide, up - s * wide],
      [s * wide, up - c * wide],
    ] as const;
    return { ...prism(outline, z + n * 0.02, z + n * 0.02 + 0.015, light), isSheer: true as const };
  });
}
