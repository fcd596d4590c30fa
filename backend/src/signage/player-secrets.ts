import { Injectable } from '@nestjs/common';
import { Secrets } from '../platform/secrets.js';

/** What players prove themselves with. Only hashes of it are kept. */
@Injectable()
export class PlayerSecrets {
  constructor(private readonly secrets: Secrets) {}

  hashOf(secret: string): string {
    return this.secrets.pseudonym('signage', secret);
  }

  /** The token is derived from the secret of the pairing, so it can be returned again without being stored. */
  tokenOf(pairingSecret: string): string {
    return this.secrets.pseudonym('signage token', pairingSecret);
  }
}
