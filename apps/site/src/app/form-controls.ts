export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checkboxes and radio buttons. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const isFileInput = (control: Control): control is HTMLInputElement => control.type === 'file';
const isSelect = (control: Control): control is HTMLSelectElement => control.tagName === 'SELECT';

/** Dispatches the events of typing, after a value was set by code. */
export function dispatchInput(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const CONTROLS = 'input:not([type=hidden]), select, textarea';

const isControl = (element: Element): element is Control => element.matches(CONTROLS);

/** Whether somebody is in a field of this part of the page: focus must not be moved away then. */
export const hasFocusedControl = (part: Element): boolean =>
  document.activeElement !== null &&
  isControl(document.activeElement) &&
  part.contains(document.activeElement);

/** Value of an untouched slider: browsers round the initial value to the nearest step. */
function untouchedValue(slider: HTMLInputElement): string {
  const untouched = slider.cloneNode() as HTMLInputElement;
  untouched.value = slider.defaultValue;
  return untouched.value;
}

/** Browsers select the first option where none is selected by default. */
function defaultOptionOf({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].findLast(({ defaultSelected }) => defaultSelected) ?? options[0];
}

/** The value with which a control was rendered. */
export function defaultValueOf(control: Control): string {
  if (isSelect(control)) return defaultOptionOf(control)?.value ?? '';
  return control.type === 'range' ? untouchedValue(control as HTMLInputElement) : control.defaultValue;
}

/** Whether a control differs from how it was rendered. */
export function isEdited(control: Control): boolean {
  if (isFileInput(control)) return (control.files?.length ?? 0) > 0;
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== defaultValueOf(control);
}
