import { expect, type Locator, type Page } from '@playwright/test';

/** A value in the panel with the deadline of a case, by its label. */
export const clockValue = (page: Page, label: string): Locator =>
  page
    .locator('.clock-panel dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

/** An ISO date as the date fields of staff show it. */
export const dayFirst = (date: string): string => date.split('-').toReversed().join('/');

/** The entries of a kind in the timeline of a case. */
export const eventsOf = (page: Page, kind: string): Locator =>
  page.locator(`.case-history li[data-event="${kind}"]`);

type Step = {
  /** The label of the action and of its button. */
  label: string;
  fill?: (fields: Locator) => Promise<void>;
  /** The kind of event that the action adds to the timeline. */
  event: string;
};

/** Does something in the panel of a complaint, and waits for the screen that has it in its timeline. */
export async function takeCaseAction(page: Page, { label, fill, event }: Step): Promise<void> {
  // The screen may be loaded anew by the action before: its entries come last.
  await expect(page.locator('.case-history li').first()).toBeVisible();
  const before = await eventsOf(page, event).count();
  const action = page.locator('.clock-actions__action').filter({ has: page.getByText(label).first() });
  await action.locator('summary').click();
  await fill?.(action);
  await action.getByRole('button', { name: label }).click();
  // The screen is loaded again, which takes long beside another test.
  await expect(eventsOf(page, event)).toHaveCount(before + 1, { timeout: 30_000 });
}
