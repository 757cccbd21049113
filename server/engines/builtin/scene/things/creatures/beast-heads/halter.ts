import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Build, Head } from '../build.ts';
import { camelHead } from './camel-head.ts';

/** The leather of leads, halters and collars. */
export const LEATHER: Colour = [0.36, 0.09, 0.05];
export const STRAP = plain(LEATHER);

/** A piece that is a grip: a rope is tied to it, or held in it. */
export const asGrip = (piece: Solid): Solid => ({ ...piece, isGrip: true });

/** How far along a long face its noseband lies, how much thicker than that it is there, and how thick its straps are, in head sizes. */
const NOSEBAND = { along: 0.6, over: 1.1, thick: 0.022 } as const;

/** Half the depth of a halter's noseband, and its middle, in head sizes from the poll. */
function nosebandOf({ muzzle: { base, end, drop } }: Head): { deep: number; at: Vector } {
  const { along, over } = NOSEBAND;
  const deep = over * (base + (end - base) * along);
  return { deep, at: [along, -0.3 * deep - drop * along, 0] };
}

/** Where reins are tied to a halter on one side of a long head, in head sizes from its poll. */
export function bitOf(head: Head, side: number): Vector {
  const { deep, at } = nosebandOf(head);
  return add(at, [0.02, -0.3 * deep, side * 0.95 * deep]);
}

/** A halter on a long head, in head sizes from its poll, with the ring under the chin to which a rope is tied. */
export function halter(head: Head): Solid[] {
  const { thick } = NOSEBAND;
  const { base } = head.muzzle;
  const { deep, at } = nosebandOf(head);
  const chin: Vector = add(at, [0, -deep, 0]);
  return [
    ring(STRAP, at, deep, thick, roll(Math.PI / 2)),
    ...[-1, 1].flatMap((side) => {
      const cheek = add(at, [0, 0.1 * deep, side * deep]);
      const behind: Vector = [0.06, 0, side * base * 0.9];
      return [
        limb(STRAP, cheek, behind, thick, thick),
        limb(STRAP, behind, [-0.02, base * 0.9, 0], thick, thick),
        limb(STRAP, behind, [0.16, -1.4 * base, 0], thick, thick),
      ];
    }),
    asGrip(ball(STRAP, chin, 1.6 * thick)),
  ];
}

/** Whether an animal of that build wears a halter where it is led or ridden: one with a long face, a camel too; the others have a collar. */
export const wearsHalter = ({ head, face }: Build): boolean =>
  head.kind === 'long' && (face === undefined || face === camelHead);
