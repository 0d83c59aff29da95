import { FORMS, type FormDefinition, fieldsOf, isFormName } from '@beranda/contract';
import type { FieldHook, PayloadRequest } from 'payload';
import { canWorkCases } from '#cms/access/rules.ts';
import type { Case } from '#cms/payload-types.ts';
import { decryptText, encryptText } from '#cms/security/encrypted-text.ts';

const MASK = '••••••••••••••••';
const UNREADABLE = 'Tidak terbaca / unreadable';

type Answers = Case['answers'];

const contextOf = (name: string, ticket: unknown) => `cases.${name}:${String(ticket)}`;

function isSensitive(form: string | undefined, name: string): boolean {
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

/** Encrypts sensitive answers on creation. Updates keep what is stored. */
export function encryptAnswers(key: Buffer): FieldHook<Case> {
  return ({ operation, siblingData, siblingDocWithLocales, value }) => {
    // An update sends the displayed answers, masked or in plain text, which must not be stored.
    if (operation !== 'create') return siblingDocWithLocales?.answers;
    return mapSensitive(siblingData.form, value ?? {}, (text, name) =>
      encryptText(text, key, contextOf(name, siblingData.ticket)),
    );
  };
}

/** Decrypts sensitive answers for staff who work cases, and masks them for others. */
export function revealAnswers(key: Buffer): FieldHook<Case> {
  return ({ req, siblingData: { form, ticket }, value }) => {
    if (!value) return value;
    return mapSensitive(form, value, (text, name) => {
      if (!canWorkCases({ req })) return MASK;
      try {
        return decryptText(text, key, contextOf(name, ticket));
      } catch {
        logUnreadable(req, ticket);
        return UNREADABLE;
      }
    });
  };
}

function logUnreadable(req: PayloadRequest, ticket: unknown) {
  req.payload.logger.error({
    msg: 'A sensitive answer cannot be decrypted: is ENCRYPTION_KEY another one?',
    ticket,
  });
}
