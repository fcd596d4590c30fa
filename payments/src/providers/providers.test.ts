import { describe, expect, test } from '@jest/globals';
import { transactionOfNotification, verifyDatatransSignature } from './datatrans/verify-signature.js';
import { paymentOfNotification } from './mollie/read-notification.js';
import { providersFromEnvironment } from './providers.js';

describe('the providers of an environment', () => {
  test('are none without keys, each with a German reason that names the variable', () => {
    const { mollie, datatrans } = providersFromEnvironment({});
    expect(mollie).toEqual({ isThere: false, reason: expect.stringContaining('MOLLIE_API_KEY') });
    expect(datatrans).toEqual({ isThere: false, reason: expect.stringContaining('DATATRANS_MERCHANT_ID') });
    expect(providersFromEnvironment({ DATATRANS_MERCHANT_ID: '1' }).datatrans).toEqual({
      isThere: false,
      reason: expect.stringContaining('DATATRANS_PASSWORD'),
    });
  });

  test('are there with their keys', () => {
    const { mollie, datatrans } = providersFromEnvironment({
      MOLLIE_API_KEY: 'test_x',
      DATATRANS_MERCHANT_ID: '1',
      DATATRANS_PASSWORD: 'x',
      DATATRANS_SIGN_KEY: '00ff',
    });
    expect([mollie.isThere && mollie.provider.name, datatrans.isThere && datatrans.provider.name]).toEqual([
      'mollie',
      'datatrans',
    ]);
    expect(datatrans).toMatchObject({ signKey: '00ff' });
  });

  test.each([
    ['MOLLIE_API_URL', 'ftp://x'],
    ['DATATRANS_PAY_URL', 'pay'],
    ['DATATRANS_SIGN_KEY', 'secret'],
  ])('%s=%s ends the start', (name, value) => {
    expect(() => providersFromEnvironment({ [name]: value })).toThrow(
      expect.objectContaining({ exitCode: 78 }),
    );
  });
});

describe('a notification of Datatrans', () => {
  const key = '00112233445566778899aabbccddeeff';
  const body = '{"transactionId":"240710141420948314","status":"settled"}';
  const signature = 'dce21276b3a1454af794af2e2f1bb0e8cfc7e64a1c09b5e67f413d6abc362e32';
  const header = `t=1559303131511,s0=${signature}`;

  test('38. is known by its signature', () => {
    expect(verifyDatatransSignature(header, body, key)).toBe(true);
    expect(verifyDatatransSignature(header, Buffer.from(body), key)).toBe(true);
  });

  test.each([
    ['another body', header, body.replace('4', '5'), key],
    ['another time', header.replace('511', '512'), body, key],
    ['another signature', header.replace('dce', 'dcf'), body, key],
    ['another key', header, body, key.replace('00', '01')],
    ['half a signature', header.slice(0, -2), body, key],
    ['no signature', null, body, key],
    ['an empty header', '', body, key],
  ])('38. is not believed with %s', (_, given, text, withKey) => {
    expect(verifyDatatransSignature(given, text, withKey)).toBe(false);
  });

  test('names its transaction, or nothing', () => {
    expect(transactionOfNotification(JSON.parse(body))).toBe('240710141420948314');
    for (const other of [null, 7, {}, { transactionId: 7 }, { transactionId: '../x' }]) {
      expect(transactionOfNotification(other)).toBeNull();
    }
  });
});

test('a notification of Mollie names a payment, or nothing', () => {
  expect(paymentOfNotification('id=tr_7UhSN1zuXS')).toBe('tr_7UhSN1zuXS');
  expect(paymentOfNotification(Buffer.from('id=tr_abcdefghijklmnopqrstuv&x=1'))).toBe(
    'tr_abcdefghijklmnopqrstuv',
  );
  for (const other of ['', 'id=', 'id=ord_1', 'id=tr_../../x', '{"id":"tr_1"}']) {
    expect(paymentOfNotification(other)).toBeNull();
  }
});
