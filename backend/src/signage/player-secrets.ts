import { Injectable } from '@nestjs/common';
import { Secrets } from '../platform/secrets.js';

/** What players prove themselves with. Only hashes of it are kept. */
@Injectable()
export class PlayerSecrets {
  constructor(private readonly secrets: Secrets) {}

  hashOf(secret: string): string {
    return this.secrets.pseudonym('signage', secret);
  }

  /** The token follows from the pairing's secret, so it can be told again without being kept. */
  tokenOf(pairingSecret: string): string {
    return this.secrets.pseudonym('signage token', pairingSecret);
  }
}
