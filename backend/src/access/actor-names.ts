import type { Actor } from '@bestellwerk/domain/kernel/event';
import { Injectable } from '@nestjs/common';
import { AccountService } from './account.service.js';

/** Puts names to those who did something: the log knows only ids. */
@Injectable()
export class ActorNames {
  constructor(private readonly accounts: AccountService) {}

  /** Answers how to name each of the actors; null is the name of who is no user, or gone. */
  async of(actors: readonly Actor[]): Promise<(actor: Actor) => Actor & { name: string | null }> {
    const names = await this.accounts.names([...new Set(actors.flatMap(userOf))]);
    return (actor) => {
      const [user] = userOf(actor);
      return { ...actor, name: user === undefined ? null : (names.get(user) ?? null) };
    };
  }
}

const userOf = ({ kind, id }: Actor): string[] => (kind === 'user' && id !== null ? [id] : []);
