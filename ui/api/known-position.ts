/** Remembers how far the server's log is known to have got. Positions are decimal strings beyond 2^53. */
export interface KnownPosition {
  /** The highest position seen so far, or null before the first. */
  current(): string | null;
  /** Takes note of a position; lower ones, null and malformed ones change nothing. */
  remember(position: string | null): void;
}

export function createKnownPosition(): KnownPosition {
  let highest: bigint | null = null;
  return {
    current: () => (highest === null ? null : highest.toString()),
    remember(position) {
      if (position === null || !/^\d+$/.test(position)) return;
      const value = BigInt(position);
      if (highest === null || value > highest) highest = value;
    },
  };
}

/** The one of this page: every answer feeds it, every read sends it. */
export const knownPosition = createKnownPosition();
