import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { inside, plainFront } from '../../../street/front.ts';
import { ellipsoidAt, FINE, frustumAt } from '../../../street/round-solid.ts';
import { type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { LAMP } from '../../../street/street-lamps.ts';
import { band, between, paved } from '../../built/paved-site.ts';
import { lawnAt } from '../../everyday/lawn.ts';
import { sheer } from '../../far/pieces.ts';
import { hedgeOn, plotOf } from '../../hedge.ts';
import { LEVEL } from '../../level-site.ts';
import type { SceneryPlan, Site } from '../../site.ts';
import { domeOn, GRAND_SQUARE, slabAt } from '../grand-square.ts';
import { box } from '../kit.ts';

/** The mosque: how far off its front is, its middle, half as wide. World units. */
const MOSQUE = { front: 50, middle: 72, half: 22 } as const;
/** The basin of the fountain before it: how far off, its radius. World units. */
const BASIN = { z: 24, radius: 5.6 } as const;
const STONE: Colour = [0.78, 0.76, 0.74];
const LEAD: Colour = [0.44, 0.52, 0.62];
const GOLD: Colour = [0.92, 0.74, 0.3];

/** A great mosque of Istanbul from outside: domes that rise over half domes, six slender minarets with pointed caps, a fountain and lawns before it. */
export const BLUE_MOSQUE: SceneryPlan = {
  ...GRAND_SQUARE,
  soil: paved((x, z, soft, { noise, season }) => {
    const off = Math.abs(x);
    const isGarden = between(off, 4.6, 22, soft) * between(z, 8, 42, soft);
    const round = Math.hypot(x, z - BASIN.z);
    const way = Math.max(between(round, -1, 8.4, soft), band(z - BASIN.z, 2, soft));
    const lawn = isGarden * (1 - way);
    return [
      mixColour(
        slabAt(x, z, soft, [0.72, 0.68, 0.62], 0.9, 0.14),
        lawnAt(x, z, noise, season),
        lawn,
      ),
      1,
    ];
  }),
  has: new Set(['mosque', 'fountain']),
  solids: (site) => [...mosque(site), ...minarets(site), ...fountain(), ...hedges()],
};

const windowed =
  (wide: number, low: number, high: number, lamps: number): Paint =>
  ({ role }, { along, up, pixel }) => {
    if (role === 'level') return plainFront(STONE);
    const off = Math.abs(along / wide - Math.floor(along / wide) - 0.5) * wide;
    const reach = wide * 0.26;
    const hole =
      inside(off, -1, reach, pixel) *
      inside(up, low, high + Math.sqrt(Math.max(0, reach * reach - off * off)), pixel);
    return {
      colour: mixColour(STONE, [0.15, 0.19, 0.26], hole),
      glass: 0.3 * hole,
      glow: scaleColour(LAMP, hole * Math.min(1, lamps * 3) + 0.2 * lamps),
    };
  };

function mosque({ lamps }: Site): Solid[] {
  const { front, middle: z, half } = MOSQUE;
  const lead: Paint = ({ normal }) => plainFront(scaleColour(LEAD, 0.94 + 0.1 * normal[1]));
  const stone = plainPaint(STONE);
  const gold = plainPaint(GOLD);
  const drum = windowed(1.3, 0.5, 1.9, lamps);
  const dome = (x: number, up: number, far: number, radius: number, tall = 1) =>
    domeOn([x, LEVEL + up, far], radius, radius * 0.34, tall, lead, [drum, gold]);
  const court = Array.from({ length: 9 }, (_, n) =>
    dome(-20 + n * 5, 7.6, front + 3, 2, 0.8),
  ).flat();
  const steps = [0, 1, 2].map((n) =>
    box(
      [-4.4 + n * 0.2, LEVEL + n * 0.3, front - 2.4 + n * 0.7],
      [4.4 - n * 0.2, LEVEL + 0.3 + n * 0.3, front],
      stone,
    ),
  );
  return [
    // The arcaded court before it, its gate higher.
    box([-half, LEVEL, front], [half, LEVEL + 7.6, front + 6], windowed(2.8, 1.4, 3.4, lamps)),
    ...court,
    box([-3.4, LEVEL, front - 0.8], [3.4, LEVEL + 11, front + 3], windowed(6.8, -1, 5.4, lamps)),
    ...dome(0, 11, front + 1.4, 2.2, 1),
    ...steps,
    // Its body: steps of stone up to the great dome, half domes against it.
    box([-half, LEVEL, front + 13], [half, LEVEL + 15, z + half], windowed(2.9, 8.6, 11, lamps)),
    box(
      [-half + 6, LEVEL + 15, front + 16],
      [half - 6, LEVEL + 20, z + half - 6],
      windowed(2.2, 1, 2.7, lamps),
    ),
    ...[-1, 1].flatMap((a) => dome(a * (half - 5.5), 15, front + 18, 4.3, 0.9)),
    ellipsoidAt([0, LEVEL + 19, front + 18], 9, 8, lead, FINE),
    ellipsoidAt([-7.4, LEVEL + 15.4, front + 15.5], 5, 4.6, lead, FINE),
    ellipsoidAt([7.4, LEVEL + 15.4, front + 15.5], 5, 4.6, lead, FINE),
    ellipsoidAt([-12.4, LEVEL + 19, z - 2], 8, 8, lead, FINE),
    ellipsoidAt([12.4, LEVEL + 19, z - 2], 8, 8, lead, FINE),
    ...[-1, 1].flatMap((a) => [
      frustumAt([a * 10.4, LEVEL + 15, front + 19], 12, 1.5, 1.4, stone, 8),
      frustumAt([a * 10.4, LEVEL + 27, front + 19], 3, 1.5, 0.1, lead, 8),
    ]),
    ...dome(0, 23, z - 2, 11, 0.84),
  ];
}

/** Slender minarets with balconies and pointed caps: two beside its front, two behind the court, two at the back. */
function minarets({ lamps }: Site): Solid[] {
  const { front, middle, half } = MOSQUE;
  const stone: Paint = ({ role }, { pixel, along }) =>
    plainFront(
      scaleColour(
        STONE,
        role === 'level' ? 1 : 1.04 - 0.12 * inside(Math.abs(along), -1, 0.08, pixel),
      ),
    );
  const lit: Paint = () => ({
    colour: STONE,
    glass: 0,
    glow: scaleColour(LAMP, Math.min(0.8, lamps * 2)),
  });
  const lead = plainPaint(LEAD);
  return [-1, 1].flatMap((a) =>
    (
      [
        [half + 1, front + 2, 38],
        [half + 2.2, front + 15, 46],
        [half + 2.2, middle + half, 46],
      ] as const
    ).flatMap(([off, z, high]) => {
      const x = a * off;
      return [
        box([x - 1.5, LEVEL, z - 1.5], [x + 1.5, LEVEL + 9, z + 1.5], plainPaint(STONE)),
        frustumAt([x, LEVEL + 9, z], high - 9, 1.12, 0.92, stone, 12),
        ...[0.5, 0.68, 0.86].flatMap((share) => [
          frustumAt([x, LEVEL + share * high - 1, z], 1, 1, 1.75, plainPaint(STONE), 12),
          frustumAt([x, LEVEL + share * high, z], 0.9, 1.75, 1.75, lit, 12),
        ]),
        frustumAt([x, LEVEL + high, z], 9, 1.1, 0.03, lead, 12),
        ellipsoidAt([x, LEVEL + high + 9, z], 0.25, 0.5, plainPaint(GOLD)),
      ];
    }),
  );
}

/** A round basin with jets that rise from it. */
function fountain(): Solid[] {
  const { z, radius } = BASIN;
  const water: Paint = () => ({ colour: [0.36, 0.52, 0.6], glass: 0.6, glow: [0, 0, 0] });
  const jet = plainPaint([0.88, 0.93, 0.97]);
  return [
    frustumAt([0, LEVEL, z], 0.6, radius, radius, plainPaint([0.8, 0.78, 0.74]), 24),
    frustumAt([0, LEVEL + 0.55, z], 0.08, radius - 0.4, radius - 0.4, water, 24),
    ...Array.from({ length: 7 }, (_, n) => {
      const turn = (n / 6) * 2 * Math.PI;
      const out = n === 6 ? 0 : radius * 0.5;
      const high = n === 6 ? 3.4 : 1.7;
      return sheer(
        frustumAt(
          [out * Math.cos(turn), LEVEL + 0.6, z + out * Math.sin(turn)],
          high,
          0.22,
          0.05,
          jet,
          7,
        ),
      );
    }),
  ];
}

/** Low hedges round the lawns. */
const hedges = (): Solid[] =>
  [-1, 1].flatMap((a) => {
    const [left, right] = [Math.min(a * 4.8, a * 21.8), Math.max(a * 4.8, a * 21.8)];
    return [
      hedgeOn(plotOf(left, 34, right, 34.7), LEVEL, 0.6),
      hedgeOn(plotOf(left, 41, right, 41.7), LEVEL, 0.7),
    ];
  });
