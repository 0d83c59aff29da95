import { errorBody } from '@beranda/contract';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { RunningSite } from './start-site.ts';

export const OTHER_ORIGIN = { origin: 'https://elsewhere.example' };

/** Parses a body that has no properties beyond its schema. */
function parseExact<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.parse(body);
  expect(parsed).toEqual(body);
  return parsed;
}

/** Fetches from another origin; the response must be JSON of exactly this schema. */
export async function readOpen<T extends z.ZodType>(
  site: RunningSite,
  target: string,
  schema: T,
): Promise<z.infer<T>> {
  const response = await site.get(target, OTHER_ORIGIN);
  expect(response.status, target).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return parseExact(schema, await response.json());
}

export const errorOf = async (response: Response | undefined) =>
  parseExact(errorBody, await response?.json());
