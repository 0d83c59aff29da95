import { z } from 'zod';
import { ATTACHMENT_LIMITS } from '../limits.ts';
import { isFormName } from './forms.ts';

/** Header with the name of an uploaded file, percent-encoded. */
export const FILE_NAME_HEADER = 'x-beranda-file-name';

/** A pending attachment, as the back office answers an upload: stored, but not part of a case yet. */
export const pendingAttachment = z.object({
  id: z.uuid(),
  name: z.string().min(1),
  /** Size as uploaded; a re-encoded picture may be stored in another size. */
  bytes: z.number().int().positive(),
  format: z.enum(ATTACHMENT_LIMITS.formats),
});

export type PendingAttachment = z.infer<typeof pendingAttachment>;

/** The answer of the site to an upload: the file as the page shows it, with its handle. */
export const uploadResponse = pendingAttachment.omit({ id: true }).extend({
  /** Signed by the site: names the file, for one form and a limited time. */
  handle: z.string(),
});

export type UploadResponse = z.infer<typeof uploadResponse>;

/** The content of a signed handle. It binds an upload to one form, for a limited time. */
export const attachmentClaim = pendingAttachment.extend({
  form: z.string().refine(isFormName),
  /** Milliseconds since 1970. */
  expires: z.number().int(),
});

/** The ids of a submission's attachments. */
export const attachmentIds = z
  .array(z.uuid())
  .max(ATTACHMENT_LIMITS.count)
  .refine((ids) => new Set(ids).size === ids.length);
