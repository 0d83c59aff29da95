import type { FormName, Locale } from '@beranda/contract';
import { addressesOf } from '#src/routing/page-match.ts';
import { definitionOf, PAGE_IDS } from '#src/routing/routes.ts';

/** Path of the page with a form, in a language. */
export function addressOfForm(form: FormName, locale: Locale): string {
  const page = PAGE_IDS.find((id) => definitionOf(id).form === form);
  const [path] = page ? addressesOf(page, locale) : [];
  if (!path) throw new Error(`no page shows the form ${form}`);
  return path;
}
