const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long things take, and what nobody could find out about the providers: both ways can be chosen. */
export const defaultSettings = {
  /** From pending to processing; until then a refund can be canceled. Mollie needs about two hours. */
  refundPendingMs: 2 * HOUR_MS,
  /** From processing to refunded. */
  refundProcessingMs: 24 * HOUR_MS,
  /** From queued, on a short balance, to pending. */
  refundQueuedMs: 12 * HOUR_MS,
  /** 0: a capture is done at once. */
  capturePendingMs: 0,
  releaseMs: 5_000,
  authorizationMs: 7 * 24 * HOUR_MS,
  /** From settled to transmitted; then Datatrans cancels no more. */
  transmitMs: 20 * MINUTE_MS,
  /** Whether an idempotency key repeats an error, too. */
  replaysErrors: false,
  /** Whether Mollie refuses a webhook address on this machine at once. */
  refusesLocalWebhooks: false,
  /** Status of Datatrans' answers about unknown transactions, and about wrong credentials. */
  datatransNotFoundStatus: 400,
  datatransUnauthorizedStatus: 401,
  abandonedPageIs: 'canceled' as 'canceled' | 'failed',
  /** The merchant's option "unique refno". */
  hasUniqueRefnos: false,
  notifiesFailures: false,
  notifiesSettlements: false,
  creditsAreInHistory: true,
  /** When Datatrans sends a notification again that was not taken, in minutes after the first time. */
  datatransRetryMinutes: [] as readonly number[],
};

export type SandboxSettings = typeof defaultSettings;

/** When Mollie sends a notification, in minutes after the first time. */
export const MOLLIE_RETRY_MINUTES = [1, 3, 7, 15, 31, 60, 120, 240, 1560];

/** A notification that is not answered within this time has failed. */
export const NOTIFICATION_LIMIT_MS = 15_000;

export const KEY_IS_KNOWN_MS = HOUR_MS;
export const EQUAL_REFUNDS_MS = HOUR_MS;
