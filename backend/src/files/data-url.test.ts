import { describe, expect, it } from '@jest/globals';
import { bytesOfDataUrl } from './received-files.js';

const decoded = (url: string): string | undefined => bytesOfDataUrl(url)?.toString('utf8');

describe('a data URL', () => {
  it.each([
    ['data:text/plain;base64,R3LDvMOfZQ==', 'Grüße'],
    ['data:;base64,QQ', 'A'],
    ['data:text/plain;charset=utf-8;base64,QQ==', 'A'],
    ['data:application/vnd.ms-excel;base64,', ''],
  ])('is decoded: %s', (url, content) => {
    expect(decoded(url)).toBe(content);
  });

  it.each([
    'data:text/plain,Hallo',
    'data:text/plain;base64,QQ==QQ==',
    'data:text/plain;base64,Q Q Q',
    'data:text/plain;base64,<svg>',
    'https://example.org/a.png',
    `data:${'a'.repeat(400)};base64,QQ==`,
    '',
  ])('is rejected if malformed: %s', (url) => {
    expect(bytesOfDataUrl(url)).toBeNull();
  });
});
