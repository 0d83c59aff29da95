import { DEFAULT_LOCALE, locale, MOST_ITEMS_AT_ONCE, rateTypes } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from './responses.ts';

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

const FILTER_VALUE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_FILTER_LENGTH = 90;

/** A value of a filter: a choice, a slug, a year, never free text. */
const filterValue = (name: string) =>
  z
    .string()
    .max(MAX_FILTER_LENGTH, `${name} is too long`)
    .regex(FILTER_VALUE, `${name} must be small letters, digits and hyphens`)
    .optional();

/** Parameters of a list that has these filters, and answers so many items at once at most. */
export function listParameters(filters: readonly string[]) {
  return z.object({
    locale: language,
    page: wholeNumber('page', MAX_PAGE, 1),
    limit: wholeNumber('limit', MOST_ITEMS_AT_ONCE, 10),
    ...Object.fromEntries(filters.map((name) => [name, filterValue(name)])),
  });
}

/** Query parameters, parsed; or the 400 answer that says what is wrong with them. A repeated one is refused. */
export function parametersOf<T extends z.ZodType>(req: PayloadRequest, schema: T): z.infer<T> | Response {
  const query = new URL(req.url ?? '/', 'http://localhost').searchParams;
  const repeated = [...new Set(query.keys())].find((name) => query.getAll(name).length > 1);
  if (repeated) return refuse(400, `${repeated} is given more than once`);
  const result = schema.safeParse(Object.fromEntries(query));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = issue?.path.join('.') ?? 'parameter';
  return refuse(
    400,
    name === 'locale' ? 'locale must be id or en' : (issue?.message ?? `${name} is not valid`),
  );
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 200;

/** The address of an item from the path, of one or two segments, or null when it cannot be one. */
export function slugParameter(req: PayloadRequest): string | null {
  const { type, slug } = req.routeParams ?? {};
  const segments = type === undefined ? [slug] : [type, slug];
  const isSlug = (segment: unknown): segment is string =>
    typeof segment === 'string' && segment.length <= MAX_SLUG_LENGTH && SLUG.test(segment);
  return segments.every(isSlug) ? segments.join('/') : null;
}
