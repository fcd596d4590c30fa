import type { ProviderName } from './state.js';

/** What can go wrong with a call of the API. */
export const callTroubles = [
  /** Refuses without having done anything. */
  'refuse',
  /** Refuses, but has done the work. */
  'work-then-refuse',
  /** A page of some proxy. */
  'html',
  /** Never answers, and does nothing. */
  'silence',
  /** Does the work and never answers. */
  'work-then-silence',
  /** Does the work, and the connection breaks. */
  'work-then-cut',
  /** Does the work and answers when `release` is called; its idempotency key is in use until then. */
  'hold',
  /** Of a new payment: the customer pays, and the notification is there, before the call is answered. */
  'notify-first',
] as const;

/** What can go wrong with a notification. */
export const notificationTroubles = ['twice', 'late', 'never', 'after-next', 'signed-wrongly'] as const;

/** What can go wrong with a refund. */
export const refundTroubles = ['refund-fails', 'short-balance'] as const;

export type CallTrouble = (typeof callTroubles)[number];
export type NotificationTrouble = (typeof notificationTroubles)[number];
export type RefundTrouble = (typeof refundTroubles)[number];
export type TroubleKind = CallTrouble | NotificationTrouble | RefundTrouble;

export interface Trouble {
  readonly kind: TroubleKind;
  /** How often; 1 if it is missing. */
  readonly times?: number | undefined;
  readonly provider?: ProviderName | undefined;
  /** Of calls: only this method, and only paths that contain this. */
  readonly method?: string | undefined;
  readonly path?: string | undefined;
  /** Of refuse and work-then-refuse; 503 if it is missing, or, by chance, what the provider may answer to the call. */
  readonly status?: number | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** Of 'late'; 10 minutes if it is missing. */
  readonly afterMs?: number | undefined;
  /** Of 'refund-fails' at Datatrans; DECLINED if it is missing, or, by chance, any that a credit may have. */
  readonly code?: string | undefined;
}

/** A trouble that happens now. */
export type Happening<Kind extends TroubleKind> = Trouble & {
  readonly kind: Kind;
  /** Of one by chance, from 0 to below 1: which of its possible forms it takes. */
  readonly chance?: number;
};

export interface RandomTroubles {
  readonly seed: number;
  /** From 0 to 1, for each kind that is to happen. */
  readonly probabilities: Readonly<Partial<Record<TroubleKind, number>>>;
}

export interface Occasion {
  readonly provider: ProviderName;
  readonly method?: string;
  readonly path?: string;
}

/** The troubles that were ordered: those for the next occasions first, then those by chance. */
export class Troubles {
  private planned: { trouble: Trouble; left: number }[] = [];
  private random: { next: () => number; probabilities: RandomTroubles['probabilities'] } | null = null;

  plan(...troubles: readonly Trouble[]): void {
    this.planned.push(...troubles.map((trouble) => ({ trouble, left: trouble.times ?? 1 })));
  }

  byChance({ seed, probabilities }: RandomTroubles): void {
    this.random = { next: randomFrom(seed), probabilities };
  }

  clear(): void {
    this.planned = [];
    this.random = null;
  }

  /** What happens at this occasion, out of these kinds. */
  take<Kind extends TroubleKind>(kinds: readonly Kind[], occasion: Occasion): Happening<Kind> | undefined {
    const found = this.planned.find(
      ({ trouble }) => kinds.includes(trouble.kind as Kind) && fits(trouble, occasion),
    );
    if (found) {
      if (--found.left <= 0) this.planned.splice(this.planned.indexOf(found), 1);
      return found.trouble as Happening<Kind>;
    }
    return this.chanceOf(kinds);
  }

  private chanceOf<Kind extends TroubleKind>(kinds: readonly Kind[]): Happening<Kind> | undefined {
    const { random } = this;
    if (!random) return undefined;
    const kind = kinds.find((each) => random.next() < (random.probabilities[each] ?? 0));
    return kind && { kind, chance: random.next() };
  }
}

export const oneOf = <Form>(forms: readonly Form[], chance: number): Form =>
  forms[Math.floor(chance * forms.length)]!;

function fits(trouble: Trouble, { provider, method, path }: Occasion): boolean {
  return (
    (trouble.provider === undefined || trouble.provider === provider) &&
    (trouble.method === undefined || trouble.method === method) &&
    (trouble.path === undefined || (path ?? '').includes(trouble.path))
  );
}

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
