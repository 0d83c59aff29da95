import { z } from 'zod';
import type { FieldErrorCode } from '../errors.ts';
import { TEXT_LIMITS } from '../limits.ts';
import {
  type FormAnswers,
  type FormDefinition,
  type FormField,
  fieldsOf,
  isApplicable,
} from './form-definition.ts';

const code = (value: FieldErrorCode) => ({ error: value });

/** Empty and missing fields are equivalent. */
const blankAsMissing = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const text = (max: number) => z.string(code('required')).trim().max(max, code('tooLong'));

/** Indonesian or international numbers: 8 to 15 digits, an optional +, and the usual separators. */
function isPhoneNumber(value: string): boolean {
  const digits = value.replaceAll(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(value) && value.length <= TEXT_LIMITS.phone && digits >= 8 && digits <= 15;
}

/** Number of a KTP (16 digits) or SIM (12 to 16), without separators. */
const identityNumber = z
  .string(code('required'))
  .transform((value) => value.replaceAll(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{12,16}$/, code('identityNumber')));

function choice(values: readonly string[]): z.ZodType {
  return z.enum(values, {
    error: ({ input }) => (input === undefined ? 'required' : 'invalidChoice') satisfies FieldErrorCode,
  });
}

/** The schema of a field that has a value. */
function valueSchema(field: FormField): z.ZodType {
  switch (field.type) {
    case 'text':
      return text(TEXT_LIMITS.line);
    case 'longText':
      return text(TEXT_LIMITS.notes);
    case 'email':
      return text(TEXT_LIMITS.email).pipe(z.email(code('email')));
    case 'phone':
      return z.string(code('required')).trim().refine(isPhoneNumber, code('phone'));
    case 'identityNumber':
      return identityNumber;
    case 'radio':
    case 'select':
      return choice(field.options);
    case 'checkbox':
      return z.boolean();
  }
}

function fieldSchema(field: FormField): z.ZodType {
  if (field.type === 'checkbox')
    return z.preprocess((value) => value === true || value === 'on' || value === 'true', z.boolean());
  const schema = valueSchema(field);
  return z.preprocess(blankAsMissing, field.isOptional || field.when ? schema.optional() : schema);
}

/**
 * The schema of a form. Browser, gateway and back office validate with it. Messages are codes (`FieldErrorCode`), which
 * the page translates. Fields that do not apply beside the other answers are dropped, so that what is hidden cannot be
 * invalid.
 */
export function formSchema<const Form extends FormDefinition>(form: Form): z.ZodType<FormAnswers<Form>> {
  const fields = Object.entries(fieldsOf(form));
  const conditional = fields.filter(([, field]) => field.when);

  function withoutInapplicable(input: unknown): unknown {
    if (typeof input !== 'object' || input === null) return input;
    const answers = { ...(input as Record<string, unknown>) };
    for (const [name, field] of conditional) if (!isApplicable(field, answers)) delete answers[name];
    return answers;
  }

  let schema: z.ZodType<Record<string, unknown>> = z.object(
    Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
  );
  for (const [name, field] of conditional.filter(([, { isOptional }]) => !isOptional))
    schema = schema.refine((answers) => answers[name] !== undefined || !isApplicable(field, answers), {
      path: [name],
      error: 'required' satisfies FieldErrorCode,
      // Also if other fields are invalid, to report all errors at once.
      when: () => true,
    });
  // The shape is built at run time from the definition that the type is computed from.
  return z.preprocess(withoutInapplicable, schema) as unknown as z.ZodType<FormAnswers<Form>>;
}
