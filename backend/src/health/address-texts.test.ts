import { expect, test } from '@jest/globals';
import { describeAddress } from './address-texts.js';

test.each([
  'http://localhost:3000',
  'http://LOCALHOST',
  'http://127.0.0.1:3200',
  'http://0.0.0.0:3000',
  'http://[::1]:3000',
])('warns about %s, which other devices cannot open', (address) => {
  const item = describeAddress(address);
  expect(item).toMatchObject({ state: 'warning', text: expect.stringContaining(address) });
  expect(item.advice).toContain('PUBLIC_URL');
});

test.each(['https://linde.example', 'http://192.168.1.20:3000', 'http://kasse.local'])(
  'accepts %s',
  (address) => {
    expect(describeAddress(address)).toMatchObject({ state: 'ok', advice: null });
  },
);
