import { jakartaDate } from '@beranda/finance';
import type { UIFieldServerProps } from 'payload';
import { guaranteedRupiah } from '../guaranteed-rupiah.ts';
import { Warning } from './warning.tsx';

/** Compares the entered deposit rates with today's guaranteed rate. */
export async function GuaranteeWarning({ payload }: UIFieldServerProps) {
  const guaranteed = await guaranteedRupiah(payload, jakartaDate(new Date()));
  return guaranteed === null ? null : <Warning guaranteed={guaranteed} />;
}
