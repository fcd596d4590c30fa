import type { Resource } from '@bestellwerk/domain/records/resource';
import type { Type } from '@nestjs/common';

/** Names a generated controller, as OpenAPI derives operation ids from its name. */
export function namedController(controller: Type, { schemas }: Resource, prefix = ''): Type {
  const value = `${prefix}${schemas.entity.meta()!.id}Controller`;
  return Object.defineProperty(controller, 'name', { value });
}
