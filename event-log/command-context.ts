import type { Actor, EventMetadata, Origin } from '@bestellwerk/domain/kernel/event';

/** Who asks for what: goes into the metadata of every event of the command. */
export interface CommandContext {
  /** The same for every repetition of one command. */
  readonly commandId: string;
  /** Keyed hash of caller, route and body. Two commands under one id with different ones: the later is refused. */
  readonly fingerprint?: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  readonly origin: Origin;
}

/** `at` is the server's clock at the decision. */
export function metadataOf(context: CommandContext, at: Date): Omit<EventMetadata, 'v'> {
  const { commandId, fingerprint, correlationId, causationId, actor, origin } = context;
  return {
    commandId,
    ...(fingerprint !== undefined && { fingerprint }),
    correlationId,
    causationId,
    actor,
    origin,
    at: at.toISOString(),
  };
}
