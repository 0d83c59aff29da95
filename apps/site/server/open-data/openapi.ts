import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  branchPositionsOpenData,
  currencyCode,
  errorBody,
  exchangeRatesOpenData,
  FORM_NAMES,
  type FormName,
  formIn,
  formResponse,
  formSchema,
  fundHistoryQuery,
  fundsOpenData,
  interestSystems,
  LOCALES,
  navigationsOpenData,
  rateHistoryOpenData,
  rateHistoryQuery,
  searchClickBody,
  uploadResponse,
} from '@beranda/contract';
import { rollOvers } from '@beranda/finance';
import { z } from 'zod';
import { CSRF_COOKIE } from '#server/http/csrf-cookie.ts';
import {
  openSearchSuggestions,
  searchApiQuery,
  searchApiResponse,
  suggestionsQuery,
  suggestionsResponse,
} from '#src/content/search-api.ts';
import { CAPTCHA_FIELDS } from '#src/features/forms/captcha/captcha-fields.ts';
import {
  errorsOf,
  type HeaderName,
  headersOf,
  ifNoneMatch,
  type Json,
  notModified,
  sharedComponents,
} from './openapi-responses.ts';

/** The JSON schema: of the output for responses, of the input for requests. */
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

const jsonContent = (schema: z.ZodType): Json => ({ 'application/json': { schema: schemaOf(schema) } });
const CSV: Json = { 'text/csv': { schema: { type: 'string' } } };

/** The fields of the form besides those that the visitor fills in. */
const HIDDEN_FORM_FIELDS: Json = {
  type: 'object',
  required: ['_key', CAPTCHA_FIELDS.issued],
  properties: {
    _key: {
      type: 'string',
      format: 'uuid',
      description:
        'Idempotency key of the rendered form: a repeated submission with the same key is stored once.',
    },
    _csrf: { type: 'string', description: 'The token, where it is not in the header.' },
    _notice: {
      type: 'string',
      description:
        'The privacy notice with which a form was shown that asks for consent, such as `en:2.0`. If another one is in force: 409, with that one as `notice`.',
    },
    [CAPTCHA_FIELDS.issued]: {
      type: 'string',
      description: 'When the form was rendered, signed. A form that is sent within seconds is 400.',
    },
    [CAPTCHA_FIELDS.solution]: {
      type: 'string',
      description:
        'The solved captcha of `/{locale}/v2/captcha/{form}`: a challenge of ALTCHA, or the exchanged token of reCAPTCHA. It is valid for 20 minutes and serves one form; without it the form is 400.',
    },
    [CAPTCHA_FIELDS.question]: {
      type: 'string',
      description: 'The question of the page, or `captchaQuestion` of a 400, in place of a solved captcha.',
    },
    [CAPTCHA_FIELDS.answer]: {
      type: 'string',
      description: 'The answer to the question. Few forms an hour are taken this way.',
    },
    [ATTACHMENTS_FIELD]: {
      type: 'array',
      maxItems: ATTACHMENT_LIMITS.count,
      items: { type: 'string' },
      description: 'Handles of uploaded files, for forms with attachments.',
    },
  },
};

/** What a form's calls have in common: they are taken from pages of the site only. */
const FORM_CALL = {
  description:
    'Taken only from pages of the site itself: Origin, or where there is none Sec-Fetch-Site, must be its own, and the token must be that of the visitor’s cookie. A call without them is 403. The number of forms a minute from one address is limited: more are 429.',
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
} satisfies Json;

/** The upload of a file of a form, before the form itself. */
function uploadOf(name: FormName): Json {
  const { texts } = formIn('en', name);
  const file: Json = { type: 'string', contentMediaType: 'application/octet-stream' };
  const form: Json = { type: 'object', required: ['_files'], properties: { _files: file } };
  return {
    post: {
      summary: `${texts.title}: upload a file, before the form is sent`,
      ...FORM_CALL,
      requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } },
      responses: {
        201: {
          description: 'Received. The handle is sent with the form.',
          headers: headersOf('Cache-Control'),
          content: jsonContent(uploadResponse),
        },
        ...errorsOf(400, 403, 404, 413, 415, 429, 503),
      },
    },
  };
}

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

/** The calls of a form. */
function formPaths(name: FormName): Record<string, Json> {
  const { definition } = formIn('en', name);
  const path = `/{locale}/v2/forms/${name}`;
  return {
    [path]: submissionOf(name),
    ...(definition.hasAttachments ? { [`${path}/attachments`]: uploadOf(name) } : {}),
  };
}

function submissionOf(name: FormName): Json {
  const { definition, texts } = formIn('en', name);
  const form = { allOf: [schemaOf(formSchema(definition), 'input'), HIDDEN_FORM_FIELDS] };
  return {
    post: {
      summary: `${texts.title}: send it from a page of the site`,
      ...FORM_CALL,
      requestBody: { required: true, content: { 'application/json': { schema: form } } },
      responses: {
        201: {
          description: 'Received and stored.',
          headers: headersOf('Cache-Control'),
          content: jsonContent(formResponse),
        },
        ...errorsOf(400, 403, 404, 409, 413, 415, 429, 503),
      },
    },
  };
}

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
