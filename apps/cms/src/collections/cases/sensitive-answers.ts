import { FORMS, type FormDefinition, fieldsOf, isFormName } from '@beranda/contract';
import type { FieldHook, PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { decryptText, encryptText } from '#cms/security/encrypted-text.ts';

const MASK = '•'.repeat(12);
const UNREADABLE = 'Tidak terbaca / unreadable';

type Answers = Case['answers'];

const contextOf = (name: string, ticket: unknown) => `cases.${name}:${String(ticket)}`;

/** Whether an answer of a form is stored encrypted and shown masked. */
export function isSensitive(form: string | undefined, name: string): boolean {
  if (form === undefined || !isFormName(form)) return false;
  const definition: FormDefinition = FORMS[form].definition;
  return fieldsOf(definition)[name]?.isSensitive === true;
}

/** Replaces the sensitive answers of a form. */
function mapSensitive(
  form: string | undefined,
  answers: Answers,
  replace: (value: string, name: string) => string,
): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      typeof value === 'string' && isSensitive(form, name) ? replace(value, name) : value,
    ]),
  );
}

/** The last four digits of a number, by which staff and sender recognise it. Shorter numbers and texts are hidden. */
export function maskAnswer(value: string): string {
  return /^\d{8,}$/.test(value) ? MASK + value.slice(-4) : MASK;
}

/** Encrypts sensitive answers on creation. Updates keep what is stored. */
export function encryptAnswers(key: Buffer): FieldHook<Case> {
  return ({ operation, siblingData, siblingDocWithLocales, value }) => {
    // An update sends the displayed answers, which are masked and must not be stored.
    if (operation !== 'create') return siblingDocWithLocales?.answers;
    return mapSensitive(siblingData.form, value ?? {}, (text, name) =>
      encryptText(text, key, contextOf(name, siblingData.ticket)),
    );
  };
}

/** Masks sensitive answers for everybody. Only `revealAnswerEndpoint` answers them in full. */
export function maskAnswers(key: Buffer): FieldHook<Case> {
  return ({ req, siblingData: { form, ticket }, value }) => {
    if (!value) return value;
    return mapSensitive(form, value, (text, name) => {
      const plain = decrypt(req, text, key, contextOf(name, ticket));
      return plain === undefined ? UNREADABLE : maskAnswer(plain);
    });
  };
}

/** A sensitive answer of a stored case in full; undefined if it has none, or if it cannot be decrypted. */
export function decryptAnswer(
  req: PayloadRequest,
  { answers, form, ticket }: Pick<Case, 'answers' | 'form' | 'ticket'>,
  name: string,
  key: Buffer,
): string | undefined {
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (typeof value !== 'string' || !isSensitive(form, name)) return undefined;
  return decrypt(req, value, key, contextOf(name, ticket));
}

function decrypt(req: PayloadRequest, text: string, key: Buffer, context: string): string | undefined {
  try {
    return decryptText(text, key, context);
  } catch {
    req.payload.logger.error({
      msg: 'A sensitive answer cannot be decrypted: is ENCRYPTION_KEY another one?',
      context,
    });
    return undefined;
  }
}
