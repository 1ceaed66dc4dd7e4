import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '../payload-types.ts';

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

const colleague = (role: 'administrator' | 'editor', secondFactor?: boolean) =>
	({ id: 1, collection: 'users', roles: [role], secondFactor }) as User & { collection: 'users' };

async function actsAs(setting: string) {
	vi.stubEnv('SECOND_FACTOR', setting);
	const { rolesOf } = await import('./roles.ts');
	return (...who: Parameters<typeof colleague>) => rolesOf(colleague(...who))[0];
}

it('a second factor is required of nobody unless the setting says so', async () => {
	const role = await actsAs('');
	expect([role('administrator', false), role('editor')]).toEqual(['administrator', 'editor']);
});

it('a second factor can be required of administrators, who have no access without it', async () => {
	const role = await actsAs('administrators');
	expect([role('administrator', false), role('administrator'), role('administrator', true), role('editor')]).toEqual([
		undefined,
		undefined,
		'administrator',
		'editor',
	]);
});

it('a second factor can be required of everybody', async () => {
	const role = await actsAs('everybody');
	expect([role('editor', false), role('editor', true)]).toEqual([undefined, 'editor']);
});

it('an unknown value of the setting is an error with a message', () =>
	expect(actsAs('yes')).rejects.toThrow('SECOND_FACTOR is one of: optional, administrators, everybody'));
