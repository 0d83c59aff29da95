import { useReducer, useRef } from 'react';
import { useSiteConfig } from '#src/app/site-config.tsx';
import type { AttachmentsState } from '#src/content/loader-types.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';
import { type AttachmentItem, changeAttachments, pendingItemsOf } from './attachment-list.ts';
import { UploadFailedError, uploadFile } from './upload-file.ts';

export type Attachments = {
  items: readonly AttachmentItem[];
  /** Adds files and uploads them, one after the other. */
  add(files: readonly File[]): void;
  remove(id: number): void;
  /** Uploads a rejected file again. */
  retry(id: number): void;
  drop(handles: readonly string[]): void;
  /** The server does not have the files any more. */
  rejectAll(code: string): void;
  hasRejected(): boolean;
  /** Waits until nothing is uploaded. @returns the files as they are then. */
  whenSettled(): Promise<readonly AttachmentItem[]>;
};

/** The files of a form. Each is uploaded as soon as it is chosen; removing one during its upload stops it. */
export function useAttachments(form: string, received: AttachmentsState | undefined): Attachments {
  const locale = useSiteLocale();
  const { apiUrl, csrfHeader } = useSiteConfig();
  // The items are also read after uploads, outside of rendering.
  const items = useRef<readonly AttachmentItem[] | undefined>(undefined);
  items.current ??= pendingItemsOf(received);
  const nextId = useRef(items.current.length);
  const queue = useRef(Promise.resolve());
  const uploads = useRef(new Map<number, AbortController>());
  const [, rerender] = useReducer((count: number) => count + 1, 0);

  function change(by: Parameters<typeof changeAttachments>[1]): void {
    items.current = changeAttachments(items.current ?? [], by);
    rerender();
  }

  async function upload(id: number): Promise<void> {
    const item = items.current?.find((candidate) => candidate.id === id);
    if (item?.kind !== 'uploading') return;
    const controller = new AbortController();
    uploads.current.set(id, controller);
    try {
      const attachment = await uploadFile(item.file, {
        url: `${apiUrl}/${locale}/v2/forms/${form}/attachments`,
        csrfHeader,
        onProgress: (share) => change({ type: 'progress', id, share }),
        signal: controller.signal,
      });
      change({ type: 'uploaded', id, attachment });
    } catch (error) {
      change({ type: 'reject', id, code: error instanceof UploadFailedError ? error.code : 'uploadFailed' });
    } finally {
      uploads.current.delete(id);
    }
  }

  function enqueue(id: number): void {
    queue.current = queue.current.then(() => upload(id));
  }

  return {
    items: items.current,
    add(files) {
      const firstId = nextId.current;
      nextId.current += files.length;
      change({ type: 'add', files, firstId });
      for (const index of files.keys()) enqueue(firstId + index);
    },
    retry(id) {
      change({ type: 'retry', id });
      enqueue(id);
    },
    remove(id) {
      change({ type: 'remove', id });
      uploads.current.get(id)?.abort();
    },
    drop: (handles) => change({ type: 'drop', handles }),
    rejectAll: (code) => change({ type: 'rejectAll', code }),
    hasRejected: () => items.current?.some(({ kind }) => kind === 'rejected') ?? false,
    async whenSettled() {
      // A file may be added or sent again while others are awaited.
      for (let awaited: Promise<void> | undefined; awaited !== queue.current; ) {
        awaited = queue.current;
        await awaited;
      }
      return items.current ?? [];
    },
  };
}
