/** One line about a rebuild: share of the log, events so far, and their rate since the start. */
export function progressLine(progress: {
  readonly name: string;
  readonly position: string;
  readonly head: string;
  readonly events: number;
  readonly seconds: number;
}): string {
  const { name, events, seconds } = progress;
  const rate = seconds > 0 ? Math.round(events / seconds) : 0;
  return `${name}  ${String(percent(progress)).padStart(3)} %  ${events} events  ${rate} events/s`;
}

function percent({ position, head }: { position: string; head: string }): number {
  const handled = BigInt(position) + 1n;
  const all = BigInt(head) + 1n;
  if (all <= 0n || handled >= all) return 100;
  return Number((handled * 100n) / all);
}
