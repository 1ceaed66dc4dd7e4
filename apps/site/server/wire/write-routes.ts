import { meetingPath } from '@site/contract/meetings';
import { mostPhotos, reportCall } from '@site/contract/report';
import { subscriptionPaths } from '@site/contract/subscription';
import { wirePaths } from '@site/contract/wire';
import { routePaths } from '../../app/route-paths.ts';
import { type LimitKind, largestFile } from '../intake/limits.ts';

const kilobyte = 1024;

/** What is asked of a request before anything of it is read. */
export type WriteRoute = {
	/** Who may send it. Mail programs press the button of an e-mail; the studio has a token. */
	from: 'own pages' | 'own pages and mail programs' | 'studio';
	/** How often: of one caller, or with one signed link. The studio is not limited. */
	limit: { kind: LimitKind; of: 'caller' | 'link' } | 'none';
	/** The longest body, in bytes; in a form with files, the longest field. */
	mostBytes: number;
	/** The most bytes of files that one request leaves on the disk. */
	mostFiles: number;
};

/** Room for the longest form, every character of it escaped. */
const form: WriteRoute = {
	from: 'own pages',
	limit: { kind: 'write', of: 'caller' },
	mostBytes: 256 * kilobyte,
	mostFiles: 0,
};
const count: WriteRoute = { ...form, limit: { kind: 'view', of: 'caller' }, mostBytes: 32 * kilobyte };
const upload: WriteRoute = { ...form, limit: { kind: 'upload', of: 'caller' } };
const link: WriteRoute = {
	from: 'own pages and mail programs',
	limit: { kind: 'link', of: 'link' },
	mostBytes: 4 * kilobyte,
	mostFiles: 0,
};
const ofStudio: WriteRoute = { from: 'studio', limit: 'none', mostBytes: 256 * kilobyte, mostFiles: 0 };

/** Below the base of the wire. */
export const wireWrites = {
	[wirePaths.message]: form,
	[wirePaths.productMessage]: form,
	[wirePaths.jobApplication]: { ...form, mostFiles: largestFile },
	[wirePaths.documentPaper]: form,
	[wirePaths.documentWatch]: form,
	[wirePaths.leadQuote]: form,
	[wirePaths.sampleKit]: form,
	[wirePaths.distributor]: form,
	[wirePaths.newsletter]: form,
	[reportCall]: { ...upload, mostFiles: mostPhotos * largestFile },
	[wirePaths.upload]: { ...upload, mostFiles: largestFile },
	[wirePaths.productView]: count,
	[wirePaths.searchSeen]: count,
} satisfies Record<string, WriteRoute>;

/** Beside the pages. */
export const pageWrites = {
	[routePaths.List]: { ...form, limit: { kind: 'paste', of: 'caller' }, mostBytes: 128 * kilobyte },
	[meetingPath]: { ...form, mostBytes: 4 * kilobyte },
	[subscriptionPaths.confirm]: link,
	[subscriptionPaths.unsubscribe]: link,
} satisfies Record<string, WriteRoute>;

/** Below the base of the studio's calls. */
export const internalWrites = {
	'/erase': ofStudio,
	'/drafts': { ...ofStudio, mostBytes: 4 * kilobyte * kilobyte },
} satisfies Record<string, WriteRoute>;

export type WireWrite = keyof typeof wireWrites;
export type PageWrite = keyof typeof pageWrites;
export type InternalWrite = keyof typeof internalWrites;
