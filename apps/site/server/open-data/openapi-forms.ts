import {
  ATTACHMENT_LIMITS,
  ATTACHMENTS_FIELD,
  type FormName,
  formIn,
  formResponse,
  formSchema,
  uploadResponse,
} from '@beranda/contract';
import { CAPTCHA_FIELDS } from '#src/features/forms/captcha/captcha-fields.ts';
import { errorsOf, headersOf, type Json } from './openapi-responses.ts';
import { jsonContent, locale, schemaOf } from './openapi-schemas.ts';

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
        'For forms with consent: the privacy notice that was shown, such as `en:2.0`. If another one is in force: 409, with that one as `notice`.',
    },
    [CAPTCHA_FIELDS.issued]: {
      type: 'string',
      description:
        'When the form was rendered, signed. A submission within seconds of rendering is rejected with 400.',
    },
    [CAPTCHA_FIELDS.solution]: {
      type: 'string',
      description:
        'The solved captcha of `/{locale}/v2/captcha/{form}`: a challenge of ALTCHA, or the exchanged token of reCAPTCHA. It is valid for 20 minutes and can be used for one submission; without it the response is 400.',
    },
    [CAPTCHA_FIELDS.question]: {
      type: 'string',
      description: 'The question of the page, or `captchaQuestion` of a 400, in place of a solved captcha.',
    },
    [CAPTCHA_FIELDS.answer]: {
      type: 'string',
      description: 'The answer to the question. Rate limited to a few submissions per hour.',
    },
    [ATTACHMENTS_FIELD]: {
      type: 'array',
      maxItems: ATTACHMENT_LIMITS.count,
      items: { type: 'string' },
      description: 'Handles of uploaded files, for forms with attachments.',
    },
  },
};

/** What a form's calls have in common: they are accepted from pages of the site only. */
const FORM_CALL = {
  description:
    'Accepted from pages of this site only: Origin, or without one Sec-Fetch-Site, must be its own, and the token must be that of the visitor’s cookie. Other requests are rejected with 403. Rate limited per address and minute (429).',
  parameters: [
    locale,
    {
      name: 'Origin',
      in: 'header',
      description: 'The origin of the site, as browsers send it; another one is rejected with 403.',
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

/** The calls of a form. */
export function formPaths(name: FormName): Record<string, Json> {
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
