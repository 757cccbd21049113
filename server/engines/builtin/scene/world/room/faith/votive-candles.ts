import { flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

const IRON: Material = flat([0.1, 0.09, 0.08]);
const WAX: Material = flat([0.95, 0.9, 0.78]);
const GLASSES: readonly Material[] = [
  flat([1.2, 0.16, 0.1]),
  flat([1.25, 0.6, 0.14]),
  flat([1.2, 0.16, 0.1]),
];
const FLAME: Material = flat([1.9, 1.45, 0.7]);

/** Its steps: how many, the height of the lowest, from step to step up and ahead; from light to light; metres. */
const STEPS = { count: 3, low: 0.72, up: 0.17, ahead: 0.16 } as const;
const APART = 0.155;
/** How many lights stand on a step. */
const LIGHTS = 7;

/** A stand of iron with votive lights on three steps, and tall candles behind them: its middle and its front edge, metres. */
export function votiveCandles(x: number, z: number): Solid[] {
  const half = (LIGHTS * APART) / 2;
  const steps = Array.from({ length: STEPS.count }, (_, n) => ({
    y: STEPS.low + n * STEPS.up,
    at: z + n * STEPS.ahead,
    n,
  }));
  const behind = z + STEPS.count * STEPS.ahead;
  const top = STEPS.low + STEPS.count * STEPS.up;
  return [
    ...[-half, half].flatMap((dx) => [
      box([x + dx - 0.02, 0, z], [x + dx + 0.02, STEPS.low, z + 0.04], IRON),
      box([x + dx - 0.02, 0, behind + 0.06], [x + dx + 0.02, top, behind + 0.1], IRON),
    ]),
    ...steps.flatMap(({ y, at, n }) => [
      box([x - half, y - 0.03, at], [x + half, y, at + STEPS.ahead], IRON),
      ...Array.from({ length: LIGHTS }, (_, k) => {
        const [cx, cz] = [x - half + (k + 0.5) * APART, at + STEPS.ahead / 2];
        return [
          drum([cx, cz], [y, y + 0.095], [0.04, 0.05], GLASSES[(k + n) % 3] as Material, 0.8),
          ball([cx - 0.022, y + 0.09, cz - 0.022], [cx + 0.022, y + 0.17, cz + 0.022], FLAME, 1.6),
        ];
      }).flat(),
    ]),
    box([x - half, top - 0.03, behind], [x + half, top, behind + 0.1], IRON),
    ...Array.from({ length: LIGHTS }, (_, k) => {
      const [cx, cz] = [x - half + (k + 0.5) * APART, behind + 0.05];
      const high = top + 0.16 + 0.14 * chance(k, 4);
      return [
        drum([cx, cz], [top, high], [0.022, 0.02], WAX, 0.3),
        ball([cx - 0.02, high, cz - 0.02], [cx + 0.02, high + 0.09, cz + 0.02], FLAME, 1.6),
      ];
    }).flat(),
  ];
}
