import type { ExistingRecord, Fields } from '@bestellwerk/domain/records/record-state';
import { referredId } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { sortKey } from '@bestellwerk/domain/records/sort-key';
import type { CommandContext, Refused } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Injectable } from '@nestjs/common';
import { NameReservations, type ReservableName } from '../platform/commands/name-reservations.js';

/** Reserves names that must be unique. */
@Injectable()
export class UniqueNames {
  constructor(
    private readonly transactor: Transactor,
    private readonly reservations: NameReservations,
  ) {}

  /** Reserves the names that are in `after` but not in `before`: all of them, or none with the reason for the refusal. */
  async reserve(
    resource: Resource,
    owner: string,
    sides: { readonly before: Fields | null; readonly after: Fields },
    context: CommandContext,
  ): Promise<Refused | null> {
    const before = sides.before ? this.namesOf(resource, sides.before) : [];
    const reserved: ReservableName[] = [];
    for (const name of without(this.namesOf(resource, sides.after), before)) {
      const hasName = (other: string) => this.hasName(resource, other, name);
      const refused = await this.reservations.reserve(owner, name, context, hasName);
      if (refused) {
        await this.releaseAll(owner, reserved, context);
        return refused;
      }
      reserved.push(name);
    }
    return null;
  }

  /** Releases the names that are in `before` but not in `after`. */
  async release(
    resource: Resource,
    owner: string,
    sides: { readonly before: Fields; readonly after: Fields | null },
    context: CommandContext,
  ): Promise<void> {
    const kept = sides.after ? this.namesOf(resource, sides.after) : [];
    await this.releaseAll(owner, without(this.namesOf(resource, sides.before), kept), context);
  }

  private async hasName(resource: Resource, owner: string, { stream }: ReservableName): Promise<boolean> {
    const { state } = await this.transactor.read(resource.stream(owner), resource.decider);
    if (state.status !== 'present') return false;
    return this.namesOf(resource, (state as ExistingRecord).fields).some((name) => name.stream === stream);
  }

  private async releaseAll(
    owner: string,
    names: readonly ReservableName[],
    context: CommandContext,
  ): Promise<void> {
    for (const { stream } of names) await this.reservations.release(owner, stream, context);
  }

  private namesOf(resource: Resource, fields: Fields): ReservableName[] {
    return (resource.unique ?? []).flatMap((group) => {
      const values = group.map((field) => valueOf(fields[field]));
      if (values.some((value) => value === '')) return [];
      const stream = this.reservations.streamOf([resource.name, ...group, ...values]);
      return [{ stream, resource: resource.name, field: group.at(-1)! }];
    });
  }
}

const without = (names: readonly ReservableName[], others: readonly ReservableName[]): ReservableName[] =>
  names.filter(({ stream }) => !others.some((other) => other.stream === stream));

const valueOf = (value: unknown): string => {
  const text = referredId(value);
  return text === null ? '' : sortKey(text);
};
