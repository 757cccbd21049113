/** Work whose answer all get who ask while it is under way: it is done once however many ask. */
export function shareUnderWay<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => (underWay = undefined));
    return underWay;
  };
}
