import { createHash } from 'node:crypto';
import { spelledReference } from '@site/contract/reference';

/**
 * A reference derived from the content and its key: if a site crashes before it answers and the visitor resends the
 * form to another site, the studio recognizes the same submission.
 */
export function referenceOf(sent: string): string {
	const digest = createHash('sha256').update(sent).digest();
	let place = 0;
	return spelledReference(() => digest.readUInt16BE(2 * place++));
}
