import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, normalise, scale, type Vector } from '../../sculpt/vector.ts';
import type { Pose } from '../beast-poses/carriage.ts';
import type { Build } from '../build.ts';

/** Where a bow is tied: how far out of the chest, how far to the viewer's side and how far below the throat, as shares of the chest's radius; how large it is, as a share of that. */
const BOW = { ahead: 0.62, near: 0.66, down: 0.3, large: 0.66 } as const;

/** The chest of an animal is that thick where its build tells nothing of it. */
const USUAL_CHEST = 0.2;

/** What an animal of that build wears with a bow of that colour, by how it holds itself: nothing where no bow is said. */
export const bowOn =
  (build: Build, colour: Colour | undefined) =>
  (pose: Pose): Solid[] =>
    colour === undefined ? [] : bowAt(pose, build.trunk[0]?.[2] ?? USUAL_CHEST, colour);

/** A bow of ribbon at the throat, before a chest so thick, its loops half turned to the viewer, its ends hanging. */
function bowAt({ throat, withers }: Pose, thick: number, colour: Colour): Solid[] {
  const silk = plain(colour, { gloss: 0.45 });
  const shade = plain(scaleColour(colour, 0.78), { gloss: 0.3 });
  const out = normalise([0.72, 0, -0.69]);
  const aside = normalise([0.69, 0, 0.72]);
  const size = thick * BOW.large;
  const knot = add(throat, [BOW.ahead * thick, -BOW.down * thick, -BOW.near * thick]);
  const at = (right: number, up: number, forth = 0): Vector =>
    add(knot, add(add(scale(aside, right * size), [0, up * size, 0]), scale(out, forth * size)));
  const nape = add(withers, [0, 0.1 * thick, 0]);
  const band = [-1, 1].flatMap((side) => {
    const beside = add(between(nape, throat, 0.5), [0, 0, side * thick * 0.82]);
    return [
      limb(shade, nape, beside, size * 0.12, size * 0.12),
      limb(shade, beside, add(knot, scale(out, -0.1 * size)), size * 0.12, size * 0.12),
    ];
  });
  return [
    ...band,
    ...[-1, 1].flatMap((side) => [
      {
        ...limb(silk, at(side * 0.16, 0), at(side * 0.82, 0.22), size * 0.14, size * 0.36),
        flat: 0.55,
      },
      {
        ...limb(shade, at(side * 0.1, -0.1), at(side * 0.5, -0.86), size * 0.1, size * 0.17),
        flat: 0.4,
      },
    ]),
    ball(silk, at(0, 0, 0.06), size * 0.21),
  ];
}
