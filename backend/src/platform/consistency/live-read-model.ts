import { may, type Action, type Principal } from '@bestellwerk/domain/access/policy';
import type { ReadModelName } from '@bestellwerk/projections/projections';
import type { Observable } from 'rxjs';
import type { Change } from './change-feed.js';

/** Who asks to follow a topic. */
export interface Subscriber {
  /** Null for a visitor. */
  readonly staff: (Principal & { readonly id: string }) | null;
  readonly address: string;
}

/** A topic whose name contains a secret: its changes are sent under another topic, which contains none. */
export interface SecretTopic {
  readonly as: string;
  /** Asked before every message; omitted where a secret stays valid. */
  isStillValid?(): Promise<boolean>;
}

/** Who may follow the topics named `<kind>:<subject>`. */
export interface TopicKind {
  readonly kind: string;
  open(
    subject: string,
    subscriber: Subscriber,
  ): boolean | SecretTopic | null | Promise<boolean | SecretTopic | null>;
}

/** A row as its followers see it, and the topics under which it is sent. */
export interface ShownRow {
  readonly row: unknown;
  readonly topics: readonly string[];
}

/** How a read model appears on the live socket. */
export interface LiveReadModel {
  readonly name: ReadModelName;
  readonly topics: readonly TopicKind[];
  /** The rows with these keys as they are now. Without it followers are only notified that they should read again. */
  show?(keys: readonly string[]): Promise<readonly ShownRow[]>;
  /** Topics that are notified of these changes, without rows, beside the topics that the projection names. */
  alsoNotified?(
    changes: readonly Change[],
    isKindFollowed: (kind: string) => boolean,
  ): Promise<readonly string[]>;
  /** Keys of rows that look different, though nothing was added to the log. */
  readonly unlogged?: Observable<readonly string[]>;
}

/** Topics of a branch, for staff who may do this in it. */
export const branchTopics = (kind: string, action: Action): TopicKind => ({
  kind,
  open: (branch, { staff }) => staff !== null && may(staff, action, branch),
});
