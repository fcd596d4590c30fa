import { may } from '@bestellwerk/domain/access/policy';
import { boardTopic, orderTopic } from '@bestellwerk/domain/contracts/live-topics';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import {
  branchTopics,
  type LiveReadModel,
  type Subscriber,
} from '../platform/consistency/live-read-model.js';
import { OrderBoard } from './order-board.js';

@Injectable()
export class LiveOrderBoard implements LiveReadModel {
  readonly name = 'order_board';
  readonly topics = [
    branchTopics('board', 'orders.read'),
    { kind: 'order', open: (id: string, subscriber: Subscriber) => this.maySee(id, subscriber) },
  ];

  constructor(private readonly board: OrderBoard) {}

  async show(ids: readonly string[]) {
    const orders = await this.board.byIds(ids);
    return orders.map((row) => ({ row, topics: [boardTopic(row.branch.id), orderTopic(row.id)] }));
  }

  private async maySee(id: string, { staff }: Subscriber): Promise<boolean> {
    if (!staff || !isUuid(id)) return false;
    const [order] = await this.board.byIds([id]);
    return order !== undefined && may(staff, 'orders.read', order.branch.id);
  }
}
