import { useEffect, useEffectEvent } from 'react';

/** Calls back each time that a condition becomes true. */
export function useWhenTrue(condition: boolean, callback: () => void): void {
  const onTrue = useEffectEvent(callback);
  useEffect(() => {
    if (condition) onTrue();
  }, [condition]);
}
