import { byName } from '@bestellwerk/domain/text/search';
import type { StoredSignageCommand, StoredSignageDevice } from '@bestellwerk/domain/views/signage';
import type { SignageCommand, SignageDevice } from '@bestellwerk/domain/contracts/signage.schema';
import {
  signageCommandTable,
  type SignageCommandRow,
} from '@bestellwerk/projections/signage/signage-command/table';
import {
  signageDeviceTable,
  type SignageDeviceRow,
} from '@bestellwerk/projections/signage/signage-device/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { ActorNames } from '../access/actor-names.js';
import { ApiError } from '../platform/http/api-error.js';
import { ABSENT, ScreenPresence } from './presence.js';

/** Screens and their commands as staff see them. */
@Injectable()
export class Screens {
  constructor(
    @InjectRepository(signageDeviceTable) private readonly devices: Repository<SignageDeviceRow>,
    @InjectRepository(signageCommandTable) private readonly commands: Repository<SignageCommandRow>,
    private readonly names: ActorNames,
    private readonly presence: ScreenPresence,
  ) {}

  /** Also one that was taken away. Throws 404 for a screen there never was. */
  async one(id: string): Promise<SignageDevice> {
    const [screen] = await this.byIds([id]);
    if (!screen) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Bildschirm gibt es nicht.');
    return screen;
  }

  async byIds(ids: readonly string[]): Promise<SignageDevice[]> {
    const rows = await this.devices.findBy({ id: In([...ids]) });
    return this.shown(rows.map(({ document }) => document));
  }

  /** Those that are paired, by name. */
  async paired(branches: 'all' | readonly string[]): Promise<SignageDevice[]> {
    const rows = await this.devices.find({
      where: { isPaired: true, ...(branches !== 'all' && { branch: In([...branches]) }) },
    });
    return this.shown(rows.map(({ document }) => document).sort(byName));
  }

  /** Newest first. */
  async history(
    device: string,
    { page, limit }: { page: number; limit: number },
  ): Promise<{ commands: SignageCommand[]; total: number }> {
    const [rows, total] = await this.commands.findAndCount({
      where: { device },
      order: { requestedPosition: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { commands: await this.named(rows.map(({ document }) => document)), total };
  }

  async commandsByIds(ids: readonly string[]): Promise<SignageCommand[]> {
    const rows = await this.commands.findBy({ id: In([...ids]) });
    return this.named(rows.map(({ document }) => document));
  }

  /** Adds what is not in the log: the names of people, and which screens are online. */
  async shown(documents: readonly StoredSignageDevice[]): Promise<SignageDevice[]> {
    const commands = documents.flatMap(({ open, last }) => (last ? [...open, last] : open));
    const [nameOf, present] = await Promise.all([
      this.names.of(commands.map(({ requestedBy }) => requestedBy)),
      this.presence.of(documents.map(({ id }) => id)),
    ]);
    const named = (command: StoredSignageCommand): SignageCommand => ({
      ...command,
      requestedBy: nameOf(command.requestedBy),
    });
    return documents.map(({ open, last, ...device }) => {
      const [current, ...waiting] = open.map(named);
      const { isOnline, lastSeenAt } = present.get(device.id) ?? ABSENT;
      return {
        ...device,
        isOnline: device.isPaired && isOnline,
        lastSeenAt,
        current: current ?? null,
        waiting,
        last: last && named(last),
      };
    });
  }

  private async named(commands: readonly StoredSignageCommand[]): Promise<SignageCommand[]> {
    const nameOf = await this.names.of(commands.map(({ requestedBy }) => requestedBy));
    return commands.map((command) => ({ ...command, requestedBy: nameOf(command.requestedBy) }));
  }
}
