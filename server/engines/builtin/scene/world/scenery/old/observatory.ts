import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Ground } from '../../ground.ts';
import { chance, inside, plainFront } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { LAMP } from '../../street/street-lamps.ts';
import { band, block, paved } from '../built/paved-site.ts';
import { rodBetween } from '../far/pieces.ts';
import { LEVEL } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { type Dome, domeOf, onDome } from './dome.ts';
import { greatTelescope } from './great-telescope.ts';
import { inWorld } from './in-world.ts';

/** The summit: how far ahead its middle is, how high over the ground before it; the great dome: to the right on the picture's side, its radius, how high its walls are. World units. */
const TOP = { z: 44, high: 7, wide: 26 } as const;
const GREAT = { aside: 8, z: 44, radius: 8.4, wall: 6.2 } as const;
const SMALL = { aside: -14, z: 56, radius: 4, wall: 3.6 } as const;
const WHITE: Colour = [0.93, 0.94, 0.96];
const STEEL: Colour = [0.5, 0.53, 0.58];
const GLOW: Colour = [1, 0.42, 0.2];

/** An observatory on a mountain: a white dome whose slit is open on its telescope, a smaller one behind it, a path up to its door, more stars than elsewhere. */
export const OBSERVATORY: SceneryPlan = {
  land: 'mountain',
  relief: 0.7,
  trees: 0.12,
  time: 'night',
  views: [
    { horizon: 0.66, lens: 1, eye: 0.34 },
    { horizon: 0.6, lens: 0.92, eye: 0.7 },
    { horizon: 0.72, lens: 0.9, eye: 0.3 },
    { horizon: 0.64, lens: 1.16, eye: 0.42 },
  ],
  ground:
    (_, { side, noise }): Ground =>
    (x, z) => {
      const rough = noise.fbm(x / 17, z / 17, 3);
      const off = Math.hypot((x - side * 1) / TOP.wide, (z - TOP.z) / 24);
      const hill = TOP.high * smoothstep(1.5, 0.62, off);
      const falls = -34 * smoothstep(66, 150, z) - 20 * smoothstep(34, 90, Math.abs(x));
      const ridge = noise.ridged(x / 420 + 3, z / 420, 5);
      const range = smoothstep(420, 1_200, z) * (60 + 230 * ridge);
      return LEVEL + 24 + hill + 0.7 * rough * smoothstep(0.6, 1.1, off) + falls + range;
    },
  soil: paved((x, z, soft, { side, noise }) => {
    const path = band(x - pathAt(side, z), 1.1, soft + 0.1) * smoothstep(40, 34, z);
    const court = smoothstep(12.5, 11.6, Math.hypot(x - side * GREAT.aside, z - GREAT.z));
    const stones = smoothstep(0, 0.3, noise.fbm(x / 2.4, z / 2.4, 4));
    const gravel = scaleColour([0.56, 0.53, 0.48], 0.9 + 0.2 * stones);
    const rock = mixColour([0.33, 0.36, 0.24], [0.42, 0.4, 0.37], stones);
    return [mixColour(rock, gravel, Math.max(path, court)), z > 150 ? 0.35 : 0.92];
  }),
  light: (light) =>
    light.isNight
      ? {
          ...light,
          ambient: scaleColour(light.ambient, 1.5),
          sun: scaleColour(light.sun, 1.35),
          cover: light.cover * 0.4,
          stars: Math.max(light.stars, 1),
        }
      : light,
  lampAt:
    ({ side }) =>
    (x, y, z) =>
      y > LEVEL + 24
        ? 0.5 / (1 + ((x - side * GREAT.aside) ** 2 + (z - GREAT.z + 11) ** 2) / 12)
        : 0,
  isTended: (x, z, { side }) =>
    Math.abs(x - pathAt(side, z)) < 1.5 ||
    Math.hypot(x - side * GREAT.aside, z - GREAT.z) < 12.6 ||
    Math.hypot(x - side * SMALL.aside, z - SMALL.z) < 6,
  solids,
};

/** Where the path up to the door is. */
const pathAt = (side: number, z: number): number =>
  side * (-1.6 + (GREAT.aside + 1.6) * smoothstep(4, 33, z) + 1.6 * Math.sin(z / 7));

