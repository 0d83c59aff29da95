import { useState } from 'react';

type Validate = typeof import('./validation.ts').validateContact;

/**
 * Sequential imports: the zod configuration must run before schemas are created, and within a chunk the bundler
 * decides the order.
 */
async function importValidation(): Promise<Validate> {
  await import('./zod-without-eval.ts');
  return (await import('./validation.ts')).validateContact;
}

/**
 * Client-side validation, loaded on first focus. Until then only the server validates, with the same schema and
 * messages.
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
