import config from '@payload-config';
import '@payloadcms/next/css';
import './bulk-actions.css';
import './delete-dialog.css';
import './header.css';
import './restore-dialog.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { forbidden, notFound, unauthorized } from 'next/navigation';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { newItemFunctions } from '#cms/admin/new-item/new-item-drawer.ts';
import {
  checkServerFunction,
  type RejectionStatus,
} from '#cms/admin/server-functions/check-server-function.ts';
import { copyFunctions } from '#cms/admin/server-functions/copy-language.ts';
import { scheduleFunctions } from '#cms/audit/schedule-function.ts';
import { scheduleListFunctions } from '#cms/items/save/list-schedules.ts';
import { importMap } from './admin/importMap.js';

/** Responds to a server function with this status; other errors would become 500. */
function reject(status: RejectionStatus): never {
  if (status === 401) unauthorized();
  if (status === 403) forbidden();
  notFound();
}

const serverFunction: ServerFunctionClient = async (incoming) => {
  'use server';
  const checked = await checkServerFunction(incoming, await getPayload({ config }), await headers());
  if (checked.kind === 'rejected') reject(checked.status);
  const { call } = checked;
  const serverFunctions = {
    ...copyFunctions,
    ...scheduleFunctions,
    ...scheduleListFunctions,
    ...newItemFunctions(call.name, call.args),
  };
  return handleServerFunctions({ ...call, config, importMap, serverFunctions });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
