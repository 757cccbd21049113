import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { inside, plainFront } from '../../street/front.ts';
import { type Paint, roofOn, type Solid } from '../../street/solid.ts';
import { plotOf } from '../hedge.ts';
import { LEVEL, levelled } from '../level-site.ts';
import type { SceneryPlan } from '../site.ts';

/** Rows of panels: the first and the last, how far from one to the next, how deep each is, how steep it leans, how high its lower edge is. World units. */
const ROWS = { near: 8, far: 150, apart: 7.4, deep: 3, pitch: 0.62, foot: 0.7, lane: 2.6 } as const;
const CELL: Colour = [0.06, 0.12, 0.3];
const FRAME: Colour = [0.82, 0.84, 0.86];

/** A solar farm: rows of blue panels that lean to the sun, a lane of grass between them. */
export const SOLAR_FARM: SceneryPlan = {
  land: 'field',
  relief: 0.6,
  trees: 0.4,
  views: [
    { horizon: 0.42, lens: 0.94, eye: 0.9 },
    { horizon: 0.32, lens: 0.88, eye: 1.7 },
    { horizon: 0.5, lens: 0.88, eye: 0.7 },
    { horizon: 0.4, lens: 1.08, eye: 1 },
  ],
  ground: levelled(90, 180),
  isTended: (x, z) => Math.abs(x) < 80 && z > 4 && z < 158,
  solids: ({ setting: { side } }): Solid[] => {
    const count = Math.floor((ROWS.far - ROWS.near) / ROWS.apart);
    return Array.from({ length: count }, (_, n) => {
      const z = ROWS.near + n * ROWS.apart;
      const wide = 18 + z * 0.75;
      return [-1, 1].flatMap((at) => {
        const [a, b] = [at * ROWS.lane - side * 1.4, at * wide];
        return row(Math.min(a, b), Math.max(a, b), z);
      });
    }).flat();
  },
};

function row(left: number, right: number, z: number): Solid[] {
  const { deep, pitch, foot } = ROWS;
  return [
    roofOn(
      plotOf(left, z, right, z + deep),
      LEVEL + foot - 0.25,
      LEVEL + foot + deep * pitch + 0.04,
      [{ side: 'front', pitch, from: LEVEL + foot }],
      panel,
    ),
  ];
}

const panel: Paint = ({ role }, { along, up, pixel }) => {
  if (role !== 'roof') return plainFront([0.3, 0.31, 0.33]);
  const edge = Math.max(
    inside(Math.abs(along / 1.1 - Math.round(along / 1.1)) * 1.1, -1, 0.035, pixel),
    inside(Math.abs(up / 1.76 - Math.round(up / 1.76)) * 1.76, -1, 0.035, pixel),
  );
  const fine = Math.max(0, 1 - pixel * 14);
  const grid =
    fine *
    Math.max(
      inside(Math.abs(along / 0.18 - Math.round(along / 0.18)) * 0.18, -1, 0.008, pixel),
      inside(Math.abs(up / 0.18 - Math.round(up / 0.18)) * 0.18, -1, 0.008, pixel),
    );
  const tone = 1 + 0.18 * Math.sin(Math.floor(along / 1.1) * 7.3);
  const cell = mixColour(scaleColour(CELL, tone), [0.3, 0.38, 0.55], 0.6 * grid);
  return { colour: mixColour(cell, FRAME, edge), glass: 0.38 * (1 - edge), glow: [0, 0, 0] };
};
