import { describe, expect, it } from '@jest/globals';
import { event_store } from './messages.js';
import { halvesOfUuid, textOfUuid } from './uuid.js';

const { UUID } = event_store.client;

describe('a uuid', () => {
  it.each([
    '00000000-0000-0000-0000-000000000000',
    '00000000-0000-0001-0000-000000000001',
    '0f5c6b8e-7d7a-4c55-9a1e-2b8f6f7f1a10',
    '7fffffff-ffff-ffff-8000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ])('keeps all bits when it is sent as two halves: %s', (id) => {
    const bytes = UUID.encode({ structured: halvesOfUuid(id) }).finish();
    expect(textOfUuid(UUID.decode(bytes))).toBe(id);
  });

  it('is read in lower case when it is sent as text', () => {
    const bytes = UUID.encode({ string: '0F5C6B8E-7D7A-4C55-9A1E-2B8F6F7F1A10' }).finish();
    expect(textOfUuid(UUID.decode(bytes))).toBe('0f5c6b8e-7d7a-4c55-9a1e-2b8f6f7f1a10');
  });

  it('is empty when it is not sent', () => {
    expect(textOfUuid(null)).toBe('');
    expect(textOfUuid(UUID.decode(Buffer.alloc(0)))).toBe('');
  });
});
