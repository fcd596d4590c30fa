import type { OpenAPIObject } from '@nestjs/swagger';

/** The parts of a description, by the names they have there. */
export type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
export type SchemaObject = Exclude<Schema, { $ref: string }>;
export type Schemas = Record<string, Schema>;
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;
export type Response = Exclude<NonNullable<Operation['responses'][string]>, { $ref: string }>;
