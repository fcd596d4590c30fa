import { knownPosition } from '@bestellwerk/ui/api/known-position';
import { liveSocket } from '@bestellwerk/ui/live/live-socket';

interface Followed<Row> {
  topics: readonly string[];
  /** Takes the changed rows of a topic; left out, or without rows, a change is a reason to read again. */
  onRows?(rows: readonly Row[]): void;
  /** Whether a read is under way: its answer may be older than rows that arrive meanwhile. */
  isReading(): boolean;
  reread(): void;
  /** Settles when nobody looks at the data any more. */
  ended: Promise<unknown>;
}

const REREAD_DELAY = 150;

/** Keeps cached data current through the live socket, and reads it again after every gap. */
export async function followTopics<Row>({
  topics,
  onRows,
  isReading,
  reread,
  ended,
}: Followed<Row>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Never put off by what comes meanwhile: on a busy evening that does not end.
  const rereadSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isReading()) rereadSoon();
      else reread();
    }, REREAD_DELAY);
  };
  const leave = topics.map((topic) =>
    liveSocket.subscribe(topic, {
      onChanges: ({ position, rows }) => {
        knownPosition.remember(position);
        onRows?.(rows as Row[]);
        if (!onRows || rows.length === 0 || isReading()) rereadSoon();
      },
      onSubscribed: (position) => {
        knownPosition.remember(position);
        rereadSoon();
      },
    }),
  );
  await ended;
  clearTimeout(timer);
  for (const unsubscribe of leave) unsubscribe();
}
