import type { Resource } from '@bestellwerk/domain/managed/resource';
import type { Type } from '@nestjs/common';

/** A controller made of a definition, under the name by which the description of the interface calls its routes. */
export function namedController(controller: Type, { schemas }: Resource, prefix = ''): Type {
  const value = `${prefix}${schemas.entity.meta()!.id}Controller`;
  return Object.defineProperty(controller, 'name', { value });
}
