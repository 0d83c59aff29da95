import type { CheckboxFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { canLiftHolds } from '#cms/access/rules.ts';
import { LegalHold } from './legal-hold.tsx';

/** Whether a case is on legal hold, and why; with the action that the user may take. */
export function LegalHoldField({ data, req }: CheckboxFieldServerProps) {
  if (!data?.id) return null;
  const isHeld = data.legalHold === true;
  return (
    <LegalHold
      caseId={Number(data.id)}
      isHeld={isHeld}
      canChange={isHeld ? canLiftHolds({ req }) : isWorkerOf(data.form, req.user)}
      reason={typeof data.legalHoldReason === 'string' ? data.legalHoldReason : ''}
    />
  );
}
