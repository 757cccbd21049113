import { folkFor, isActor } from '../creatures.ts';
import type { SkyMount } from '../deeds-of-body.ts';
import type { Land } from '../land.ts';
import type { Pieces } from '../pieces.ts';
import type { Subject } from '../subject.ts';
import type { Trait } from '../trait.ts';

/** By what figures of tales fly. */
const OWN_MOUNTS: Partial<Readonly<Record<Trait, SkyMount>>> = {
  monkeyking: 'oncloud',
  babayaga: 'inmortar',
};

/** Who rides a carpet where nobody is named. */
const RIDER: Subject = {
  thing: 'skyrider',
  count: 1,
  posture: null,
  colour: null,
  size: 1,
  traits: ['aladdin', 'oncarpet'],
};

/** Lands over which a cloud bears somebody though no flight is said. */
const OPEN: ReadonlySet<Land> = new Set<Land>([
  ...(['mountain', 'summit', 'clouds', 'waterfall', 'plain', 'sea', 'canyon', 'city'] as const),
]);

/** By what one flies: by what is named, a mortar by no others than witches; or by what a tale gives to who is said to fly, or to who is in the open with a cloud. */
function mountOf(
  { traits = [], posture }: Subject,
  named: SkyMount | undefined,
  lands: readonly Land[],
): SkyMount | undefined {
  const own = traits.flatMap((trait) => OWN_MOUNTS[trait] ?? [])[0];
  if (
    named !== undefined &&
    (named !== 'inmortar' || own === 'inmortar' || traits.includes('mage'))
  )
    return named;
  const isOpen = own === 'oncloud' && lands.every((land) => OPEN.has(land));
  return posture === 'flying' || isOpen ? own : undefined;
}

/** Somebody, or an animal that does as people do, is carried through the air by what is named for it, and figures of tales by what is theirs; a carpet that flies has somebody on it. */
export function onSkyMounts(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const meanings = pieces.filter(({ negated }) => !negated).flatMap((piece) => piece.meanings);
  const named = meanings.find(({ mount }) => mount !== undefined)?.mount;
  const lands = meanings.flatMap(({ land }) => land ?? []);
  const rider =
    things.find((one) => one.thing === 'person' && mountOf(one, named, lands) !== undefined) ??
    (named === undefined || named === 'inmortar'
      ? undefined
      : things.find(({ thing }) => isActor(thing) && !(thing === 'dragon' && named === 'oncloud')));
  const mount = rider && mountOf(rider, named, lands);
  if (rider === undefined || mount === undefined)
    return named === 'oncarpet' ? [...things, RIDER] : things;
  return things.map((one) => {
    if (one !== rider) return one;
    const { holds: _, company: __, on: ___, thing, traits = [], ...rest } = one;
    const folk = isActor(thing) ? [folkFor(thing)] : [];
    return { ...rest, thing: 'skyrider', posture: null, traits: [...traits, ...folk, mount] };
  });
}
