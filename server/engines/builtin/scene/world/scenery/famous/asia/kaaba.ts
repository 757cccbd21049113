import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { DARK, inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { GRAND_SQUARE, slabs } from '../grand-square.ts';
import { box } from '../kit.ts';

/** The house: how far off its middle is, half as wide and deep, how high. World units. */
export const HOUSE = { z: 40, half: 6.4, high: 14.5 } as const;
/** The galleries around the court: half as wide, how far off the far ones are. World units. */
const GALLERY = { half: 44, end: 82 } as const;
const MARBLE: Colour = [0.9, 0.89, 0.87];
const CLOTH: Colour = [0.045, 0.045, 0.05];
const GOLD: Colour = [0.86, 0.66, 0.26];

/** The great mosque of Mecca: the black house with its band of gold in a court of white marble, pilgrims around it, galleries of arches and minarets behind. */
export const KAABA: SceneryPlan = {
  ...GRAND_SQUARE,
  views: [
    { horizon: 0.42, lens: 0.94, eye: 1.5 },
    { horizon: 0.36, lens: 0.9, eye: 2.2 },
    { horizon: 0.46, lens: 0.86, eye: 1.2 },
    { horizon: 0.4, lens: 1.08, eye: 1.7 },
  ],
  soil: slabs(MARBLE, 1.1, 0.07),
  has: new Set(['mosque']),
  isFull: true,
  solids: (site) => [...house(), ...galleries(site), ...towers(site)],
};

/** Black cloth with a band of golden letters and a golden door. */
const cloth: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role === 'level') return plainFront([0.5, 0.48, 0.45]);
  const { high } = HOUSE;
  const rise = up / high;
  const belt = inside(up, 0.68 * high, 0.8 * high, pixel);
  const stroke =
    Math.sin(along * 5.3) + Math.sin(along * 3.1 + up * 4) + Math.sin(up * 5 - along * 2.2) > 0.2
      ? 1
      : 0.25;
  const edges = Math.max(
    inside(up, 0.67 * high, 0.685 * high, pixel),
    inside(up, 0.8 * high, 0.815 * high, pixel),
  );
  const lamps =
    inside(Math.abs(((along / 3.2) % 1) - 0.5), -1, 0.12, pixel / 3.2) *
    inside(up, 0.56 * high, 0.64 * high, pixel);
  const isFront = role === 'front';
  const door = isFront
    ? inside(Math.abs(along - long * 0.3), -1, 1.15, pixel) * inside(up, 2.2, 6.6, pixel)
    : 0;
  const foot = inside(rise, -1, 0.07, pixel);
  const weave = 1 + 0.35 * Math.sin((along + up) * 3) * Math.sin((along - up) * 3);
  const gold = Math.max(belt * stroke, edges, lamps * 0.8, door);
  return plainFront(
    mixColour(mixColour(scaleColour(CLOTH, weave), GOLD, gold), [0.72, 0.68, 0.62], foot),
  );
};

function house(): Solid[] {
  const { z, half, high } = HOUSE;
  const gold = plainPaint(GOLD);
  const marble = plainPaint([0.84, 0.82, 0.78]);
  return [
    box([-half - 0.5, LEVEL, z - half - 0.5], [half + 0.5, LEVEL + 0.5, z + half + 0.5], marble),
    box([-half, LEVEL + 0.3, z - half], [half, LEVEL + high, z + half], cloth),
    // The station of Abraham: a small cage of gold under a dome.
    frustumAt([half * 0.4, LEVEL, z - half - 9], 1.4, 0.7, 0.62, marble, 10),
    frustumAt([half * 0.4, LEVEL + 1.4, z - half - 9], 1.5, 0.6, 0.6, gold, 10),
    ellipsoidAt([half * 0.4, LEVEL + 2.9, z - half - 9], 0.62, 0.8, gold),
  ];
}

