import { useEffect, useRef, useState } from 'react';

/** Debounce: do not announce each value that a slider passes. */
const DEBOUNCE_MS = 700;

/** Debounced text for a live region. The initial text is part of the page and not announced. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setAnnounced(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
