import type { SnapshotPart } from '@site/contract/snapshot';

/** What no visitor sees as such: words of the search, former addresses, lots, and revisions, which are files. */
const unseen: readonly SnapshotPart[] = ['synonyms', 'redirects', 'lots', 'revisions'];

export const isPreviewed = (part: SnapshotPart): boolean => !unseen.includes(part);
