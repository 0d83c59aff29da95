import type { Access } from 'payload';
import { canPublish } from './can-publish.ts';
import { canWriteContent } from './can-write-content.ts';

/**
 * Who may save an item that has drafts. A save that publishes needs a publisher; the admin panel asks the
 * same question to decide whether it shows the button. Saves that change a published item without saying so
 * are caught by `refuseUnlessDraft`, which sees the whole operation.
 */
export const canSaveWithStatus: Access<{ _status?: unknown }> = ({ req, data }) =>
  data?._status === 'published' ? canPublish({ req }) : canWriteContent({ req });
