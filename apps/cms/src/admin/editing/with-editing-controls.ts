import type { CollectionConfig, GlobalConfig } from 'payload';
import { denyAll } from '#cms/access/rules.ts';

const CONTROLS = '/admin/editing/render-editing-controls.tsx#RenderEditingControls';
const OPEN_FORM = '/admin/editing/open-form.tsx#OpenForm';
const STATUS = '/admin/editing/document-status.tsx#DocumentStatus';

/**
 * Personal data, and breaches of it, are never stored in the browser: computers are shared, and a copy stays after its
 * person has signed out.
 */
const NEVER_KEPT = new Set(['cases', 'data-breaches', 'users']);

/** Adds save state, recovery and conflict handling to a collection's forms. */
export function withEditingControls(collection: CollectionConfig): CollectionConfig {
  const { access, admin = {}, slug } = collection;
  if (access?.update === denyAll) return collection;
  const { edit } = admin.components ?? {};
  const control = NEVER_KEPT.has(slug) ? OPEN_FORM : CONTROLS;
  const beforeDocumentControls = [control, ...(edit?.beforeDocumentControls ?? [])];
  const components = { ...admin.components, edit: { Status: STATUS, ...edit, beforeDocumentControls } };
  return { ...collection, admin: { ...admin, components } };
}

/** The same for a global. */
export function withGlobalEditingControls(global: GlobalConfig): GlobalConfig {
  const { admin = {} } = global;
  const { elements } = admin.components ?? {};
  const beforeDocumentControls = [CONTROLS, ...(elements?.beforeDocumentControls ?? [])];
  const components = { ...admin.components, elements: { ...elements, beforeDocumentControls } };
  return { ...global, admin: { ...admin, components } };
}
