import type { Trait } from '../../../words/trait.ts';
import { carriedLook } from '../../sculpt/look.ts';
import { type Move, moved } from '../../sculpt/move.ts';
import type { Look, Solid } from '../../sculpt/solid.ts';
import { add, after, roll, turn, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Build, Coat, Coated, Head, Looks } from '../build.ts';
import { beastGlasses } from './beast-glasses.ts';
import { halter, wearsHalter } from './halter.ts';
import { longHead } from './long-head.ts';
import { EYES_UP, shortHead } from './short-head.ts';
import { trunkHead } from './trunk-head.ts';

/** How a head is held and what is on it. Angles in radians. */
export interface Bearing {
  /** How far it is turned toward the viewer. */
  readonly aside: number;
  /** How far it looks up. */
  readonly nod: number;
  /** Whether its eyes are shut. */
  readonly sleeps?: boolean;
  /** The hat on it, as one is made for people: in heights of a human head with the chin at 0. */
  readonly hat?: readonly Solid[];
  /** What is told of it: whether it has glasses on. */
  readonly traits?: readonly Trait[];
  /** How far a short muzzle is open; missing or 0: shut. */
  readonly gape?: number;
  /** What is in its jaws or on its nose, in head sizes around its middle. */
  readonly has?: readonly Solid[];
}

/** The head of an animal with that coat, its middle at `at`, looking right. */
export function headOf(
  build: Build,
  { coat, looks }: Coated,
  at: Vector,
  bearing: Bearing,
): Solid[] {
  const { head } = build;
  const { aside, nod, sleeps = false, hat = [], traits = [], gape = 0, has = [] } = bearing;
  const by = after(yaw(aside), roll(nod));
  const own = seenFromHead(faceLooks(coat, looks), { size: head.size, by, to: at });
  const pieces = [
    ...(build.face?.(own, sleeps) ?? facing(head, coat, own, sleeps, gape, traits)),
    ...(build.extras?.(own) ?? []),
    ...has,
    ...(traits.includes('led') && wearsHalter(build) ? halter(head) : []),
    ...(head.kind === 'short' ? beastGlasses(head, EYES_UP, traits) : []),
    ...moved(hat, HATS[head.kind]),
  ];
  return moved(pieces, { size: head.size, by, to: at });
}

/** The surfaces of a head: a sheep's face has no wool but what its brow wears. */
const faceLooks = (coat: Coat, looks: Looks): Looks =>
  coat.marks === 'wool'
    ? { ...looks, coat: looks.pale, dark: looks.coat }
    : coat.marks === 'panda'
      ? { ...looks, coat: looks.pale }
      : looks;

/** Surfaces of an animal as a head has them that is made in its own sizes around its middle and then moved. */
function seenFromHead(looks: Looks, { size, by, to }: Required<Move>): Looks {
  const carried = {
    back: (x: number, y: number, z: number): Vector =>
      add(turn(by, [x * size, y * size, z * size]), to),
    normal: (normal: Vector): Vector => turn(by, normal),
    by: 1 / size,
  };
  const entries = Object.entries(looks) as [keyof Looks, Look][];
  return Object.fromEntries(
    entries.map(([key, look]) => [key, carriedLook(look, carried)]),
  ) as unknown as Looks;
}

function facing(
  head: Head,
  coat: Coat,
  looks: Looks,
  sleeps: boolean,
  gape: number,
  traits: readonly Trait[],
): Solid[] {
  if (head.kind === 'long') return longHead(head, looks, sleeps);
  if (head.kind === 'trunk') return trunkHead(head, looks, sleeps, traits);
  return shortHead(head, coat, looks, sleeps, gape);
}

/** How large a person's hat is on heads of each kind, and where it sits, in head sizes. */
const HATS = {
  short: { size: 1.7, to: [-0.06, -0.74, 0] },
  long: { size: 0.56, to: [0.06, -0.24, 0] },
  trunk: { size: 1.05, to: [0.08, -0.3, 0] },
} as const satisfies Readonly<Record<Head['kind'], { size: number; to: Vector }>>;
