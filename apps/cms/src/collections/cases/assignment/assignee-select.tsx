'use client';

import '#cms/admin/link-button.css';
import './assignee-select.css';
import { SelectInput, toast, useAuth, useField } from '@payloadcms/ui';
import type { StaffMember } from './desk-staff.ts';

type Props = {
  path: string;
  label: string;
  nobody: string;
  toMe: string;
  /** Announces that a case assigned to oneself has yet to be saved. */
  notSaved: string;
  staff: readonly StaffMember[];
  isReadOnly: boolean;
};

/** A select of the staff, with a button for the signed-in one. Saved with the form. */
export function AssigneeSelect({ isReadOnly, label, nobody, notSaved, path, staff, toMe }: Props) {
  const { setValue, value } = useField<number | { id: number } | null>({ path });
  const { user } = useAuth();
  const id = typeof value === 'object' ? value?.id : value;
  const isMine = id === user?.id;
  const canBeMine = staff.some((member) => member.id === user?.id);
  return (
    <div className="assignee-select">
      <SelectInput
        isClearable
        label={label}
        name={path}
        onChange={(option) => {
          const chosen = Array.isArray(option) ? option[0] : option;
          setValue(chosen?.value ? Number(chosen.value) : null);
        }}
        options={staff.map((member) => ({ label: member.name, value: String(member.id) }))}
        path={path}
        placeholder={nobody}
        readOnly={isReadOnly}
        {...(id ? { value: String(id) } : {})}
      />
      {!isReadOnly && !isMine && canBeMine && (
        <button
          className="link-button assignee-select__mine"
          data-case-key="a"
          onClick={() => {
            setValue(user?.id);
            toast.info(notSaved);
          }}
          type="button"
        >
          {toMe}
        </button>
      )}
    </div>
  );
}
