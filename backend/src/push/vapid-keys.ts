import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The pair of keys by which push services and browsers know this installation. Made once, kept beside the server key; another
 * one ends all subscriptions.
 */
@Injectable()
export class VapidKeyPair {
  private known: VapidKeys | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async keys(): Promise<VapidKeys> {
    this.known ??= await this.stored();
    return this.known;
  }

  private async stored(): Promise<VapidKeys> {
    await this.dataSource.query(
      `INSERT INTO app.secret (name, value) VALUES ('vapid-keys', $1) ON CONFLICT (name) DO NOTHING`,
      [Buffer.from(JSON.stringify(webPush.generateVAPIDKeys()))],
    );
    const [row]: { value: Buffer }[] = await this.dataSource.query(
      `SELECT value FROM app.secret WHERE name = 'vapid-keys'`,
    );
    if (!row) throw new Error('The keys for notifications could not be stored.');
    return JSON.parse(row.value.toString()) as VapidKeys;
  }
}
