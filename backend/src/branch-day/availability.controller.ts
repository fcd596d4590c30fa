import { branchAvailabilitySchema } from '@bestellwerk/domain/contracts/branch-availability.schema';
import { answer } from '@bestellwerk/domain/contracts/envelope.schema';
import { Controller, Get, HttpStatus, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CatalogueReader } from '../platform/catalogue-reader.js';
import { ConsistentWith } from '../platform/consistency/consistent-with.js';
import { ApiError } from '../platform/http/api-error.js';
import { Availability } from './availability.js';

@ApiTags('Filialen')
@Controller('api/branches/:id/availability')
export class AvailabilityController {
  constructor(
    private readonly availability: Availability,
    private readonly catalogue: CatalogueReader,
  ) {}

  @Get()
  @ConsistentWith('branch_day', 'window_load')
  @ApiOperation({
    summary: 'What a branch does not take from today on: full windows, pauses, sold out products; and delays',
  })
  @ApiOkResponse({ standardSchema: answer(z.array(branchAvailabilitySchema)) })
  async of(@Param('id') id: string) {
    const branch = this.catalogue.branch(id);
    if (!branch) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Filiale gibt es nicht.');
    return { data: await this.availability.of(branch) };
  }
}
