import * as z from 'zod';
import { readErrorMessage, readJson, sendJson } from '#cms/admin/send-json.ts';
import { type Bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { editingTexts } from './texts.ts';

/** The user who opened the form. */
export type FormUser = { id: number | string; email: string };

export const sessionSchema = z.looseObject({
  exp: z.number(),
  user: z.looseObject({ id: z.union([z.number(), z.string()]) }),
});

/** The password was right, and the second factor is still missing. */
const incompleteSchema = z.looseObject({ secondFactor: z.enum(['code', 'enrolment']) });

export type Session = z.infer<typeof sessionSchema>;

type SignInResult = { session: Session } | { error: string } | { needsCode: true };

export type Attempt = { language: string; expectedUser: FormUser; usersPath: string };

const texts = editingTexts.signIn;

const post = (path: string, body: object, { language, usersPath }: Attempt) =>
  sendJson(`${usersPath}${path}`, body, { 'Accept-Language': language });

/** @param readRejection why a response of status 4xx does not sign in; null if it has no reason. */
async function signInResultOf(
  response: Response | null,
  attempt: Attempt,
  readRejection: (response: Response) => Promise<string | null>,
): Promise<SignInResult> {
  const translate = (text: Bilingual) => inLanguageOf({ i18n: { language: attempt.language } }, text);
  const unreachable = { error: translate(editingTexts.unreachable) };
  // A password is neither right nor wrong because the server has an error.
  if (!response || response.status >= 500) return unreachable;
  if (!response.ok) {
    const error = await readRejection(response);
    return error === null ? unreachable : { error };
  }
  const body = await readJson(response);
  const incomplete = incompleteSchema.safeParse(body).data;
  if (incomplete?.secondFactor === 'code') return { needsCode: true };
  if (incomplete) return { error: translate(texts.mustEnrol) };
  const session = sessionSchema.safeParse(body).data;
  if (!session) return unreachable;
  if (session.user.id === attempt.expectedUser.id) return { session };
  await post('/logout', {}, attempt);
  return { error: translate(texts.otherUser) };
}

/** Signs in the user who opened the form, by password. Payload does not show whether the account is locked. */
export async function enterPassword(password: unknown, attempt: Attempt): Promise<SignInResult> {
  const { expectedUser, language } = attempt;
  const response = await post('/login', { email: expectedUser.email, password }, attempt);
  return signInResultOf(response, attempt, async () => inLanguageOf({ i18n: { language } }, texts.wrong));
}

/** Completes a sign-in by a code of the second factor. */
export async function enterCode(code: unknown, attempt: Attempt): Promise<SignInResult> {
  const response = await post('/second-factor/code', { code }, attempt);
  return signInResultOf(response, attempt, readErrorMessage);
}
