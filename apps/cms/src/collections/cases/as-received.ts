import { denyAll } from '#cms/access/rules.ts';

/** Immutable: what the sender wrote, and what the endpoint noted. */
export const asReceived = { access: { update: denyAll }, admin: { readOnly: true } } as const;

/** The same in the sidebar. */
export const asReceivedInSidebar = {
  ...asReceived,
  admin: { readOnly: true, position: 'sidebar' },
} as const;
