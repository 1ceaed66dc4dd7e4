import { formKinds, forms } from '@site/contract/forms/all';
import type { Form } from '@site/contract/forms/form';
import { meetingPath } from '@site/contract/meetings';
import { mostPhotos } from '@site/contract/report';
import { subscriptionPaths } from '@site/contract/subscription';
import { wirePaths } from '@site/contract/wire';
import { routePaths } from '../../app/route-paths.ts';
import { type LimitKind, largestFile } from '../intake/limits.ts';

const kilobyte = 1024;

/** The conditions that a request must meet before anything of it is read. */
export type WriteRoute = {
	/** The permitted senders. Mail programs press the button of an e-mail; the studio has a token. */
	from: 'own pages' | 'own pages and mail programs' | 'studio';
	/** The rate limit: for one caller, or for one signed link. The studio is not limited. */
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

const hasFile = (fields: Form['fields']) => Object.values(fields).some(({ kind }) => kind === 'file');
const formRoutes: Readonly<Record<string, WriteRoute>> = Object.fromEntries(
	formKinds.map((kind) => [forms[kind].call, hasFile(forms[kind].fields) ? { ...form, mostFiles: largestFile } : form]),
);

/** Below the base of the wire. */
export const wireWrites = {
	...formRoutes,
	[forms.report.call]: { ...upload, mostFiles: mostPhotos * largestFile },
	[wirePaths.upload]: { ...upload, mostFiles: largestFile },
	[wirePaths.productView]: count,
	[wirePaths.searchSeen]: count,
} satisfies Record<string, WriteRoute>;

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

export type PageWrite = keyof typeof pageWrites;
export type InternalWrite = keyof typeof internalWrites;