function solids({ setting: { side }, groundAt, lamps }: Site): Solid[] {
  const great = groundAt(side * GREAT.aside, GREAT.z);
  const small = groundAt(side * SMALL.aside, SMALL.z);
  const shine = Math.min(1, lamps * 5);
  return [
    ...building([side * GREAT.aside, great, GREAT.z], GREAT, side * -2.75, shine),
    ...greatTelescope(
      [side * GREAT.aside, great + 4, GREAT.z],
      GREAT.wall - 1.6,
      [-side * 0.34, 0.74, -0.84],
      1.12,
    ),
    ...building([side * SMALL.aside, small, SMALL.z], SMALL, side * -2.4, 0),
    ...house(side, great, shine),
  ];
}

/** A dome on its round walls. */
function building(
  at: readonly [number, number, number],
  { radius, wall }: { readonly radius: number; readonly wall: number },
  turn: number,
  shine: number,
): Solid[] {
  const [x, low, z] = at;
  const dome: Dome = {
    ...{ at: [x, low + wall + 0.5, z], radius, turn, thick: 0.22 },
    slit: [0.155 * radius, 0.3, 1.72],
  };
  const rim = (side: number): Solid[] =>
    Array.from({ length: 12 }, (_, n) => {
      const rise = (at: number) => 0.26 + (1.56 * at) / 12;
      const lat = side * Math.asin(0.175);
      return rodBetween(
        onDome(dome, lat, rise(n), 0.16),
        onDome(dome, lat, rise(n + 1), 0.16),
        [0.22, 0.22],
        4,
        plainPaint(STEEL),
      );
    });
  return [
    frustumAt([x, low - 2, z], wall + 2, radius * 0.97, radius * 0.97, walls(radius, shine), 28),
    frustumAt([x, low + wall, z], 0.5, radius * 1.06, radius * 1.06, plainPaint(STEEL), 28),
    ...domeOf(dome, shell([x, dome.at[1], z], shine)),
    ...rim(-1),
    ...rim(1),
  ];
}

/** Sheets of white metal outside, the glow of lamps inside. */
const shell = (middle: readonly [number, number, number], shine: number): Paint =>
  inWorld(([x, y, z], { normal }, pixel) => {
    const out =
      normal[0] * (x - middle[0]) + normal[1] * (y - middle[1]) + normal[2] * (z - middle[2]);
    if (out < 0)
      return { colour: [0.3, 0.27, 0.26], glass: 0, glow: scaleColour(GLOW, 0.3 * shine) };
    const rise = (y - middle[1]) / 1.3;
    const seam = inside(Math.abs(rise - Math.round(rise)) * 1.3, -1, 0.03, pixel);
    return plainFront(scaleColour(WHITE, 1 - 0.16 * seam));
  });

/** Round walls with tall narrow windows, some of them lit. */
const walls =
  (radius: number, shine: number): Paint =>
  ({ normal }, { along, up, pixel }) => {
    const turn = Math.round((Math.atan2(normal[0], normal[2]) / (2 * Math.PI)) * 28);
    const off = Math.abs(along);
    const isBay = radius > 6 && turn % 3 === 0;
    const pane = isBay ? inside(off, -1, 0.3, pixel) * inside(up, 3.4, 6.4, pixel) : 0;
    const isLit = chance(turn, 3, 8) < 0.5;
    return {
      colour: mixColour(scaleColour(WHITE, 0.94), [0.1, 0.12, 0.16], pane),
      glass: 0.3 * pane,
      glow: scaleColour(LAMP, isLit ? 0.9 * pane * shine : 0),
    };
  };

/** The low house before the dome with its door, a lamp over it. */
function house(side: number, ground: number, shine: number): Solid[] {
  const x = side * GREAT.aside;
  const low = ground - LEVEL;
  const front: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role !== 'front') return plainFront(scaleColour(WHITE, 0.9));
    const off = Math.abs(along - long / 2);
    const door = inside(off, -1, 0.6, pixel) * inside(up, -1, 3.3, pixel);
    const window = inside(Math.abs(off - 2.2), -1, 0.55, pixel) * inside(up, 2, 3.2, pixel);
    return {
      colour: mixColour(scaleColour(WHITE, 0.94), [0.2, 0.24, 0.3], Math.max(door, window)),
      glass: 0.2 * window,
      glow: scaleColour(LAMP, shine * (0.8 * window + 0.45 * door)),
    };
  };
  return [
    block([x - 3.4, low - 1, GREAT.z - 11], [x + 3.4, low + 3.2, GREAT.z - 6], front),
    block(
      [x - 3.8, low + 3.2, GREAT.z - 11.4],
      [x + 3.8, low + 3.5, GREAT.z - 6],
      plainPaint(STEEL),
    ),
  ];
}
