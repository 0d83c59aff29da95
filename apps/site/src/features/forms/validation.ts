import { type ChoiceValues, type FormDefinition, formSchema } from '@beranda/contract';
import { parseWithZod } from '@conform-to/zod/v4';

/** Creates the validation of a form, with the server's schema. */
export function createValidation(form: FormDefinition, choices: ChoiceValues) {
  const schema = formSchema(form, choices, { isNew: true });
  return ({ formData }: { formData: FormData }) =>
    parseWithZod(formData, { schema, disableAutoCoercion: true });
}
