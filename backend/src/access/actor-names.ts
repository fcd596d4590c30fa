import type { Actor } from '@bestellwerk/domain/kernel/event';
import { Injectable } from '@nestjs/common';
import { AccountService } from './account.service.js';

/** Resolves names of actors: the log has only their ids. */
@Injectable()
export class ActorNames {
  constructor(private readonly accounts: AccountService) {}

  /** Ids of actors with this text in their names. */
  idsNamed(text: string, limit: number): Promise<string[]> {
    return this.accounts.idsNamed(text, limit);
  }

  /** Returns a function that adds the name of an actor; null for actors that are not users or are unknown. */
  async of(actors: readonly Actor[]): Promise<(actor: Actor) => Actor & { name: string | null }> {
    const names = await this.accounts.names([...new Set(actors.flatMap(userOf))]);
    return (actor) => {
      const [user] = userOf(actor);
      return { ...actor, name: user === undefined ? null : (names.get(user) ?? null) };
    };
  }
}

const userOf = ({ kind, id }: Actor): string[] => (kind === 'user' && id !== null ? [id] : []);
