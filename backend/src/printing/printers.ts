import { device as deviceResource, type Device } from '@bestellwerk/domain/records/definitions/device';
import type { NamedPrinter, PrintTemplate } from '@bestellwerk/domain/printing/print-terms.schema';
import { canPrint, canPrintOn, prints } from '@bestellwerk/domain/printing/fitting-printer';
import { recordTable } from '@bestellwerk/projections/records/record/table';
import { HttpStatus, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ApiError } from '../platform/http/api-error.js';

/** With the instant of its last change (ISO). */
export interface KnownDevice extends Device {
  readonly changedAt: string;
}

/** The devices of the branches, as far as they print. */
@Injectable()
export class Printers {
  constructor(private readonly dataSource: DataSource) {}

  /** Every device that is not removed, by name. */
  async all(): Promise<KnownDevice[]> {
    const rows = await this.dataSource
      .getRepository(recordTable(deviceResource))
      .find({ where: { isRemoved: false }, order: { title: 'ASC' } });
    return rows.map(({ id, changedAt, document }) => ({ id, changedAt, ...document }) as KnownDevice);
  }

  /** Null for one that does not exist or was removed. */
  async find(id: string): Promise<Device | null> {
    return (await this.all()).find((device) => device.id === id) ?? null;
  }

  /** Throws 404. */
  async one(id: string): Promise<Device> {
    const device = await this.find(id);
    if (device) return device;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Dieses Gerät gibt es nicht.');
  }

  /** The printer of a branch for a document: the one that is asked for, or the first that prints such documents. */
  async forTemplate(
    branch: string,
    template: Exclude<PrintTemplate, 'test'>,
    asked?: string,
  ): Promise<Device | null> {
    const printers = (await this.all()).filter(
      (device) => canPrintOn(device, template) && device.branch.id === branch,
    );
    if (asked !== undefined) return printers.find(({ id }) => id === asked) ?? null;
    return printers.find((device) => prints(device, template)) ?? null;
  }

  /** The printer that stands in for another one. */
  async fallbackOf({ fallback }: Device, template: PrintTemplate): Promise<NamedPrinter | null> {
    const device = fallback && (await this.find(fallback.id));
    const fits = device && (template === 'test' ? canPrint(device) : canPrintOn(device, template));
    return fits ? named(device) : null;
  }
}

export const named = ({ id, name }: Device): NamedPrinter => ({ id, name });
