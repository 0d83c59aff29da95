import type { UIFieldServerProps } from 'payload';
import { guaranteedRupiah } from '#cms/collections/guarantee-rates/guaranteed-rupiah.ts';
import { jakartaDay } from '#cms/market/jakarta.ts';
import { Warning } from './warning.tsx';

/** Beside the rates of deposits: compares what is typed with the guaranteed rate of today. */
export async function GuaranteeWarning({ payload }: UIFieldServerProps) {
  const guaranteed = await guaranteedRupiah(payload, jakartaDay(new Date()));
  return guaranteed === null ? null : <Warning guaranteed={guaranteed} />;
}
