import type { z } from 'zod';

/** What is wrong with each field of a form: codes, or messages, by its name. */
export function errorsByField(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? '');
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}
