import { may } from '@bestellwerk/domain/access/policy';
import { boardTopic, orderTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { BranchKeys } from '../branch-keys/branch-keys.js';
import { displayTopicOf } from '../branch-keys/display-topic.js';
import type { Change } from '../platform/consistency/change-feed.js';
import {
  branchTopics,
  type LiveReadModel,
  type SecretTopic,
  type Subscriber,
} from '../platform/consistency/live-read-model.js';
import { OrderBoard } from './order-board.js';

const BOARD = boardTopic('');
const displayChanges = (topic: string): string[] =>
  topic.startsWith(BOARD) ? [displayTopicOf(topic.slice(BOARD.length))] : [];

@Injectable()
export class LiveOrderBoard implements LiveReadModel {
  readonly name = 'order_board';
  readonly topics = [
    branchTopics('board', 'orders.read'),
    { kind: 'order', open: (id: string, subscriber: Subscriber) => maySee(this.board, id, subscriber) },
    { kind: 'display', open: (address: string) => this.asDisplay(address.split(':')) },
  ];

  constructor(
    private readonly board: OrderBoard,
    private readonly keys: BranchKeys,
  ) {}

  async show(ids: readonly string[]) {
    const orders = await this.board.byIds(ids);
    return orders.map((row) => ({ row, topics: [boardTopic(row.branch.id), orderTopic(row.id)] }));
  }

  /** Displays learn that something changed, and nothing of it. */
  alsoNotified(changes: readonly Change[]): Promise<string[]> {
    return Promise.resolve(changes.flatMap(({ topics }) => topics.flatMap(displayChanges)));
  }

  /** As long as the key is valid. */
  private async asDisplay([branch, key, ...rest]: string[]): Promise<SecretTopic | null> {
    if (!branch || !isUuid(branch) || !key || rest.length > 0) return null;
    const isValid = () => this.keys.isKey(branch, key);
    return (await isValid()) ? { as: displayTopicOf(branch), isStillValid: isValid } : null;
  }
}

/** Without rows: pages read the history and the messages of the order again. */
@Injectable()
export class LiveOrderHistory implements LiveReadModel {
  readonly name = 'order_history';
  readonly topics = [
    {
      kind: 'order-history',
      open: (id: string, subscriber: Subscriber) => maySee(this.board, id, subscriber),
    },
  ];

  constructor(private readonly board: OrderBoard) {}
}

async function maySee(board: OrderBoard, id: string, { staff }: Subscriber): Promise<boolean> {
  if (!staff || !isUuid(id)) return false;
  const [order] = await board.byIds([id]);
  return order !== undefined && may(staff, 'orders.read', order.branch.id);
}
