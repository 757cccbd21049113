import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { DARK, inside, plainFront } from '../../street/front.ts';
import { type Paint, plainPaint, type Solid } from '../../street/solid.ts';
import { levelled } from '../level-site.ts';
import type { SceneryPlan, Site } from '../site.ts';
import { band, between, block, CONCRETE, paved, rail, STEEL } from './paved-site.ts';
import { vault } from './prism.ts';

/** The hangar: half its width, how high its vault is, from where to where it reaches. World units. */
export const HANGAR = { half: 19, high: 14, near: 27, far: 66 } as const;
const YELLOW: Colour = [0.94, 0.74, 0.12];
const TIN: Colour = [0.58, 0.63, 0.66];

/** A vaulted hangar, open to the apron, its lamps over what stands in it. */
export const AIRCRAFT_HANGAR: SceneryPlan = {
  land: 'field',
  relief: 0.4,
  trees: 0.2,
  views: [
    { horizon: 0.6, lens: 0.96, eye: 0.42 },
    { horizon: 0.5, lens: 0.9, eye: 0.75 },
    { horizon: 0.58, lens: 0.88, eye: 0.34 },
    { horizon: 0.55, lens: 1.04, eye: 0.5 },
  ],
  ground: levelled(120, 130),
  soil: paved((x, z, soft) => {
    const joint = Math.max(
      band((x / 6 - Math.round(x / 6)) * 6, 0.03, soft),
      band((z / 6 - Math.round(z / 6)) * 6, 0.03, soft),
    );
    const line = Math.max(
      band(x, 0.12, soft),
      band(Math.hypot(x, z - 19) - 7, 0.1, soft) * (z < 19 ? 1 : 0),
    );
    const isIn = z > HANGAR.near && Math.abs(x) < HANGAR.half;
    const ground = scaleColour(isIn ? [0.5, 0.5, 0.5] : CONCRETE, 1 - 0.25 * joint);
    return [
      mixColour(ground, YELLOW, line),
      between(Math.abs(x), -1, 60, 1) * between(z, -9, 90, 1),
    ];
  }),
  lampAt: () => (x, _y, z) =>
    0.12 + 0.75 * between(z, HANGAR.near - 4, 99, 5) * between(Math.abs(x), -1, HANGAR.half, 2),
  isTended: (x, z) => Math.abs(x) < 62 && z < 92,
  has: new Set(['airplane']),
  solids,
};

function solids({ lamps }: Site): Solid[] {
  const { half, high, near, far } = HANGAR;
  const steel = plainPaint(STEEL);
  const lamp: Paint = () => ({
    colour: [1, 0.97, 0.9],
    glass: 0,
    glow: scaleColour([1, 0.94, 0.82], 0.75 + Math.min(1, lamps * 2)),
  });
  return [
    ...vault(0, [half, high, 0.7], [near, far], 20, sheeting),
    block([-half, 0, far], [half, high, far + 0.5], backWall),
    // Its doors, slid open to both sides.
    ...[-1, 1].flatMap((side) =>
      [0, 1].map((n) =>
        block(
          [side > 0 ? half - 3 - n * 1.2 : -half - 1 + n * 1.2, 0, near - 0.5 - n * 0.5],
          [
            side > 0 ? half + 1 - n * 1.2 : -half + 3 + n * 1.2,
            7.6 - n * 0.2,
            near - 0.2 - n * 0.5,
          ],
          door,
        ),
      ),
    ),
    // Trusses and rows of lamps.
    ...[32, 40, 48, 56].flatMap((z) => [
      rail([-half * 0.8, high * 0.58, z], [half * 0.8, high * 0.58, z], 0.14, steel),
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((share) =>
        rail(
          [share * half, high * 0.58, z],
          [(share + 0.12) * half, high * Math.sqrt(1 - (share + 0.12) ** 2), z],
          0.1,
          steel,
        ),
      ),
      ...[-0.5, 0, 0.5].map((share) =>
        block(
          [share * half - 1.2, high * 0.55, z - 0.3],
          [share * half + 1.2, high * 0.58, z + 0.3],
          lamp,
        ),
      ),
    ]),
    // Steps and crates of who works there.
    block([10, 0, 33], [13.5, 1.1, 35], plainPaint([0.75, 0.16, 0.12])),
    block([-14.5, 0, 31], [-11.5, 1.4, 33], plainPaint([0.2, 0.36, 0.56])),
    block([-14, 1.4, 31.3], [-12.4, 2.3, 32.6], plainPaint([0.66, 0.5, 0.3])),
  ];
}

const sheeting: Paint = ({ role }, { along, up, pixel }) => {
  if (role === 'front') return plainFront([0.3, 0.44, 0.56]);
  const rib = 0.9 + 0.1 * Math.sin(along * 5) * Math.max(0, 1 - pixel * 3);
  return plainFront(scaleColour(TIN, rib - 0.02 * up));
};

/** The far wall with its row of windows. */
const backWall: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'front') return plainFront(TIN);
  const pane = inside(up, 4.4, 8, pixel) * inside(Math.abs(along - HANGAR.half), -1, 13, pixel);
  const bars = Math.max(
    inside(Math.abs(along / 1.6 - Math.round(along / 1.6)) * 1.6, -1, 0.1, pixel),
    inside(Math.abs(up / 1.2 - Math.round(up / 1.2)) * 1.2, -1, 0.08, pixel),
  );
  const lit = pane * (1 - bars);
  return {
    colour: mixColour(scaleColour(TIN, 0.8), [0.7, 0.82, 0.92], lit),
    glass: 0.5 * lit,
    glow: scaleColour([0.34, 0.4, 0.44], lit),
  };
};

const door: Paint = ({ role, long }, { along, up, pixel }) => {
  if (role !== 'front') return plainFront(TIN);
  const frame = 1 - inside(along, 0.18, long - 0.18, pixel) * inside(up, 0.2, 7.3, pixel);
  const pane = inside(up, 4.6, 6.2, pixel) * inside(along, 0.6, long - 0.6, pixel);
  return plainFront(mixColour(mixColour(TIN, DARK, pane), [0.3, 0.44, 0.56], frame));
};
