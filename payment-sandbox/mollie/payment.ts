export type MollieStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';

export interface MolliePayment {
  readonly id: string;
  readonly createdAt: number;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly redirectUrl: string;
  readonly cancelUrl: string | undefined;
  readonly webhookUrl: string | undefined;
  readonly metadata: unknown;
  readonly locale: string | undefined;
  readonly captureMode: 'automatic' | 'manual' | undefined;
  status: MollieStatus;
  method: string | null;
  expiresAt: number;
  paidAt?: number;
  authorizedAt?: number;
  captureBefore?: number;
  canceledAt?: number;
  expiredAt?: number;
  failedAt?: number;
  failureReason?: string;
  /** The rest of what was authorised was given up. */
  isReleased?: boolean;
}

export interface MollieCapture {
  readonly id: string;
  readonly payment: string;
  readonly createdAt: number;
  readonly amount: number;
  readonly description: string | undefined;
  readonly metadata: unknown;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface MollieRefund {
  readonly id: string;
  readonly payment: string;
  readonly createdAt: number;
  readonly amount: number;
  readonly description: string | undefined;
  readonly metadata: unknown;
  readonly willFail: boolean;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
}

export interface MollieChargeback {
  readonly id: string;
  readonly payment: string;
  readonly createdAt: number;
  readonly amount: number;
  reversedAt?: number;
}
