import { LOCALES } from '@beranda/contract';
import { z } from 'zod';
import type { Json } from './openapi-responses.ts';

/** The JSON schema: of the output for responses, of the input for requests. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema, '~standard': _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

/** The parameter of every path. */
export const locale = { name: 'locale', in: 'path', required: true, schema: { enum: LOCALES } };

/** A parameter in the path. */
export function inPath(name: string, schema: Json): Json {
  return { name, in: 'path', required: true, schema };
}

/** The parameters of a query, from its schema. */
export function inQuery(schema: z.ZodObject): Json[] {
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Json };
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', schema: property }));
}

/** The content of a JSON body. */
export const jsonContent = (schema: z.ZodType): Json => ({
  'application/json': { schema: schemaOf(schema) },
});
