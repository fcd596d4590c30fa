import { randomUUID } from 'node:crypto';
import type { ExistingRecord, Fields } from '@bestellwerk/domain/managed/managed-record';
import { referredId } from '@bestellwerk/domain/managed/reference-fields';
import type { Resource } from '@bestellwerk/domain/managed/resource';
import { sortKey } from '@bestellwerk/domain/managed/sort-key';
import {
  releaseName,
  reserveName,
  uniqueNameDecider,
  uniqueNameStream,
  type UniqueName,
} from '@bestellwerk/domain/managed/unique-name';
import type { CommandContext } from '@bestellwerk/event-log/command-context';
import type { Refused } from '@bestellwerk/event-log/outcome';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../access/secrets.js';
import { Clock } from '../clock.js';

/** Longer than any command may take: until then whoever reserved a name may still be writing. */
const PATIENCE_MS = 60_000;

interface Name {
  readonly stream: string;
  /** The field that is told when it is taken. */
  readonly field: string;
  readonly value: string;
}

/**
 * Names that no two records share. A name is reserved before the record is written and released after it was given up.
 * Whatever ends in between leaves a name that its owner does not bear; whoever wants it takes it over after a minute.
 */
@Injectable()
export class UniqueNames {
  constructor(
    private readonly transactor: Transactor,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Reserves what `after` has and `before` had not. Either all names are reserved, or none and the refusal tells why. */
  async reserve(
    resource: Resource,
    owner: string,
    sides: { readonly before: Fields | null; readonly after: Fields },
    context: CommandContext,
  ): Promise<Refused | null> {
    const before = sides.before ? this.namesOf(resource, sides.before) : [];
    const wanted = this.namesOf(resource, sides.after).filter(
      ({ stream }) => !before.some((name) => name.stream === stream),
    );
    const reserved: Name[] = [];
    for (const name of wanted) {
      const refused = await this.reserveOne(resource, owner, name, context);
      if (refused) {
        await this.releaseAll(owner, reserved, context);
        return refused;
      }
      reserved.push(name);
    }
    return null;
  }

  /** Gives up what `before` had and `after` has no more. */
  async release(
    resource: Resource,
    owner: string,
    sides: { readonly before: Fields; readonly after: Fields | null },
    context: CommandContext,
  ): Promise<void> {
    const kept = sides.after ? this.namesOf(resource, sides.after) : [];
    const given = this.namesOf(resource, sides.before).filter(
      ({ stream }) => !kept.some((name) => name.stream === stream),
    );
    await this.releaseAll(owner, given, context);
  }

  private async reserveOne(
    resource: Resource,
    owner: string,
    name: Name,
    context: CommandContext,
  ): Promise<Refused | null> {
    const { stream, field } = name;
    const { state: holder } = await this.transactor.read(stream, uniqueNameDecider);
    const abandoned =
      holder && holder.owner !== owner && (await this.isAbandoned(resource, holder, name)) ? holder : null;
    const wish = { owner, resource: resource.name, field, at: this.clock.now().toISOString() };
    const outcome = await this.transactor.transact({
      stream,
      decider: uniqueNameDecider,
      decide: (current) => reserveName(current, wish, abandoned),
      context: attemptOf(context),
    });
    return outcome.accepted ? null : outcome;
  }

  private async isAbandoned(
    resource: Resource,
    holder: NonNullable<UniqueName>,
    name: Name,
  ): Promise<boolean> {
    const age = this.clock.now().getTime() - Date.parse(holder.at);
    if (age < PATIENCE_MS) return false;
    const { state } = await this.transactor.read(resource.stream(holder.owner), resource.decider);
    if (state.status !== 'present') return true;
    return !this.namesOf(resource, (state as ExistingRecord).fields).some(
      ({ stream }) => stream === name.stream,
    );
  }

  private async releaseAll(owner: string, names: readonly Name[], context: CommandContext): Promise<void> {
    for (const { stream } of names) {
      await this.transactor.transact({
        stream,
        decider: uniqueNameDecider,
        decide: (current) => releaseName(current, owner),
        context: attemptOf(context),
      });
    }
  }

  private namesOf(resource: Resource, fields: Fields): Name[] {
    return (resource.unique ?? []).flatMap((group) => {
      const values = group.map((field) => valueOf(fields[field]));
      if (values.some((value) => value === '')) return [];
      const value = JSON.stringify([resource.name, ...group, ...values]);
      return [
        {
          stream: uniqueNameStream(this.secrets.pseudonym('unique name', value)),
          field: group.at(-1)!,
          value,
        },
      ];
    });
  }
}

const valueOf = (value: unknown): string => {
  const text = referredId(value);
  return text === null ? '' : sortKey(text);
};

/** A reservation is made anew in every attempt of its command: the name may have been lost meanwhile. */
const attemptOf = ({ fingerprint: _, ...context }: CommandContext): CommandContext => ({
  ...context,
  commandId: randomUUID(),
  causationId: context.commandId,
});
