import type { PageForm } from '#src/content/loader-types.ts';

/**
 * The form of a page, with its visitor's data (CSRF token and the like).
 *
 * @throws Error if the route is not declared as a page with a form.
 */
export function requireForm(form: PageForm | undefined): PageForm {
  if (!form) throw new Error('a page that is declared without a form shows one');
  return form;
}
