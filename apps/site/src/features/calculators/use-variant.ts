import { useCallback, useState } from 'react';

/**
 * The `variant` that a calculator reports, for what is said beside it.
 *
 * @param source what the calculator is rendered from: another one starts again with `initial`.
 */
export function useVariant(source: unknown, initial: string) {
  const [selected, setSelected] = useState({ source, variant: initial });
  const onVariantChange = useCallback((variant: string) => setSelected({ source, variant }), [source]);
  return { variant: selected.source === source ? selected.variant : initial, onVariantChange };
}
