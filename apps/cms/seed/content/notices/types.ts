import type { NoticeKind } from '@beranda/contract';
import type { Block } from '../types.ts';

export type NoticeText = { title: string; summary: string; body: Block[] };

/** One version of a notice. */
export type NoticeSeed = {
  kind: NoticeKind;
  version: string;
  /** ISO date. */
  effectiveFrom: string;
  id: NoticeText;
  en: NoticeText;
};
