import { clamp, mixColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { ball, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { spine } from '../spine.ts';

const HORN: Colour = [0.5, 0.41, 0.3];
const HORN_TIP: Colour = [0.78, 0.71, 0.58];

/** The tines of an antler: where on its beam each grows, as a share of it, and whither. In {@link antler}'s own places. */
const TINES = [
  { on: 0.06, to: [-0.3, 0.34, 0.2] },
  { on: 0.24, to: [-0.16, 0.58, 0.34] },
  { on: 0.5, to: [0.0, 1.0, 0.62] },
  { on: 0.72, to: [0.34, 1.22, 0.56] },
  { on: 0.86, to: [0.2, 1.42, 0.42] },
] as const;

/** A stag's antler, in lengths of the head: a beam that sweeps back, out and up to the front, with tines on it; the face hangs, so what is up leans back. */
export const antler = (side: number): Solid[] => {
  const look: Look = {
    paint: (_x, y) => mixColour(HORN, HORN_TIP, clamp((y - 0.4) * 1.4)),
    bump: (x, y, z) => 0.006 * Math.sin(x * 90 + z * 70) * Math.sin(y * 40),
  };
  const at = ([back, up, out]: Vector): Vector => [
    0.04 - up * 0.42 - back * 0.9,
    0.12 + up * 0.9 - back * 0.42,
    side * out,
  ];
  const places = [
    [[0, 0, 0.07], 0.052],
    [[0.16, 0.24, 0.22], 0.044],
    [[0.32, 0.52, 0.42], 0.04],
    [[0.3, 0.86, 0.56], 0.035],
    [[0.12, 1.16, 0.58], 0.026],
    [[-0.1, 1.34, 0.5], 0.01],
  ] as const satisfies readonly (readonly [Vector, number])[];
  const beam = spine(
    look,
    places.map(([to, thick]) => [at(to), thick]),
    0.012,
  );
  const tines = TINES.map(({ on, to }) => {
    const from = beam[Math.round(on * (beam.length - 1))]?.a ?? at([0, 0, 0]);
    return limb(look, from, at(to), 0.03 - 0.008 * on, 0.007, 0.012);
  });
  return [ball(look, at([0, 0.01, 0.07]), 0.066, 0.01), ...beam, ...tines];
};
