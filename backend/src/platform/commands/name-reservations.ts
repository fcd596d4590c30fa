import { randomUUID } from 'node:crypto';
import {
  releaseName,
  reserveName,
  uniqueNameDecider,
  uniqueNameStream,
} from '@bestellwerk/domain/records/unique-name';
import type { CommandContext, Refused } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../secrets.js';
import { Clock } from '../clock.js';

/** Longer than any command may take: until then the owner of a name may still be writing. */
const ABANDONED_AFTER_MS = 60_000;

export interface ReservableName {
  readonly stream: string;
  readonly resource: string;
  /** The field that has the error when the name is taken. */
  readonly field: string;
}

/**
 * Names that only one owner can have. A name is reserved before its owner is written and released after it was given up.
 * A process that ends in between leaves a name that its owner does not have; the next one to ask for it gets it after a
 * minute.
 */
@Injectable()
export class NameReservations {
  constructor(
    private readonly transactor: Transactor,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** The stream of a name. `parts`: kind and scope of the name, and the name itself. */
  streamOf(parts: readonly string[]): string {
    return uniqueNameStream(this.secrets.pseudonym('unique name', JSON.stringify(parts)));
  }

  /** `hasName`: whether the log shows that an owner has the name. Null once it is reserved. */
  async reserve(
    owner: string,
    { stream, resource, field }: ReservableName,
    context: CommandContext,
    hasName: (owner: string) => Promise<boolean>,
  ): Promise<Refused | null> {
    const { state: holder } = await this.transactor.read(stream, uniqueNameDecider);
    const isOld = holder && this.clock.now().getTime() - Date.parse(holder.at) >= ABANDONED_AFTER_MS;
    const isAbandoned = isOld && holder.owner !== owner && !(await hasName(holder.owner));
    const wish = { owner, resource, field, at: this.clock.now().toISOString() };
    const outcome = await this.transactor.transact({
      stream,
      decider: uniqueNameDecider,
      decide: (current) => reserveName(current, wish, isAbandoned ? holder : null),
      context: attemptOf(context),
    });
    return outcome.accepted ? null : outcome;
  }

  /** Does nothing where the name belongs to another owner by now. */
  async release(owner: string, stream: string, context: CommandContext): Promise<void> {
    await this.transactor.transact({
      stream,
      decider: uniqueNameDecider,
      decide: (current) => releaseName(current, owner),
      context: attemptOf(context),
    });
  }
}

/** Every attempt of a command reserves again: the name may have been lost meanwhile. */
const attemptOf = ({ fingerprint: _, ...context }: CommandContext): CommandContext => ({
  ...context,
  commandId: randomUUID(),
  causationId: context.commandId,
});
