import { useDocumentInfo, useModal, useServerFunctions } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as z from 'zod';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { interpolate } from '#cms/i18n/interpolate.ts';
import type { SaveState } from './save-states.ts';
import { editingTexts } from './texts.ts';

const time = z.union([z.string(), z.date().transform((date) => date.toISOString())]);

const schedulesSchema = z.array(z.object({ isOutdated: z.boolean(), waitUntil: time.nullish() }));

type Schedules = z.infer<typeof schedulesSchema>;

type OutdatedSchedulesProps = { hasDrafts: boolean; language: string; state: SaveState };

/**
 * Says which publications that are scheduled will not happen, since the content has changed: the drawer goes on listing them.
 * Asked for when the form is opened, when the drawer is closed, and after each save while there are any.
 */
export function OutdatedSchedules({ hasDrafts, language, state }: OutdatedSchedulesProps) {
  const { collectionSlug, hasPublishPermission, id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const { getUpcomingScheduledPublish } = useServerFunctions();
  const [schedules, setSchedules] = useState<Schedules>([]);
  const isPossible =
    hasDrafts && Boolean(hasPublishPermission) && Boolean(collectionSlug) && id !== undefined;
  const isDrawerOpen = isModalOpen(`schedule-publish-${id}`);
  const savedAt = state.kind === 'saved' ? state.at : null;
  const latestRequest = useRef(0);

  const read = useEffectEvent(async () => {
    if (!isPossible || !collectionSlug) return;
    latestRequest.current += 1;
    const request = latestRequest.current;
    const found = await getUpcomingScheduledPublish({ collectionSlug, id }).catch(() => null);
    const { data } = schedulesSchema.safeParse(found);
    if (data && request === latestRequest.current) setSchedules(data);
  });
  const readIfAny = useEffectEvent(() => {
    if (schedules.length > 0) void read();
  });

  useEffect(() => {
    if (!isDrawerOpen) void read();
  }, [isDrawerOpen]);
  useEffect(() => {
    if (savedAt !== null) readIfAny();
  }, [savedAt]);

  const times = schedules.flatMap(({ isOutdated, waitUntil }) =>
    isOutdated && waitUntil ? [formatJakartaTime(waitUntil, userLocale(language))] : [],
  );
  const text = inLanguageOf({ i18n: { language } }, editingTexts.scheduleOutdated);
  // The region is there from the start, so that screen readers read what appears in it.
  return (
    <p className="schedule-notice" role="status">
      {times.length > 0 && interpolate(text, { time: times.join(', ') })}
    </p>
  );
}
