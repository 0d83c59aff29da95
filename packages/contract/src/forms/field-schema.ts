import { z } from 'zod';
import type { FieldErrorCode } from '../errors.ts';
import { TEXT_LIMITS } from '../limits.ts';
import { POSTAL_CODE } from '../postal-code.ts';
import { createChoiceFinder } from './find-choice.ts';
import { type ChoiceValues, type FormField, isChecked } from './form-definition.ts';
import { isRepeatedDigit, normalizePastedEmail, normalizePastedNumber } from './pasted-text.ts';
import {
  isForeignLocalNumber,
  isMadeUpNumber,
  normalizePastedPhoneNumber,
  parsePhoneNumber,
} from './phone-number.ts';
import { latestDateAnywhere, typedDate } from './typed-date.ts';

const code = (value: FieldErrorCode) => ({ error: value });

/** Empty and missing fields are equivalent. */
const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** Text without control characters and halves of characters: PostgreSQL stores neither NUL nor those. */
const text = (max: number, tooLong: FieldErrorCode, unreadable: RegExp) =>
  z
    .string(code('required'))
    .trim()
    .max(max, code(tooLong))
    .refine((value) => !unreadable.test(value), code('unreadable'));

/** A line of text. A tab is what a spreadsheet puts between the cells that somebody copied. */
const line = (max: number = TEXT_LIMITS.line, tooLong: FieldErrorCode = 'lineTooLong') =>
  z
    .string(code('required'))
    .overwrite((value) => value.replaceAll('\t', ' '))
    .pipe(text(max, tooLong, /[\p{Cc}\p{Cs}]/u));

/** Line breaks and tabs are part of a longer text. */
const lines = z
  .string(code('required'))
  // Without JavaScript, browsers send two characters for a line break, which they count as one.
  .overwrite((value) => value.replaceAll('\r\n', '\n'))
  .pipe(text(TEXT_LIMITS.notes, 'tooLong', /[^\P{Cc}\n\r\t]|\p{Cs}/u));

/** A number that people write with spaces, dots or dashes. The answer has only its digits. */
const digits = (isValid: (value: string) => boolean, error: FieldErrorCode) =>
  z
    .string(code('required'))
    .transform((value) => normalizePastedNumber(value).replaceAll(/[\s.-]/g, ''))
    .refine((value) => /^\d+$/.test(value) && isValid(value), code(error));

/**
 * Number of a KTP (NIK) or SIM. A NIK has 16 digits: district (6), date of birth as DDMMYY with 40 added to the day of women,
 * serial number. A SIM has 12 to 14 digits that begin with year and month of birth, or is the NIK.
 */
function isKtpOrSim(value: string): boolean {
  const part = (from: number) => Number(value.slice(from, from + 2));
  const isMonth = (month: number) => month >= 1 && month <= 12;
  if (value.length !== 16) return value.length >= 12 && value.length <= 14 && isMonth(part(2));
  const day = part(6) > 40 ? part(6) - 40 : part(6);
  return part(0) >= 11 && day >= 1 && day <= 31 && isMonth(part(8)) && !value.endsWith('0000');
}

/** Nine characters at most (ICAO 9303); only digits in some countries, such as the United Kingdom, then nine. */
const PASSPORT = /^(?:\d{9}|(?=.*[A-Z])(?=(?:.*\d){3})[A-Z\d]{6,9})$/;

/**
 * The name of the number before it. Passports have fewer digits, so that none begins like this. All repetitions are bounded,
 * so that a long input takes no time.
 */
const IDENTITY_LABEL = /^(?:no(?:mor|\.)?\s{0,2})?(?:NIK|KTP|SIM)[\s:.]{1,3}(?=[\d\s.-]{12,30}$)/i;

/** Number of a KTP or SIM, or of a passport, which foreign customers have instead. */
const identityNumber = z
  .string(code('required'))
  .transform((value) =>
    normalizePastedNumber(value)
      .replace(IDENTITY_LABEL, '')
      .replaceAll(/[\s.-]/g, '')
      .toUpperCase(),
  )
  .refine(
    (value) => PASSPORT.test(value) || (/^\d+$/.test(value) && isKtpOrSim(value)),
    code('identityNumber'),
  );

/** Whether a number is as long as that of an account, or the last four digits of a card. */
const isAccountNumber = ({ length }: string) => length === 4 || (length >= 6 && length <= 19);

