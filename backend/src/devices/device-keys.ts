import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiKeys, type KindOfKey } from '../platform/api-keys.js';
import { Secrets } from '../platform/secrets.js';

/** API keys of printers that fetch their jobs, and of kiosks; short enough for a printer's address field. */
@Injectable()
export class DeviceKeys extends ApiKeys {
  protected readonly kind: KindOfKey = {
    table: 'app.device_key',
    owner: 'device',
    bytes: 24,
    purpose: 'device key',
  };

  constructor(dataSource: DataSource, secrets: Secrets) {
    super(dataSource, secrets);
  }
}
