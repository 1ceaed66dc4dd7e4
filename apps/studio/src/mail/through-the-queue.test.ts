import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Their senders wait for the outcome and would repeat the request themselves. */
const atOnce = ['access/forgot-password.ts', 'desk/answer/test-mail.ts'];

test('every mail goes through the queue, but password links and test mails', { tags: '@DESK-55' }, () => {
	const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.test.ts'));
	const senders = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('payload.sendEmail('));
	expect(senders.sort()).toEqual([...atOnce, 'mail/send-mails.ts'].sort());
});
