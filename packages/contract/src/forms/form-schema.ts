import { z } from 'zod';
import type { FieldErrorCode } from '../errors.ts';
import { fieldSchema, type SchemaOptions } from './field-schema.ts';
import {
  type ChoiceValues,
  type FormAnswers,
  type FormDefinition,
  fieldsOf,
  isApplicable,
  isRequired,
} from './form-definition.ts';

/**
 * The schema of a form. Browser, site server and back office validate with it. Messages are codes (`FieldErrorCode`), which
 * the page translates. Fields that do not apply beside the other answers are dropped, so that what is hidden cannot be
 * invalid.
 *
 * @param choices values that the page offers; a field without them takes any line of text.
 */
export function formSchema(
  form: FormDefinition,
  choices: ChoiceValues = {},
  options: SchemaOptions = {},
): z.ZodType<FormAnswers> {
  const fields = Object.entries(fieldsOf(form));
  const conditional = fields.filter(([, field]) => field.when);

  function withoutInapplicable(input: unknown): unknown {
    if (typeof input !== 'object' || input === null) return input;
    const answers = { ...(input as Record<string, unknown>) };
    for (const [name, field] of conditional) if (!isApplicable(field, answers)) delete answers[name];
    return answers;
  }

  // The shape is built at run time; the schema of every field gives a text or a boolean.
  let schema = z.object(
    Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field, choices, options)])),
  ) as z.ZodType<FormAnswers>;
  for (const [name, field] of fields.filter(([, { requiredWhen, when }]) => requiredWhen ?? when))
    schema = schema.refine((answers) => answers[name] !== undefined || !isRequired(field, answers), {
      path: [name],
      error: 'required' satisfies FieldErrorCode,
      // Also if other fields are invalid, to report all errors at once.
      when: () => true,
    });
  return z.preprocess(withoutInapplicable, schema);
}
