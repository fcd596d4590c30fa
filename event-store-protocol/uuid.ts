import Long from 'long';
import type { event_store } from './messages.js';

type Uuid = event_store.client.UUID.$Properties;
type Halves = event_store.client.UUID.Structured.$Properties;

/** As text, in whichever of its two forms it was sent; empty if it was not. */
export function textOfUuid(uuid: Uuid | null | undefined): string {
  if (!uuid?.structured) return uuid?.string?.toLowerCase() ?? '';
  const { mostSignificantBits, leastSignificantBits } = uuid.structured;
  const hex = hexOf(mostSignificantBits!) + hexOf(leastSignificantBits!);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function halvesOfUuid(text: string): Halves {
  const hex = text.replaceAll('-', '');
  return {
    mostSignificantBits: Long.fromString(hex.slice(0, 16), true, 16).toSigned(),
    leastSignificantBits: Long.fromString(hex.slice(16), true, 16).toSigned(),
  };
}

const hexOf = (half: Long): string => half.toUnsigned().toString(16).padStart(16, '0');
