import {
  DEFAULT_LOCALE,
  ITEM_COLLECTIONS,
  type ItemCollection,
  locale,
  MAX_PAGE_SIZE,
  MAX_REQUESTED_SLUG_LENGTH,
  rateTypes,
  SLUG_PATTERN,
} from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { errorResponse } from './responses.ts';

const MAX_PAGE = 10_000;

const wholeNumber = (name: string, max: number, fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/, `${name} must be a whole number from 1 to ${max}`)
    .transform(Number)
    .pipe(z.number().max(max, `${name} must be a whole number from 1 to ${max}`))
    .default(fallback);

const language = locale.default(DEFAULT_LOCALE);

export const itemParameters = z.object({ locale: language });
export const rateParameters = z.object({
  rateType: z.enum(rateTypes, `rateType must be one of ${rateTypes.join(', ')}`).default('e-rate'),
});

const counter = (error: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, error)
    .transform(Number)
    .default(0);

export const searchTextParameters = z.object({
  collection: z.enum(ITEM_COLLECTIONS as [ItemCollection, ...ItemCollection[]], 'collection is not known'),
  locale: language,
  since: counter('since must be a version'),
  after: counter('after must be the `next` of the previous page'),
});

const MAX_FILTER_LENGTH = 90;

/** A filter value: a choice, slug or year, never free text. */
const filterValue = (name: string) =>
  z
    .string()
    .max(MAX_FILTER_LENGTH, `${name} is too long`)
    .regex(SLUG_PATTERN, `${name} must be small letters, digits and hyphens`)
    .optional();

/** The parameters of a list with these filters and page limit. */
export function listParameters(filters: readonly string[]) {
  return z.object({
    locale: language,
    page: wholeNumber('page', MAX_PAGE, 1),
    limit: wholeNumber('limit', MAX_PAGE_SIZE, 10),
    ...Object.fromEntries(filters.map((name) => [name, filterValue(name)])),
  });
}

/** Parses query parameters; returns a 400 response if invalid. Rejects repeated parameters. */
export function parametersOf<T extends z.ZodType>(req: PayloadRequest, schema: T): z.infer<T> | Response {
  const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
  const repeated = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (repeated) return errorResponse(400, `${repeated} is given more than once`);
  const result = schema.safeParse(Object.fromEntries(query));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join('.') ?? 'parameter';
  return errorResponse(
    400,
    name === 'locale' ? 'locale must be id or en' : (issue?.message ?? `${name} is not valid`),
  );
}

/** The slug from the path, with one or two segments; null if invalid. */
export function slugParameter(req: PayloadRequest): string | null {
  const { type, slug } = req.routeParams ?? {};
  const segments = type === undefined ? [slug] : [type, slug];
  const isSlug = (segment: unknown): segment is string =>
    typeof segment === 'string' && segment.length <= MAX_REQUESTED_SLUG_LENGTH && SLUG_PATTERN.test(segment);
  return segments.every(isSlug) ? segments.join('/') : null;
}
