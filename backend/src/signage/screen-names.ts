import { sortKey } from '@bestellwerk/domain/records/sort-key';
import type { CommandContext } from '@bestellwerk/event-log/command';
import { Transactor } from '@bestellwerk/event-log/transactor';
import {
  signageDeviceTable,
  type SignageDeviceRow,
} from '@bestellwerk/projections/signage/signage-device/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { NameReservations } from '../platform/commands/name-reservations.js';
import { ApiError } from '../platform/http/api-error.js';
import { tablesExist } from '../platform/consistency/tables-exist.js';
import { screenStreams } from './screen-streams.js';

export interface ScreenName {
  readonly branch: string;
  readonly name: string;
}

/** Names of screens are unique in a branch, so that staff can distinguish them. */
@Injectable()
export class ScreenNames {
  constructor(
    @InjectRepository(signageDeviceTable) private readonly devices: Repository<SignageDeviceRow>,
    private readonly transactor: Transactor,
    private readonly reservations: NameReservations,
  ) {}

  /** Throws 422 where another screen of the branch has this name. */
  async reserve(device: string, name: ScreenName, context: CommandContext): Promise<void> {
    const reservable = { stream: this.streamOf(name), resource: 'signage-device', field: 'name' };
    const hasName = (owner: string) => this.hasName(owner, name);
    const refused = await this.reservations.reserve(device, reservable, context, hasName);
    if (refused) throw taken();
    if (await this.isWithoutReservation(device, name)) {
      await this.giveBack(device, name, context);
      throw taken();
    }
  }

  /** Releases a name that the screen does not have, or no longer has. */
  async giveBack(device: string, name: ScreenName, context: CommandContext): Promise<void> {
    if (await this.hasName(device, name)) return;
    await this.reservations.release(device, this.streamOf(name), context);
  }

  private async hasName(device: string, name: ScreenName): Promise<boolean> {
    const { stream, decider } = screenStreams;
    const { state: player } = (await this.transactor.read(stream(device), decider)).state;
    return player.status === 'paired' && this.streamOf(player) === this.streamOf(name);
  }

  /** Whether a screen has the name that was paired before names were reserved: only the read model knows those. */
  private async isWithoutReservation(device: string, name: ScreenName): Promise<boolean> {
    if (!(await tablesExist(this.devices.manager, ['signage_device']))) return false;
    const others = await this.devices.findBy({ branch: name.branch, isPaired: true, id: Not(device) });
    for (const other of others) {
      if (sortKey(other.name) === sortKey(name.name) && (await this.hasName(other.id, name))) return true;
    }
    return false;
  }

  private streamOf({ branch, name }: ScreenName): string {
    return this.reservations.streamOf(['signage-device', 'branch', 'name', branch, sortKey(name)]);
  }
}

const taken = (): ApiError =>
  ApiError.of(
    HttpStatus.UNPROCESSABLE_ENTITY,
    'In dieser Filiale gibt es schon einen Bildschirm mit diesem Namen.',
    'name',
  );
