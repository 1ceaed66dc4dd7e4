import type { SanitizedConfig, SanitizedPermissions, VisibleEntities } from 'payload';
import { has, overseers, type Role } from '../access/roles.ts';
import { readableKinds } from '../inbox/message-kinds.ts';
import { labelOf, type Said, type Say } from '../words/said.ts';
import { viewTitles } from '../words/view-titles.ts';

type Person = Parameters<typeof has>[0];

export interface Entry {
	/** Stays the same in every language. */
	name: string;
	label: string;
	href: string;
}

/** One of the eight entries. The first of its lists is where it leads. */
export interface Place extends Entry {
	lists: Entry[];
}

export interface Menu {
	places: Place[];
	more: Entry[];
}

interface View {
	name: string;
	label: Said;
	/** Roles that see it besides administrators; without them, everybody. */
	roles?: readonly Role[];
	isFor?: (person: Person) => boolean;
}

/** What staff open every day, with the groups of lists that belong to each. `leads` comes first. */
const everyday: { name: string; label: Said; leads: string; groups: string[]; views?: View[] }[] = [
	{
		name: 'inbox',
		label: viewTitles.desk,
		leads: 'desk',
		groups: ['Inbox', 'Quality'],
		views: [
			{ name: 'desk', label: viewTitles.desk, isFor: (person) => readableKinds(person).length > 0 },
			{ name: 'desk/applications', label: viewTitles.applicationBoard, roles: ['recruiter'] },
		],
	},
	{ name: 'products', label: { en: 'Products', zh: '产品' }, leads: 'products', groups: ['Catalog'] },
	{ name: 'news', label: { en: 'News', zh: '新闻' }, leads: 'articles', groups: ['Newsroom'] },
	{ name: 'pages', label: { en: 'Pages', zh: '页面' }, leads: 'pages', groups: ['Pages'] },
	{ name: 'files', label: { en: 'Files', zh: '文件' }, leads: 'pictures', groups: ['Files'] },
	{ name: 'jobs', label: { en: 'Jobs', zh: '职位' }, leads: 'jobs', groups: ['Careers'] },
	{
		name: 'releases',
		label: { en: 'Releases and languages', zh: '发布批次与语言' },
		leads: 'releases',
		groups: [],
		views: [
			{ name: 'releases', label: viewTitles.releases, roles: ['editor', ...overseers] },
			{ name: 'languages', label: viewTitles.languages, roles: ['editor', ...overseers] },
			{ name: 'approvals', label: viewTitles.approvals, roles: ['editor', ...overseers] },
		],
	},
	{
		name: 'settings',
		label: { en: 'Settings', zh: '设置' },
		leads: 'site-settings',
		groups: ['Site', 'Administration'],
		views: [{ name: 'account', label: { en: 'Your account', zh: '您的账户' } }],
	},
];

/** What is opened now and then, below the groups that no entry names. */
const rarely: View[] = [
	{ name: 'figures', label: viewTitles.figures, roles: ['editor', 'sales', 'recruiter', 'quality'] },
	{ name: 'links', label: viewTitles.links, roles: ['editor', ...overseers] },
	{ name: 'contradictions', label: viewTitles.contradictions, roles: ['editor', ...overseers] },
	{ name: 'record', label: viewTitles.record, roles: ['editor', ...overseers] },
	{ name: 'trail', label: viewTitles.trail, roles: overseers },
	{ name: 'privacy', label: viewTitles.privacy, roles: [] },
];

const isIn = (groups: string[], group: unknown): boolean =>
	groups.includes(typeof group === 'string' ? group : labelOf(group, ''));

interface Asked {
	config: Pick<SanitizedConfig, 'collections' | 'globals'>;
	permissions: SanitizedPermissions | undefined;
	visible: VisibleEntities;
	person: Person;
	say: Say;
}

/** The lists and forms that Payload would show to the person, with their groups. */
function listsFor({ config, permissions, visible, say }: Asked): (Entry & { group: unknown })[] {
	const collections = config.collections
		.filter(({ slug }) => visible.collections.some((one) => one === slug) && permissions?.collections?.[slug]?.read)
		.map(({ slug, labels, admin }) => ({
			name: slug,
			label: labelOf(labels.plural, slug, say),
			href: `/admin/collections/${slug}`,
			group: admin.group,
		}));
	const globals = config.globals
		.filter(({ slug }) => visible.globals.some((one) => one === slug) && permissions?.globals?.[slug]?.read)
		.map(({ slug, label, admin }) => ({
			name: slug,
			label: labelOf(label, slug, say),
			href: `/admin/globals/${slug}`,
			group: admin?.group,
		}));
	return [...collections, ...globals];
}

/** The menu of a person: eight entries at most, and the rest under More. */
export function menuFor(asked: Asked): Menu {
	const { person, say } = asked;
	const lists = listsFor(asked).filter(({ group }) => group !== false);
	const viewsOf = (views: View[] = []): Entry[] =>
		views
			.filter(({ roles, isFor }) => (isFor ? isFor(person) : !roles || has(person, ...roles)))
			.map(({ name, label }) => ({ name, label: say(label), href: `/admin/${name}` }));
	const plain = ({ name, label, href }: Entry): Entry => ({ name, label, href });
	const places = everyday.flatMap(({ name, label, leads, groups, views }): Place[] => {
		const all = [...viewsOf(views), ...lists.filter(({ group }) => isIn(groups, group)).map(plain)];
		const sorted = [...all.filter((one) => one.name === leads), ...all.filter((one) => one.name !== leads)];
		return sorted[0] ? [{ name, label: say(label), href: sorted[0].href, lists: sorted }] : [];
	});
	const named = everyday.flatMap(({ groups }) => groups);
	const rest = lists.filter(({ group }) => !isIn(named, group)).map(plain);
	return { places, more: [...rest, ...viewsOf(rarely)] };
}
