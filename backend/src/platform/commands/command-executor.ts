import type { Shown } from '@bestellwerk/domain/kernel/decider';
import type { DomainEvent } from '@bestellwerk/domain/kernel/event';
import type { Accepted, Outcome } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandContexts } from './command-contexts.js';
import type { Services, Streams, Write } from './command-definition.js';
import { ApiError } from '../http/api-error.js';

/** Executes what commands are defined as: every write of a defined command goes through here. */
@Injectable()
export class CommandExecutor {
  constructor(
    private readonly transactor: Transactor,
    private readonly contexts: CommandContexts,
    private readonly modules: ModuleRef,
  ) {}

  readonly services: Services = (token) => this.modules.get(token, { strict: false });

  /** Throws the refusal. */
  async write<State, E extends DomainEvent, View>(
    { stream, decider }: Streams<State, E, View>,
    { id, metadata, payload, decide }: Write<State, E>,
  ): Promise<Accepted<Shown<State, View>, E>> {
    const outcome = await this.transactor.transact({
      stream: stream(id),
      decider,
      context: this.contexts.contextFor(metadata, payload),
      decide: ({ state }) => decide(state),
    });
    return accepted(outcome);
  }
}

/** What an accepted command wrote. Throws the refusal of any other. */
export function accepted<State, E extends DomainEvent>(outcome: Outcome<State, E>): Accepted<State, E> {
  if (!outcome.accepted) throw ApiError.refused(outcome.refusal);
  return outcome;
}
