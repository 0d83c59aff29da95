import { choice, pageQuery, text } from '#src/content/page-query.ts';
import { SENT_PARAMETER } from '#src/features/forms/sent-query.ts';

export const registerQuery = pageQuery('/register-product', {
  [SENT_PARAMETER]: text,
  product: choice(undefined, { isCanonical: false }),
});
