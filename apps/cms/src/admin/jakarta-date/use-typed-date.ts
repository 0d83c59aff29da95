import { useEffect, useRef, useState } from 'react';
import { readDate } from './read-date.ts';

/** Whether text is neither empty nor a date. */
export const isUnreadableDate = (text: string): boolean => text.trim() !== '' && readDate(text) === null;

type TypedDate = {
  /** What the user types; null while the field shows the value. */
  text: string | null;
  setText(text: string | null): void;
  value: string | null | undefined;
  setValue(value: string | null): void;
};

/**
 * Reads what is typed instead of the calendar, which takes any beginning for a date: of “31/12/2026” it stores the 3rd of
 * this month. The value changes only by text that is a whole date, or by an emptied field.
 */
export function useTypedDate({ text, setText, value, setValue }: TypedDate) {
  const [isLeft, setLeft] = useState(false);

  /** The values of what was typed. The form returns each one renders later, when more may be typed already. */
  const sent = useRef(new Set<string | null>());

  // Another value than a typed one, such as from a local copy.
  useEffect(() => {
    if (!sent.current.has(value ?? null)) setText(null);
  }, [setText, value]);

  /** Shows the date in the usual notation, or what is wrong. @returns whether something was typed. */
  function leave(): boolean {
    if (text === null) return false;
    setLeft(true);
    if (!isUnreadableDate(text)) setText(null);
    sent.current.clear();
    return true;
  }

  return {
    /** Whether to say that the text is not a date: not while it is typed. */
    isRejected: isLeft && text !== null && isUnreadableDate(text),
    onType(typed: string) {
      setLeft(false);
      setText(typed);
      if (isUnreadableDate(typed)) return;
      const read = readDate(typed);
      sent.current.add(read);
      setValue(read);
    },
    onPicked() {
      setText(null);
    },
    leave,
  };
}
