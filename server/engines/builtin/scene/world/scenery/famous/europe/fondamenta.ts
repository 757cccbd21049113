import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { plainFront } from '../../../street/front.ts';
import { ellipsoidAt, frustumAt } from '../../../street/round-solid.ts';
import { boxOn, type Paint, plainPaint, type Solid } from '../../../street/solid.ts';
import { plotOf } from '../../hedge.ts';
import type { SceneryPlan, Site } from '../../site.ts';

/** The landing before the eye: how high over the water, from where to where. World units. */
export const LANDING = { high: 0.5, near: 1, far: 7.2, half: 14 } as const;
const STONE: Colour = [0.68, 0.63, 0.57];
const IRON: Colour = [0.12, 0.14, 0.14];
const ROSE: Colour = [0.95, 0.72, 0.74];

/** A landing on a canal of Venice, on which those stand who are in no boat. */
export const FONDAMENTA: SceneryPlan = {
  land: 'canal',
  views: [
    { horizon: 0.44, lens: 1, eye: 0.62 },
    { horizon: 0.38, lens: 0.96, eye: 0.75 },
    { horizon: 0.5, lens: 0.9, eye: 0.58 },
    { horizon: 0.44, lens: 1.1, eye: 0.62 },
  ],
  solids,
};

function solids({ lamps, setting: { side } }: Site): Solid[] {
  const { high, near, far, half } = LANDING;
  const slabs: Paint = ({ role }, { along, up, pixel }) => {
    if (role !== 'level') return plainFront(scaleColour(STONE, 0.6));
    const row = Math.floor(up / 0.52);
    const [u, v] = [along / 0.86 + 0.5 * (row & 1), up / 0.52].map((at) =>
      Math.abs(at - Math.round(at)),
    );
    const joint = Math.min(u ?? 1, v ?? 1) < 0.025 && pixel < 0.05 ? 0.5 : 0;
    const edge = up > far - near - 0.5 ? 1 : 0;
    return plainFront(
      mixColour(mixColour(STONE, [0.4, 0.36, 0.33], joint), [0.9, 0.88, 0.84], 0.8 * edge),
    );
  };
  return [
    boxOn(plotOf(-half, near, half, far), -1, high, slabs),
    ...[-3.3, 3.3].flatMap((x) => lampOf(side * x, far - 0.35, lamps)),
  ];
}

/** A lamp of iron with three globes of rose glass. */
function lampOf(x: number, z: number, lamps: number): Solid[] {
  const iron = plainPaint(IRON);
  const globe: Paint = () => ({
    colour: ROSE,
    glass: 0.2,
    glow: scaleColour([1, 0.74, 0.6], Math.min(1.2, lamps * 4)),
  });
  const y = LANDING.high;
  return [
    frustumAt([x, y, z], 0.4, 0.16, 0.08, iron, 8),
    frustumAt([x, y + 0.4, z], 2.3, 0.05, 0.035, iron, 7),
    boxOn(plotOf(x - 0.42, z - 0.02, x + 0.42, z + 0.02), y + 2.42, y + 2.48, iron),
    ...[-0.4, 0.4].map((dx) => ellipsoidAt([x + dx, y + 2.64, z], 0.14, 0.17, globe)),
    ellipsoidAt([x, y + 2.9, z], 0.15, 0.19, globe),
  ];
}
