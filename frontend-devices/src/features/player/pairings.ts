import type { SignagePaired, SignagePairing } from '@bestellwerk/domain/contracts/signage.schema';
import { isApiFailure } from '@bestellwerk/ui/api/api-failure';
import { deviceStorage } from '@bestellwerk/ui/storage/safe-storage';
import { type StoredFormat, readStored, writeStored } from '@bestellwerk/ui/storage/stored-value';

export interface PairingServer {
  create(): Promise<SignagePairing>;
  ask(secret: string): Promise<SignagePaired>;
}

/** Safety margin, so that a code does not expire while it is typed. */
const RENEW_BEFORE_MS = 60_000;
/** However wrong the device's clock is. */
const RENEW_AT_MOST_EVERY_MS = 5 * 60_000;
const ASKED_FOR = 2;
const PAIRINGS = 'signage-pairings';

const storedPairings: StoredFormat<SignagePairing[]> = {
  version: 1,
  parse: (value) => (value as SignagePairing[]).filter(isPairing),
};

const isPairing = (value: unknown): value is SignagePairing => {
  const { code, secret, expiresAt } = (value ?? {}) as Partial<SignagePairing>;
  return [code, secret, expiresAt].every((text) => typeof text === 'string');
};

/**
 * The current pairing code and the previous one, which may still be typed. Stored, so that a screen switched off during
 * pairing is paired after its restart.
 */
export class Pairings {
  private pairings = readStored(deviceStorage, PAIRINGS, storedPairings) ?? [];
  private madeAt = -Infinity;
  constructor(private readonly server: PairingServer) {}

  /** One round: the token if staff have paired this screen, else the code to show. */
  async ask(now: number): Promise<{ token: string } | { code: string }> {
    for (const pairing of this.pairings) {
      const answer = await this.answerTo(pairing);
      if (answer?.token) return { token: answer.token };
      if (answer === null || answer.isPaired) this.become(this.pairings.filter((other) => other !== pairing));
    }
    const newest = this.pairings.at(-1);
    if (newest && !this.isDue(newest, now)) return { code: newest.code };
    const made = await this.server.create();
    this.madeAt = now;
    this.become([...this.pairings, made].slice(-ASKED_FOR));
    return { code: made.code };
  }

  forget(): void {
    this.become([]);
  }

  private isDue({ expiresAt }: SignagePairing, now: number): boolean {
    const isOldEnough = Math.abs(now - this.madeAt) >= RENEW_AT_MOST_EVERY_MS;
    return isOldEnough && Date.parse(expiresAt) - now < RENEW_BEFORE_MS;
  }

  /** Null if there is no such pairing any more. */
  private async answerTo({ secret }: SignagePairing): Promise<SignagePaired | null> {
    try {
      return await this.server.ask(secret);
    } catch (error) {
      if (isApiFailure(error) && error.status === 404) return null;
      throw error;
    }
  }

  private become(pairings: SignagePairing[]): void {
    this.pairings = pairings;
    writeStored(deviceStorage, PAIRINGS, storedPairings, pairings.length > 0 ? pairings : null);
  }
}
