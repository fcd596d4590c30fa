import { describe, expect, it, test } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { smsSettingsFrom } from './sms-settings.js';

const SMS_URL = 'https://sms.example/send';

describe('the SMS service', () => {
  it('is none without an address', () => expect(smsSettingsFrom({})).toBeNull());

  it('gets JSON by POST where nothing else is said, with further headers', () =>
    expect(smsSettingsFrom({ SMS_URL, SMS_HEADERS: '{"Authorization":"Bearer x"}' })).toEqual({
      url: SMS_URL,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: '{"to":"{{to}}","text":"{{text}}"}',
    }));

  it('may get everything in its address', () =>
    expect(
      smsSettingsFrom({ SMS_URL: `${SMS_URL}?n={{to}}&t={{text}}`, SMS_METHOD: 'GET' })?.body,
    ).toBeNull());

  test.each([
    [{ SMS_URL: 'sms.example' }, 'SMS_URL'],
    [{ SMS_URL, SMS_METHOD: 'PATCH' }, 'SMS_METHOD'],
    [{ SMS_URL, SMS_METHOD: 'GET' }, '{{to}}'],
    [{ SMS_URL, SMS_BODY: '{"text":"{{text}}"}' }, '{{to}}'],
    [{ SMS_URL, SMS_HEADERS: 'Bearer geheim' }, 'SMS_HEADERS'],
  ])('%j is refused by the name of its variable, without its value', (env, name) => {
    expect(() => smsSettingsFrom(env)).toThrow(WrongSettings);
    expect(() => smsSettingsFrom(env)).toThrow(name);
    expect(() => smsSettingsFrom(env)).not.toThrow('geheim');
  });
});
