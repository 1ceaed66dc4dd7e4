import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root: then it runs as another user of the machine. */
export interface Unprivileged {
	uid?: number;
	gid?: number;
	/** Put before the command: lets that user pass folders that only root may enter. */
	wrapper: string[];
}

const idOf = (kind: '-u' | '-g', name: string) =>
	Number(execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' }));

function userIds(): { uid: number; gid: number } {
	for (const name of ['postgres', 'nobody']) {
		try {
			return { uid: idOf('-u', name), gid: idOf('-g', name) };
		} catch {
			// The next one, then.
		}
	}
	throw new Error(
		'PostgreSQL does not run as root, and this machine has neither a user postgres nor nobody. Set DATABASE_URL instead.',
	);
}

const isOpen = (path: string): boolean =>
	(statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpen(dirname(path)));

export function unprivileged(...folders: string[]): Unprivileged {
	if (process.getuid?.() !== 0) return { wrapper: [] };
	const ids = userIds();
	if (folders.every(isOpen) || !existsSync('/usr/bin/setpriv')) return { ...ids, wrapper: [] };
	const capability = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
	return {
		wrapper: ['setpriv', `--reuid=${ids.uid}`, `--regid=${ids.gid}`, '--clear-groups', ...capability, '--'],
		...ids,
	};
}
