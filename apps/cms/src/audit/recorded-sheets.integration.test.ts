import { expect, it } from 'vitest';
import { rejectSheet } from '#cms/market/sheets/decide-sheet.ts';
import { withdrawSheet } from '#cms/market/sheets/withdraw-sheet.ts';
import { digestOfValidation } from '#cms/market/validation/digest.ts';
import { auditOf } from '../../testing/audit.ts';
import { onOneDatabase } from '../../testing/databases.ts';
import { putInForce } from '../../testing/market.ts';
import { daysFromNow, storedAs, usdSheet, withSheets } from '../../testing/sheets.ts';

onOneDatabase('market sheets in the audit log', (cms) => {
  const sheets = withSheets(cms);
  const entered = { actorName: 'entering', collection: 'market-sheets', label: 'rates, manual' };
  const decided = { ...entered, actorName: 'approving' };

  const inForce = () => putInForce(cms(), { 'USD e-rate': [15_000, 15_100] });
  /** A sheet whose move needs a second person. */
  const waiting = async () => {
    await inForce();
    const sheet = usdSheet(17_000, 17_100);
    const shown = await sheets.type(sheet);
    if (shown.kind !== 'unconfirmed') throw new Error(`It was ${shown.kind}.`);
    return storedAs(await sheets.type(sheet, digestOfValidation(shown))).sheet;
  };

  it('have rows for their submission and approval, by the persons that they name', async () => {
    const rows = await auditOf(cms(), async () => sheets.approveAsSeen(await waiting()));
    expect(rows).toMatchObject([
      { ...entered, action: 'sheet-submitted', field: 'state', from: null, to: 'waiting' },
      { ...decided, action: 'sheet-published', field: 'state', from: 'waiting', to: 'published' },
    ]);
  });

  it('have a row for their rejection', async () => {
    const sheet = await waiting();
    const rows = await auditOf(cms(), () =>
      rejectSheet(cms().payload, sheets.people.approving, sheet, 'Salah'),
    );
    expect(rows).toMatchObject([{ ...decided, action: 'sheet-rejected', document: String(sheet) }]);
  });

  it('have a row for their withdrawal', async () => {
    await inForce();
    const { sheet } = storedAs(await sheets.arrive(usdSheet(15_010, 15_110, daysFromNow(2))));
    const rows = await auditOf(cms(), () => withdrawSheet(cms().payload, sheets.people.entering, sheet));
    expect(rows).toMatchObject([
      { action: 'sheet-withdrawn', actorName: 'entering', document: String(sheet) },
    ]);
  });

  it('have rows for what systems deliver, without a person, and none for a repeat', async () => {
    await inForce();
    const deliver = () => sheets.arrive(usdSheet(15_010, 15_110), { key: 'satu' });
    const rows = await auditOf(cms(), async () => {
      await deliver();
      await deliver();
    });
    expect(rows).toMatchObject([{ action: 'sheet-published', actor: null, label: 'rates, feed' }]);
  });
});
