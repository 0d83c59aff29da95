import type { CollectionConfig } from 'payload';
import { expect, it } from 'vitest';
import { withEditingControls } from './with-editing-controls.ts';

const controlsOf = (slug: string) => {
  const collection: CollectionConfig = { slug, fields: [] };
  return JSON.stringify(withEditingControls(collection).admin?.components?.edit?.beforeDocumentControls);
};

it('a form of personal or confidential data keeps no copy of unsaved input in the browser', () => {
  for (const slug of ['cases', 'users', 'data-breaches']) expect(controlsOf(slug)).toContain('#OpenForm');
  expect(controlsOf('news')).toContain('#RenderEditingControls');
});
