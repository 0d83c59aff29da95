import type { FormName } from '@beranda/contract';
import type { Metrics } from '../metrics.ts';
import type { CheckResult, SubmitResult } from './submit-form.ts';

/** Counts a form by its outcome: received, to be checked, or the status with which it was rejected. */
export function countResult(metrics: Metrics, form: FormName, result: SubmitResult | CheckResult): void {
  const outcome = result.kind === 'rejected' ? String(result.statusCode) : result.kind;
  metrics.submissions.inc({ form, outcome });
}
