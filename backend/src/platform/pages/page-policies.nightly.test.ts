import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Config } from '@bestellwerk/domain/records/definitions/config';
import { CONSENT_COOKIE, mapConsentCookie } from '@bestellwerk/domain/analytics/consent';
import { eventually } from '@bestellwerk/server-kit/testing/until';
import { BackendHarness } from '../../testing/backend-harness.js';
import type { Client } from '../../testing/client.js';
import { sendSettings } from '../../testing/settings.js';

let stage: BackendHarness;
let admin: Client;
let strict: string;
beforeAll(async () => {
  stage = await BackendHarness.start();
  admin = await stage.staff(['ROLE_ADMIN']);
  strict = await policyOf('/');
});
afterAll(() => stage?.stop());

const agreed = { cookie: `${CONSENT_COOKIE}=accepted` };

async function policyOf(path: string, headers = {}): Promise<string> {
  return (await fetch(stage.url + path, { headers })).headers.get('content-security-policy')!;
}

const change = (ids: Partial<Config>) => sendSettings(admin, ids);

test('without ids the policy allows no other host, also to guests who agreed', async () => {
  expect(strict).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
  expect(strict).not.toMatch(/https?:/);
  expect(await policyOf('/', agreed)).toBe(strict);
});

test('an id that is none is refused at its field', async () => {
  const { status, body } = await change({ pixelId: '12; script-src *' });
  expect([status, body.errors[0].field]).toEqual([422, 'pixelId']);
});

test('with an id the pages of guests who agreed may use its hosts, from the next request on', async () => {
  expect((await change({ pixelId: '123456789012345' })).status).toBe(200);
  await eventually(async () => expect(await policyOf('/', agreed)).toContain('https://connect.facebook.net'));
  const policy = await policyOf('/store/wien', agreed);
  expect(policy).toMatch(/connect-src 'self' https:\/\/www\.facebook\.com;/);
  expect(policy).not.toContain('google');
  expect(policy).not.toMatch(/script-src [^;]*unsafe/);
});

test('nobody else is sent that policy, and no page with a secret address, no answer of the API, no back office', async () => {
  expect(await policyOf('/')).toBe(strict);
  expect(await policyOf('/', { cookie: `${CONSENT_COOKIE}=declined` })).toBe(strict);
  const others = [
    '/status/AB12/c0ffee',
    '/vorschau',
    '/backend',
    '/devices/signage',
    '/api/config',
    '/api/init',
  ];
  for (const path of others) expect([path, await policyOf(path, agreed)]).toEqual([path, strict]);
});

test('without the id the page is as strict as before', async () => {
  expect((await change({ pixelId: '' })).status).toBe(200);
  await eventually(async () => expect(await policyOf('/', agreed)).toBe(strict));
});

describe('the map of others', () => {
  const allowed = { cookie: mapConsentCookie(true, false).split(';', 1)[0]! };

  test('needs an address that a style may come from, and the key that belongs into it', async () => {
    const wrong = async (settings: Partial<Config>) => (await change(settings)).body.errors[0].field;
    expect(await wrong({ mapboxStyle: "https:' script-src *" })).toBe('mapboxStyle');
    expect(await wrong({ mapboxStyle: 'https://tiles.example/{token}' })).toBe('mapboxToken');
  });

  test('is only let into the pages that show it, for guests who allowed it', async () => {
    const map = { enablePluginMapbox: true, mapboxStyle: 'https://tiles.example/style.json' };
    expect((await change(map)).status).toBe(200);
    await eventually(async () =>
      expect(await policyOf('/', allowed)).toBe(
        strict.replace("connect-src 'self'", "connect-src 'self' https://tiles.example"),
      ),
    );
    expect(await policyOf('/store/wien', agreed)).toContain('https://tiles.example');
    expect(await policyOf('/')).toBe(strict);
    for (const path of ['/store/wien/checkout', '/status/AB12/c0ffee', '/api/config'])
      expect([path, await policyOf(path, allowed)]).toEqual([path, strict]);
    expect((await change({ enablePluginMapbox: false, mapboxStyle: '' })).status).toBe(200);
    await eventually(async () => expect(await policyOf('/', allowed)).toBe(strict));
  });
});
