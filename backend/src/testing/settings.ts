import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { expect } from '@jest/globals';
import type { Client, Response } from './client.js';

/** Sends settings for the newest revision, as the back office does; the others stay. */
export async function sendSettings(admin: Client, settings: Partial<Config>): Promise<Response> {
  const { revision } = (await admin.get('/api/config')).body.data;
  return admin.post('/api/config', settings, { 'if-match': `"${revision}"` });
}

/** Resolves once the catalogue has them. Fails if they are refused. */
export async function changeSettings(admin: Client, settings: Partial<Config>): Promise<void> {
  expect((await sendSettings(admin, settings)).status).toBe(200);
  await eventually(async () =>
    expect((await admin.get('/api/init')).body.data.config).toMatchObject(settings),
  );
}
