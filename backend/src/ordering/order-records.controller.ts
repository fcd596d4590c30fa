import { Controller, Delete, Header, HttpStatus, Put } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { ApiError } from '../platform/http/api-error.js';

/** An order is no record: these calls of the standard pattern are answered with the right ones. */
@ApiExcludeController()
@Controller('api/orders/:id')
export class OrderRecordsController {
  @Put()
  @Header('Allow', 'GET')
  replace(): never {
    throw ApiError.of(
      HttpStatus.METHOD_NOT_ALLOWED,
      'Eine Bestellung wird Schritt für Schritt geändert: POST /api/orders/{id}/status/…, PUT /api/orders/{id}/items/{index}.',
    );
  }

  @Delete()
  @Header('Allow', 'GET')
  remove(): never {
    throw ApiError.of(
      HttpStatus.METHOD_NOT_ALLOWED,
      'Eine Bestellung wird nicht gelöscht, sondern storniert: POST /api/orders/{id}/status/cancel.',
    );
  }
}
