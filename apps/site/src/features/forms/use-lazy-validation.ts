import { useEffect, useRef, useState } from 'react';
import type { PageForm } from '#src/content/loader-types.ts';
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

type LazyValidation = {
  validate: Validate | undefined;
  load: () => void;
  /** Calls back once validation has loaded, or failed to. */
  whenLoaded: (next: () => void) => void;
  hasFailed: boolean;
};

/**
 * Client-side validation, loaded on first focus or once a draft is restored. Until then only the server validates, with
 * the same schema and messages.
 */
export function useLazyValidation({ definition, choices }: PageForm): LazyValidation {
  const [validate, setValidate] = useState<Validate>();
  const [hasFailed, setHasFailed] = useState(false);
  const next = useRef<() => void>(undefined);
  const isSettled = validate !== undefined || hasFailed;

  useEffect(() => {
    if (!isSettled) return;
    next.current?.();
    next.current = undefined;
  }, [isSettled]);

  function load(): void {
    if (validate) return;
    importValidation().then(
      (createValidation) => setValidate(() => createValidation(definition, choiceValues(choices))),
      () => setHasFailed(true),
    );
  }

  function whenLoaded(callback: () => void): void {
    next.current = callback;
    load();
  }

  return { validate, load, whenLoaded, hasFailed };
}
