import type { Visitor } from '#src/content/loading.ts';

/**
 * The visitor's form data (CSRF token and the like).
 *
 * @throws Error if the route is not declared as a page with a form.
 */
export function requireVisitor(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error('a page with a form was loaded without its visitor');
  return visitor;
}
