import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import {
  keptProofSchema,
  logProofSchema,
  logSealStateSchema,
  proofComparisonSchema,
  type KeptProof,
} from '@bestellwerk/domain/contracts/log-proof.schema';
import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, StaffOnly } from '../access/session.guard.js';
import { authorizedBranches, type Staff } from '../access/staff.js';
import { LogProofChecks } from './log-proof-checks.js';

/** Whether the log is as it was written. */
@ApiTags('Journal')
@Controller('api/log-proofs')
export class LogProofsController {
  constructor(private readonly checks: LogProofChecks) {}

  @Get()
  @StaffOnly()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'The chain over the log, and its latest checks' })
  @ApiOkResponse({ standardSchema: answer(logSealStateSchema) })
  async state(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'logs.read');
    return { data: await this.checks.state() };
  }

  @Post()
  @StaffOnly()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ summary: 'Starts a check of the whole log' })
  @ApiAcceptedResponse({ standardSchema: answer(logProofSchema) })
  async start(@CurrentUser() staff: Staff) {
    authorizedBranches(staff, 'logs.read');
    return { data: await this.checks.start() };
  }

  @Post('comparison')
  @StaffOnly()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Whether the log still begins with what a proof contains that was kept outside' })
  @ApiOkResponse({ standardSchema: answer(proofComparisonSchema) })
  async compare(@CurrentUser() staff: Staff, @Body({ schema: keptProofSchema }) proof: KeptProof) {
    authorizedBranches(staff, 'logs.read');
    return { data: await this.checks.compare(proof) };
  }
}
