import { contactSchema } from '@beranda/contract';
import { parseWithZod } from '@conform-to/zod/v4';

/** Validates the form with the server's schema. */
export function validateContact({ formData }: { formData: FormData }) {
  return parseWithZod(formData, { schema: contactSchema, disableAutoCoercion: true });
}
