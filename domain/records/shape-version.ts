import { z } from 'zod';
import type { Resource } from './resource.js';

/** To be raised when rows of every resource come out otherwise. */
const MECHANISM = 5;

/** Changes whenever rows of the resource would differ; its read model is then rebuilt. */
export function shapeVersion(resource: Resource): number {
  const { name, fields, title, search, columns, sort, isPublished } = resource;
  const shape = z.toJSONSchema(z.object(fields), { io: 'output', unrepresentable: 'any' });
  const parts = [MECHANISM, name, shape, title, search, columns, sort, ...(isPublished ? ['published'] : [])];
  return hash(JSON.stringify(parts));
}

/** FNV-1a, in the 31 bits that PostgreSQL's integer has for it. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 1;
}
