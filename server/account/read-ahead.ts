/**
 * Works on what is coming while the former is still being taken: answers in order what `work` makes of
 * each, with at most `most` of them begun and not taken yet.
 */
export async function* readAhead<Item, Made>(
  items: AsyncIterable<Item>,
  most: number,
  work: (item: Item) => Promise<Made>,
): AsyncGenerator<Made> {
  const begun: Promise<Made>[] = [];
  for await (const item of items) {
    const making = work(item);
    // What fails is told when its turn comes; until then nobody listens, and never if all is given up.
    making.catch(() => undefined);
    begun.push(making);
    if (begun.length < most) continue;
    const first = begun.shift();
    if (first !== undefined) yield await first;
  }
  for (const making of begun) yield await making;
}
