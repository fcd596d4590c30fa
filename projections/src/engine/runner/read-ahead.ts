/**
 * The same items; after one that `isOneOfMany`, the next is already on its way while it is being handled. A reader
 * that leaves early calls `stop`, which must bring the items to an end.
 */
export async function* readAhead<Item>(
  items: AsyncIterable<Item>,
  isOneOfMany: (item: Item) => boolean,
  stop: () => void,
): AsyncGenerator<Item, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  let ahead: Promise<IteratorResult<Item>> | undefined;
  try {
    for (;;) {
      const result = await (ahead ?? iterator.next());
      ahead = undefined;
      if (result.done) return;
      if (isOneOfMany(result.value)) {
        ahead = iterator.next();
        // A failure is thrown when its turn comes; until then nobody waits for it.
        ahead.catch(() => undefined);
      }
      yield result.value;
    }
  } finally {
    stop();
    await ahead?.catch(() => undefined);
    await iterator.return?.();
  }
}
