import { type Actor, type RecordedEvent, streamKeyOf } from '../kernel/event.js';
import type { SignageEvent } from '../signage/signage-events.js';
import type { SignageCommandStatus } from '../signage/signage-command.schema.js';
import type { SignageCommand } from '../contracts/signage.schema.js';

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

/** A command from the log, without names of people. */
export type StoredSignageCommand = Omit<SignageCommand, 'requestedBy'> & { readonly requestedBy: Actor };

export type SignageCommandEvent = Exclude<SignageEvent, { type: 'PlayerPaired' | 'PlayerUnpaired' }>;

export const isOfCommand = (
  event: RecordedEvent<SignageEvent>,
): event is RecordedEvent<SignageCommandEvent> =>
  event.type !== 'PlayerPaired' && event.type !== 'PlayerUnpaired';

/** The screen's id from the name of its stream, `signagePlayer-<uuid>`. */
export const signageDeviceIdOf = (event: { readonly stream: string }): string => streamKeyOf(event);

/** A command after an event of it. Throws if it was not requested before. */
export function signageCommandAfter(
  before: StoredSignageCommand | undefined,
  event: RecordedEvent<SignageCommandEvent>,
): StoredSignageCommand {
  if (event.type === 'CommandRequested') return requested(event, event.data);
  if (!before) throw new Error(`${event.type} without CommandRequested`);
  const status = statusAfter(before.status, event);
  const { at } = event.metadata;
  return {
    ...before,
    status,
    isFinal: finals.has(status),
    progress:
      event.type === 'CommandProgressed'
        ? { percent: event.data.percent, text: event.data.text }
        : before.progress,
    result: event.type === 'CommandCompleted' ? event.data.result : before.result,
    error:
      event.type === 'CommandFailed' ? { code: event.data.code, message: event.data.message } : before.error,
    steps:
      event.type === 'CommandProgressed' ? before.steps : [...before.steps, { status: stepOf(event), at }],
    revision: event.revision,
  };
}

type Requested = Extract<SignageEvent, { type: 'CommandRequested' }>['data'];

const requested = (
  event: RecordedEvent<SignageCommandEvent>,
  { command, instruction, expiresAt }: Requested,
): StoredSignageCommand => ({
  id: command,
  device: signageDeviceIdOf(event),
  instruction,
  status: 'requested',
  isFinal: false,
  requestedAt: event.metadata.at,
  requestedBy: event.metadata.actor,
  expiresAt,
  progress: null,
  result: null,
  error: null,
  steps: [{ status: 'requested', at: event.metadata.at }],
  revision: event.revision,
});

type Step = Exclude<SignageCommandEvent, { type: 'CommandProgressed' }>;

const steps = {
  CommandRequested: 'requested',
  CommandDelivered: 'delivered',
  CommandAcknowledged: 'acknowledged',
  CommandAbortRequested: 'abortRequested',
  CommandCompleted: 'completed',
  CommandFailed: 'failed',
  CommandAborted: 'aborted',
  CommandExpired: 'expired',
  CommandSuperseded: 'superseded',
} as const satisfies Record<Step['type'], SignageCommandStatus>;

const finals: ReadonlySet<SignageCommandStatus> = new Set<SignageCommandStatus>([
  'completed',
  'failed',
  'aborted',
  'expired',
  'superseded',
]);

const stepOf = ({ type }: Step): SignageCommandStatus => steps[type];

/** An abort that was asked for stays asked for until the player has answered. */
function statusAfter(before: SignageCommandStatus, event: SignageCommandEvent): SignageCommandStatus {
  if (event.type === 'CommandProgressed') return before;
  if (event.type === 'CommandAcknowledged' && before === 'abortRequested') return before;
  return stepOf(event);
}
