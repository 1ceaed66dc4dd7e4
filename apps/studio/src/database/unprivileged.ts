import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root: then it runs as another user of the machine. */
export interface Unprivileged {
	uid?: number;
	gid?: number;
	/** Command prefix that lets the user pass folders only root may enter. */
	wrapper: string[];
	/** Prefix for commands that look up the user's name, if the user has none. */
	naming: string[];
}

type Ids = { uid: number; gid: number; name: string };

const idOf = (kind: '-u' | '-g', name: string) =>
	Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }));

function otherUser(): Ids {
	for (const name of ['postgres', 'nobody']) {
		try {
			return { uid: idOf('-u', name), gid: idOf('-g', name), name };
		} catch {
			// Try the next one.
		}
	}
	throw new Error(
		'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. Set DATABASE_URL instead.',
	);
}

const withParents = (path: string): string[] => [path, ...(dirname(path) === path ? [] : withParents(dirname(path)))];

/** Those folders and parent folders that this user may not enter. */
function closedTo({ uid, gid }: Ids, folders: readonly string[]): string[] {
	const isOpen = (path: string) => {
		const { mode, uid: owner, gid: group } = statSync(path);
		return (mode & (owner === uid ? 0o100 : group === gid ? 0o010 : 0o001)) !== 0;
	};
	return [...new Set(folders.flatMap(withParents))].filter((path) => !isOpen(path));
}

/** Lets this user enter the folder, but not list it. */
function letPass(folder: string, { gid }: Ids): void {
	chownSync(folder, statSync(folder).uid, gid);
	chmodSync(folder, 0o710);
}

/** `CAP_DAC_READ_SEARCH` is bit 2 of the effective capabilities; containers often drop it. */
function maySearch(): boolean {
	if (!existsSync('/usr/bin/setpriv') || !existsSync('/proc/self/status')) return false;
	const [, powers = '0'] = /^CapEff:\s*(\w+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
	return (BigInt(`0x${powers}`) & 4n) !== 0n;
}

/**
 * PostgreSQL keeps only the capability to search folders, and only if a folder on its path is closed. Without the
 * securebit, access(), which initdb calls, would drop it.
 */
const searching = ({ uid, gid }: Ids) => [
	'setpriv',
	`--reuid=${uid}`,
	`--regid=${gid}`,
	'--clear-groups',
	...['--inh-caps', '--ambient-caps', '--bounding-set'].flatMap((set) => [set, '-all,+dac_read_search']),
	'--securebits',
	'+no_setuid_fixup',
	'--no-new-privs',
	'--',
];

function hasName(): boolean {
	try {
		return userInfo().username !== '';
	} catch {
		return false;
	}
}

/** In a user namespace the user gets a name that /etc/passwd knows. */
function named(): string[] {
	if (hasName() || !existsSync('/usr/bin/unshare')) return [];
	const { uid, gid } = otherUser();
	return ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
}

/** The user for PostgreSQL, who must be able to reach `folders`; those in `ours` are the product's own and may be opened. */
export function unprivileged(ours: readonly string[], folders: readonly string[]): Unprivileged {
	if (process.getuid?.() !== 0) return { wrapper: [], naming: named() };
	const user = otherUser();
	const closed = closedTo(user, [...ours, ...folders]);
	const inTheWay = closed.find((folder) => !ours.includes(folder));
	if (inTheWay === undefined) {
		for (const folder of closed) letPass(folder, user);
		return { uid: user.uid, gid: user.gid, wrapper: [], naming: [] };
	}
	if (maySearch()) return { uid: user.uid, gid: user.gid, wrapper: searching(user), naming: [] };
	throw new Error(
		`PostgreSQL does not run as root but as ${user.name}, who may not enter ${inTheWay}. Let others pass that folder (chmod o+x), put the product elsewhere, or set DATABASE_URL.`,
	);
}
