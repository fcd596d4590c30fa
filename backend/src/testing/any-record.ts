import { defaultTemplates } from '@bestellwerk/domain/messages/default-templates';
import type { MessageKind } from '@bestellwerk/domain/messages/message-kinds.schema';
import { formOf } from '@bestellwerk/domain/records/field-form';
import { referredResources } from '@bestellwerk/domain/records/reference-fields';
import type { Resource } from '@bestellwerk/domain/records/resource';
import { resources } from '@bestellwerk/domain/records/definitions/all';
import type { Client } from './client.js';

/** The example of a definition, adapted to a shop with records: unique, and with existing references. */
export async function anyRecord(resource: Resource, name: string, reader: Client): Promise<object> {
  const fields: Record<string, unknown> = { ...resource.example };
  for (const [field, value] of Object.entries(fields)) {
    const [referred] = referredResources(resource.fields[field]!);
    if (isReference(value)) fields[field] = { id: await anyIdOf(referred!, reader) };
    else if (referred !== undefined && Array.isArray(value)) fields[field] = [];
  }
  for (const group of resource.unique ?? []) {
    const field = group.at(-1)!;
    const form = formOf(resource.fields[field]!);
    if (form?.control.kind === 'choice') {
      const choice = await unusedChoice(resource, field, Object.keys(form.control.words), reader);
      Object.assign(fields, { [field]: choice }, textsOf(resource, choice));
      continue;
    }
    fields[field] = uniqueLike(String(fields[field]), name, field);
  }
  return fields;
}

/** Of the same kind as the example: an e-mail address, a path or a word. */
function uniqueLike(example: string, name: string, field: string): string {
  if (example.includes('@')) return `${name}@example.org`;
  return `${example.startsWith('/') ? '/' : ''}${name}-${field.toLowerCase()}`;
}

/** Messages of each kind know variables of their own. */
const textsOf = ({ name }: Resource, kind: string): object =>
  name === 'messageTemplate' ? defaultTemplates[kind as MessageKind] : {};

async function unusedChoice(
  { path }: Resource,
  field: string,
  values: readonly string[],
  reader: Client,
): Promise<string> {
  const { data } = (await reader.get(`/api/${path}?limit=100`)).body as { data: Record<string, unknown>[] };
  return values.find((value) => !data.some((record) => record[field] === value))!;
}

async function anyIdOf(name: string, reader: Client): Promise<string> {
  const { path } = resources.find((resource) => resource.name === name)!;
  const { data } = (await reader.get(`/api/${path}?limit=1`)).body;
  return data[0].id;
}

const isReference = (value: unknown): boolean => typeof value === 'object' && value !== null && 'id' in value;
