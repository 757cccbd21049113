import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import { logPile } from '../../home/wood-stove.ts';
import { wood } from '../../materials.ts';
import { cashRegister } from '../../shops/cash-register.ts';
import type { Point } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const BLACK: Colour = [0.08, 0.08, 0.09];
const STEEL: Colour = [0.78, 0.8, 0.82];

/** A stand of tin in which umbrellas stick, their handles up. */
export function umbrellaStand({ at, colour }: FittingWish): Furnished {
  const { drum, bone, limb } = around(at);
  const shades: readonly Colour[] = [
    colour ?? [0.72, 0.16, 0.16],
    [0.14, 0.2, 0.36],
    [0.86, 0.66, 0.2],
  ];
  return {
    lamps: [],
    solids: [
      drum([0, 0], [0, 0.5], [0.13, 0.155], [0.52, 0.4, 0.22]),
      drum([0, 0], [0.48, 0.52], [0.165, 0.165], [0.84, 0.66, 0.32]),
      drum([0, 0], [0.515, 0.524], [0.14, 0.14], BLACK),
      ...shades.flatMap((shade, n) => {
        const [x, lean] = [-0.07 + 0.07 * n, -0.1 + 0.1 * n];
        const z = n === 1 ? 0.04 : -0.02;
        const hook = [0, 1, 2, 3, 4].map(
          (k): Point => [
            x + lean + 0.035 - 0.035 * Math.cos((k * Math.PI) / 4),
            0.98 + 0.035 * Math.sin((k * Math.PI) / 4),
            z,
          ],
        );
        return [
          bone([x, 0.3, z], [x + lean * 0.9, 0.82, z], [0.04, 0.024], shade),
          bone([x + lean * 0.85, 0.8, z], [x + lean, 0.98, z], [0.01, 0.01], [0.46, 0.28, 0.14]),
          ...limb(hook, [0.014, 0.014], [0.46, 0.28, 0.14]),
        ];
      }),
    ],
  };
}

/** A vacuum cleaner: its body on wheels, the hose in a bow, the pipe with the nozzle on the floor. */
export function vacuum({ at, colour }: FittingWish): Furnished {
  const { ball, pad, roll, limb, bone, box } = around(at);
  const shell = colour ?? ([0.76, 0.18, 0.16] as const);
  const hose = Array.from({ length: 13 }, (_, n): Point => {
    const t = n / 12;
    return [0.1 - 0.42 * t, 0.24 + 0.62 * Math.sin(t * 1.7) - 0.02 * t, -0.04 * t];
  });
  const grip = hose.at(-1) as Point;
  return {
    lamps: [],
    solids: [
      pad([0.06, 0.5], [0.06, 0.26], [-0.15, 0.15], shell, 0.08),
      ball([0.28, 0.24, 0], [0.19, 0.1, 0.13], scaleColour(shell, 1.15)),
      box([0.2, 0.38], [0.34, 0.36], [-0.02, 0.02], BLACK),
      ...[-0.16, 0.16].map((z) => roll(2, [0.4, 0.1], [z - 0.025, z + 0.025], [0.1, 0.1], BLACK)),
      ball([0.1, 0.05, 0], [0.05, 0.05, 0.05], BLACK),
      ...limb(hose, [0.03, 0.03], [0.2, 0.2, 0.22]),
      bone(grip, [grip[0] - 0.12, 0.08, -0.14], [0.022, 0.022], STEEL),
      pad([grip[0] - 0.28, grip[0] + 0.04], [0, 0.06], [-0.22, -0.09], BLACK, 0.025),
    ],
  };
}

/** A counter with an old till of brass on it. */
export function counterWithTill({ at, colour, noise }: FittingWish): Furnished {
  const { box, place } = around(at);
  const grain = wood(colour ?? [0.46, 0.28, 0.16], noise);
  return {
    lamps: [],
    solids: [
      box([-0.62, 0.62], [0.06, 0.9], [-0.24, 0.26], grain),
      box([-0.66, 0.66], [0.9, 0.95], [-0.29, 0.29], scaleColour([0.36, 0.22, 0.13], 1)),
      box([-0.6, 0.6], [0, 0.07], [-0.2, 0.24], BLACK),
      ...[-0.56, -0.18, 0.2].map((x) =>
        box(
          [x, x + 0.36],
          [0.16, 0.8],
          [-0.252, -0.24],
          scaleColour(colour ?? [0.46, 0.28, 0.16], 1.2),
        ),
      ),
      ...cashRegister(place([0, 0.95, 0]), 0.24),
    ],
  };
}

/** Two loudspeakers on the floor beside each other, their cones to the eye. */
export function speakers({ at, colour, noise }: FittingWish): Furnished {
  const { box, roll } = around(at);
  const case_ = wood(colour ?? [0.36, 0.22, 0.14], noise);
  const cone = (x: number, y: number, r: number) => [
    roll(2, [x, y], [-0.2, -0.17], [r, r * 1.05], STEEL),
    roll(2, [x, y], [-0.205, -0.19], [r * 0.86, r * 0.9], [0.13, 0.13, 0.14]),
    roll(2, [x, y], [-0.215, -0.2], [r * 0.3, r * 0.34], [0.34, 0.34, 0.36]),
  ];
  return {
    lamps: [],
    solids: [-0.24, 0.24].flatMap((x) => [
      box([x - 0.19, x + 0.19], [0.02, 1], [-0.16, 0.18], case_),
      box([x - 0.17, x + 0.17], [0.04, 0.98], [-0.18, -0.16], BLACK),
      ...cone(x, 0.28, 0.14),
      ...cone(x, 0.6, 0.11),
      ...cone(x, 0.84, 0.055),
    ]),
  };
}

/** Logs cut for a stove, piled up. */
export const firewood = ({ at }: FittingWish): Furnished => ({ lamps: [], solids: logPile(at) });
