/**
 * Calls `handle` at once after a pause, and otherwise at most every `gapMs` milliseconds with all that came meanwhile: each
 * drawing costs the same, however much has changed.
 */
export function inBatches<Item>(
  handle: (items: readonly Item[]) => void,
  gapMs: number,
): (items: readonly Item[]) => void {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isResting = false;
  const rest = () => {
    isResting = true;
    timer = setTimeout(() => {
      isResting = false;
      if (waiting.length > 0) flush();
    }, gapMs);
  };
  const flush = () => {
    clearTimeout(timer);
    const items = waiting;
    waiting = [];
    rest();
    handle(items);
  };
  return (items) => {
    waiting.push(...items);
    if (!isResting && waiting.length > 0) flush();
  };
}
