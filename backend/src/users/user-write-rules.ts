import type { Fields } from '@bestellwerk/domain/records/record-state';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';
import type { WriteContext } from '../records/record-hooks.js';

/** Rules for writing users that depend on accounts. */
@Injectable()
export class UserWriteRules {
  constructor(private readonly dataSource: DataSource) {}

  async check({ id, staff, before, after }: WriteContext): Promise<void> {
    if (after === null && id === staff.id) throw ApiError.of(HttpStatus.FORBIDDEN, OWN_REMOVAL);
    if (after) await this.checkFreeNames(id, after);
    if (before && isLastingAdministrator(before) && !(after && isLastingAdministrator(after))) {
      await this.checkAnotherAdministrator(id);
    }
  }

  /** Accounts without a record have not reserved their names in the log. */
  private async checkFreeNames(id: string, { username, email }: Fields): Promise<void> {
    const [taken]: { field: string }[] = await this.dataSource.query(
      `SELECT CASE WHEN lower(username) = lower($2) THEN 'username' ELSE 'email' END AS field FROM app.account
       WHERE revision IS NULL AND id <> $1 AND (lower(username) = lower($2) OR lower(email) = lower($3))`,
      [id, username, email],
    );
    if (taken) throw ApiError.of(HttpStatus.CONFLICT, 'Dieser Wert ist schon vergeben.', taken.field);
  }

  /**
   * Safe even if administrators revoke each other's access concurrently: one who is about to lose it does not count,
   * for longer than any command may take.
   */
  private async checkAnotherAdministrator(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const staying: { id: string }[] = await manager.query(
        `SELECT id FROM app.account
         WHERE 'ROLE_ADMIN' = ANY (roles) AND NOT is_disabled AND NOT is_removed AND expires_at IS NULL
           AND (leaving_at IS NULL OR leaving_at < now() - interval '1 minute' OR id = $1)
         ORDER BY id FOR UPDATE`,
        [id],
      );
      if (!staying.some((one) => one.id !== id)) throw ApiError.of(HttpStatus.CONFLICT, LAST_ADMINISTRATOR);
      await manager.query('UPDATE app.account SET leaving_at = now() WHERE id = $1', [id]);
    });
  }
}

const OWN_REMOVAL = 'Ihren eigenen Zugang kann nur eine andere Person löschen.';
const LAST_ADMINISTRATOR =
  'Mindestens eine Person muss die Rolle Administration ohne Enddatum behalten. Bitte geben Sie sie zuerst jemand anderem.';

const isLastingAdministrator = ({ roles, isDisabled, expiresAt }: Fields): boolean =>
  (roles as string[]).includes('ROLE_ADMIN') && isDisabled === false && expiresAt === null;
