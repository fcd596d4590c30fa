import { z } from 'zod';
import { type EventFamily, personalFields } from './kernel/event.js';

export interface CataloguedEvent {
  /** The version events of this type are stored in. */
  readonly version: number;
  /** JSON Schema; `x-personal` marks what is stored encrypted and null once erased. */
  readonly data: unknown;
}

/** Every event there is, by stream category and type. */
export type EventCatalogue = Record<string, Record<string, CataloguedEvent>>;

export function eventCatalogue(families: readonly EventFamily[]): EventCatalogue {
  return Object.fromEntries(families.map((family) => [family.category, eventsOf(family)]));
}

const eventsOf = ({ events, upcasters }: EventFamily): Record<string, CataloguedEvent> =>
  Object.fromEntries(
    Object.entries(events).map(([type, schema]) => [
      type,
      { version: 1 + (upcasters?.[type]?.length ?? 0), data: jsonSchemaOf(schema) },
    ]),
  );

const jsonSchemaOf = (schema: z.ZodType): unknown =>
  z.toJSONSchema(schema, {
    override: ({ zodSchema, jsonSchema }) => {
      if (personalFields.has(zodSchema as unknown as z.ZodType)) jsonSchema['x-personal'] = true;
    },
  });
