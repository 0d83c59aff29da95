import { useState } from 'react';

type Validate = typeof import('./validation.ts').validateContact;

/** One import after the other: within a file the bundler decides which module runs first, and schemas are made last. */
async function importValidation(): Promise<Validate> {
  await import('./zod-without-eval.ts');
  return (await import('./validation.ts')).validateContact;
}

/**
 * Validation in the browser, fetched when the person first enters the form, because a page that is only read does
 * not need it. Until it is there the server alone judges, with the same schema and the same messages.
 */
export function useLazyValidation(): { validate: Validate | undefined; load: () => void } {
  const [validate, setValidate] = useState<Validate>();

  function load(): void {
    if (validate) return;
    importValidation().then(
      (validateContact) => setValidate(() => validateContact),
      () => {},
    );
  }

  return { validate, load };
}
