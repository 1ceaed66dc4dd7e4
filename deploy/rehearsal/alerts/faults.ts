import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../../../scripts/steps.ts';
import { contact } from '../../../tests/wire/samples.ts';
import type { TrialProduct } from './product.ts';

type Fault = {
	name: string;
	/** Exactly these alerts must fire, in alphabetical order. */
	expected: readonly string[];
	strike(product: TrialProduct): unknown;
	/** Without it, the fault stays and the next one is added. */
	mend?(product: TrialProduct): unknown;
};

/** Faults that lose business or data, and the alerts that must report them. */
export const faults: Fault[] = [
	{
		name: 'there is no back-up',
		expected: ['BackupOld'],
		strike: () => undefined,
		mend({ folders }) {
			const args = [join(root, 'scripts/backup.ts'), `${folders.studio}-backup`];
			execFileSync(process.execPath, args, { env: { ...process.env, DATA_DIR: folders.studio }, stdio: 'ignore' });
		},
	},
	{
		name: 'a submission that nobody can read',
		expected: ['DeadLetters'],
		strike: ({ folders }) =>
			inJournal(
				folders.site,
				`INSERT INTO submissions (reference, submission, fingerprint, received_at) VALUES ('TRIAL', 'not JSON', '', 1)`,
			),
		mend: ({ folders }) => inJournal(folders.site, `DELETE FROM submissions WHERE reference = 'TRIAL'`),
	},
	{
		name: 'the mail server refuses',
		expected: ['MailsRefused'],
		async strike({ mail, urls }) {
			mail.state.isRefusing = true;
			await sendForm(urls.site);
		},
		mend({ mail }) {
			mail.state.isRefusing = false;
		},
	},
	{
		name: 'the studio is down while nothing is sent',
		expected: ['StudioDown'],
		strike: ({ stopStudio }) => stopStudio(),
		mend: ({ startStudio }) => startStudio(),
	},
	{
		name: 'the database hangs',
		expected: ['StudioWithoutDatabase'],
		strike: ({ folders }) => signal(folders.studio, 'SIGSTOP'),
		mend: ({ folders }) => signal(folders.studio, 'SIGCONT'),
	},
	{
		name: 'the disk of the site is full',
		expected: ['DiskFills'],
		strike({ folders }) {
			try {
				writeFileSync(join(folders.site, 'filler'), Buffer.alloc(100 * 1024 * 1024));
			} catch {
				// The disk is full, as intended.
			}
		},
	},
	{
		name: 'the disk is full, and a form is refused',
		expected: ['DiskFills', 'SubmissionsRefused'],
		// The journal's file may still have room for some.
		async strike({ urls }) {
			for (let sent = 0; (await sendForm(urls.site)) !== 503; sent++)
				if (sent > 2000) throw new Error('no form was refused');
		},
		mend: ({ folders }) => rmSync(join(folders.site, 'filler')),
	},
];

function inJournal(folder: string, statement: string) {
	const journal = new DatabaseSync(join(folder, 'journal.sqlite'), { timeout: 10_000 });
	try {
		journal.exec(statement);
	} finally {
		journal.close();
	}
}

async function sendForm(site: string): Promise<number> {
	const answer = await fetch(`${site}/apis/api/message/index`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ ...contact, email: 'ada@example.com' }),
	});
	await answer.arrayBuffer();
	return answer.status;
}

/** Signals PostgreSQL and all its processes; one that has just ended needs none. */
function signal(folder: string, name: 'SIGSTOP' | 'SIGCONT') {
	const [postmaster = ''] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
	process.kill(Number(postmaster), name);
	const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' }).split(/\s+/);
	for (const pid of children.filter(Boolean)) {
		try {
			process.kill(Number(pid), name);
		} catch (error) {
			if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
		}
	}
}
