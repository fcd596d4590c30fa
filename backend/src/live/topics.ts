import { branchesFor, may } from '@bestellwerk/domain/access/policy';
import { modelNameOf } from '@bestellwerk/projections/records/record/table';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { validate as isUuid } from 'uuid';
import type { Staff } from '../access/staff.js';
import { ApiError } from '../platform/http/api-error.js';
import { mayRead } from '../records/record-access.js';
import { RESOURCES, type Resources } from '../records/resources.token.js';
import { OrderBoard } from '../ordering/order-board.js';
import { PublicOrders } from '../ordering/public-orders.js';
import { PlayerTokens } from '../signage/player-tokens.js';
import { Screens } from '../signage/screens.js';
import type { ReadModelName } from '../platform/consistency/checkpoints.js';
import { LiveWorkingTime } from './live-working-time.js';

const JOURNAL = 'logs';
const LOOKS = 8;
const PAUSE_MS = 125;

/** Topics that a client may subscribe to. */
export interface OpenTopic {
  /** The read model whose rows it shows. */
  readonly model: ReadModelName;
  /** The topic without its secret, under which its changes are sent; none where it has no secret. */
  readonly as?: string;
}

/** What a player follows, without its token. */
export const playerRoom = (device: string): string => `player:${device}`;

/** Who may listen to what. */
@Injectable()
export class Topics {
  constructor(
    private readonly board: OrderBoard,
    private readonly publicOrders: PublicOrders,
    private readonly workingTime: LiveWorkingTime,
    private readonly screens: Screens,
    private readonly players: PlayerTokens,
    @Inject(RESOURCES) private readonly resources: Resources,
  ) {}

  /** What a topic shows, if this person (null: a visitor) at this address may see it; else null. */
  async open(topic: string, staff: Staff | null, address: string): Promise<OpenTopic | null> {
    const [kind, ...rest] = topic.split(':');
    switch (kind) {
      case 'public-order':
        return (await this.knowsOrder(rest)) ? { model: 'public_order' } : null;
      case 'board':
        return staff && may(staff, 'orders.read', rest.join(':')) ? { model: 'order_board' } : null;
      case 'order':
        return staff && (await this.maySee(staff, rest.join(':'))) ? { model: 'order_board' } : null;
      case 'screens':
        return staff && may(staff, 'signage.read', rest.join(':')) ? { model: 'signage_device' } : null;
      case 'screen':
        return staff && (await this.maySeeScreen(staff, rest.join(':'))) ? { model: 'signage_device' } : null;
      case 'player':
        return this.ofPlayer(rest);
      case 'records':
        return this.ofRecords(rest.join(':'), staff);
      case 'presence':
        return staff && may(staff, 'presence.read', rest.join(':')) ? { model: 'working_activity' } : null;
      case 'working-time': {
        const mayHear = staff && (await this.workingTime.mayHearOf(staff, rest.join(':')));
        return mayHear ? { model: 'working_activity' } : null;
      }
      case 'terminal': {
        const as = await this.workingTime.topicAtTerminal(rest, address);
        return as === null ? null : { model: 'working_activity', as };
      }
      default:
        return null;
    }
  }

  private ofRecords(path: string, staff: Staff | null): OpenTopic | null {
    if (path === JOURNAL)
      return staff && branchesFor(staff, 'logs.read') === 'all' ? { model: 'journal' } : null;
    const resource = this.resources.find((one) => one.path === path);
    return resource && mayRead(resource, staff) ? { model: modelNameOf(resource) } : null;
  }

  /** An order placed just now may take a moment until it can be read. */
  private async knowsOrder([uid, hash, ...rest]: string[]): Promise<boolean> {
    if (!uid || !hash || rest.length > 0) return false;
    for (let look = 1; look <= LOOKS; look++) {
      if (await this.publicOrders.find(uid, hash)) return true;
      if (look < LOOKS) await sleep(PAUSE_MS);
    }
    return false;
  }

  private async ofPlayer([device, token, ...rest]: string[]): Promise<OpenTopic | null> {
    if (!device || !token || rest.length > 0) return null;
    const isPlayer = (await this.players.deviceOf(token)) === device;
    return isPlayer ? { model: 'signage_device', as: playerRoom(device) } : null;
  }

  private async maySeeScreen(staff: Staff, screenId: string): Promise<boolean> {
    if (!isUuid(screenId)) return false;
    const [screen] = await this.screens.byIds([screenId]);
    return screen !== undefined && may(staff, 'signage.read', screen.branch);
  }

  private async maySee(staff: Staff, orderId: string): Promise<boolean> {
    if (!isUuid(orderId)) return false;
    try {
      const { branch } = await this.board.order(orderId);
      return may(staff, 'orders.read', branch.id);
    } catch (error) {
      if (error instanceof ApiError) return false;
      throw error;
    }
  }
}
