import { DatePicker, useTranslation } from '@payloadcms/ui';
import { type ChangeEvent, type ComponentProps, useEffect, useRef } from 'react';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { jakartaDateTexts as texts } from './jakarta-date-texts.ts';

type DateInputProps = ComponentProps<'input'> & { onLeave: () => boolean };

/** The input of the calendar. Enter would pick the day that the calendar marks, not the typed one. */
function DateInput({ onBlur, onKeyDown, onLeave, ...input }: DateInputProps) {
  return (
    <input
      {...input}
      onBlur={(event) => {
        onLeave();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && onLeave()) event.preventDefault();
        else onKeyDown?.(event);
      }}
    />
  );
}

type PickerProps = ComponentProps<typeof DatePicker>;

export type Picker = Pick<PickerProps, 'pickerAppearance' | 'timeFormat'>;

type Props = Picker &
  Pick<PickerProps, 'displayFormat' | 'maxDate' | 'minDate' | 'value'> & {
    /** What the user types; null while the field shows the value. */
    text: string | null;
    onType: (text: string) => void;
    onPick: (picked: Date | null) => void;
    /** Called when the field loses the focus, and for Enter. @returns whether something was typed. */
    onLeave: () => boolean;
    /** Further properties of the calendar's input. */
    overrides: PickerProps['overrides'];
  };

/**
 * Payload's calendar, which does not read what is typed: it takes any beginning for a date, and puts the month first.
 */
export function TypedDatePicker({ onLeave, onPick, onType, overrides, text, ...picker }: Props) {
  const { i18n } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Payload's button has an icon and no name, and is never disabled. It comes and goes with the value.
    const button = container.current?.querySelector<HTMLButtonElement>('.date-time-picker__clear-button');
    if (!button) return;
    button.setAttribute('aria-label', inLanguageOf({ i18n }, texts.clear));
    button.disabled = overrides?.disabled ?? false;
  });
  return (
    <div ref={container}>
      <DatePicker
        {...picker}
        onChange={onPick}
        overrides={{
          timeCaption: inLanguageOf({ i18n }, texts.hour),
          ...overrides,
          customInput: <DateInput type="text" onLeave={onLeave} />,
          // For typed text, and for picked days, which are no change of the input.
          onChangeRaw: (event?: ChangeEvent<HTMLInputElement> | object) => {
            const input = event && 'target' in event && event.target;
            if (!(input instanceof HTMLInputElement) || (event as ChangeEvent).type !== 'change') return;
            (event as ChangeEvent).preventDefault();
            onType(input.value);
          },
          ...(text === null ? {} : { value: text }),
        }}
      />
    </div>
  );
}
