import type { UIFieldServerProps } from 'payload';
import { jakartaDay } from '#cms/dates/jakarta.ts';
import { guaranteedRupiah } from '../guaranteed-rupiah.ts';
import { Warning } from './warning.tsx';

/** Compares the entered deposit rates with today's guaranteed rate. */
export async function GuaranteeWarning({ payload }: UIFieldServerProps) {
  const guaranteed = await guaranteedRupiah(payload, jakartaDay(new Date()));
  return guaranteed === null ? null : <Warning guaranteed={guaranteed} />;
}
