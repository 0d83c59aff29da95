import { FORMS, type FormDefinition, fieldsOf, isFormName, maskAnswer } from '@beranda/contract';
import type { FieldHook, PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { encryptText, isEncrypted, reencryptText, tryToDecrypt } from '#cms/security/encrypted-text.ts';
import type { EncryptionKeys } from '#cms/security/encryption-keys.ts';

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

/**
 * Encryption at rest of personal data (PII): encrypts sensitive answers on creation. An update keeps what is stored,
 * encrypted again where another key than the one that writes was used: otherwise it would undo the rotation of a row that
 * it has read before.
 */
export function encryptAnswers(encryptionKeys: EncryptionKeys): FieldHook<Case> {
  return ({ operation, siblingData, siblingDocWithLocales, value }) => {
    // An update sends the displayed answers, which are masked and must not be stored.
    if (operation !== 'create')
      return reencryptAnswers(siblingDocWithLocales as unknown as Case, encryptionKeys);
    return mapSensitive(siblingData.form, value ?? {}, (text, name) =>
      encryptText(text, encryptionKeys, contextOf(name, siblingData.ticket)),
    );
  };
}

type StoredAnswers = Pick<Case, 'answers' | 'ticket'>;

/**
 * The stored answers of a case, all encrypted with the key that writes; what no key decrypts stays as it is. Also those
 * of fields that the form does not have any more, which are known by the format of their value.
 *
 * @param onKey called for each encrypted answer with the id of its key, null if no key decrypts it.
 */
export function reencryptAnswers(
  { answers, ticket }: StoredAnswers,
  encryptionKeys: EncryptionKeys,
  onKey?: (keyId: string | null) => void,
): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      if (typeof value !== 'string' || !isEncrypted(value)) return [name, value];
      return [name, reencryptText(value, encryptionKeys, contextOf(name, ticket), onKey)];
    }),
  );
}

/** Masks sensitive answers for everybody. Only `revealAnswerEndpoint` answers them in full. */
export function maskAnswers(encryptionKeys: EncryptionKeys): FieldHook<Case> {
  return ({ req, siblingData: { form, ticket }, value }) => {
    if (!value) return value;
    return mapSensitive(form, value, (text, name) => {
      const plain = decrypt(req, text, encryptionKeys, contextOf(name, ticket));
      return plain === undefined ? UNREADABLE : maskAnswer(plain);
    });
  };
}

/** A sensitive answer of a stored case in full; undefined if it has none, or if it cannot be decrypted. */
export function decryptAnswer(
  req: PayloadRequest,
  { answers, form, ticket }: Pick<Case, 'answers' | 'form' | 'ticket'>,
  name: string,
  encryptionKeys: EncryptionKeys,
): string | undefined {
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (typeof value !== 'string' || !isSensitive(form, name)) return undefined;
  return decrypt(req, value, encryptionKeys, contextOf(name, ticket));
}

function decrypt(
  req: PayloadRequest,
  text: string,
  encryptionKeys: EncryptionKeys,
  context: string,
): string | undefined {
  const decrypted = tryToDecrypt(text, encryptionKeys, context);
  if (decrypted) return decrypted.text;
  req.payload.logger.error({
    msg: 'A sensitive answer cannot be decrypted: is its key missing in ENCRYPTION_KEYS?',
    context,
  });
  return undefined;
}
