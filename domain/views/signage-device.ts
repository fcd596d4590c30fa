import type { RecordedEvent } from '../kernel/event.js';
import type { SignageEvent } from '../signage/signage-events.js';
import {
  isOfCommand,
  signageCommandAfter,
  signageDeviceIdOf,
  type SignageCommandEvent,
  type StoredSignageCommand,
} from './signage-command.js';

/** A screen from the log, without heartbeats and names of people. */
export interface StoredSignageDevice {
  readonly id: string;
  readonly name: string;
  readonly branch: string;
  readonly isPaired: boolean;
  readonly pairedAt: string;
  /** In the order in which they are done. */
  readonly open: readonly StoredSignageCommand[];
  /** The last one that came to an end. */
  readonly last: StoredSignageCommand | null;
  readonly revision: string;
}

/** A screen after an event of it. Throws if it was not paired before. */
export function signageDeviceAfter(
  before: StoredSignageDevice | undefined,
  event: RecordedEvent<SignageEvent>,
): StoredSignageDevice {
  const { revision } = event;
  if (event.type === 'PlayerPaired') {
    const { name, branch } = event.data;
    const pairedAt = event.metadata.at;
    return {
      id: signageDeviceIdOf(event),
      name,
      branch,
      isPaired: true,
      pairedAt,
      open: [],
      last: null,
      revision,
    };
  }
  if (!before) throw new Error(`${event.type} without PlayerPaired`);
  if (!isOfCommand(event)) return { ...before, isPaired: false, revision };
  return { ...before, ...withCommand(before, event), revision };
}

function withCommand(
  { open, last }: StoredSignageDevice,
  event: RecordedEvent<SignageCommandEvent>,
): Pick<StoredSignageDevice, 'open' | 'last'> {
  const id = event.data.command;
  const after = signageCommandAfter(
    open.find((command) => command.id === id),
    event,
  );
  if (after.isFinal) return { open: open.filter((command) => command.id !== id), last: after };
  if (event.type === 'CommandRequested') return { open: [...open, after], last };
  return { open: open.map((command) => (command.id === id ? after : command)), last };
}
