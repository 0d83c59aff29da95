import type { Visitor } from '#src/content/loading.ts';

/**
 * What a page with a form knows of its visitor.
 *
 * @throws Error where the route table does not say that the page carries a form.
 */
export function requireVisitor(visitor: Visitor | undefined): Visitor {
  if (!visitor) throw new Error('a page with a form was loaded without its visitor');
  return visitor;
}
