import { ATTACHMENTS_FIELD, type Locale } from '@beranda/contract';
import { solveCaptcha } from './captcha.ts';

/** A running site: of a test, or of a benchmark. */
export type SiteUrl = { readonly url: string };

/** A form that a visitor has opened, and what its page carries beside the fields. */
export type OpenedForm = {
  /** Path of its page. */
  page: string;
  locale: Locale;
  /** The form's name. */
  name: string;
  /** CSRF token. */
  token: string;
  /** Idempotency key. */
  key: string;
  /** When it was rendered, signed. */
  issued: string;
  /** The question for visitors without JavaScript. */
  question: { text: string; token: string };
  /** Privacy notice, of a form that asks for consent. */
  notice: string;
  /** The visitor's cookies. */
  cookie: string;
};

/** A file with the name that the visitor's computer gives it. */
export type ChosenFile = [name: string, data: Uint8Array];

/** Attachments of a form that is sent without JavaScript: chosen files, and handles of those that the page shows. */
export type Attached = { files?: readonly ChosenFile[]; handles?: readonly string[] };

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** The form in a document. */
export function formIn(html: string, { page, cookie }: Pick<OpenedForm, 'page' | 'cookie'>): OpenedForm {
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    page,
    locale: find(/<html[^>]* lang="(\w+)/) === 'en' ? 'en' : 'id',
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

/** The handles of the files that a page shows as attached. */
export const handlesIn = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*name="_attachments"[^>]*value="([^"]+)"/g)].map(([, handle]) => handle ?? '');

/** Opens a page with a form. @param cookie of a browser that has been here before. */
export async function openForm({ url }: SiteUrl, page: string, cookie = ''): Promise<OpenedForm> {
  const response = await fetch(url + page, { headers: { cookie } });
  return formIn(await response.text(), { page, cookie: cookiesOf(response) || cookie });
}

/** The fields of a form that its page adds to what a visitor typed. The captcha is solved unless it is among them. */
export async function hiddenFields(
  { url }: SiteUrl,
  form: OpenedForm,
  typed: object = {},
): Promise<Record<string, string>> {
  const fields = {
    _key: form.key,
    _issued: form.issued,
    ...(form.notice && { _notice: form.notice }),
  };
  return '_captcha' in typed ? fields : { ...fields, _captcha: await solveCaptcha(url, form.name) };
}

/** A form as multipart body: as in the page, the token comes first and the handles behind the files. */
export function multipart(
  fields: Iterable<readonly [name: string, value: string]>,
  { files = [], handles = [] }: Attached = {},
): FormData {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  for (const [name, data] of files) body.append('_files', new Blob([data as Uint8Array<ArrayBuffer>]), name);
  // What a browser sends where no file was chosen.
  if (files.length === 0) body.append('_files', new Blob([]), '');
  for (const handle of handles) body.append(ATTACHMENTS_FIELD, handle);
  return body;
}

/**
 * Posts a form to its own page, like a browser without JavaScript: a long form from its check page. By default with a
 * solved captcha. With attachments it is a multipart form.
 */
export function sendPlain(
  at: SiteUrl,
  form: OpenedForm,
  fields: Record<string, string>,
  attached?: Attached,
) {
  return postForCheck(at, form, { ...fields, _checked: 'yes' }, attached);
}

/** Posts a form that its visitor has not checked yet. */
export async function postForCheck(
  at: SiteUrl,
  form: OpenedForm,
  fields: Record<string, string>,
  attached?: Attached,
): Promise<Response> {
  const all = { _csrf: form.token, ...(await hiddenFields(at, form, fields)), ...fields };
  return fetch(at.url + form.page, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: form.cookie, origin: at.url },
    body: attached ? multipart(Object.entries(all), attached) : new URLSearchParams(all),
  });
}

/** The headers with which a form's script sends. */
export const scriptHeaders = ({ url }: SiteUrl, { token, cookie }: OpenedForm): Record<string, string> => ({
  'x-csrf-token': token,
  cookie,
  origin: url,
});

/** Sends a form as its script does; by default with a solved captcha. */
export async function sendByScript(
  at: SiteUrl,
  form: OpenedForm,
  fields: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${at.url}/api/${form.locale}/v2/forms/${form.name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...scriptHeaders(at, form), ...headers },
    body: JSON.stringify({ ...(await hiddenFields(at, form, fields)), ...fields }),
  });
}

/** Uploads a file as the form's script does as soon as it is chosen. */
export function upload(
  at: SiteUrl,
  form: OpenedForm,
  file: ChosenFile,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${at.url}/api/${form.locale}/v2/forms/${form.name}/attachments`, {
    method: 'POST',
    headers: { ...scriptHeaders(at, form), ...headers },
    body: multipart([], { files: [file] }),
  });
}
