import { canPrint, noPrinterText } from '@bestellwerk/domain/printing/fitting-printer';
import { printJobSchema } from '@bestellwerk/domain/contracts/printing.schema';
import {
  cancelPrint,
  printDeadlines,
  queuePrint,
  resolvePrint,
} from '@bestellwerk/domain/printing/print-job-decisions';
import { orderTemplateSchema } from '@bestellwerk/domain/printing/print-terms.schema';
import { orderStream } from '@bestellwerk/domain/ordering/order/order-events';
import { Transactor } from '@bestellwerk/event-log/transactor';
import { Controller, HttpStatus } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { staffCaller } from '../access/staff-caller.js';
import { authorize } from '../access/staff.js';
import { orderStreams } from '../ordering/order-streams.js';
import { Clock } from '../platform/clock.js';
import { CommandContexts } from '../platform/commands/command-contexts.js';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import { idOfNew } from '../platform/commands/command-metadata.js';
import { CommandRoutes, handlersOf } from '../platform/commands/command-routes.js';
import { Commands } from '../platform/commands/commands.js';
import { commandsOf, defineCommand } from '../platform/commands/define-command.js';
import { ApiError } from '../platform/http/api-error.js';
import { CommandResult } from '../platform/http/command-result.js';
import { printJobStreams } from './print-job-streams.js';
import { PrintJobs } from './print-jobs.js';
import { PrintQueue } from './print-queue.js';
import { named, Printers } from './printers.js';

const printCommand = commandsOf({
  streams: printJobStreams,
  caller: staffCaller,
  answers: printJobSchema,
  answer: async ({ state }, _input, services) => (await services(PrintJobs).shown([state.view!]))[0]!,
  branches: (job) => (job.status === 'none' ? [] : [job.branch]),
});

/** Prints a document of an order once; asked for again, it is a copy. */
export const PrintOrder = defineCommand({
  name: 'PrintOrder',
  caller: staffCaller,
  route: { path: 'print', summary: 'Print a document of the order; a second one says that it is a copy' },
  body: z
    .object({ template: orderTemplateSchema.default('receipt'), printer: z.uuid().optional() })
    .meta({ id: 'PrintOrder' }),
  answers: printJobSchema,
  async handle({ by, metadata, params, body: { template, printer: asked } }, services) {
    const stream = orderStream(params['id']!);
    const order = (await services(Transactor).read(stream, orderStreams.decider)).state.view?.staff;
    if (!order) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Bestellung gibt es nicht.');
    authorize(by, 'order.print', order.branch.id);
    const printer = await services(Printers).forTemplate(order.branch.id, template, asked);
    if (!printer) throw ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, noPrinterText(template), 'printer');
    const payload = { template, printer: asked ?? null };
    const { commandId } = services(CommandContexts).contextFor(metadata, payload);
    const { id, decide } = await services(PrintQueue).plan({ order, template, printer, commandId });
    const accepted = await services(CommandExecutor).write(printJobStreams, {
      id,
      metadata,
      payload,
      decide,
    });
    const [job] = await services(PrintJobs).shown([accepted.state.view!]);
    return new CommandResult(job!, accepted.position);
  },
});

export const CancelPrint = printCommand({
  name: 'CancelPrint',
  route: { path: ':id/cancel', summary: 'No longer wanted; only while no printer has it' },
  action: 'order.print',
  decide: cancelPrint,
});

export const ResolvePrint = printCommand({
  name: 'ResolvePrint',
  route: { path: ':id/resolve', summary: 'Whether paper came out, where the printer did not say' },
  body: z.object({ wasPrinted: z.boolean() }).meta({ id: 'ResolvePrint' }),
  action: 'order.print',
  decide: (job, { body: { wasPrinted } }) => resolvePrint(job, wasPrinted),
});

const failedTest = (reason: string): ApiError =>
  ApiError.of(HttpStatus.UNPROCESSABLE_ENTITY, `Test nicht erfolgreich. ${reason}`);

export const TestPrint = printCommand({
  name: 'TestPrint',
  route: { path: 'test/print', summary: 'Print a test page; the job says whether it worked' },
  target: ({ metadata }) => idOfNew('test print', metadata),
  async facts({ by, params }, services) {
    const device = await services(Printers).one(params['id']!);
    authorize(by, 'order.print', device.branch.id);
    if (!canPrint(device))
      throw failedTest('Dieses Gerät ist kein Drucker mit Anschluss, oder es ist außer Betrieb.');
    return { device, at: services(Clock).now().toISOString() };
  },
  decide: (job, _input, { device, at }) =>
    queuePrint(job, {
      ...{ branch: device.branch.id, printer: named(device), template: 'test', order: null },
      ...{ content: 'test', copy: 0, ...printDeadlines('test', at) },
    }),
});

const orderRoutes = { print: PrintOrder };
const jobRoutes = { cancel: CancelPrint, resolve: ResolvePrint };
const deviceRoutes = { testPrint: TestPrint };

@ApiTags('Bestellungen')
@Controller('api/orders/:id')
@CommandRoutes(orderRoutes)
export class OrderPrintingController {
  constructor(readonly commands: Commands) {}
}

@ApiTags('Druckaufträge')
@Controller('api/print-jobs')
@CommandRoutes(jobRoutes)
export class PrintJobCommandsController {
  constructor(readonly commands: Commands) {}
}

@ApiTags('Geräte')
@Controller('api/devices/:id')
@CommandRoutes(deviceRoutes)
export class DeviceTestsController {
  constructor(readonly commands: Commands) {}
}

export const printingHandlers = [
  ...handlersOf(orderRoutes),
  ...handlersOf(jobRoutes),
  ...handlersOf(deviceRoutes),
];
