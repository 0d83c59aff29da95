import { type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isEdited } from '#src/app/form-controls.ts';
import { groupField } from '#src/components/numbers/group-field.ts';
import { formatNumber, parseNumber } from '#src/components/numbers/parse-number.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { closestStop, sliderStops } from './slider-stops.ts';

type FieldValues = {
  form: RefObject<HTMLFormElement | null>;
  /** Current form data. */
  values: Record<string, string>;
  onInput: (event: InputEvent<HTMLFormElement>) => void;
  /** Sets the values before the form is re-rendered with others. */
  setValues: (values: Record<string, string>) => void;
  /** Writes texts into fields of the form. */
  writeTexts: (texts: Record<string, string>) => void;
};

/**
 * Tracks the values of a form of `NumberField`s and `RadioFieldset`. Fields are uncontrolled, so that input typed before
 * hydration is kept.
 *
 * @param initial the values that the form was rendered with.
 */
export function useFieldValues(initial: Record<string, string>): FieldValues {
  const locale = useSiteLocale();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  /** Value of each field before the last edit. */
  const previousText = useRef(new WeakMap<HTMLInputElement, string>());

  function read(): void {
    if (form.current) setValues({ ...initialRadioValues(form.current, initial), ...valuesOf(form.current) });
  }

  function fieldOf(slider: HTMLInputElement): HTMLInputElement | undefined {
    const field = form.current?.elements.namedItem(slider.dataset.sliderFor ?? '');
    return field instanceof HTMLInputElement ? field : undefined;
  }

  function copySliderToField(slider: HTMLInputElement): void {
    const field = fieldOf(slider);
    if (!field) return;
    field.value = formatNumber(amountOf(slider), locale);
    previousText.current.set(field, field.value);
  }

  function group(field: HTMLInputElement, inputType: string): void {
    groupField(field, previousText.current.get(field) ?? field.defaultValue, inputType, locale);
    previousText.current.set(field, field.value);
  }

  function copyFieldToSlider(field: HTMLInputElement): void {
    const slider = form.current?.querySelector<HTMLInputElement>(`[data-slider-for="${field.name}"]`);
    const value = parseNumber(field.value, locale);
    if (slider && value !== undefined) slider.value = String(positionOf(slider, value));
  }

  function onInput(event: InputEvent<HTMLFormElement>): void {
    const field = event.target;
    if (field instanceof HTMLInputElement && field.dataset.sliderFor) copySliderToField(field);
    else if (field instanceof HTMLInputElement && field.type === 'text') {
      if (field.dataset.isGrouped) group(field, event.nativeEvent.inputType ?? '');
      copyFieldToSlider(field);
    }
    read();
  }

  function writeTexts(texts: Record<string, string>): void {
    for (const [name, text] of Object.entries(texts)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = text;
      previousText.current.set(field, text);
      copyFieldToSlider(field);
    }
    read();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, to read input from before hydration
  useEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>('[data-is-grouped]') ?? [])
      group(field, '');
    for (const slider of form.current?.querySelectorAll<HTMLInputElement>('[data-slider-for]') ?? []) {
      const field = fieldOf(slider);
      if (!field) continue;
      if (isEdited(slider) && !isEdited(field)) copySliderToField(slider);
      else copyFieldToSlider(field);
    }
    read();
  }, []);

  return { form, values, onInput, setValues, writeTexts };
}

/** Stops of a slider over amounts in equal ratio. */
function stopsOf({ dataset: { min, max } }: HTMLInputElement): number[] | null {
  return max === undefined ? null : sliderStops(Number(min), Number(max));
}

function amountOf(slider: HTMLInputElement): number {
  const position = slider.valueAsNumber;
  return stopsOf(slider)?.[position] ?? position;
}

function positionOf(slider: HTMLInputElement, amount: number): number {
  const stops = stopsOf(slider);
  return stops ? closestStop(stops, amount) : amount;
}

/**
 * Initial values of all radio groups. FormData overrides them, but omits a group without selection, which an unknown
 * value in the URL causes.
 */
function initialRadioValues(form: HTMLFormElement, initial: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { name } of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    const value = initial[name];
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function valuesOf(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}
