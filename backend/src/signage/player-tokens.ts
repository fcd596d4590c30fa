import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Secrets } from '../platform/secrets.js';

/** What players prove themselves with. Only hashes of it are kept. */
@Injectable()
export class PlayerSecrets {
  constructor(private readonly secrets: Secrets) {}

  hashOf(secret: string): string {
    return this.secrets.pseudonym('signage', secret);
  }

  /** The token is derived from the secret of the pairing, so it can be returned again without being stored. */
  tokenOf(pairingSecret: string): string {
    return this.secrets.pseudonym('signage token', pairingSecret);
  }
}

/** Which screen a player is. */
@Injectable()
export class PlayerTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: PlayerSecrets,
  ) {}

  /** Null for a token that is unknown or was revoked. */
  async deviceOf(token: string): Promise<string | null> {
    const hash = this.secrets.hashOf(token);
    const rows: { device: string; isUsed: boolean }[] = await this.dataSource.query(
      `SELECT device, used_at IS NOT NULL AS "isUsed" FROM app.signage_token
       WHERE token_hash = $1 AND revoked_at IS NULL`,
      [hash],
    );
    const [found] = rows;
    if (found && !found.isUsed) await this.noteUse(hash);
    return found?.device ?? null;
  }

  async revoke(device: string): Promise<void> {
    await this.dataSource.query(
      'UPDATE app.signage_token SET revoked_at = now() WHERE device = $1 AND revoked_at IS NULL',
      [device],
    );
  }

  private async noteUse(hash: string): Promise<void> {
    await this.dataSource.query('UPDATE app.signage_token SET used_at = now() WHERE token_hash = $1', [hash]);
  }
}
