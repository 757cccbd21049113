import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { iceOn, type Rink, rinkBoards } from '../../street/arenas/ice-rink.ts';
import { chance, inside } from '../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../street/round-solid.ts';
import type { Paint, Point, Solid } from '../../street/solid.ts';
import { paved } from '../built/paved-site.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';

/** A square before a building that the world knows: what they have in common. They are looked up to, people stand before them. */
export const GRAND_SQUARE: Pick<
  SceneryPlan,
  'land' | 'isNear' | 'relief' | 'trees' | 'views' | 'ground' | 'isHard' | 'isTended' | 'lampAt'
> = {
  land: 'field',
  isNear: true,
  relief: 0.1,
  trees: 0,
  views: [
    { horizon: 0.64, lens: 0.86, eye: 0.44 },
    { horizon: 0.56, lens: 0.84, eye: 0.8 },
    { horizon: 0.67, lens: 0.8, eye: 0.4 },
    { horizon: 0.62, lens: 0.98, eye: 0.5 },
  ],
  ground: levelled(200, 260),
  isHard: true,
  lampAt: () => (_x, y, z) => (z > 20 ? 0.55 : 0.3) * (y > LEVEL + 20 ? 0.5 : 1),
  isTended: () => true,
};

/** The ice that is laid on such a square where people skate. World units. */
const RINK: Rink = { half: 11, near: 3, far: 30 };

/** Stone slabs of a colour, so wide, each of its own tone, and ice on them where people skate. World units. */
export function slabs(
  colour: Colour,
  wide: number,
  tones = 0.16,
): NonNullable<SceneryPlan['soil']> {
  const bare = paved((x, z, soft) => [slabAt(x, z, soft, colour, wide, tones), 1]);
  return (wild, setting) => {
    const stone = bare(wild, setting);
    if (!setting.idea.frozen) return stone;
    return (x, z, height, steepness) => {
      const [ice, share] = iceOn(RINK, setting.noise, x, z, 0.03 + z * 0.0025);
      return share < 1 ? mixColour(stone(x, z, height, steepness), ice, share) : ice;
    };
  };
}

/** The boards of the rink on such a square; none where nobody skates. */
export const boardsOn = ({ setting: { idea }, lamps }: Site): Solid[] =>
  idea.frozen ? rinkBoards(RINK, LEVEL, lamps) : [];

/** The colour of stone slabs at a place. World units. */
export function slabAt(
  x: number,
  z: number,
  soft: number,
  colour: Colour,
  wide: number,
  tones: number,
): Colour {
  const row = Math.floor(z / wide);
  const u = x / wide + 0.5 * (row & 1);
  const joint = Math.max(
    inside(Math.abs(u - Math.round(u)) * wide, -1, 0.02, soft),
    inside(Math.abs(z / wide - Math.round(z / wide)) * wide, -1, 0.02, soft),
  );
  const fine = Math.max(0, 1 - soft / wide);
  const tone = 1 + fine * tones * (chance(Math.floor(u), row, 8) - 0.5);
  return scaleColour(colour, tone * (1 - 0.3 * joint * fine));
}

/** A dome on a drum with a spike on it: its foot, the radius and height of the drum, how high the dome is beside its radius. World units. */
export function domeOn(
  [x, low, z]: Point,
  radius: number,
  drum: number,
  high: number,
  paint: Paint,
  [wall, spike]: readonly [Paint, Paint],
): Solid[] {
  return [
    frustumAt([x, low, z], drum, radius, radius, wall, 18),
    ellipsoidAt([x, low + drum, z], radius * 1.02, radius * high, paint, FINE),
    frustumAt(
      [x, low + drum + radius * high * 0.98, z],
      radius * 0.5,
      radius * 0.06,
      0.03,
      spike,
      6,
    ),
  ];
}
