import type { Random } from '../../../../kernels/random.ts';
import type { Actor } from '../../../words/creatures.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ellipsoid, type Look, type Solid } from '../../sculpt/solid.ts';
import { add, between, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import { coated } from '../beast-body/coated.ts';
import { hatOf } from '../beast-heads/beast-hats.ts';
import { headOf } from '../beast-heads/head.ts';
import type { Build } from '../build.ts';
import { spine } from '../spine.ts';
import type { Stance } from '../stance.ts';
import { ACTOR_BUILDS, kindOf } from './actor-builds.ts';
import { type Fitted, OWN_HEADS } from './actor-heads.ts';
import { uprightTail } from './upright-tail.ts';

/** What an animal on two legs has of its own: what is all over it where it wears nothing, and pale on its belly, what its hands and feet are, its head in heights of a human head with the chin at 0, and what hangs from its rump. */
export interface ActorBody {
  readonly coat: Look;
  readonly pale: Look;
  readonly skin: Look;
  readonly head: readonly Solid[];
  readonly tail: (rump: Vector) => readonly Solid[];
}

/** How large a head is, in heights of a human head for a head size, how high its middle is over the chin, and how far it is turned to the eye, radians. */
const HEAD = { size: 0.78, up: 0.5, aside: 0.34 } as const;

/** What of a body's bearing its head shows. */
interface Worn {
  readonly traits: readonly Trait[];
  /** Whether its eyes are shut. */
  readonly sleeps: boolean;
}

function onTwoLegs(
  actor: Actor,
  build: Build,
  colour: Colour | null,
  random: Random,
  { traits, sleeps }: Worn,
): ActorBody {
  const meant = kindOf(actor, build, colour, traits);
  // The coat by which the kind is known.
  const kind = { ...meant, coats: meant.coats.slice(0, 1) };
  const own = coated(kind, kind === build || meant === build ? colour : null, random);
  const bearing = { aside: HEAD.aside, nod: 0, hat: hatOf(traits), traits, sleeps };
  const { coat, pale, socks } = own.looks;
  return {
    coat,
    pale,
    skin: socks,
    head: moved(headOf(kind, own, [0, 0, 0], bearing), {
      size: HEAD.size / kind.head.size,
      to: [0.02, HEAD.up, 0],
    }),
    tail: (rump) => uprightTail(kind, own.looks, rump),
  };
}

function ofItsOwn(
  { make, middle, size, hat, skin, belly, tail, isBare }: Fitted,
  colour: Colour | null,
  random: Random,
  { traits }: Worn,
): ActorBody {
  const { coat, pieces } = make(colour, random, traits);
  const [x, y, z] = middle;
  const head = moved(moved(pieces, { to: [-x, -y, -z] }), {
    size,
    by: yaw(HEAD.aside),
    to: [0.02, 0.48, 0],
  });
  return {
    coat,
    pale: belly === undefined ? coat : { ...plain(belly), fur: isBare ? 0 : 0.02 },
    skin: skin === undefined ? coat : plain(skin, { gloss: 0.1 }),
    head: [...head, ...moved(hatOf(traits), { size: hat.size, to: hat.to })],
    tail: (rump) =>
      tail === undefined
        ? []
        : spine(
            coat,
            tail.map(([at, thick]): [Vector, number] => [add(rump, at), thick]),
            0.03,
          ),
  };
}

/** What an animal, or a robot, has of its own that does what people do; null colour: its natural one. */
export function actorBody(
  actor: Actor,
  colour: Colour | null,
  random: Random,
  worn: Worn,
): ActorBody {
  const build = ACTOR_BUILDS[actor];
  if (build !== undefined) return onTwoLegs(actor, build, colour, random, worn);
  const own = OWN_HEADS[actor];
  if (own === undefined) throw new RangeError(`${actor} has no body on two legs`);
  return ofItsOwn(own, colour, random, worn);
}

/** The half axes of a belly, in heights of the body. */
const BELLY: Vector = [0.1, 0.145, 0.118];
const FRONT: Vector = [0.06, 0.115, 0.08];

/** The round belly of one that wears nothing, pale in front. */
export function bellyOf({ coat, pale }: ActorBody, { chest, hips }: Stance): Solid[] {
  const lean = Math.atan2(chest[0] - hips[0], chest[1] - hips[1]);
  const middle = between(chest, hips, 0.66);
  const by = roll(-lean);
  const ahead: Vector = [0.052 * Math.cos(lean), -0.052 * Math.sin(lean), 0];
  return [
    ellipsoid(coat, add(middle, [0.012, 0, 0]), BELLY, 0.04, by),
    ...(pale === coat ? [] : [ellipsoid(pale, add(middle, ahead), FRONT, 0.02, by)]),
  ];
}
