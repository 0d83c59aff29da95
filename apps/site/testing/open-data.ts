import { openError } from '@beranda/contract';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { RunningSite } from './start-site.ts';

export const ELSEWHERE = { origin: 'https://elsewhere.example' };

/** Parses an answer that has nothing but what its schema tells of. */
function parseWhole<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.parse(body);
  expect(parsed).toEqual(body);
  return parsed;
}

/** What the site answers to another site's page, which is JSON of this schema and nothing else. */
export async function readOpen<T extends z.ZodType>(
  site: RunningSite,
  target: string,
  schema: T,
): Promise<z.infer<T>> {
  const response = await site.get(target, ELSEWHERE);
  expect(response.status, target).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return parseWhole(schema, await response.json());
}

export const errorOf = async (response: Response | undefined) =>
  parseWhole(openError, await response?.json());
