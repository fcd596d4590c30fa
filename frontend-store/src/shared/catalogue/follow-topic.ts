import { liveSocket } from '@bestellwerk/ui/live/live-socket';

/** Changes that come together are read together: a busy branch changes with every order. */
const READ_AFTER_MS = 250;

interface Reading {
  /** Reads what the topic is about; also after every reconnect, as changes may have been missed. */
  read(): void;
  /** The position of the log that the change is at. */
  onChange?(position: string): void;
}

/** Reads again soon after something changed on a topic whose rows are empty. The returned function stops it. */
export function followTopic(topic: string, { read, onChange }: Reading): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      read();
    }, READ_AFTER_MS);
  };
  const stop = liveSocket.subscribe(topic, {
    onSubscribed: readSoon,
    onChanges({ position }) {
      onChange?.(position);
      readSoon();
    },
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
