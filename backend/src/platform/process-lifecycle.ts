const WITHIN_MS = 3_000;

/** Tells the process that started this one that it is ready. */
export function announce(message: object): void {
  if (process.send) process.send(message);
}

/** Stops once, on a signal or when the parent process has ended; after three seconds in any case. */
export function onShutdown(stop: () => Promise<void>): void {
  let isStopping = false;
  const leave = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), WITHIN_MS).unref();
    await stop().catch(() => undefined);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void leave());
  process.on('disconnect', () => void leave());
}
