import { expect, it } from 'vitest';
import { settingsProblem } from './settings-problem.ts';

const good = { STUDIO_TOKEN: 'token', PAYLOAD_SECRET: 'secret' };

it.each([
	['STUDIO_PORT', 'abc'],
	['STUDIO_PORT', '70000'],
	['STUDIO_URL', 'studio.example.com'],
	['SITE_URL', 'https://example.com/shop'],
	['SITE_SERVERS', 'http://10.0.0.1:3000,10.0.0.2'],
	['SAMPLE', 'many'],
	['MAIL_RETRY_SECONDS', '-1'],
	['LOOK_SECONDS', '0'],
	['MAIL_FROM', 'Example <website@example.com>'],
	['MAIL_SALES', 'a@example.com, b@example.com'],
	['STUDIO_ADMIN_EMAIL', 'admin'],
	['SECOND_FACTOR', 'nobody'],
	['TRUST_PROXY', 'yes'],
])('%s=%s is refused by its name', (name, value) => {
	const problem = settingsProblem({ ...good, [name]: value });
	expect(problem).toContain(`the setting ${name} is not usable: it has to be `);
	expect(problem).toContain(`“${value}”`);
});

it('a value that holds a password is refused without being shown', () => {
	for (const name of ['DATABASE_URL', 'SMTP_URL']) {
		const problem = settingsProblem({ ...good, [name]: 'user:hidden@host' });
		expect(problem).toContain(`the setting ${name} is not usable`);
		expect(problem).not.toContain('hidden');
	}
});

it('a missing secret is named, and an empty value is not set', () => {
	for (const name of ['STUDIO_TOKEN', 'PAYLOAD_SECRET'])
		expect(settingsProblem({ ...good, [name]: ' ' })).toContain(`the setting ${name} is missing`);
	expect(
		settingsProblem({ ...good, STUDIO_PORT: '', TRUST_PROXY: 'true', SMTP_URL: 'smtp://host?tls=off' }),
	).toBeNull();
});
