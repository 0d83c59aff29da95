import { solveCaptcha } from './captcha.ts';
import type { RunningSite } from './start-site.ts';

/** A complete message of the contact form. */
export const VALID = {
  fullName: 'Ratna Wulandari',
  email: 'ratna@contoh.example',
  phone: '+62 812 3456 7890',
  customerType: 'individual',
  identityNumber: '3171234507890001',
  topicType: 'question',
  issue: 'other',
  notes: 'Bagaimana cara membuka deposito?',
};

/** What a rendered form carries besides its fields. */
export type OpenForm = {
  /** The form's name. */
  name: string;
  /** CSRF token. */
  token: string;
  /** Idempotency key. */
  key: string;
  /** When it was rendered, signed. */
  issued: string;
  /** The question for visitors without script. */
  question: { text: string; token: string };
  /** Privacy notice, of a form that asks for consent. */
  notice: string;
  cookie: string;
};

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** What a form in a document carries. */
export function formIn(html: string, cookie = ''): OpenForm {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    name: find(/ data-form="([^"]+)"/),
    token: find(/<meta name="csrf-token" content="([^"]+)"/),
    key: find(/name="_key" value="([^"]+)"/),
    issued: find(/name="_issued" value="([^"]+)"/),
    notice: find(/name="_notice" value="([^"]+)"/),
    question: {
      text: find(/<label for="form-captcha-answer"[^>]*>([^<]+)/),
      token: find(/name="_captchaQuestion" value="([^"]+)"/),
    },
    cookie,
  };
}

/** Loads a page with a form. */
export async function openFormAt(at: RunningSite, page: string): Promise<OpenForm> {
  const response = await at.get(page);
  return formIn(await response.text(), cookiesOf(response));
}

/** The fields of a form that its page adds to what a visitor typed. The captcha is solved unless it is among them. */
export async function hiddenFields(
  at: RunningSite,
  form: OpenForm,
  typed: object = {},
): Promise<Record<string, string>> {
  const fields = {
    _key: form.key,
    _issued: form.issued,
    ...(form.notice && { _notice: form.notice }),
  };
  return '_captcha' in typed ? fields : { ...fields, _captcha: await solveCaptcha(at.url, form.name) };
}

/**
 * Posts a form to its own page, like a browser without script: a long form from its check page. By default with a solved
 * captcha.
 */
export function sendPlainTo(at: RunningSite, page: string, form: OpenForm, fields: Record<string, string>) {
  return postForCheck(at, page, form, { ...fields, _checked: 'yes' });
}

/** Posts a form that its visitor has not checked yet. */
export async function postForCheck(
  at: RunningSite,
  page: string,
  form: OpenForm,
  fields: Record<string, string>,
) {
  return fetch(at.url + page, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: form.cookie, origin: at.url },
    body: new URLSearchParams({ ...(await hiddenFields(at, form, fields)), ...fields, _csrf: form.token }),
  });
}

/** Sends a form as its script does; by default with a solved captcha. */
export async function sendJsonTo(
  at: RunningSite,
  form: OpenForm,
  fields: object,
  headers: Record<string, string> = {},
) {
  return fetch(`${at.url}/api/id/v2/forms/${form.name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-csrf-token': form.token,
      cookie: form.cookie,
      origin: at.url,
      ...headers,
    },
    body: JSON.stringify({ ...(await hiddenFields(at, form, fields)), ...fields }),
  });
}
