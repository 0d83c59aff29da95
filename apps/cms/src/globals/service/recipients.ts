import { FORMS, type FormName } from '@beranda/contract';
import type { Service } from '#cms/payload-types.ts';

/** The addresses to notify about a new case of a form: its own, otherwise those of its desk. */
export function recipientsOf(form: FormName, { notify }: Pick<Service, 'notify'>): string[] {
  const rows = notify ?? [];
  const row =
    rows.find((candidate) => candidate.for === form) ??
    rows.find((candidate) => candidate.for === FORMS[form].definition.desk);
  return row?.addresses ?? [];
}
