import { randomBytes, randomInt } from 'node:crypto';
import type { SignagePaired, SignagePairing } from '@bestellwerk/domain/contracts/signage.schema';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v4 as uuid } from 'uuid';
import { Clock } from '../platform/clock.js';
import { ApiError } from '../platform/http/api-error.js';
import { PlayerSecrets } from './player-tokens.js';

/** Without characters that are easily taken for one another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CHARACTERS = 6;
const VALID_MINUTES = 10;
const TRIES = 5;

/** Pairing requests of players. A pairing carries the id that its screen will have. */
@Injectable()
export class Pairings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly secrets: PlayerSecrets,
    private readonly clock: Clock,
  ) {}

  async open(): Promise<SignagePairing> {
    await this.forgetOld();
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + VALID_MINUTES * 60_000).toISOString();
    for (let tries = 1; tries <= TRIES; tries++) {
      const code = newCode();
      if (await this.isInserted(code, secret, expiresAt)) return { code, secret, expiresAt };
    }
    throw new Error('No code was free');
  }

  /**
   * State of a pairing, for its player. The token is returned until its first use, so that a lost answer locks
   * nobody out. Throws 404 for an unknown or expired pairing.
   */
  async ask(secret: string): Promise<SignagePaired> {
    const rows: { device: string; isPaired: boolean; isUsed: boolean }[] = await this.dataSource.query(
      `SELECT p.device, p.paired_at IS NOT NULL AS "isPaired",
              t.used_at IS NOT NULL OR t.revoked_at IS NOT NULL AS "isUsed"
       FROM app.signage_pairing p LEFT JOIN app.signage_token t ON t.token_hash = p.token_hash
       WHERE p.secret_hash = $1 AND (p.paired_at IS NOT NULL OR p.expires_at > $2)`,
      [this.secrets.hashOf(secret), this.clock.now()],
    );
    const [pairing] = rows;
    if (!pairing) throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieser Code gilt nicht mehr.');
    const { device, isPaired, isUsed } = pairing;
    if (!isPaired) return { isPaired, device: null, token: null };
    return { isPaired, device, token: isUsed ? null : this.secrets.tokenOf(secret) };
  }

  /** The id for the screen that shows this code. Throws 422 for a code that no screen shows. */
  async deviceOf(code: string): Promise<string> {
    const rows: { device: string }[] = await this.dataSource.query(
      'SELECT device FROM app.signage_pairing WHERE code = $1 AND (paired_at IS NOT NULL OR expires_at > $2)',
      [code, this.clock.now()],
    );
    if (rows[0]) return rows[0].device;
    throw ApiError.of(
      HttpStatus.UNPROCESSABLE_ENTITY,
      'Diesen Code zeigt gerade kein Bildschirm. Bitte prüfen Sie den Code auf dem Bildschirm.',
      'code',
    );
  }

  /** From now on the player may act as this screen. */
  async settle(device: string): Promise<void> {
    await this.dataSource.query(
      `WITH pairing AS (
         UPDATE app.signage_pairing SET paired_at = coalesce(paired_at, now()) WHERE device = $1
         RETURNING device, token_hash
       )
       INSERT INTO app.signage_token (token_hash, device) SELECT token_hash, device FROM pairing
       ON CONFLICT (token_hash) DO NOTHING`,
      [device],
    );
  }

  private async isInserted(code: string, secret: string, expiresAt: string): Promise<boolean> {
    const token = this.secrets.tokenOf(secret);
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO app.signage_pairing (device, code, secret_hash, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (code) DO NOTHING RETURNING device`,
      [uuid(), code, this.secrets.hashOf(secret), this.secrets.hashOf(token), expiresAt],
    );
    return rows.length > 0;
  }

  /** Paired ones are kept for a day, for players and staff who ask again because an answer was lost. */
  private async forgetOld(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM app.signage_pairing
       WHERE expires_at < $1::timestamptz - CASE WHEN paired_at IS NULL THEN interval '0' ELSE interval '1 day' END`,
      [this.clock.now()],
    );
  }
}

const newCode = (): string =>
  Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
