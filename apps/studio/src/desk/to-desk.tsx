import { redirect } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { messageAddress } from '../inbox/message-address.ts';

/** In place of the form of a message, which is worked on at the desk. */
export function ToDesk({ doc }: DocumentViewServerProps) {
	redirect(messageAddress(String(doc.reference)));
}
