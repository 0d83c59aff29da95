import { choice, pageQuery, text } from '#src/content/page-query.ts';

export const registerQuery = pageQuery('/register-product', {
  sent: text,
  product: choice(undefined, { isCanonical: false }),
});
