import type { SandboxSettings } from './settings.js';
import type { ProviderName, SandboxState, TaskKind } from './state.js';
import type { Troubles } from './troubles.js';

/** What the parts of the sandbox share. */
export interface World {
  readonly state: SandboxState;
  readonly settings: SandboxSettings;
  readonly troubles: Troubles;
  /** Where browsers find the pages, without a slash at its end. */
  readonly publicUrl: string;
  /** Milliseconds since 1970 on the sandbox's clock. */
  now(): number;
  later(kind: TaskKind, subject: string, afterMs: number): void;
  notify(news: News): void;
}

/** What a provider notifies the merchant of. */
export interface News {
  readonly provider: ProviderName;
  readonly url: string;
  readonly subject: string;
  readonly status: string;
  readonly body: string;
}
