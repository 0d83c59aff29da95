export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Checkboxes and radio buttons. */
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** Dispatches the events of typing, after a value was set by code. */
export function dispatchInput(control: Control): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const controlsOf = (root: Element) => [
  ...root.querySelectorAll<Control>('input:not([type=hidden]), select, textarea'),
];

/** Copies what was typed and chosen to another rendering of the same markup, as if it were typed there. */
export function copyInput(from: Element, to: Element): void {
  const targets = controlsOf(to);
  const edited = controlsOf(from).flatMap((source, index) => {
    const target = targets[index];
    return target && target.name === source.name && hasOtherInput(source, target) ? [{ source, target }] : [];
  });
  // After all were compared: the event of one may change others, as of a field and its slider.
  for (const { source, target } of edited) {
    setInput(target, source);
    dispatchInput(target);
  }
}

function hasOtherInput(source: Control, target: Control): boolean {
  if (isFileInput(source)) return (source.files?.length ?? 0) > 0;
  return isChoice(source)
    ? source.checked !== (target as HTMLInputElement).checked
    : source.value !== target.value;
}

function setInput(target: Control, source: Control): void {
  if (isFileInput(source)) (target as HTMLInputElement).files = source.files;
  else if (isChoice(source)) (target as HTMLInputElement).checked = source.checked;
  else target.value = source.value;
}

const isFileInput = (control: Control): control is HTMLInputElement => control.type === 'file';
