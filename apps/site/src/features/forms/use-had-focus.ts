import { useEffect, useEffectEvent } from 'react';

/** Calls back once if an element had focus before it was hydrated: React does not repeat that event. */
export function useHadFocus(id: string, callback: () => void): void {
  const onHadFocus = useEffectEvent(callback);
  useEffect(() => {
    if (document.getElementById(id)?.contains(document.activeElement)) onHadFocus();
  }, [id]);
}
