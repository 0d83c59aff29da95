import { noticeKinds } from '@beranda/contract';
import { z } from 'zod';
import { article, nonEmptyText } from '../content-fields.ts';
import { readItems } from '../read-content.ts';

const shared = { kind: z.enum(noticeKinds), version: nonEmptyText, effectiveFrom: z.iso.date() };

/** What the bank tells visitors by law, with earlier versions; a file is one version. */
export const notices = readItems('notices', shared, article);

export type NoticeSeed = (typeof notices)[number];
