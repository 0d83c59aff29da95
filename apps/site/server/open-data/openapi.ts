import {
  contactSchema,
  currencyCode,
  fundHistoryQuery,
  interestSystems,
  LOCALES,
  openError,
  openExchangeRates,
  openFunds,
  openNavigations,
  openRateHistory,
  rateHistoryQuery,
  submissionAnswer,
} from '@beranda/contract';
import { rollOvers } from '@beranda/finance';
import { z } from 'zod';
import { CSRF_COOKIE } from '#server/http/csrf-cookie.ts';
import {
  errorsOf,
  type HeaderName,
  headersOf,
  ifNoneMatch,
  type Json,
  notModified,
  sharedParts,
} from './openapi-responses.ts';

/** What is read tells its output, what is sent its input. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema, '~standard': _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

const locale = { name: 'locale', in: 'path', required: true, schema: { enum: LOCALES } };

function inPath(name: string, schema: Json): Json {
  return { name, in: 'path', required: true, schema };
}

function inQuery(schema: z.ZodObject): Json[] {
  const { properties = {} } = schemaOf(schema, 'input') as { properties?: Json };
  return Object.entries(properties).map(([name, property]) => ({ name, in: 'query', schema: property }));
}

/** A call that only reads, with a tag for asking again. */
function tagged(
  summary: string,
  parameters: Json[],
  content: Json,
  errors: Json,
  headers: HeaderName[],
): Json {
  return {
    get: {
      summary,
      parameters: [locale, ...parameters, ifNoneMatch],
      responses: {
        200: { description: 'The answer.', headers: headersOf('Cache-Control', 'ETag', ...headers), content },
        ...notModified,
        ...errors,
      },
    },
  };
}

/** Open data, which any site may read: as JSON, or as a table that is saved as a file. */
function reading(summary: string, parameters: Json[], content: Json, errors: Json): Json {
  const headers: HeaderName[] = ['Access-Control-Allow-Origin'];
  if (content === CSV) headers.push('Content-Disposition');
  return tagged(summary, parameters, content, errors, headers);
}

const NUMBER: Json = { type: 'number' };
const TEXT: Json = { type: 'string' };

/**
 * What is not given is as on the page of the calculator before anybody types; which numbers are possible it says. `of`
 * is the slug of a product: then its own rate and system are possible, too.
 */
const CALCULATORS: Record<string, { summary: string; inputs: Record<string, Json> }> = {
  'loan.csv': {
    summary: 'The instalments of a loan, as a table',
    inputs: {
      of: TEXT,
      product: TEXT,
      principal: NUMBER,
      years: NUMBER,
      rate: NUMBER,
      system: { enum: interestSystems },
    },
  },
  'savings-goal.csv': {
    summary: 'The months until a savings goal is reached, as a table',
    inputs: { of: TEXT, target: NUMBER, initial: NUMBER, years: NUMBER, rate: NUMBER },
  },
  'time-deposit.csv': {
    summary: 'The terms of a time deposit, as a table',
    inputs: { principal: NUMBER, term: NUMBER, roll: { enum: rollOvers }, times: NUMBER },
  },
};

function calculatorPaths(): Json {
  return Object.fromEntries(
    Object.entries(CALCULATORS).map(([file, { summary, inputs }]) => [
      `/{locale}/v2/calculators/${file}`,
      {
        get: {
          summary,
          parameters: [
            locale,
            ...Object.entries(inputs).map(([name, schema]) => ({ name, in: 'query', schema })),
          ],
          responses: {
            200: {
              description: 'The answer, made anew each time. Not for pages of other sites.',
              headers: headersOf('Cache-Control', 'Content-Disposition'),
              content: CSV,
            },
            ...errorsOf(400, 404, 429, 503),
          },
        },
      },
    ]),
  );
}

const answering = (schema: z.ZodType): Json => ({ 'application/json': { schema: schemaOf(schema) } });
const CSV: Json = { 'text/csv': { schema: { type: 'string' } } };

/** What the form carries beside what is typed into it. */
const FORM_PARTS: Json = {
  type: 'object',
  required: ['_key'],
  properties: {
    _key: {
      type: 'string',
      format: 'uuid',
      description: 'Names the rendering of the form: sent again with the same, it is the same submission.',
    },
    _csrf: { type: 'string', description: 'The token, where it is not in the header.' },
  },
};

function contactForm(): Json {
  const form = { allOf: [schemaOf(contactSchema, 'input'), FORM_PARTS] };
  return {
    post: {
      summary: 'Send the contact form, from a page of the site',
      description:
        'Taken only from pages of the site itself: Origin, or where there is none Sec-Fetch-Site, must be its own, and the token must be that of the visitor’s cookie. A call without them is 403. So many forms a minute are taken from one address as the bank has set.',
      parameters: [
        locale,
        {
          name: 'Origin',
          in: 'header',
          description: 'The origin of the site, as browsers send it; another one is 403.',
          schema: { type: 'string' },
        },
      ],
      security: [{ csrfCookie: [], csrfToken: [] }],
      requestBody: { required: true, content: { 'application/json': { schema: form } } },
      responses: {
        201: {
          description: 'Received and stored.',
          headers: headersOf('Cache-Control'),
          content: answering(submissionAnswer),
        },
        ...errorsOf(400, 403, 404, 413, 415, 429, 503),
      },
    },
  };
}

/**
 * The description of the public API as OpenAPI 3.1, made of the schemas that it is held to.
 *
 * @param url where the API is.
 * @param csrfHeader the header in which forms carry their token.
 */
export function openApiDocument(url: string, csrfHeader: string): Json {
  const code = inPath('code', schemaOf(currencyCode));
  const slug = inPath('slug', { type: 'string' });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Beranda',
      version: '2',
      description:
        'Exchange rates and fund values for everybody, and the calls of the website itself. Figures are indicative.',
    },
    servers: [{ url }],
    paths: {
      '/{locale}/v2/exchange-rates': reading(
        'The exchange rates in force',
        [],
        answering(openExchangeRates),
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates.csv': reading(
        'The exchange rates in force, as a table',
        [],
        CSV,
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates/{code}/history': reading(
        'Past rates of a currency, the last of each day',
        [code, ...inQuery(rateHistoryQuery)],
        answering(openRateHistory),
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates/{code}/history.csv': reading(
        'Past rates of a currency, as a table',
        [code, ...inQuery(rateHistoryQuery)],
        CSV,
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/nab': reading(
        'Net asset values and returns of the funds',
        [],
        answering(openFunds),
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/nab/{slug}/history.csv': reading(
        'The values of a fund, as a table',
        [slug, ...inQuery(fundHistoryQuery)],
        CSV,
        errorsOf(400, 404, 429, 503),
      ),
      ...calculatorPaths(),
      '/{locale}/v2/navigations': tagged(
        'Menus and settings of a language, for pages of the site',
        [],
        answering(openNavigations),
        errorsOf(404, 503),
        [],
      ),
      '/{locale}/v2/forms/contact': contactForm(),
    },
    components: {
      ...sharedParts,
      schemas: { Error: schemaOf(openError) },
      securitySchemes: {
        csrfCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: CSRF_COOKIE,
          description: 'Set by the page that has the form, and with a refusal for want of a token.',
        },
        csrfToken: {
          type: 'apiKey',
          in: 'header',
          name: csrfHeader,
          description:
            'The token that belongs to the cookie: `<meta name="csrf-token">` of the page, or `csrfToken` of such a refusal. The field `_csrf` of the body does as well.',
        },
      },
    },
  };
}
