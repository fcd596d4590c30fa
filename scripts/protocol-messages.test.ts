import { readdirSync, readFileSync } from 'node:fs';
import { methods } from '@bestellwerk/event-store-protocol/methods';
import { describe, expect, test } from '@jest/globals';
import { protocolMessages } from './build/protocol-messages.mjs';

const folder = new URL('../event-store-protocol/', import.meta.url);

describe("the messages of the event store's protocol", () => {
  test('are generated from their description as it is', () => {
    for (const [file, content] of Object.entries(protocolMessages())) {
      expect(readFileSync(new URL(file, folder), 'utf8') === content).toBe(true);
    }
  });

  test('are described with every method that is called', () => {
    const described = readdirSync(new URL('proto/', folder)).flatMap((file) => {
      const text = readFileSync(new URL(`proto/${file}`, folder), 'utf8');
      const service = `${/^package (.+);/m.exec(text)?.[1]}.${/^service (\w+)/m.exec(text)?.[1]}`;
      return [...text.matchAll(/^ {2}rpc (\w+)/gm)].map(([, method]) => `/${service}/${method}`);
    });
    expect(described.sort()).toEqual(Object.values(methods).sort());
  });
});
