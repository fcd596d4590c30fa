import type { StatisticName } from '@bestellwerk/domain/contracts/statistics.schema';
import { HttpStatus, Injectable, type PipeTransform } from '@nestjs/common';
import { ApiError } from '../platform/http/api-error.js';
import { isStatistic } from './statistics-table.js';

@Injectable()
export class StatisticNamePipe implements PipeTransform<string, StatisticName> {
  transform(name: string): StatisticName {
    if (isStatistic(name)) return name;
    throw ApiError.of(HttpStatus.NOT_FOUND, 'Diese Statistik gibt es nicht.');
  }
}
