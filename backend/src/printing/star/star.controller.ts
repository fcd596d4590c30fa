import { printFailureText } from '@bestellwerk/domain/printing/print-job-texts';
import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { textContent } from '../../platform/http/text-content.js';
import { PerMinute } from '../../platform/http/throttle.guard.js';
import { DeviceContacts } from '../../devices/device-contacts.js';
import { JobReports } from '../job-reports.js';
import { attemptOf, tokenOf } from '../job-token.js';
import { PrinterCallers } from '../printer-callers.js';
import { PulledJobs } from '../pulled-jobs.js';
import { renderPng } from '../rendering/render-png.js';
import { renderText } from '../rendering/render-svg.js';
import { failureOf, isPrinted, mediaTypes, questions, starPollSchema, statusText } from './star-protocol.js';

const PER_MINUTE = 600;

/** Star CloudPRNT: the printer polls, fetches the job that is announced to it, possibly several times, and confirms it. */
@ApiTags('Drucker')
@Controller('api/printing/star/:device/:key')
export class StarController {
  constructor(
    private readonly callers: PrinterCallers,
    private readonly pulled: PulledJobs,
    private readonly reports: JobReports,
    private readonly contacts: DeviceContacts,
  ) {}

  @Post()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What a Star printer with CloudPRNT polls' })
  @ApiOkResponse({ content: textContent('application/json') })
  async poll(
    @Param('device') device: string,
    @Param('key') key: string,
    @Body({ schema: starPollSchema }) poll: z.infer<typeof starPollSchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const printer = await this.callers.admit(device, key, 'star-cloudprnt');
    await this.contacts.seen(printer.id, statusText(poll.statusCode ?? ''));
    const answers = (poll.clientAction ?? []).map(
      ({ request, result }) => `${request}: ${JSON.stringify(result)}`,
    );
    if (answers.length > 0) await this.contacts.note(printer.id, answers.join(', '));
    const { isLogRequested } = await this.contacts.of(printer.id);
    const isBusy = poll.printingInProgress === true;
    const ready = isBusy ? null : ((await this.pulled.inHand(printer)) ?? (await this.pulled.next(printer)));
    await reply.headers({ 'content-type': 'application/json', 'cache-control': 'no-store' }).send(
      JSON.stringify({
        jobReady: ready !== null,
        ...(ready && { mediaTypes, jobToken: tokenOf(ready), deleteMethod: 'DELETE' }),
        ...(isLogRequested && { clientAction: questions.map((request) => ({ request, options: '' })) }),
      }),
    );
  }

  @Get()
  @PerMinute(PER_MINUTE)
  @ApiOperation({ summary: 'The job that was announced to a Star printer' })
  @ApiOkResponse({ content: textContent('image/png', 'text/plain') })
  async job(
    @Param('device') device: string,
    @Param('key') key: string,
    @Query() query: Record<string, unknown>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const printer = await this.callers.admit(device, key, 'star-cloudprnt');
    const type = mediaTypes.find((one) => one === query['type']);
    if (!type) return void (await reply.status(HttpStatus.UNSUPPORTED_MEDIA_TYPE).send());
    const wanted = query['token'] === undefined ? await this.pulled.next(printer) : attemptOf(query['token']);
    const taken =
      wanted &&
      ((await this.pulled.again(wanted, printer)) ?? (await this.pulled.begin(wanted.job, printer)));
    if (!taken) return void (await reply.status(HttpStatus.NOT_FOUND).send());
    const isPicture = type === 'image/png';
    await reply
      .headers({
        'content-type': isPicture ? type : `${type}; charset=utf-8`,
        'cache-control': 'no-store',
        ...(taken.isForDrawer && printer.opensDrawer && { 'x-star-cashdrawer': 'start' }),
        ...(printer.cut !== 'none' && { 'x-star-cut': `${printer.cut}; feed=true` }),
      })
      .send(isPicture ? renderPng(taken.markup, printer) : renderText(taken.markup, printer));
  }

  @Delete()
  @PerMinute(PER_MINUTE)
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'What became of the job of a Star printer' })
  @ApiOkResponse({ content: textContent('text/plain') })
  async done(
    @Param('device') device: string,
    @Param('key') key: string,
    @Query() query: Record<string, unknown>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const printer = await this.callers.admit(device, key, 'star-cloudprnt');
    const code = String(query['code'] ?? '');
    const known =
      query['token'] === undefined ? await this.pulled.inHand(printer) : attemptOf(query['token']);
    if (known && (await this.pulled.isOf(known.job, printer.id))) {
      if (isPrinted(code)) await this.reports.confirmed(known.job, printer, known.attempt);
      else {
        await this.reports.failed(known.job, printer, known.attempt, failureOf(code));
        await this.contacts.seen(printer.id, printFailureText(failureOf(code)));
      }
    }
    await reply.send();
  }
}
