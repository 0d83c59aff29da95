import { z } from 'zod';
import type { FieldErrorCode } from '../errors.ts';
import { TEXT_LIMITS } from '../limits.ts';
import {
  CUSTOMER_TYPES,
  INDUSTRY_TYPES,
  ISSUE_DETAILS,
  ISSUES,
  MSME_SIZES,
  TOPIC_TYPES,
} from './contact-options.ts';

const code = (value: FieldErrorCode) => ({ error: value });

/** Empty and missing fields are equivalent. */
const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const requiredText = (max: number) =>
  z.preprocess(
    blankAsMissing,
    z.string(code('required')).trim().min(1, code('required')).max(max, code('tooLong')),
  );

const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(blankAsMissing, z.enum(values, code('invalidChoice')).optional());

const requiredChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    blankAsMissing,
    z.enum(values, {
      error: (issue) => (issue.input === undefined ? 'required' : 'invalidChoice') satisfies FieldErrorCode,
    }),
  );

/** Runs also if other fields are invalid, to report all errors at once. */
const requiredAt = (field: string) => ({
  path: [field],
  error: 'required' satisfies FieldErrorCode,
  when: () => true,
});

/** Indonesian or international numbers: 8 to 15 digits, an optional +, and the usual separators. */
function isPhoneNumber(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(value) && value.length <= TEXT_LIMITS.phone && digits >= 8 && digits <= 15;
}

const isCustomer = (customerType: unknown) => customerType === 'individual' || customerType === 'corporate';

/** Drops fields that do not apply to the other values, so that hidden fields cannot be invalid. */
function withoutInapplicable(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { identityNumber, msmeSize, industryType, issueDetail, ...form } = input as Record<string, unknown>;
  return {
    ...form,
    ...(isCustomer(form.customerType) && { identityNumber }),
    ...(form.customerType === 'corporate' && { msmeSize, industryType }),
    ...(form.issue === 'atm' && { issueDetail }),
  };
}

/**
 * Schema of the contact form. Messages are codes (`FieldErrorCode`), which the page translates. Customers need an
 * identity document (KTP 16 digits, SIM 12 to 16); companies also size and industry; an ATM issue its detail. Fields
 * that do not apply are dropped.
 */
export const contactSchema = z.preprocess(
  withoutInapplicable,
  z
    .object({
      fullName: requiredText(TEXT_LIMITS.line),
      email: z.preprocess(
        blankAsMissing,
        z
          .string(code('required'))
          .trim()
          .max(TEXT_LIMITS.email, code('tooLong'))
          .pipe(z.email(code('email'))),
      ),
      phone: z.preprocess(
        blankAsMissing,
        z.string(code('required')).trim().refine(isPhoneNumber, code('phone')),
      ),
      customerType: requiredChoice(CUSTOMER_TYPES),
      identityNumber: z.preprocess(
        blankAsMissing,
        z
          .string()
          .trim()
          .transform((value) => value.replaceAll(/[\s.-]/g, ''))
          .pipe(z.string().regex(/^\d{12,16}$/, code('identityNumber')))
          .optional(),
      ),
      msmeSize: optionalChoice(MSME_SIZES),
      industryType: optionalChoice(INDUSTRY_TYPES),
      topicType: requiredChoice(TOPIC_TYPES),
      issue: requiredChoice(ISSUES),
      issueDetail: optionalChoice(ISSUE_DETAILS),
      notes: requiredText(TEXT_LIMITS.notes),
      sendCopy: z.preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean()),
    })
    .refine(
      (form) => !isCustomer(form.customerType) || form.identityNumber !== undefined,
      requiredAt('identityNumber'),
    )
    .refine(
      (form) => form.customerType !== 'corporate' || form.msmeSize !== undefined,
      requiredAt('msmeSize'),
    )
    .refine(
      (form) => form.customerType !== 'corporate' || form.industryType !== undefined,
      requiredAt('industryType'),
    )
    .refine((form) => form.issue !== 'atm' || form.issueDetail !== undefined, requiredAt('issueDetail')),
);

export type ContactMessage = z.output<typeof contactSchema>;