/** Two and three storeys of pointed arches around the court. */
function galleries({ lamps }: Site): Solid[] {
  const { half, end } = GALLERY;
  const arches: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(MARBLE);
    const storey = up < 6 ? 0 : up < 12 ? 1 : 2;
    const wide = 4.2;
    const off = Math.abs(along / wide - Math.floor(along / wide) - 0.5) * wide;
    const rise = up - storey * 6;
    const hole =
      inside(off, -1, 1.5, pixel) *
      inside(rise, storey === 0 ? -1 : 0.9, 4.9 - 0.75 * off * off * 0.5, pixel);
    return {
      colour: mixColour(
        scaleColour(MARBLE, 0.94 + 0.06 * inside(rise, 5.4, 6, pixel)),
        mixColour(DARK, [0.5, 0.42, 0.3], 0.5),
        hole,
      ),
      glass: 0,
      glow: scaleColour(LAMP, hole * Math.min(1, lamps * 3)),
    };
  };
  return [
    box([-half - 40, LEVEL, end], [half + 40, LEVEL + 17, end + 12], arches),
    ...[-1, 1].map((way) =>
      box(
        [way > 0 ? half : -half - 12, LEVEL, 2],
        [way > 0 ? half + 12 : -half, LEVEL + 17, end],
        arches,
      ),
    ),
  ];
}

/** Minarets in pairs, and beyond them the tower with a clock and a golden crescent. */
function towers({ setting: { side }, lamps }: Site): Solid[] {
  const { half, end } = GALLERY;
  const stone = plainPaint([0.93, 0.92, 0.9]);
  const lit: Paint = () => ({
    colour: [0.95, 0.94, 0.92],
    glass: 0,
    glow: scaleColour([0.6, 0.9, 0.7], Math.min(1, lamps * 3)),
  });
  const minaret = (x: number, z: number) => [
    box([x - 2.2, LEVEL, z - 2.2], [x + 2.2, LEVEL + 24, z + 2.2], stone),
    frustumAt([x, LEVEL + 24, z], 1.4, 2.2, 3, lit, 8),
    frustumAt([x, LEVEL + 25.4, z], 16, 1.6, 1.4, stone, 10),
    frustumAt([x, LEVEL + 40, z], 1.4, 1.4, 2.3, lit, 8),
    frustumAt([x, LEVEL + 41.4, z], 8, 1, 0.9, stone, 10),
    frustumAt([x, LEVEL + 49.4, z], 5, 1, 0.04, plainPaint(GOLD), 8),
  ];
  const clock: Paint = ({ role, long }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(MARBLE);
    const out = Math.hypot(along - long / 2, up - 8);
    const dial = inside(out, -1, 5.6, pixel);
    const hand = Math.max(
      inside(Math.abs(along - long / 2), -1, 0.3, pixel) * inside(up, 7.4, 12, pixel),
      inside(Math.abs(up - 8), -1, 0.34, pixel) * inside(along - long / 2, -0.4, 3.4, pixel),
    );
    return {
      colour: mixColour(
        mixColour([0.76, 0.68, 0.54], [0.95, 0.95, 0.92], dial),
        [0.1, 0.4, 0.26],
        Math.max(hand, dial * inside(out, 4.7, 5.2, pixel)),
      ),
      glass: 0,
      glow: scaleColour([0.5, 0.95, 0.6], dial * Math.min(1, lamps * 3)),
    };
  };
  const look: Paint = ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(MARBLE);
    const pane =
      inside(Math.abs(((along / 2.2) % 1) - 0.5), -1, 0.26, pixel / 2.2) *
      inside(Math.abs(((up / 3) % 1) - 0.5), -1, 0.3, pixel / 3);
    return {
      colour: mixColour([0.78, 0.7, 0.56], DARK, 0.7 * pane),
      glass: 0.2 * pane,
      glow: scaleColour(LAMP, pane * Math.min(0.7, lamps * 2)),
    };
  };
  const x = side * 34;
  const z = end + 74;
  return [
    ...[-30, -21, 21, 30].flatMap((at) => minaret(at, end + 1)),
    ...[-1, 1].flatMap((way) => minaret(way * (half + 1), 46)),
    box([x - 22, LEVEL, z], [x + 22, LEVEL + 42, z + 24], look),
    box([x - 9, LEVEL + 42, z], [x + 9, LEVEL + 66, z + 18], look),
    box([x - 8, LEVEL + 66, z - 0.4], [x + 8, LEVEL + 82, z + 16], clock),
    frustumAt([x, LEVEL + 82, z + 8], 22, 7, 0.5, plainPaint([0.7, 0.62, 0.4]), 8),
    ellipsoidAt([x, LEVEL + 105, z + 8], 1.6, 2, plainPaint(GOLD)),
  ];
}
