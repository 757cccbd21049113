import type { Actor } from '../../../words/creatures.ts';
import type { Container } from '../../../words/idea.ts';
import { type Vessel, vesselOf } from '../../objects/containers.ts';
import { mirrored, moved } from '../../sculpt/move.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { ellipsoid, limb, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { looksLeft, type Wish } from '../../wish.ts';
import { actorBody } from './actor-body.ts';

/** How large heads are that look out, by how many do, and how wide what they are in is then. */
const HEADS = { one: 0.46, several: 0.4 } as const;
const WIDE: readonly number[] = [1, 1, 1.3, 1.62];

/** From where it is seen: turned to the eye, from above; radians. */
const SEEN = { turn: 1.12, above: 0.2 } as const;

/** Animals of a kind that look out of what they sit in, their paws on its rim: one, or as many as `couple` and `crowd` say. */
export function inContainer(actor: Actor, container: Container, wish: Wish): Sprite {
  const { random, rays, tall, colour, traits = [] } = wish;
  const count = traits.includes('crowd') ? 3 : traits.includes('couple') ? 2 : 1;
  const vessel = vesselOf(container, WIDE[count] ?? 1);
  const size = count > 1 ? HEADS.several : HEADS.one;
  const between = count > 1 ? (1.5 * vessel.aside) / count : 0;
  const all = Array.from({ length: count }, (_, n) =>
    looksOut(actor, vessel, size, (n - (count - 1) / 2) * between, wish, colour),
  ).flat();
  const model = [...vessel.pieces, ...all];
  const isLeft = looksLeft(wish);
  const turn = SEEN.turn + 0.16 * (random.unit() - 0.5);
  return sculpt(
    isLeft ? mirrored(model) : model,
    { yaw: isLeft ? Math.PI - turn : turn, pitch: SEEN.above, away: 4 },
    rays,
    tall,
    random,
  );
}

/** Head, chest and paws of one so far aside in what it is in. */
function looksOut(
  actor: Actor,
  { rim, ahead }: Vessel,
  size: number,
  aside: number,
  { random, traits = [] }: Wish,
  colour: Wish['colour'],
): Solid[] {
  const own = traits.filter((trait) => trait !== 'crowd' && trait !== 'couple');
  const { coat, pale, skin, head } = actorBody(actor, colour, random, {
    traits: own,
    sleeps: false,
  });
  const paw = (side: number): Vector => [
    Math.sqrt(Math.max(0.01, ahead ** 2 - (0.3 * size) ** 2)) - 0.01,
    rim + 0.025,
    aside + side * 0.36 * size,
  ];
  return [
    limb(coat, [0.04, rim - 0.3, aside], [0.08, rim + 0.1, aside], 0.52 * size, 0.42 * size, 0.06),
    ellipsoid(
      pale,
      [0.08 + 0.3 * size, rim - 0.02, aside],
      [0.14 * size, 0.4 * size, 0.26 * size],
      0.02,
    ),
    ...moved(head, { size, to: [0.1, rim + 0.06, aside] }),
    ...[-1, 1].flatMap((side) => [
      limb(
        coat,
        [0.12, rim - 0.06, aside + side * 0.3 * size],
        paw(side),
        0.11 * size,
        0.1 * size,
        0.02,
      ),
      ellipsoid(skin, paw(side), [0.13 * size, 0.09 * size, 0.12 * size], 0.01),
    ]),
  ];
}