/**
 * Sen, or the dash that stands for none, behind grouped thousands. Behind digits without groups
 * only where these are at least five: `1234.56` may be an amount in another currency, or short of a digit.
 */
const SEN =
  /^(\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|-|\d\d-)$|^(\d{1,3}(?:,\d{3})+)\.(?:\d{1,2}|-|\d\d-)$|^(\d{5,})[.,](?:\d\d|-|\d\d-)$/;

/**
 * Whole rupiah, as people write and paste them: `Rp 1.500.000`, `IDR 1,500,000.50`, `1500000`, `1500000.00`, `1.500.000,-`,
 * `1.500.000 rupiah`. The answer has only digits, without leading zeros; what is less than a rupiah is dropped. Separators
 * must stand between thousands, or before two digits of sen: `1.5` and `150.00` may be short of a digit.
 */
const money = z
  .string(code('required'))
  .transform((value) =>
    normalizePastedNumber(value)
      .replace(/^(Rp\.?|IDR)\s*/i, '')
      .replace(/(rupiah|IDR)$/i, '')
      .trimEnd()
      .replace(SEN, '$1$2$3'),
  )
  .refine((value) => /^(\d+|\d{1,3}([.,\s])\d{3}(\2\d{3})*)$/.test(value), code('money'))
  .transform((value) => value.replaceAll(/[.,\s]/g, '').replace(/^0+/, ''))
  .refine((value) => /^\d{1,15}$/.test(value), code('money'));

/** Browsers without a date picker send what was typed. */
const pastDate = z
  .string(code('required'))
  .transform(typedDate)
  .pipe(z.iso.date({ ...code('date'), abort: true }))
  .refine((date) => date >= '1900-01-01', code('date'))
  .refine((date) => date <= latestDateAnywhere(), code('futureDate'));

/** Without the values, as in the back office, any line of text. */
function offered(values: readonly string[] | undefined): z.ZodType {
  if (!values) return line();
  const find = createChoiceFinder(values);
  return z
    .string(code('required'))
    .transform(find)
    .refine((value) => value !== undefined, code('invalidChoice'));
}

function choice(values: readonly string[]): z.ZodType {
  return z.enum(values, {
    error: ({ input }) => (input === undefined ? 'required' : 'invalidChoice') satisfies FieldErrorCode,
  });
}

export type SchemaOptions = {
  /** Somebody fills in the form now and can correct it. The back office accepts what earlier releases of the site accept. */
  isNew?: boolean;
};

/** The schema of a field that has a value. */
function valueSchema(field: FormField, choices: ChoiceValues, { isNew }: SchemaOptions): z.ZodType {
  switch (field.type) {
    case 'text':
      return line();
    case 'longText':
      return lines;
    case 'email':
      return line(TEXT_LIMITS.email, 'email')
        .overwrite(normalizePastedEmail)
        .pipe(z.email(code('email')));
    case 'phone':
      return z
        .string(code('required'))
        .overwrite(normalizePastedPhoneNumber)
        .refine(
          (value) =>
            parsePhoneNumber(value) !== undefined &&
            !(isNew && (isForeignLocalNumber(value) || isMadeUpNumber(value))),
          code('phone'),
        );
    case 'identityNumber':
      return identityNumber.refine((value) => !(isNew && isRepeatedDigit(value)), code('identityNumber'));
    case 'accountNumber':
      // Banks sell numbers of one digit, such as 8888888888.
      return digits((value) => isAccountNumber(value) && !(isNew && /^0{6,}$/.test(value)), 'accountNumber');
    case 'postalCode':
      return digits((value) => POSTAL_CODE.test(value), 'postalCode');
    case 'money':
      return money;
    case 'pastDate':
      return pastDate;
    case 'choice':
      return offered(choices[field.source]);
    case 'radio':
    case 'select':
      return choice(field.options);
    case 'checkbox':
      return z.boolean();
    case 'consent':
      return z.literal(true, code('required'));
  }
}

/**
 * The schema of a field. Errors are codes.
 *
 * @param choices values that the page offers; a field without them takes any line of text.
 */
export function fieldSchema(field: FormField, choices: ChoiceValues, options: SchemaOptions = {}): z.ZodType {
  const schema = valueSchema(field, choices, options);
  if (field.type === 'checkbox' || field.type === 'consent') return z.preprocess(isChecked, schema);
  return z.preprocess(blankAsMissing, field.isOptional || field.when ? schema.optional() : schema);
}
