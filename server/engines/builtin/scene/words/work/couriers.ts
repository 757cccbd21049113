import type { Subject, Thing } from '../idea.ts';

/** What a courier rides. */
const RIDDEN: ReadonlySet<Thing> = new Set<Thing>(['motorcycle', 'bicycle', 'horse']);

/** Who delivers meals rides a scooter with a box behind, or what else is named to ride on, which is one with them; not who holds something out, or is on a seat. */
export function couriers(things: readonly Subject[]): readonly Subject[] {
  const courier = things.find(
    ({ thing, traits, holds, on, company, far }) =>
      thing === 'person' &&
      traits?.includes('courier') === true &&
      holds === undefined &&
      on === undefined &&
      company === undefined &&
      far !== true,
  );
  if (courier === undefined) return things;
  const { traits = [], count, exact, hair, hat } = courier;
  const own = things.find(({ thing }) => RIDDEN.has(thing));
  const ridden: Subject = {
    ...(own ?? { thing: 'motorcycle', colour: null, size: 1, posture: null }),
    count: Math.max(count, own?.count ?? 1),
    ...(exact !== undefined && { exact }),
    ...(hair !== undefined && { hair }),
    ...(hat !== undefined && { hat }),
    traits: [
      ...new Set([
        ...(own === undefined ? (['scooter'] as const) : (own.traits ?? [])),
        ...traits,
        'mounted' as const,
      ]),
    ],
  };
  return [ridden, ...things.filter((one) => one !== courier && one !== own)];
}
