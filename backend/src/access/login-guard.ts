import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';
import { Secrets } from '../platform/secrets.js';

const LOCK_MINUTES = 5;
/** Failures from one address with one name, and failures with one name from anywhere, before a pause. */
const LIMITS = { address: 5, name: 50 };

/**
 * Counts failed logins, whether or not the name exists. After too many of them no sign-in succeeds for some
 * minutes from that address with that name, not even with the right password.
 */
@Injectable()
export class LoginGuard {
  /** The latest attempt of each address with each name. */
  private readonly attempts = new Map<string, Promise<boolean>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Whether the credentials are valid; a failure counts. Throws 429 while locked. Attempts of one
   * address with one name run one after the other, so that concurrent attempts cannot bypass the limit.
   */
  async attempt(address: string, name: string, isProved: () => Promise<boolean>): Promise<boolean> {
    const { address: key } = this.keys(address, name);
    const before = this.attempts.get(key) ?? Promise.resolve(false);
    const attempt = before.catch(() => false).then(() => this.attemptAlone(address, name, isProved));
    this.attempts.set(key, attempt);
    try {
      return await attempt;
    } finally {
      if (this.attempts.get(key) === attempt) this.attempts.delete(key);
    }
  }

  private async attemptAlone(
    address: string,
    name: string,
    isProved: () => Promise<boolean>,
  ): Promise<boolean> {
    await this.requireUnlocked(address, name);
    if (await isProved()) {
      await this.succeeded(address, name);
      return true;
    }
    await this.failed(address, name);
    await this.requireUnlocked(address, name);
    return false;
  }

  /** Throws 429 while the login is locked. */
  async requireUnlocked(address: string, name: string): Promise<void> {
    const minutes = await this.minutesLocked(address, name);
    if (minutes === 0) return;
    const wait = minutes === 1 ? 'einer Minute' : `${minutes} Minuten`;
    throw ApiError.of(
      HttpStatus.TOO_MANY_REQUESTS,
      `Zu viele fehlgeschlagene Anmeldeversuche. Bitte versuchen Sie es in ${wait} noch einmal.`,
    );
  }

  /** Whole minutes until the lock ends, at least 1; 0 if not locked. */
  private async minutesLocked(address: string, name: string): Promise<number> {
    const rows: { seconds: string }[] = await this.dataSource.query(
      `SELECT extract(epoch FROM max(locked_until) - now()) AS seconds
       FROM app.login_failure WHERE key = ANY ($1) AND locked_until > now()`,
      [Object.values(this.keys(address, name))],
    );
    return Math.ceil(Number(rows[0]?.seconds ?? 0) / 60);
  }

  async failed(address: string, name: string): Promise<void> {
    const keys = this.keys(address, name);
    await this.count(keys.address, LIMITS.address);
    await this.count(keys.name, LIMITS.name);
  }

  private async succeeded(address: string, name: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.login_failure WHERE key = $1', [
      this.keys(address, name).address,
    ]);
  }

  private async count(key: string, limit: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO app.login_failure AS f (key, failures, last_at) VALUES ($1, 1, now())
       ON CONFLICT (key) DO UPDATE SET
         failures = CASE WHEN f.last_at < now() - make_interval(mins => $3) THEN 1 ELSE f.failures + 1 END,
         locked_until = CASE WHEN f.last_at >= now() - make_interval(mins => $3) AND f.failures + 1 >= $2
                             THEN now() + make_interval(mins => $3) ELSE f.locked_until END,
         last_at = now()`,
      [key, limit, LOCK_MINUTES],
    );
  }

  private keys(address: string, name: string) {
    const login = name.toLowerCase();
    return {
      address: this.secrets.pseudonym('login', JSON.stringify([address, login])),
      name: this.secrets.pseudonym('login', JSON.stringify([login])),
    };
  }
}
