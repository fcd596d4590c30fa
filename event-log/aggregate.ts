import type { Decider } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent, RecordedEvent } from '@bestellwerk/domain/kernel/event';
import { BEFORE_ALL } from './read-stream.js';

const REMEMBERED_COMMANDS = 1_000;

/** What one accepted command wrote to a stream. */
export interface AcceptedCommand<E extends DomainEvent> {
  readonly fingerprint: string | undefined;
  readonly events: readonly RecordedEvent<E>[];
}

/** A stream folded up to a revision, with the commands that led there lately. */
export class Aggregate<State, E extends DomainEvent> {
  private folded: State;
  private last = -1n;
  private at = BEFORE_ALL;
  /** The last 1 000, oldest first. */
  private readonly commands = new Map<string, AcceptedCommand<E>>();

  constructor(readonly decider: Decider<State, E>) {
    this.folded = decider.initial;
  }

  get state(): State {
    return this.folded;
  }

  /** -1n before the first event. */
  get revision(): bigint {
    return this.last;
  }

  /** Of the last event; '-1' before the first. */
  get position(): string {
    return this.at;
  }

  command(id: string): AcceptedCommand<E> | undefined {
    return this.commands.get(id);
  }

  /** Takes further events of the stream over. */
  advance(events: readonly RecordedEvent<E>[]): this {
    for (const event of events) {
      this.folded = this.decider.evolve(this.folded, event);
      const { commandId, fingerprint } = event.metadata;
      const earlier = this.commands.get(commandId)?.events ?? [];
      this.commands.set(commandId, { fingerprint, events: [...earlier, event] });
      this.last = BigInt(event.revision);
      this.at = event.position;
    }
    for (const commandId of this.commands.keys()) {
      if (this.commands.size <= REMEMBERED_COMMANDS) break;
      this.commands.delete(commandId);
    }
    return this;
  }
}
