import { describe, expect, it, vi } from 'vitest';
import { nextStep, UnsentTextRegistry } from './unsent-text-registry.ts';

const idle = { hasMarkedForm: false, isReloading: false, isUnsent: false };
const stored = { areAllSent: true, areFieldsChanged: false, isModified: false };

describe('a text field', () => {
  it('marks the form while its text is unsent, also again after a save', () => {
    const unsent = { ...idle, isUnsent: true };
    expect(nextStep(unsent, { ...stored, areAllSent: false })).toEqual({
      isModified: true,
      hasMarkedForm: true,
      isReloadDue: false,
    });
    expect(nextStep(unsent, { ...stored, areAllSent: false, isModified: true })).toEqual({
      hasMarkedForm: true,
      isReloadDue: false,
    });
  });

  it('removes its mark once its text is sent, unless a field is changed', () => {
    const sent = { ...idle, hasMarkedForm: true };
    const modified = { ...stored, isModified: true };
    expect(nextStep(sent, modified)).toEqual({ isModified: false, hasMarkedForm: false, isReloadDue: false });
    expect(nextStep(sent, { ...modified, areFieldsChanged: true })).toEqual({
      hasMarkedForm: false,
      isReloadDue: false,
    });
    expect(nextStep(idle, modified)).toEqual({ hasMarkedForm: false, isReloadDue: false });
  });

  it('reloads the screen once the form is not marked any more', () => {
    const sent = { ...idle, hasMarkedForm: true, isReloading: true };
    expect(nextStep(sent, { ...stored, isModified: true })).toEqual({
      isModified: false,
      hasMarkedForm: false,
      isReloadDue: false,
    });
    expect(nextStep(sent, stored)).toMatchObject({ isReloadDue: true });
    // Payload then shows a confirmation.
    expect(nextStep(sent, { ...stored, isModified: true, areFieldsChanged: true })).toMatchObject({
      isReloadDue: true,
    });
  });

  it.each([true, false])('does not reload while another text is unsent (form marked: %s)', (isModified) => {
    const sent = { ...idle, hasMarkedForm: true, isReloading: true };
    for (const areFieldsChanged of [true, false])
      expect(nextStep(sent, { areAllSent: false, areFieldsChanged, isModified })).toEqual({
        hasMarkedForm: true,
        isReloadDue: false,
      });
  });
});

/** A form with text fields, whose effects run in order after each change, as React runs them. */
function screenWith(count: number) {
  const registry = new UnsentTextRegistry();
  const all = Array.from({ length: count }, () => ({ ...idle, remove: null as (() => void) | null }));
  const reload = vi.fn();
  let isModified = false;
  function settle(): void {
    for (let pass = 0; pass < 10; pass++) {
      const before = isModified;
      // An effect reads the state of its render; what another effect sets is in the next render.
      const rendered = { areAllSent: registry.isEmpty(), areFieldsChanged: false, isModified };
      for (const field of all) {
        const step = nextStep(field, rendered);
        if (step.isModified !== undefined) isModified = step.isModified;
        field.hasMarkedForm = step.hasMarkedForm;
        if (step.isReloadDue) reload();
      }
      if (isModified === before) return;
    }
    throw new Error('The text fields keep marking the form after each other.');
  }
  const fieldAt = (index: number) => all[index] as (typeof all)[number];
  return {
    reload,
    isModified: () => isModified,
    type(index: number) {
      const field = fieldAt(index);
      field.isUnsent = true;
      field.remove ??= registry.add();
      settle();
    },
    send(index: number, isReloading: boolean) {
      const field = fieldAt(index);
      field.remove?.();
      Object.assign(field, { isUnsent: false, isReloading, remove: null });
      settle();
    },
  };
}

describe('several text fields', () => {
  it.each([
    [0, 1],
    [1, 0],
  ])('keep the text of one when another reloads the screen (%i, %i)', (action, note) => {
    const screen = screenWith(2);
    screen.type(action);
    screen.type(note);
    screen.send(action, true);
    expect(screen.reload).not.toHaveBeenCalled();
    expect(screen.isModified()).toBe(true);
    screen.send(note, false);
    expect(screen.reload).toHaveBeenCalled();
  });

  it('remove their mark once all texts are sent', () => {
    const screen = screenWith(3);
    for (const index of [0, 1, 2]) screen.type(index);
    for (const index of [1, 0]) screen.send(index, false);
    expect(screen.isModified()).toBe(true);
    screen.send(2, false);
    expect(screen.isModified()).toBe(false);
    expect(screen.reload).not.toHaveBeenCalled();
  });
});

it('the registry notifies its listeners when a text is added or removed', () => {
  const registry = new UnsentTextRegistry();
  const listener = vi.fn();
  const unsubscribe = registry.subscribe(listener);
  const [removeFirst, removeSecond] = [registry.add(), registry.add()];
  removeFirst();
  removeFirst();
  expect(registry.isEmpty()).toBe(false);
  removeSecond();
  expect(registry.isEmpty()).toBe(true);
  unsubscribe();
  listener.mockClear();
  registry.add();
  expect(listener).not.toHaveBeenCalled();
});
