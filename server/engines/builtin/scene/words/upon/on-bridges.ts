import type { Subject } from '../idea.ts';

/** A train named with a bridge is on it; what else crosses one is told by `on-decks.ts`. */
export function onBridges(things: readonly Subject[]): readonly Subject[] {
  const train = things.find(({ thing }) => thing === 'train');
  const bridge = things.find(({ thing }) => thing === 'bridge');
  if (train === undefined || bridge === undefined) return things;
  return things
    .filter((one) => one !== train)
    .map((one) =>
      one === bridge ? { ...train, thing: 'trainbridge', count: 1, size: bridge.size } : one,
    );
}
