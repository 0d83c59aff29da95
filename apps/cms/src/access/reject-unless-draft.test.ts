import { expect, it } from 'vitest';
import { isDraftSave, type Save } from './reject-unless-draft.ts';

it.each<[Save, boolean]>([
  [{ draft: true }, true],
  [{ draft: true, data: { _status: 'draft' } }, true],
  [{}, false],
  [{ draft: true, data: { _status: 'published' } }, false],
  [{ draft: true, publishAllLocales: true }, false],
  [{ draft: true, unpublishAllLocales: 'true' }, false],
  [{ draft: true, publishSpecificLocale: 'en' }, false],
])('the save %j changes only the draft: %s', (save, isDraft) => {
  expect(isDraftSave(save)).toBe(isDraft);
});
