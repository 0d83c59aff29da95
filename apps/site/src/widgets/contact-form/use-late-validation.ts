import { useState } from 'react';

type Validate = typeof import('./validation.ts').validateContact;

/**
 * Validation in the browser, fetched when the person first enters the form, because a page that is only read does
 * not need it. Until it is there the server alone judges, with the same schema and the same messages.
 */
export function useLateValidation(): { validate: Validate | undefined; load: () => void } {
  const [validate, setValidate] = useState<Validate>();

  function load(): void {
    if (validate) return;
    import('./validation.ts').then(
      (module) => setValidate(() => module.validateContact),
      () => {},
    );
  }

  return { validate, load };
}
