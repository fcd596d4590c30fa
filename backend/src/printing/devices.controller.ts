import { canPrint } from '@bestellwerk/domain/printing/fitting-printer';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { deviceKeySchema, deviceStatusSchema } from '@bestellwerk/domain/contracts/printing.schema';
import { printFailureText } from '@bestellwerk/domain/printing/print-job-texts';
import type { Device } from '@bestellwerk/domain/records/definitions/device';
import { Controller, Delete, Get, Header, HttpCode, HttpStatus, Inject, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorize, type Staff } from '../access/staff.js';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ApiError } from '../platform/http/api-error.js';
import { KnownIdPipe } from '../platform/http/pipes.js';
import { PerMinute } from '../platform/http/throttle.guard.js';
import { SETTINGS, type Settings } from '../platform/settings.js';
import { DeviceContacts } from '../devices/device-contacts.js';
import { DeviceKeys } from '../devices/device-keys.js';
import { Printers } from './printers.js';
import { askOverTcp } from './tcp/print-over-tcp.js';

const PER_MINUTE = 60;
/** Without a word of the printer. */
const unheard = ['unreachable', 'no-answer', 'no-printer'];
const pathOf: Partial<Record<Device['driver'], string>> = { 'epson-sdp': 'epson', 'star-cloudprnt': 'star' };

/** What belongs to a device beside its record: its key, when it was heard of, and what it says. */
@ApiTags('Geräte')
@Controller('api/devices/:id')
export class DevicesController {
  constructor(
    private readonly printers: Printers,
    private readonly keys: DeviceKeys,
    private readonly contacts: DeviceContacts,
    private readonly catalogue: CatalogueReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  @Get('status')
  @StaffOnly()
  @ApiOperation({ summary: 'When a device was heard of, what it said, and whether it has a key' })
  @ApiOkResponse({ standardSchema: answer(deviceStatusSchema) })
  async status(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    authorize(staff, 'orders.read', (await this.printers.one(id)).branch.id);
    return { data: await this.contacts.of(id) };
  }

  @Post('request-device-logs')
  @StaffOnly()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Ask a device about itself: at once, or when it calls next' })
  @ApiOkResponse({ standardSchema: answer(deviceStatusSchema) })
  async requestLog(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    const device = await this.printers.one(id);
    authorize(staff, 'order.print', device.branch.id);
    if (!canPrint(device)) throw unanswered('Dieses Gerät führt kein Log.');
    if (device.driver === 'escpos-tcp') await this.ask(device);
    else if (device.driver === 'star-cloudprnt') await this.contacts.requestLog(id);
    return { data: await this.contacts.of(id) };
  }

  @Post('api-key')
  @StaffOnly()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'A new API key, shown once; the one before no longer works' })
  @ApiOkResponse({ standardSchema: answer(deviceKeySchema) })
  async issue(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    const device = await this.printers.one(id);
    authorize(staff, 'branch.change', device.branch.id);
    const key = await this.keys.issue(id, staff.id);
    return { data: { key, url: this.addressOf(device, key) } };
  }

  @Delete('api-key')
  @StaffOnly()
  @ApiOperation({ summary: 'The API key no longer works' })
  @ApiOkResponse({ standardSchema: answer(z.null()) })
  async revoke(@Param('id', KnownIdPipe) id: string, @CurrentUser() staff: Staff) {
    authorize(staff, 'branch.change', (await this.printers.one(id)).branch.id);
    await this.keys.revoke(id);
    return { data: null };
  }

  /** What a printer calls, or what a kiosk opens; null for devices that need the key alone. */
  private addressOf({ id, kind, driver, branch }: Device, key: string): string | null {
    const { publicUrl } = this.settings;
    if (kind === 'kiosk') {
      const identifier = this.catalogue.branch(branch.id)?.identifier;
      return identifier === undefined ? null : `${publicUrl}/self-service/${identifier}#${id}.${key}`;
    }
    const path = pathOf[driver];
    return path === undefined ? null : `${publicUrl}/api/printing/${path}/${id}/${key}`;
  }

  private async ask(device: Device): Promise<void> {
    const status = await askOverTcp(device);
    if (unheard.includes(status)) throw unanswered(printFailureText(status));
    const text = status === 'ready' ? 'Bereit' : printFailureText(status);
    await this.contacts.seen(device.id, text);
    await this.contacts.note(device.id, `Abgefragt: ${text}`);
  }
}

const unanswered = (reason: string): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, `Log konnte nicht angefordert werden. ${reason}`);
