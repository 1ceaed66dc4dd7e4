import { getVisibleEntities } from '@payloadcms/ui/shared';
import { expect, test } from 'vitest';
import type { Role } from '../access/roles.ts';
import { inEnglish } from '../words/said.ts';
import { menuFor } from './menu-entries.ts';

process.env.PAYLOAD_SECRET ||= 'menu';
const { default: configured } = await import('../payload.config.ts');
const config = await configured;

const readable = Object.fromEntries(
	[...config.collections, ...config.globals].map(({ slug }) => [slug, { read: true as const, fields: true as const }]),
);
const permissions = { collections: readable, globals: readable } as never;

function menuOf(role: Role) {
	const person = { id: 1, collection: 'users', roles: [role] } as never;
	const visible = getVisibleEntities({ req: { user: person, payload: { config } } as never });
	return menuFor({ config, permissions, visible, person, say: inEnglish });
}

const all = (role: Role) => [...menuOf(role).places.flatMap(({ lists }) => lists), ...menuOf(role).more];

test.each([
	['administrator', ['inbox', 'products', 'news', 'pages', 'files', 'jobs', 'releases', 'settings']],
	['editor', ['products', 'news', 'pages', 'files', 'jobs', 'releases', 'settings']],
	['quality', ['inbox', 'products', 'news', 'pages', 'files', 'jobs', 'releases', 'settings']],
	['sales', ['inbox', 'settings']],
	['recruiter', ['inbox', 'files', 'jobs', 'settings']],
] as const)('the menu of the role %s has the entries of its work', { tags: '@WORK-6' }, (role, names) => {
	expect(menuOf(role).places.map(({ name }) => name)).toEqual(names);
});

test('the menu has each list of an administrator once, and each view', { tags: '@WORK-6' }, () => {
	const hrefs = all('administrator').map(({ href }) => href);
	expect(new Set(hrefs).size).toBe(hrefs.length);
	for (const part of ['collections/products', 'globals/home', 'trail', 'privacy', 'record', 'links', 'approvals'])
		expect(hrefs).toContain(`/admin/${part}`);
	expect(hrefs).not.toContain('/admin/collections/delivered');
});

test('an entry leads to its main list, or to another if a role lacks it', { tags: '@WORK-6' }, () => {
	const leads = (role: Role) => Object.fromEntries(menuOf(role).places.map(({ name, href }) => [name, href]));
	expect(leads('administrator')).toMatchObject({
		inbox: '/admin/desk',
		products: '/admin/collections/products',
		pages: '/admin/collections/pages',
		settings: '/admin/globals/site-settings',
	});
	expect(leads('sales').settings).toBe('/admin/account');
});

test('the menu hides what a role may not open', { tags: '@WORK-6' }, () => {
	expect(all('sales').map(({ href }) => href)).not.toContain('/admin/trail');
	expect(all('sales').some(({ name }) => name === 'users' || name === 'products')).toBe(false);
	expect(all('quality').map(({ href }) => href)).toContain('/admin/trail');
	expect(all('quality').map(({ href }) => href)).not.toContain('/admin/privacy');
});
