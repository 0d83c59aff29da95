import { PublishButton } from '@payloadcms/ui';
import type { PublishButtonServerProps } from 'payload';
import { isSecondPersonNeeded } from '../save/second-person.ts';
import { SecondPersonButton } from './second-person-button.tsx';

/** The publish button of an item, which takes into account whether publication needs a second person. */
export async function PublicationButton({ payload }: PublishButtonServerProps) {
  return (await isSecondPersonNeeded(payload)) ? <SecondPersonButton /> : <PublishButton />;
}
