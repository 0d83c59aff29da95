import type { DefaultServerCellComponentProps } from 'payload';
import { cache } from 'react';
import { relatedIdOf } from '#cms/content/related-id.ts';
import { listDeskStaff } from './desk-staff.ts';

/** Once per rendered list. */
const staffOnce = cache(listDeskStaff);

/** The name of the assignee, also for staff who may not read accounts. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = relatedIdOf(cellData);
  if (id === null) return <span>–</span>;
  const staff = await staffOnce(payload);
  return <span>{staff.find((member) => member.id === id)?.name ?? `#${id}`}</span>;
}
