/**
 * The same items; the next one is already on its way while one is being handled. Whoever leaves early calls
 * `stop`, which must bring the items to an end.
 */
export async function* readAhead<Item>(
  items: AsyncIterable<Item>,
  stop: () => void,
): AsyncGenerator<Item, void, undefined> {
  const iterator = items[Symbol.asyncIterator]();
  const next = (): Promise<IteratorResult<Item>> => {
    const result = iterator.next();
    // A failure is thrown when its turn comes; until then nobody waits for it.
    result.catch(() => undefined);
    return result;
  };
  let pending = next();
  try {
    for (;;) {
      const result = await pending;
      if (result.done) return;
      pending = next();
      yield result.value;
    }
  } finally {
    stop();
    await pending.catch(() => undefined);
    await iterator.return?.();
  }
}
