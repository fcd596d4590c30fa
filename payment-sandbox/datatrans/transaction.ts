export type DatatransStatus =
  'initialized' | 'authorized' | 'settled' | 'transmitted' | 'canceled' | 'failed';

export interface DatatransTransaction {
  readonly id: string;
  readonly type: 'payment' | 'credit';
  readonly createdAt: number;
  /** Minor units that were asked for. */
  readonly amount: number;
  readonly currency: string;
  readonly refno: string;
  readonly refno2: string | undefined;
  readonly autoSettle: boolean;
  readonly language: string | undefined;
  readonly redirect: Redirect;
  readonly webhookUrl: string | undefined;
  /** Of a credit: the payment that it gives back. */
  readonly creditOf?: string;
  status: DatatransStatus;
  paymentMethod?: string;
  acquirerAuthorizationCode?: string;
  authorized?: number;
  settled?: number;
  isReversed?: boolean;
  failReason?: string;
  readonly history: HistoryEntry[];
}

export interface Redirect {
  readonly successUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
  readonly errorUrl?: string | undefined;
  readonly method?: 'GET' | 'POST' | undefined;
}

export interface HistoryEntry {
  readonly action: 'init' | 'authorize' | 'settle' | 'credit' | 'cancel';
  readonly amount?: number;
  readonly source: 'api' | 'redirect' | 'system' | 'admin';
  readonly at: number;
  readonly success: boolean;
}
