import type { UIFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { formOfCase } from '../form-labels.ts';
import { Timeline } from './timeline.tsx';

/** The history of a case, with the labels of its form. */
export function CaseHistory({ data, i18n, req }: UIFieldServerProps) {
  const id: unknown = data?.id;
  if (typeof id !== 'number') return null;
  const { labels } = formOfCase(String(data.form), i18n.language);
  return (
    <Timeline
      caseId={id}
      fieldLabels={Object.fromEntries(Object.entries(labels).map(([name, { label }]) => [name, label]))}
      canAddNotes={isWorkerOf(data.form, req.user) && data.status !== 'merged'}
    />
  );
}
