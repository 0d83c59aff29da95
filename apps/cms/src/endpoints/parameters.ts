import { DEFAULT_LOCALE, locale, rateTypes } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from './answers.ts';

const MAX_ITEMS_PER_PAGE = 50;
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
export const listParameters = z.object({
  locale: language,
  page: wholeNumber('page', MAX_PAGE, 1),
  limit: wholeNumber('limit', MAX_ITEMS_PER_PAGE, 10),
});

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

/** The address of an item from the path, or null when it cannot be one. */
export function slugParameter(req: PayloadRequest): string | null {
  const slug = req.routeParams?.slug;
  return typeof slug === 'string' && slug.length <= MAX_SLUG_LENGTH && SLUG.test(slug) ? slug : null;
}
