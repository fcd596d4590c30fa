import { randomUUID } from 'node:crypto';
import type {
  PushKind,
  PushSubscriptionDocument,
  PushSubscriptionInput,
} from '@bestellwerk/domain/contracts/push.schema';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Where a notification goes, and with which keys it is encrypted. */
export interface PushAddress {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const SHOWN = `p.id, p.kinds, p.branches, p.device, p.browser, p.created_at AS "createdAt",
  p.last_receipt_at AS "lastReceiptAt"`;

/** A browser gets no notifications after its user has signed out, there or elsewhere. */
const SIGNED_IN = 'JOIN app.session s ON s.sid = p.session AND s.expire > now()';

const ADDRESS = 'p.id, p.endpoint, p.p256dh, p.auth';

interface Row extends Omit<PushSubscriptionDocument, 'createdAt' | 'lastReceiptAt'> {
  readonly createdAt: Date;
  readonly lastReceiptAt: Date | null;
}

const shown = ({ createdAt, lastReceiptAt, ...row }: Row): PushSubscriptionDocument => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastReceiptAt: lastReceiptAt?.toISOString() ?? null,
});

/** The browsers of staff that are notified. Those of guests are in the same table, without a user. */
@Injectable()
export class PushSubscriptions {
  constructor(private readonly dataSource: DataSource) {}

  /** One for each address: it belongs to the user who subscribed last in a browser. */
  async save(
    { endpoint, keys, kinds, branches, device }: PushSubscriptionInput,
    owner: { readonly user: string; readonly session: string; readonly browser: string },
  ): Promise<PushSubscriptionDocument> {
    // What waits for somebody else who used this browser is not shown to its current user.
    await this.dataSource.query('DELETE FROM app.push_subscription WHERE endpoint = $1 AND user_id <> $2', [
      ...[endpoint, owner.user],
    ]);
    const [row]: Row[] = await this.dataSource.query(
      `WITH saved AS (
         INSERT INTO app.push_subscription AS known
           (id, user_id, session, browser, endpoint, p256dh, auth, kinds, branches, device)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (endpoint) DO UPDATE SET user_id = excluded.user_id, session = excluded.session,
           browser = excluded.browser, p256dh = excluded.p256dh, auth = excluded.auth, kinds = excluded.kinds,
           branches = excluded.branches, device = excluded.device
         RETURNING *
       ) SELECT ${SHOWN} FROM saved p`,
      [
        ...[randomUUID(), owner.user, owner.session, owner.browser],
        ...[endpoint, keys.p256dh, keys.auth, kinds, branches, device],
      ],
    );
    return shown(row!);
  }

  async ofUser(user: string): Promise<PushSubscriptionDocument[]> {
    const rows: Row[] = await this.dataSource.query(
      `SELECT ${SHOWN} FROM app.push_subscription p ${SIGNED_IN} WHERE p.user_id = $1 ORDER BY p.created_at DESC`,
      [user],
    );
    return rows.map(shown);
  }

  /** Whether there was such a one of this user. */
  async remove(id: string, user: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      'DELETE FROM app.push_subscription WHERE id = $1 AND user_id = $2 RETURNING id',
      [id, user],
    );
    return rows.length > 0;
  }

  /** Those who want to hear of something in a branch; whether they may is not asked here. */
  async interestedIn(kind: PushKind, branch: string): Promise<{ id: string; user: string }[]> {
    return this.dataSource.query(
      `SELECT p.id, p.user_id AS "user" FROM app.push_subscription p ${SIGNED_IN}
       WHERE $1 = ANY (p.kinds) AND (p.branches = '{}' OR $2::uuid = ANY (p.branches))`,
      [kind, branch],
    );
  }

  /** Null once nobody is signed in there any more; guests need not be. */
  async address(id: string): Promise<PushAddress | null> {
    const [row]: PushAddress[] = await this.dataSource.query(
      `SELECT ${ADDRESS} FROM app.push_subscription p LEFT ${SIGNED_IN}
       WHERE p.id = $1 AND (s.sid IS NOT NULL OR p.user_id IS NULL)`,
      [id],
    );
    return row ?? null;
  }

  /** The browsers that run on a managed device. */
  async idsOnDevice(device: string): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT p.id FROM app.push_subscription p ${SIGNED_IN} WHERE p.device = $1`,
      [device],
    );
    return rows.map(({ id }) => id);
  }

  /** The push service does not know it any more. */
  async forget(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM app.push_subscription WHERE id = $1', [id]);
  }

  /** Those whose session has ended. */
  async forgetSignedOut(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM app.push_subscription p WHERE p.user_id IS NOT NULL AND NOT EXISTS
         (SELECT 1 FROM app.session s WHERE s.sid = p.session AND s.expire > now())`,
    );
  }
}
