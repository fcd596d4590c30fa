import { device as deviceResource, type Device } from '@bestellwerk/domain/records/definitions/device';
import { recordTable } from '@bestellwerk/projections/records/record/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { ApiError } from '../platform/http/api-error.js';
import { DeviceContacts } from './device-contacts.js';
import { DeviceKeys } from './device-keys.js';

/** `Bearer <id of the device>.<its key>`: what both parts are made of has no dot. */
const TOKEN = /^Bearer ([\da-f-]{36})\.([\w-]{1,100})$/i;

/** A kiosk that may be ordered at. */
export type Kiosk = Pick<Device, 'id' | 'name'>;

/** The kiosks of the branches, which authenticate themselves by the token that staff gave them. */
@Injectable()
export class Kiosks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keys: DeviceKeys,
    private readonly contacts: DeviceContacts,
  ) {}

  /**
   * The kiosk that sent a request about a branch (its id), which counts as a sign of life; null for requests without a token.
   * Throws 401 for a wrong token, and 403 for a device that is no kiosk in use of that branch.
   */
  async of(request: FastifyRequest | null, branch: string): Promise<Kiosk | null> {
    const authorization = request?.headers.authorization;
    if (authorization === undefined) return null;
    const [, id = '', key = ''] = TOKEN.exec(authorization) ?? [];
    const device = isUuid(id) && (await this.keys.isKey(id, key)) ? await this.find(id) : null;
    if (!device) throw wrongToken();
    if (device.kind !== 'kiosk') throw refused('Dieser Schlüssel gehört zu keinem Kiosk.');
    if (!device.isActive) throw refused('Dieser Kiosk ist nicht in Betrieb.');
    if (device.branch.id !== branch) throw refused('Dieser Kiosk gehört zu einer anderen Filiale.');
    await this.contacts.seen(id, 'In Betrieb');
    return { id, name: device.name };
  }

  /** The same where a token is needed. */
  async required(request: FastifyRequest | null, branch: string): Promise<Kiosk> {
    const kiosk = await this.of(request, branch);
    if (kiosk) return kiosk;
    throw wrongToken();
  }

  private async find(id: string): Promise<Device | null> {
    const row = await this.dataSource
      .getRepository(recordTable(deviceResource))
      .findOneBy({ id, isRemoved: false });
    return row && ({ id, ...row.document } as Device);
  }
}

const wrongToken = (): ApiError =>
  ApiError.of(
    HttpStatus.UNAUTHORIZED,
    'Dieser Schlüssel gilt nicht. Bitte erzeugen Sie im Backoffice einen neuen.',
  );

const refused = (text: string): ApiError => ApiError.of(HttpStatus.FORBIDDEN, text);
