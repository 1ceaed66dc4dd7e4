import type { Snapshot } from '@site/contract/snapshot';
import { demoSnapshot } from '../snapshot.ts';
import { revisionsWith } from './sample-documents.ts';

/** The sample with its revisions but without their files, for code that reads the content and opens no files. */
export const sampleWithRevisions: Snapshot = {
	...demoSnapshot,
	revisions: revisionsWith(({ id }) => {
		const sha256 = id.toString(16).padStart(64, '0');
		return { name: `${sha256}.pdf`, sha256, bytes: 1 };
	}),
};
