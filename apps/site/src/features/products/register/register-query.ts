import { choice, pageQuery } from '#src/content/page-query.ts';

export const registerQuery = pageQuery('/register-product', {
  product: choice(undefined, { isCanonical: false }),
});
