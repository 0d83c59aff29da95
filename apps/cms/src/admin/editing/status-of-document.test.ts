import { expect, it } from 'vitest';
import { statusOfDocument } from './status-of-document.ts';

const published = { hasPublishedDoc: true, unpublishedVersionCount: 0 };

it('a stored draft of a published document is an unpublished change', () => {
  expect(statusOfDocument({ _status: 'draft' }, published)).toEqual({
    hasPublishedDoc: true,
    unpublishedVersionCount: 1,
  });
  const changed = { hasPublishedDoc: true, unpublishedVersionCount: 3 };
  expect(statusOfDocument({ _status: 'draft' }, changed)).toEqual(changed);
  expect(statusOfDocument({ _status: 'published' }, changed)).toEqual(published);
});

it('a document that was never published stays a draft', () => {
  const draft = { hasPublishedDoc: false, unpublishedVersionCount: 0 };
  expect(statusOfDocument({ _status: 'draft' }, draft)?.hasPublishedDoc).toBe(false);
});

it('a document without drafts has no status', () => {
  expect(statusOfDocument({ title: 'a' }, published)).toBeNull();
});
