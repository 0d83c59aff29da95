import { isTime, TimeInput } from '#cms/admin/jakarta-date/time-input.tsx';
import type { ScreenTexts } from './screen-texts.ts';

/** The start time that was typed, as ISO text; undefined for none (at once) and for text that is no time. */
export const startTimeOf = (typed: string): string | undefined => (isTime(typed) ? typed : undefined);

/** Whether rates would be stored with another start time than the field shows. */
export const isUnreadableStart = (typed: string): boolean => typed !== '' && !isTime(typed);

type Props = {
  id: string;
  value: string;
  onChange: (value: string) => void;
  texts: ScreenTexts;
  isDisabled?: boolean;
};

/** The time from which rates apply. */
export function StartTime({ id, isDisabled = false, onChange, texts, value }: Props) {
  return (
    <div className="market__field">
      <label htmlFor={id}>{texts.validFrom}</label>
      <TimeInput
        describedBy={`${id}-hint`}
        id={id}
        isDisabled={isDisabled}
        isOptional
        onChange={onChange}
        value={value}
      />
      <small id={`${id}-hint`}>{texts.validFromHint}</small>
    </div>
  );
}
