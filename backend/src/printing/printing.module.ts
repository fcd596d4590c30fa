import { printJobTable } from '@bestellwerk/projections/printing/print-job/table';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '../access/access.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { OrderingModule } from '../ordering/ordering.module.js';
import { CommandsModule } from '../platform/commands/commands.module.js';
import { ReadModelsModule } from '../platform/consistency/read-models.module.js';
import { AutomaticTickets } from './automatic-tickets.js';
import { DevicesController } from './devices.controller.js';
import { EpsonController } from './epson/epson.controller.js';
import { JobDocuments } from './job-documents.js';
import { JobReports } from './job-reports.js';
import { kioskTicketHandlers, KioskTicketsController } from './kiosk-ticket.commands.js';
import { PrintJobs } from './print-jobs.js';
import { PrintQueue } from './print-queue.js';
import { PrinterCallers } from './printer-callers.js';
import { Printers } from './printers.js';
import { PrintingQueriesController } from './printing-queries.controller.js';
import {
  DeviceTestsController,
  OrderPrintingController,
  PrintJobCommandsController,
  printingHandlers,
} from './printing.commands.js';
import { PulledJobs } from './pulled-jobs.js';
import { StarController } from './star/star.controller.js';
import { TcpPrinting } from './tcp/tcp-printing.js';

/** Documents on paper: printers, jobs, and the ways to bring one to the other. */
@Module({
  imports: [
    AccessModule,
    CommandsModule,
    DevicesModule,
    OrderingModule,
    ReadModelsModule,
    TypeOrmModule.forFeature([printJobTable]),
  ],
  controllers: [
    PrintingQueriesController,
    OrderPrintingController,
    PrintJobCommandsController,
    DeviceTestsController,
    DevicesController,
    KioskTicketsController,
    EpsonController,
    StarController,
  ],
  providers: [
    ...printingHandlers,
    ...kioskTicketHandlers,
    AutomaticTickets,
    JobDocuments,
    JobReports,
    PrintJobs,
    PrintQueue,
    PrinterCallers,
    Printers,
    PulledJobs,
    TcpPrinting,
  ],
  exports: [PrintJobs, Printers],
})
export class PrintingModule {}
