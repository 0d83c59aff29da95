import { useEffect } from 'react';
import { textForCalendar } from './schedule-date.ts';

const FIELD = '.schedule-publish .react-datepicker__input-container input';

/** React does not notice a value that is set in the usual way. */
const setNativeValue = (input: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);

/** Reads the time that is typed into Payload's schedule drawer as the other date fields do, with the day first. */
export function useScheduleDate(): void {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(FIELD)) return;
      const text = textForCalendar(target.value);
      if (text !== target.value) setNativeValue(target, text);
    };
    // Before React, which listens below the document.
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
}
