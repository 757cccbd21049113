/** What was marked by one step of a document's history. */
export interface Mark<Bounds> {
  /** Number of the state that the step made. */
  readonly revision: number;
  /** What it marked; null where nothing is marked after it. */
  readonly bounds: Bounds | null;
}

/** So many are known; of more the oldest are forgotten. */
const MOST = 64;

/** The marks with one more, which takes the place of a former one of that state; by their states. */
export const withMark = <Bounds>(
  marks: readonly Mark<Bounds>[],
  mark: Mark<Bounds>,
): readonly Mark<Bounds>[] =>
  [...marks.filter(({ revision }) => revision !== mark.revision), mark]
    .toSorted((one, other) => one.revision - other.revision)
    .slice(-MOST);

/** The marks up to a state: a step that is made there takes from all later ones that they can be done again. */
export const upTo = <Bounds>(
  marks: readonly Mark<Bounds>[],
  revision: number,
): readonly Mark<Bounds>[] => marks.filter((mark) => mark.revision <= revision);

/** Bounds of what is marked in a state, the oldest first: not what was undone, nor what was cleared since. */
export const standingIn = <Bounds>(
  marks: readonly Mark<Bounds>[],
  revision: number,
): readonly Bounds[] => {
  const done = upTo(marks, revision).map(({ bounds }) => bounds);
  const since = done.slice(done.lastIndexOf(null) + 1);
  return since.filter((bounds) => bounds !== null);
};
