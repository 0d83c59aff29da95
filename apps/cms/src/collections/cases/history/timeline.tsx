'use client';

import '#cms/admin/native-inputs.css';
import './timeline.css';
import { Button, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useId, useState } from 'react';
import { sendJson } from '#cms/admin/send-json.ts';
import { useUnsentText } from '#cms/admin/use-unsent-text.ts';
import { inLanguageOf } from '#cms/i18n/bilingual.ts';
import { NOTE_MAX_LENGTH } from './event-kinds.ts';
import { onHistoryChange } from './history-changed.ts';
import { fetchEvents, type StoredEvent } from './stored-event.ts';
import { TimelineEvent } from './timeline-event.tsx';
import { timelineTexts } from './timeline-texts.ts';

type Props = {
  caseId: number;
  /** Labels of the form's fields, by name. */
  fieldLabels: Readonly<Record<string, string>>;
  canAddNotes: boolean;
};

/** What has happened to a case, latest first. Loaded anew after each save, note and shown answer. */
export function Timeline({ caseId, fieldLabels, canAddNotes }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { lastUpdateTime } = useDocumentInfo();
  const [events, setEvents] = useState<readonly StoredEvent[]>([]);
  const [isFailed, setFailed] = useState(false);
  const title = useId();
  const { api } = config.routes;

  const load = useCallback(async () => {
    const loaded = await fetchEvents(api, caseId);
    setFailed(loaded === null);
    if (loaded) setEvents(loaded);
  }, [api, caseId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed the status
  useEffect(() => void load(), [load, lastUpdateTime]);
  useEffect(() => onHistoryChange(() => void load()), [load]);

  return (
    <section aria-labelledby={title} className="field-type case-history">
      <h3 id={title}>{inLanguageOf({ i18n }, timelineTexts.title)}</h3>
      {canAddNotes && <NewNote address={`${api}/cases/${caseId}/notes`} onAdded={load} />}
      {isFailed && <p role="alert">{inLanguageOf({ i18n }, timelineTexts.notLoaded)}</p>}
      <ol>
        {events.map((event) => (
          <TimelineEvent event={event} fieldLabels={fieldLabels} key={event.id} />
        ))}
      </ol>
    </section>
  );
}

function NewNote({ address, onAdded }: { address: string; onAdded: () => Promise<void> }) {
  const { i18n } = useTranslation();
  const translate = (text: keyof typeof timelineTexts) => inLanguageOf({ i18n }, timelineTexts[text]);
  const [note, setNote] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const id = useId();
  useUnsentText(note.trim() !== '');

  async function add() {
    setAdding(true);
    const response = await sendJson(address, { note });
    const isAdded = response?.ok ?? false;
    setFailed(!isAdded);
    if (isAdded) {
      setNote('');
      await onAdded();
    }
    setAdding(false);
  }

  return (
    <div className="case-history__new native-inputs">
      <label htmlFor={id}>{translate('note')}</label>
      <textarea
        aria-describedby={`${id}-hint`}
        data-case-key="n"
        id={id}
        maxLength={NOTE_MAX_LENGTH}
        onChange={({ target }) => setNote(target.value)}
        rows={3}
        value={note}
      />
      <p id={`${id}-hint`}>{translate('hint')}</p>
      <div aria-live="polite">
        {isFailed && <p className="native-inputs__error">{translate('notAdded')}</p>}
      </div>
      <Button buttonStyle="secondary" disabled={isAdding || !note.trim()} margin={false} onClick={add}>
        {translate('add')}
      </Button>
    </div>
  );
}
