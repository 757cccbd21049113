import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import { createNoise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside } from '../../street/front.ts';
import { frustumAt } from '../../street/round-solid.ts';
import { boxOn, type Paint, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { rodBetween } from './pieces.ts';

const DEEP: Colour = [0.2, 0.5, 0.8];
const BLUE: Colour = [0.48, 0.76, 0.95];
const WHITE: Colour = [0.92, 0.98, 1];

/** Flaws in ice; it is no part of what a seed decides. */
const flaws = createNoise(4_211);

/** Blue ice that is white at its tips, with light in it. */
const ice =
  (high: number, lamps: number): Paint =>
  ({ normal, long }, { along, up, pixel }) => {
    const crack = Math.abs(flaws.fbm(along / 2.6 + normal[0] * 5, up / 5 + normal[2] * 7, 3));
    const vein = smoothstep(0.05, 0.01, crack);
    const cloud = 0.5 + 0.5 * flaws.fbm(along / 4 + 9, up / 7 + normal[0] * 3, 2);
    const rise = clamp(up / high);
    const edge = inside(Math.abs(along), long / 2 - 0.16, 99, Math.max(0.08, pixel));
    const body = mixColour(mixColour(DEEP, BLUE, 0.3 + 0.8 * cloud), WHITE, 0.55 * rise ** 1.5);
    const colour = mixColour(body, WHITE, Math.max(0.5 * vein, 0.65 * edge));
    const lit = 0.1 + Math.min(0.5, lamps * 1.4) * (0.5 + 0.5 * cloud);
    return { colour, glass: 0.3, glow: scaleColour([0.1, 0.42, 0.72], lit), isSwept: true };
  };

/** A wall of ice with tall pointed windows that shine. */
const walled =
  (high: number, apart: number, lamps: number): Paint =>
  (face, place) => {
    const plain = ice(high, lamps)(face, place);
    if (face.role === 'level') return plain;
    const { along, up, pixel } = place;
    const at = (along / apart - Math.floor(along / apart) - 0.5) * apart;
    const rise = (up - high * 0.3) / (high * 0.42);
    const half = apart * 0.2 * (rise > 0.6 ? Math.sqrt(clamp((1 - rise) / 0.4)) : 1);
    const pane = rise < 0 || rise > 1 ? 0 : inside(Math.abs(at), -1, half, pixel);
    const frame = rise < -0.06 || rise > 1.1 ? 0 : inside(Math.abs(at), -1, half + 0.22, pixel);
    const glow = 0.35 + Math.min(1.1, lamps * 4);
    return {
      colour: mixColour(mixColour(plain.colour, WHITE, 0.8 * frame), [0.1, 0.32, 0.6], pane),
      glass: 0.3 + 0.2 * pane,
      glow: mixColour(plain.glow, scaleColour([0.35, 0.8, 1.05], glow), pane),
      isSwept: true,
    };
  };

/** A tower of six or eight sides under a spire. World units. */
function tower(
  x: number,
  z: number,
  radius: number,
  wall: number,
  spire: number,
  lamps: number,
  sides = 6,
): Solid[] {
  const apart = (2 * Math.PI * radius) / sides;
  return [
    frustumAt(
      [x, LEVEL - 1, z],
      wall + 1,
      radius * 1.08,
      radius,
      walled(wall, apart * 0.8, lamps),
      sides,
    ),
    frustumAt([x, LEVEL + wall, z], 0.7, radius * 1.2, radius * 1.2, ice(0.7, lamps), sides),
    frustumAt([x, LEVEL + wall + 0.7, z], spire, radius * 1.02, 0.06, ice(spire, lamps), sides),
    // Crystals that grow about its foot.
    ...[0, 1, 2, 3, 4].map((n) => {
      const turn = n * 1.35 + x;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const high = radius * (1.1 + 0.5 * ((n * 3) % 4));
      return rodBetween(
        [x + c * radius * 1.05, LEVEL - 0.6, z + s * radius * 1.05],
        [x + c * radius * 1.5, LEVEL + high, z + s * radius * 1.5],
        [radius * 0.26, 0.03],
        5,
        ice(high, lamps),
      );
    }),
  ];
}

/** A palace of ice: spires over walls, a gate at the head of its stairs, an avenue of crystals. */
export const ICE_PALACE: SceneryPlan = {
  land: 'mountain',
  relief: 1.1,
  trees: 0.15,
  views: [
    { horizon: 0.72, lens: 0.92, eye: 0.4 },
    { horizon: 0.64, lens: 0.88, eye: 1 },
    { horizon: 0.78, lens: 0.84, eye: 0.3 },
    { horizon: 0.72, lens: 1.06, eye: 0.42 },
  ],
  ground: levelled(46, 96),
  lampAt: () => (x, y, z) =>
    0.5 / (1 + (x / 20) ** 2 + ((z - 34) / 16) ** 2 + ((y - LEVEL) / 20) ** 2),
  isTended: (x, z) => Math.abs(x) < 44 && z < 92,
  has: new Set(['castle', 'tower']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const gate: Paint = (face, place) => {
    const plain = ice(11, lamps)(face, place);
    if (face.role !== 'front') return plain;
    const x = Math.abs(place.along - 4.2);
    const arch = (half: number, top: number) =>
      place.up > top
        ? 0
        : inside(x, -1, half * Math.min(1, ((top - place.up) / 3.4) ** 0.6), place.pixel);
    const door = arch(1.9, 7.4);
    const frame = arch(2.6, 8.6);
    const seam = inside(Math.abs(x - 0.02), -1, 0.06, place.pixel);
    const warm = 0.5 + Math.min(1, lamps * 3);
    return {
      colour: mixColour(
        mixColour(plain.colour, WHITE, frame),
        mixColour([0.12, 0.4, 0.72], WHITE, seam),
        door,
      ),
      glass: 0.3,
      glow: mixColour(plain.glow, scaleColour([0.3, 0.72, 1], warm), door * (1 - seam)),
      isSwept: true,
    };
  };
  const wall = (left: number, right: number, near: number, high: number) => [
    boxOn(plotOf(left, near, right, near + 3), LEVEL - 1, LEVEL + high, walled(high + 1, 3, lamps)),
    ...Array.from({ length: Math.floor((right - left) / 1.6) }, (_, n) =>
      frustumAt(
        [left + 0.8 + n * 1.6, LEVEL + high, near + 0.5],
        1.7,
        0.5,
        0.03,
        ice(1.7, lamps),
        4,
      ),
    ),
  ];
  return [
    ...tower(0, 47, 6, 20, 17, lamps, 8),
    ...tower(-8.6, 43, 3.1, 16.5, 11, lamps),
    ...tower(8.6, 43, 3.1, 16.5, 11, lamps),
    ...tower(-15.4, 42, 2.6, 11.5, 9, lamps),
    ...tower(15.4, 42, 2.6, 11.5, 9, lamps),
    ...tower(-5, 54, 2.4, 24, 10, lamps),
    ...tower(5, 54, 2.4, 24, 10, lamps),
    ...tower(-22.5, 46, 2.2, 8.5, 7, lamps),
    ...tower(22.5, 46, 2.2, 8.5, 7, lamps),
    ...wall(-22, 22, 43, 7),
    boxOn(plotOf(-4.2, 37, 4.2, 44), LEVEL, LEVEL + 10.4, gate),
    frustumAt([-4.2, LEVEL, 37.2], 11.5, 0.8, 0.7, ice(11, lamps)),
    frustumAt([4.2, LEVEL, 37.2], 11.5, 0.8, 0.7, ice(11, lamps)),
    frustumAt([-4.2, LEVEL + 11.5, 37.2], 4, 1, 0.03, ice(4, lamps), 6),
    frustumAt([4.2, LEVEL + 11.5, 37.2], 4, 1, 0.03, ice(4, lamps), 6),
    frustumAt([0, LEVEL + 10.4, 40.4], 5.4, 5.4, 0.05, ice(5, lamps), 4),
    ...[0, 1, 2, 3, 4, 5].map((n) =>
      boxOn(
        plotOf(-3.4 - (5 - n) * 0.34, 32.4 + n * 0.75, 3.4 + (5 - n) * 0.34, 37.6),
        LEVEL - 0.2,
        LEVEL + 0.24 * (n + 1),
        ice(1, lamps),
      ),
    ),
    ...[-1, 1].flatMap((at) =>
      [11, 16.5, 22, 27.5].flatMap((z) => cluster(at * (3.9 + 0.05 * z), z, lamps)),
    ),
  ];
}

/** Crystals that stand together, the tallest in the middle. */
const cluster = (x: number, z: number, lamps: number): Solid[] =>
  [0, 1, 2, 3, 4, 5].map((n) => {
    const turn = n * 1.05 + z;
    const out = n === 0 ? 0 : 0.5;
    const high = n === 0 ? 3 : 1.1 + 0.3 * ((n * 5 + Math.round(z)) % 4);
    return rodBetween(
      [x + out * 0.7 * Math.cos(turn), LEVEL - 0.3, z + out * 0.7 * Math.sin(turn)],
      [x + out * 1.5 * Math.cos(turn), LEVEL + high, z + out * 1.5 * Math.sin(turn)],
      [n === 0 ? 0.36 : 0.2, 0.02],
      6,
      ice(high, lamps),
    );
  });
