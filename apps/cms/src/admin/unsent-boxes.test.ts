import { describe, expect, it, vi } from 'vitest';
import { nextStep, UnsentBoxes } from './unsent-boxes.ts';

const idle = { hasMarked: false, isReloading: false, isUnsent: false };
const stored = { areAllSent: true, areFieldsChanged: false, isModified: false };

describe('a box', () => {
  it('marks the form while its text is unsent, also again after a save', () => {
    const unsent = { ...idle, isUnsent: true };
    expect(nextStep(unsent, { ...stored, areAllSent: false })).toEqual({
      marks: true,
      hasMarked: true,
      reloads: false,
    });
    expect(nextStep(unsent, { ...stored, areAllSent: false, isModified: true })).toEqual({
      hasMarked: true,
      reloads: false,
    });
  });

  it('takes its mark back once its text is sent, unless a field is changed', () => {
    const sent = { ...idle, hasMarked: true };
    const modified = { ...stored, isModified: true };
    expect(nextStep(sent, modified)).toEqual({ marks: false, hasMarked: false, reloads: false });
    expect(nextStep(sent, { ...modified, areFieldsChanged: true })).toEqual({
      hasMarked: false,
      reloads: false,
    });
    expect(nextStep(idle, modified)).toEqual({ hasMarked: false, reloads: false });
  });

  it('reloads the screen once the form is not marked any more', () => {
    const sent = { ...idle, hasMarked: true, isReloading: true };
    expect(nextStep(sent, { ...stored, isModified: true })).toEqual({
      marks: false,
      hasMarked: false,
      reloads: false,
    });
    expect(nextStep(sent, stored)).toMatchObject({ reloads: true });
    // Payload then shows a confirmation.
    expect(nextStep(sent, { ...stored, isModified: true, areFieldsChanged: true })).toMatchObject({
      reloads: true,
    });
  });

  it.each([true, false])('does not reload while another text is unsent (form marked: %s)', (isModified) => {
    const sent = { ...idle, hasMarked: true, isReloading: true };
    for (const areFieldsChanged of [true, false])
      expect(nextStep(sent, { areAllSent: false, areFieldsChanged, isModified })).toEqual({
        hasMarked: true,
        reloads: false,
      });
  });
});

/** A form with boxes, whose effects run in order after each change, as React runs them. */
function screenWith(count: number) {
  const boxes = new UnsentBoxes();
  const all = Array.from({ length: count }, () => ({ ...idle, remove: null as (() => void) | null }));
  const reload = vi.fn();
  let isModified = false;
  function settle(): void {
    for (let pass = 0; pass < 10; pass++) {
      const before = isModified;
      // An effect reads the state of its render; what another effect sets is in the next render.
      const rendered = { areAllSent: boxes.isEmpty(), areFieldsChanged: false, isModified };
      for (const box of all) {
        const step = nextStep(box, rendered);
        if (step.marks !== undefined) isModified = step.marks;
        box.hasMarked = step.hasMarked;
        if (step.reloads) reload();
      }
      if (isModified === before) return;
    }
    throw new Error('The boxes mark the form in turns.');
  }
  const boxAt = (index: number) => all[index] as (typeof all)[number];
  return {
    reload,
    isModified: () => isModified,
    type(index: number) {
      const box = boxAt(index);
      box.isUnsent = true;
      box.remove ??= boxes.add();
      settle();
    },
    send(index: number, isReloading: boolean) {
      const box = boxAt(index);
      box.remove?.();
      Object.assign(box, { isUnsent: false, isReloading, remove: null });
      settle();
    },
  };
}

describe('several boxes', () => {
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

  it('leave no mark behind', () => {
    const screen = screenWith(3);
    for (const index of [0, 1, 2]) screen.type(index);
    for (const index of [1, 0]) screen.send(index, false);
    expect(screen.isModified()).toBe(true);
    screen.send(2, false);
    expect(screen.isModified()).toBe(false);
    expect(screen.reload).not.toHaveBeenCalled();
  });
});

it('the boxes notify their listeners when one is added or removed', () => {
  const boxes = new UnsentBoxes();
  const listener = vi.fn();
  const unsubscribe = boxes.subscribe(listener);
  const [removeFirst, removeSecond] = [boxes.add(), boxes.add()];
  removeFirst();
  removeFirst();
  expect(boxes.isEmpty()).toBe(false);
  removeSecond();
  expect(boxes.isEmpty()).toBe(true);
  unsubscribe();
  listener.mockClear();
  boxes.add();
  expect(listener).not.toHaveBeenCalled();
});
