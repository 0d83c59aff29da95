import { contactSchema } from '@beranda/contract';
import { parseWithZod } from '@conform-to/zod/v4';

/** Judges the form as the server will. */
export function validateContact({ formData }: { formData: FormData }) {
  return parseWithZod(formData, { schema: contactSchema, disableAutoCoercion: true });
}
