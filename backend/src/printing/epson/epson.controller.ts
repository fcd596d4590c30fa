import { printFailureText } from '@bestellwerk/domain/printing/print-job-texts';
import { Body, Controller, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { textContent } from '../../platform/http/text-content.js';
import { PerMinute } from '../../platform/http/throttle.guard.js';
import { DeviceContacts } from '../../devices/device-contacts.js';
import { JobReports } from '../job-reports.js';
import { attemptOf, tokenOf } from '../job-token.js';
import { printedWithinMs } from '../printed-within.js';
import { PrinterCallers } from '../printer-callers.js';
import { PulledJobs } from '../pulled-jobs.js';
import { renderEpos } from '../rendering/render-epos.js';
import { failureOf, printRequest, resultsIn } from './epson-xml.js';

const PER_MINUTE = 600;

/** Epson Server Direct Print: the printer asks at its interval, gets a job or nothing, and reports what became of it. */
@ApiTags('Drucker')
@Controller('api/printing/epson')
export class EpsonController {
  constructor(
    private readonly callers: PrinterCallers,
    private readonly pulled: PulledJobs,
    private readonly reports: JobReports,
    private readonly contacts: DeviceContacts,
  ) {}

  @Post(':device/:key')
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What an Epson printer with Server Direct Print calls' })
  @ApiOkResponse({ content: textContent('text/xml') })
  async call(
    @Param('device') device: string,
    @Param('key') key: string,
    @Body() form: unknown,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const printer = await this.callers.admit(device, key, 'epson-sdp');
    const { ConnectionType, ResponseFile } = (form ?? {}) as Record<string, unknown>;
    let answer = '';
    if (ConnectionType === 'GetRequest') {
      await this.contacts.seen(printer.id, 'Bereit');
      const taken = await this.pulled.take(printer);
      if (taken) {
        const document = await renderEpos(taken.markup, printer, taken.isForDrawer);
        answer = printRequest(tokenOf(taken), document, printedWithinMs(taken.markup, printer));
      }
    } else if (ConnectionType === 'SetResponse' && typeof ResponseFile === 'string') {
      await this.settle(printer, ResponseFile);
    }
    await reply
      .headers({ 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' })
      .send(answer);
  }

  /** A report may come again when its answer was lost: it then says nothing new. */
  private async settle(printer: Parameters<JobReports['confirmed']>[1], xml: string): Promise<void> {
    for (const { printJobId, isPrinted, code } of resultsIn(xml)) {
      const known = attemptOf(printJobId);
      if (!known || !(await this.pulled.isOf(known.job, printer.id))) continue;
      if (isPrinted) await this.reports.confirmed(known.job, printer, known.attempt);
      else {
        await this.reports.failed(known.job, printer, known.attempt, failureOf(code));
        await this.contacts.seen(printer.id, printFailureText(failureOf(code)));
      }
    }
  }
}
