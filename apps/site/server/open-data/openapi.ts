import {
  branchPositionsOpenData,
  currencyCode,
  errorBody,
  exchangeRatesOpenData,
  FORM_NAMES,
  fundHistoryQuery,
  fundsOpenData,
  interestSystems,
  navigationsOpenData,
  rateHistoryOpenData,
  rateHistoryQuery,
  searchClickBody,
} from '@beranda/contract';
import { rollOvers } from '@beranda/finance';
import type { z } from 'zod';
import { CSRF_COOKIE } from '#server/http/csrf-cookie.ts';
import {
  openSearchSuggestions,
  searchApiQuery,
  searchApiResponse,
  suggestionsQuery,
  suggestionsResponse,
} from '#src/content/search-api.ts';
import { formPaths } from './openapi-forms.ts';
import {
  errorsOf,
  type HeaderName,
  headersOf,
  ifNoneMatch,
  type Json,
  notModified,
  sharedComponents,
} from './openapi-responses.ts';
import { inPath, inQuery, jsonContent, locale, schemaOf } from './openapi-schemas.ts';

/** A GET operation with an ETag and conditional requests. */
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
        200: { description: 'The result.', headers: headersOf('Cache-Control', 'ETag', ...headers), content },
        ...notModified,
        ...errors,
      },
    },
  };
}

/** A GET operation of open data, with CORS: JSON, or CSV that is saved as a file. */
function openDataOperation(summary: string, parameters: Json[], content: Json, errors: Json): Json {
  const headers: HeaderName[] = ['Access-Control-Allow-Origin'];
  if (content === CSV) headers.push('Content-Disposition');
  return tagged(summary, parameters, content, errors, headers);
}

const NUMBER: Json = { type: 'number' };
const TEXT: Json = { type: 'string' };

/**
 * Missing parameters have the defaults of the calculator's page, which also shows the allowed ranges. `of` is the slug of
 * a product, whose own rate and system are then allowed, too. `product` is the loan, or the savings product whose interest
 * by balance replaces `rate`: the last part of its slug, or `own` for none. `months` replaces `years` for a loan that is
 * offered for part of a year.
 */
const CALCULATORS: Record<string, { summary: string; inputs: Record<string, Json> }> = {
  'loan.csv': {
    summary: 'The instalments of a loan, as a table',
    inputs: {
      of: TEXT,
      product: TEXT,
      principal: NUMBER,
      years: NUMBER,
      months: NUMBER,
      rate: NUMBER,
      system: { enum: interestSystems },
    },
  },
  'savings-goal.csv': {
    summary: 'The months until a savings goal is reached, as a table',
    inputs: { of: TEXT, product: TEXT, target: NUMBER, initial: NUMBER, years: NUMBER, rate: NUMBER },
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
              description: 'The result; never cached, and without CORS headers.',
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

const CSV: Json = { 'text/csv': { schema: { type: 'string' } } };

/** A search; the query is not logged and the response not cached. */
function searchOperation(summary: string, query: z.ZodObject, content: Json): Json {
  return {
    get: {
      summary,
      parameters: [locale, ...inQuery(query)],
      responses: {
        200: { description: 'The result.', headers: headersOf('Cache-Control'), content },
        ...errorsOf(400, 404, 429, 503),
      },
    },
  };
}

const SEARCH = '/{locale}/v2/search';

function searchPaths(): Json {
  const suggestions = 'Suggestions while typing: direct answers and pages';
  return {
    [SEARCH]: searchOperation('Search the site', searchApiQuery, jsonContent(searchApiResponse)),
    [`${SEARCH}/suggestions`]: searchOperation(
      suggestions,
      suggestionsQuery,
      jsonContent(suggestionsResponse),
    ),
    [`${SEARCH}/opensearch-suggestions`]: searchOperation(
      'Suggestions in the format of OpenSearch, for browsers',
      suggestionsQuery,
      { 'application/x-suggestions+json': { schema: schemaOf(openSearchSuggestions) } },
    ),
  };
}

const CLICK: Json = {
  post: {
    summary: 'Count a click on a search result, from a page of the site',
    parameters: [locale],
    requestBody: { required: true, content: jsonContent(searchClickBody) },
    responses: {
      204: {
        description: 'Received; the response is the same if the click is not counted.',
        headers: headersOf('Cache-Control'),
      },
      ...errorsOf(400, 403, 413, 415, 429),
    },
  },
};

/**
 * The OpenAPI 3.1 document of the public API, generated from the schemas of the contract.
 *
 * @param url base URL of the API.
 * @param csrfHeader the header with the CSRF token of forms.
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
        'Exchange rates, fund values and positions of branches for everybody, and the calls of the website itself. Figures are indicative.',
    },
    servers: [{ url }],
    paths: {
      '/{locale}/v2/exchange-rates': openDataOperation(
        'The exchange rates in force',
        [],
        jsonContent(exchangeRatesOpenData),
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates.csv': openDataOperation(
        'The exchange rates in force, as a table',
        [],
        CSV,
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates/{code}/history': openDataOperation(
        'Past rates of a currency, the last of each day',
        [code, ...inQuery(rateHistoryQuery)],
        jsonContent(rateHistoryOpenData),
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/exchange-rates/{code}/history.csv': openDataOperation(
        'Past rates of a currency, as a table',
        [code, ...inQuery(rateHistoryQuery)],
        CSV,
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/nab': openDataOperation(
        'Net asset values and returns of the funds',
        [],
        jsonContent(fundsOpenData),
        errorsOf(404, 429, 503),
      ),
      '/{locale}/v2/nab/{slug}/history.csv': openDataOperation(
        'The values of a fund, as a table',
        [slug, ...inQuery(fundHistoryQuery)],
        CSV,
        errorsOf(400, 404, 429, 503),
      ),
      '/{locale}/v2/branches/positions': openDataOperation(
        'The positions of all branches and ATMs, by city',
        [],
        jsonContent(branchPositionsOpenData),
        errorsOf(404, 429, 503),
      ),
      ...calculatorPaths(),
      ...searchPaths(),
      '/{locale}/v2/navigations': tagged(
        'Menus and settings of a language, for pages of the site',
        [],
        jsonContent(navigationsOpenData),
        errorsOf(404, 503),
        [],
      ),
      '/{locale}/v2/search/clicks': CLICK,
      ...Object.assign({}, ...FORM_NAMES.map(formPaths)),
    },
    components: {
      ...sharedComponents,
      schemas: { Error: schemaOf(errorBody) },
      securitySchemes: {
        csrfCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: CSRF_COOKIE,
          description: 'Set by the page of the form, and by a 403 for a missing token.',
        },
        csrfToken: {
          type: 'apiKey',
          in: 'header',
          name: csrfHeader,
          description:
            'The token that belongs to the cookie: `<meta name="csrf-token">` of the page, or `csrfToken` of a 403. The field `_csrf` of the body works as well.',
        },
      },
    },
  };
}
