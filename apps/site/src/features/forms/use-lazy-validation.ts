import { useState } from 'react';
import type { PageForm } from '#src/content/loading.ts';
import { choiceValues } from './choice-values.ts';

type Validate = ReturnType<typeof import('./validation.ts').createValidation>;

/**
 * Sequential imports: the zod configuration must run before schemas are created, and within a chunk the bundler
 * decides the order.
 */
async function importValidation() {
  await import('./zod-without-eval.ts');
  return (await import('./validation.ts')).createValidation;
}

/**
 * Client-side validation, loaded on first focus. Until then only the server validates, with the same schema and
 * messages.
 */
export function useLazyValidation({ definition, choices }: PageForm): {
  validate: Validate | undefined;
  load: () => void;
} {
  const [validate, setValidate] = useState<Validate>();

  function load(): void {
    if (validate) return;
    importValidation().then(
      (createValidation) => setValidate(() => createValidation(definition, choiceValues(choices))),
      () => {},
    );
  }

  return { validate, load };
}
