import { randomUUID } from 'node:crypto';
import { type FormName, IDEMPOTENCY_KEY_HEADER, SERVICE_KEY_HEADER } from '@beranda/contract';
import type { RunningCms } from './start-cms.ts';

export const newCaptcha = () => `altcha:${randomUUID()}`;

type Headers = Record<string, string | undefined>;

/** Posts the body of a submission, as the site forwards a form; a header that is undefined is left out. */
export function postSubmission(
  { url, serviceKey }: RunningCms,
  form: FormName,
  body: unknown,
  headers: Headers = {},
): Promise<Response> {
  const all: Headers = {
    [SERVICE_KEY_HEADER]: serviceKey,
    [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
    'content-type': 'application/json',
    ...headers,
  };
  return fetch(`${url}/api/submissions/${form}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(withCaptcha(body)),
    headers: Object.fromEntries(
      Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  });
}

const withCaptcha = (body: unknown) =>
  Array.isArray(body) ? body : { captcha: newCaptcha(), ...(body as object) };
