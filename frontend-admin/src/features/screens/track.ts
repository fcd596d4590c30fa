import type { SignageCommandStatus } from '@bestellwerk/domain/signage/signage-command.schema';
import type { SignageCommand } from '@bestellwerk/domain/contracts/signage.schema';

/** One stop on a command's way; without a time it is still ahead. */
export interface Stop {
  status: SignageCommandStatus;
  at: string | null;
}

const usualWay: readonly SignageCommandStatus[] = ['requested', 'delivered', 'acknowledged', 'completed'];

/** The reached stops of a command, and the pending ones until success. */
export function trackOf({
  steps,
  status,
  isFinal,
}: Pick<SignageCommand, 'steps' | 'status' | 'isFinal'>): Stop[] {
  if (isFinal) return [...steps];
  const rest: readonly SignageCommandStatus[] =
    status === 'abortRequested' ? ['aborted'] : usualWay.slice(usualWay.indexOf(status) + 1);
  return [...steps, ...rest.map((ahead) => ({ status: ahead, at: null }))];
}

/** Milliseconds from the request to the final status; null while it is running. */
export function durationOf({ steps, isFinal }: Pick<SignageCommand, 'steps' | 'isFinal'>): number | null {
  const [first] = steps;
  const last = steps.at(-1);
  return isFinal && first && last ? Date.parse(last.at) - Date.parse(first.at) : null;
}
