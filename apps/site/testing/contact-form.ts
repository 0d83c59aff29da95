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

/** CSRF token, idempotency key and cookies of a rendered form. */
export type OpenForm = { token: string; key: string; cookie: string };

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Loads a page and extracts what its form needs. */
export async function openFormAt(at: RunningSite, page: string): Promise<OpenForm> {
  const response = await at.get(page);
  const html = await response.text();
  return {
    token: /<meta name="csrf-token" content="([^"]+)"/.exec(html)?.[1] ?? '',
    key: /name="_key" value="([^"]+)"/.exec(html)?.[1] ?? '',
    cookie: cookiesOf(response),
  };
}

/** Posts a form to its own page, like a browser without script: a long form from its check page. */
export function sendPlainTo(at: RunningSite, page: string, form: OpenForm, fields: Record<string, string>) {
  return postForCheck(at, page, form, { ...fields, _checked: 'yes' });
}

/** Posts a form that its visitor has not checked yet. */
export function postForCheck(at: RunningSite, page: string, form: OpenForm, fields: Record<string, string>) {
  return fetch(at.url + page, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: form.cookie, origin: at.url },
    body: new URLSearchParams({ ...fields, _csrf: form.token, _key: form.key }),
  });
}
