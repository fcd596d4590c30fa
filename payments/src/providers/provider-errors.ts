/**
 * The provider did not answer, or answered that it cannot now. Whether it did the work is open: the same call with the same
 * ids may be repeated later.
 */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';

  constructor(
    message: string,
    /** The provider's wish, in milliseconds. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** The provider does not take the key or the password: somebody will mend it. */
export class CredentialsRefused extends ProviderUnavailable {}

/** The provider refused for good: the work was certainly not done, and the same call would be refused again. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';

  constructor(
    /** The provider's code or HTTP status, or one of ours: already_captured, not_cancelable. */
    readonly code: string,
    message: string,
    /** The property of the request that the provider names. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}
