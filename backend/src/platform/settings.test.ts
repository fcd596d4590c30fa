import { describe, expect, it } from '@jest/globals';
import { WrongSettings } from '@bestellwerk/server-kit/wrong-settings';
import { settingsFrom } from './settings.js';

const needed = { DATABASE_URL: 'postgres://localhost/x', EVENTSTORE_URL: 'esdb://localhost' };
const bucket = {
  S3_BUCKET: 'inn',
  S3_ENDPOINT: 'https://s3.example.org',
  S3_ACCESS_KEY: 'id',
  S3_SECRET_KEY: 'secret',
};

describe('settings', () => {
  it('have defaults for all but the two servers', () => {
    expect(settingsFrom(needed)).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      isThrottled: true,
      isTest: false,
    });
  });

  it('take a free port for 0', () => {
    expect(settingsFrom({ ...needed, PORT: '0', THROTTLE: '0' })).toMatchObject({
      port: 0,
      isThrottled: false,
    });
  });

  it('have no SMTP URL unless a mail server is set', () => {
    expect(settingsFrom(needed).mail.smtpUrl).toBeNull();
  });

  it.each([
    [{ SMTP_URL: 'smtps://a:b@mail.example' }, 'smtps://a:b@mail.example'],
    [{ SMTP_HOST: 'mail.example' }, 'smtp://mail.example:587'],
    [
      { SMTP_HOST: 'mail.example', SMTP_PORT: '465', SMTP_USER: 'a@b', SMTP_PASSWORD: 'p:w/d' },
      'smtps://a%40b:p%3Aw%2Fd@mail.example:465',
    ],
  ])('take %j as the mail server', (env, url) => {
    expect(settingsFrom({ ...needed, ...env }).mail.smtpUrl).toBe(url);
  });

  it('derive the public URL from the port unless PUBLIC_URL is set', () => {
    expect(settingsFrom({ ...needed, PORT: '3100' }).publicUrl).toBe('http://127.0.0.1:3100');
    expect(settingsFrom({ ...needed, PUBLIC_URL: 'https://linde.example/' }).publicUrl).toBe(
      'https://linde.example',
    );
  });

  it('keep files in a folder unless a bucket is named', () => {
    expect(settingsFrom({ ...needed, DATA_DIR: '/var/inn' }).files).toEqual({
      folder: '/var/inn',
      bucket: null,
    });
    expect(settingsFrom({ ...needed, ...bucket }).files.bucket).toEqual({
      endpoint: 'https://s3.example.org/',
      name: 'inn',
      region: 'us-east-1',
      accessKey: 'id',
      secretKey: 'secret',
    });
  });

  it.each([
    [{}, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x' }, 'EVENTSTORE_URL'],
    [{ ...needed, DATABASE_URL: 'x' }, 'DATABASE_URL'],
    [{ ...needed, LOG_LEVEL: 'laut' }, 'LOG_LEVEL'],
    [{ ...needed, SMTP_URL: 'mail.example' }, 'SMTP_URL'],
    [{ ...needed, SMTP_HOST: 'mail.example', SMTP_PORT: 'x' }, 'SMTP_PORT'],
    [{ ...needed, PORT: 'x' }, 'PORT'],
    [{ ...needed, S3_BUCKET: 'inn' }, 'S3_ENDPOINT'],
    [{ ...needed, ...bucket, S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT'],
    [{ ...needed, ...bucket, S3_SECRET_KEY: '' }, 'S3_SECRET_KEY'],
    [{ ...needed, PORT: '70000' }, 'PORT'],
    [{ ...needed, PUBLIC_URL: 'linde.example' }, 'PUBLIC_URL'],
  ])('report the missing or wrong variable in %j', (env, name) => {
    expect(() => settingsFrom(env)).toThrow(name);
    expect(() => settingsFrom(env)).toThrow(WrongSettings);
  });
});
