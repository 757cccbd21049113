import type { Snapshot } from 'valtio';
import type { Creation } from '../../stores/creation-reducer.ts';

/** A picture of a creation, to look at large. */
export interface Preview {
  readonly creationId: string;
  /** 0-based place among the pictures of the creation. */
  readonly index: number;
}

/** A picture that can be looked at, at its place among those of its creation. */
export interface ThereOne {
  readonly url: string;
  readonly index: number;
}

/** The pictures of a creation that are there, in order. */
export const picturesThere = ({
  images,
}: Pick<Snapshot<Creation>, 'images'>): readonly ThereOne[] =>
  images.flatMap(({ url, status }, index) =>
    url !== null && status === 'loaded' ? [{ url, index }] : [],
  );

/**
 * The place of the picture `by` pictures further on, of those that are there, round from the last to
 * the first; the same place where no other is there.
 */
export const placeBeside = (there: readonly ThereOne[], index: number, by: 1 | -1): number => {
  const at = there.findIndex((one) => one.index === index);
  return there[(at + by + there.length) % there.length]?.index ?? index;
};
