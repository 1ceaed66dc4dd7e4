import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './log-options.ts';

const visitor = 'ada.okafor@example.com';

/** An error as the database driver creates it. */
function failedQuery() {
	const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_idx"'), {
		code: '23505',
		detail: `Key (email)=(${visitor}) already exists.`,
	});
	const params = ['Ada', visitor, 'line one\n    at line two'];
	const query = 'insert into "users" ("name", "email") values ($1, $2)';
	return Object.assign(new Error(`Failed query: ${query}\nparams: ${params}`, { cause }), { query, params });
}

it('a failed query is logged with statement and reason, without a visitor’s values', () => {
	const lines: string[] = [];
	const log = pino(logOptions, { write: (line) => lines.push(line) });
	const error = failedQuery();
	log.error(error);
	log.error({ err: error });
	log.error({ err: error, msg: 'it failed' });
	log.error({ msg: error.message });
	log.error(error.message);
	log.error(error, 'of %s', 'it');
	expect(lines).toHaveLength(6);
	for (const line of lines) {
		expect(line).not.toMatch(/ada|okafor|line two/i);
		expect(line).toContain('insert into');
	}
	expect(lines.filter((line) => line.includes('users_email_idx'))).toHaveLength(4);
	expect(lines[0]).toContain('without-values.test.ts');
});
