import { useEffect, useRef, useState } from 'react';

/** Nobody wants to hear each figure that a slider passes. */
const DEBOUNCE_MS = 700;

/**
 * What a live region should hold: a text once it has not changed for a moment. What is there at first is read with
 * the page and not announced.
 */
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
