import { contactSchema, IDEMPOTENCY_KEY_HEADER, locale, TEXT_LIMITS } from '@beranda/contract';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { receiveContactMessage } from '#cms/collections/contact-messages/receive-contact-message.ts';
import type { Env } from '#cms/env.ts';
import { forService } from '#cms/http/guarded.ts';
import { BadBody, readJsonBody } from '#cms/http/read-body.ts';
import { answer, refuse } from '#cms/http/responses.ts';

/** The longest text with every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = TEXT_LIMITS.notes * 6 + 16 * 1024;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const submission = z.object({ message: z.looseObject({}), locale });

function fieldsOf(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '');
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}

async function receive(req: PayloadRequest, env: Env): Promise<Response> {
  const key = req.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null || !UUID.test(key))
    return refuse(400, `The header ${IDEMPOTENCY_KEY_HEADER} must be a UUID`);
  const body = submission.safeParse(await readJsonBody(req as Request, BODY_LIMIT_BYTES));
  if (!body.success) return refuse(400, 'The body must be { message, locale }');
  const message = contactSchema.safeParse(body.data.message);
  if (!message.success) return refuse(400, 'Some fields are not valid', fieldsOf(message.error));
  const ticket = await receiveContactMessage(req, env, {
    message: message.data,
    locale: body.data.locale,
    key: key.toLowerCase(),
  });
  return answer({ ticket }, 201);
}

/** Receives the submissions of the public site's forms. */
export function submissionEndpoints(env: Env): Endpoint[] {
  return [
    {
      path: '/submissions/contact',
      method: 'post',
      handler: forService(env.serviceKey, async (req) => {
        try {
          return await receive(req, env);
        } catch (error) {
          if (error instanceof BadBody) return refuse(error.statusCode, error.message);
          throw error;
        }
      }),
    },
  ];
}
