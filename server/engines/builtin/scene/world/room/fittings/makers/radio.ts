import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { type Furnished, flat } from '../../furniture.ts';
import { cloth, paint, wood } from '../../materials.ts';
import { box, type Material, pad, roll } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

const WALNUT: Colour = [0.5, 0.29, 0.15];
const IVORY: Colour = [0.93, 0.87, 0.72];

/** A radio with valves: a case with round edges, cloth before its loudspeaker, a lit scale, two knobs. */
export function radio({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const case_ = colour === null ? wood(WALNUT, noise) : paint(colour, noise);
  const [w, high, d] = [0.22, 0.3, 0.09];
  const front = z - d;
  const cover = cloth([0.74, 0.63, 0.42], noise);
  const slats: Material = (px, py, pz, axis) =>
    Math.abs(((px - x) / 0.045) % 1) < 0.14 ? scaleColour(WALNUT, 0.6) : cover(px, py, pz, axis);
  const scale: Material = (px, py) => {
    if (Math.abs(px - x - 0.03) < 0.005) return [0.8, 0.12, 0.08];
    const line = Math.abs(((px - x) / 0.022) % 1) < 0.2 && py > y + 0.085;
    return line ? [0.3, 0.2, 0.1] : [1, 0.86, 0.5];
  };
  const knob = (dx: number) => [
    roll(2, [x + dx, y + 0.075], [front - 0.03, front], [0.032, 0.036], flat(IVORY)),
    roll(
      2,
      [x + dx, y + 0.075],
      [front - 0.034, front - 0.03],
      [0.02, 0.02],
      flat([0.6, 0.46, 0.2]),
    ),
  ];
  return {
    lamps: [],
    solids: [
      pad([x - w, y + 0.015, z - d], [x + w, y + high, z + d], case_, 0.045),
      box(
        [x - w + 0.035, y + 0.135, front - 0.008],
        [x + w - 0.035, y + high - 0.04, front + 0.02],
        slats,
      ),
      {
        ...box([x - 0.12, y + 0.045, front - 0.008], [x + 0.12, y + 0.105, front + 0.02], scale),
        glow: 0.35,
      },
      ...knob(-0.17),
      ...knob(0.17),
      ...[-1, 1].map((end) =>
        box(
          [x + end * 0.15 - 0.03, y, z - 0.06],
          [x + end * 0.15 + 0.03, y + 0.02, z + 0.06],
          flat([0.1, 0.08, 0.07]),
        ),
      ),
    ],
  };
}
