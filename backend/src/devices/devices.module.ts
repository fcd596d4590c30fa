import { Module } from '@nestjs/common';
import { DeviceContacts } from './device-contacts.js';
import { DeviceKeys } from './device-keys.js';
import { Kiosks } from './kiosks.js';
import { KiosksController } from './kiosks.controller.js';

/** What belongs to the devices of a branch beside their records. */
@Module({
  controllers: [KiosksController],
  providers: [DeviceContacts, DeviceKeys, Kiosks],
  exports: [DeviceContacts, DeviceKeys, Kiosks],
})
export class DevicesModule {}
