import { canPrint } from '@bestellwerk/domain/printing/fitting-printer';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { HttpStatus, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ApiError } from '../platform/http/api-error.js';
import { DeviceKeys } from '../devices/device-keys.js';
import { Printers } from './printers.js';

/** Printers that call us, by the key in their address. Addresses are logged as patterns only. */
@Injectable()
export class PrinterCallers {
  constructor(
    private readonly keys: DeviceKeys,
    private readonly printers: Printers,
  ) {}

  /** Throws 401 for a wrong key, and for a device that does not print this way. */
  async admit(id: string, key: string, driver: Device['driver']): Promise<Device> {
    const device = isUuid(id) && (await this.keys.isKey(id, key)) ? await this.printers.find(id) : null;
    if (device && device.driver === driver && canPrint(device)) return device;
    throw ApiError.of(HttpStatus.UNAUTHORIZED, 'Dieser Schlüssel gilt nicht für dieses Gerät.');
  }
}
