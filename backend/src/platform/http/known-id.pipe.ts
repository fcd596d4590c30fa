import { HttpStatus, Injectable, type PipeTransform } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ApiError } from './api-error.js';

/** What is not even an id cannot be found. */
@Injectable()
export class KnownIdPipe implements PipeTransform<string, string> {
  transform(id: string): string {
    if (!isUuid(id)) throw ApiError.of(HttpStatus.NOT_FOUND, 'Diesen Datensatz gibt es nicht.');
    return id.toLowerCase();
  }
}
