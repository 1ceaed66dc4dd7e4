// The rooms of docs/architecture.md, for structure.ts.

/** Rooms of a folder, the rooms beside them that they never reach for, and why. A `!` leaves open what begins with that. */
type Rooms = readonly (readonly [rooms: string, never: string, why: string])[];

const server: Rooms = [
	['content', 'wire intake pages search-engines pictures documents/!words', 'content is asked and asks nobody'],
	['intake', 'wire pages search-engines pictures documents', 'intake is told what to keep'],
	['wire', 'pages search-engines pictures documents', 'the wire knows no page'],
	['pages', 'wire intake search-engines documents', 'pages show and take nothing in'],
	['search-engines', 'wire intake pictures documents', 'what search engines ask for is told from content'],
	['documents', 'wire intake pages search-engines', 'papers are made from content alone'],
	[
		'pictures',
		'wire intake content search-engines documents pages/!(media-copies|named-files)',
		'sizes are made of files',
	],
];

const studio: Rooms = [
	[
		'access brand database rich-text second-factor server',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy publish schedule seed snapshot subscribers',
		'it stands below the other rooms of the studio',
	],
	[
		'inbox mail media deliveries privacy schedule subscribers',
		'app blocks collections globals seed snapshot publish dashboard',
		'what visitors send knows nothing of content',
	],
	[
		'publish snapshot seed preview',
		'app dashboard deliveries inbox mail privacy schedule subscribers',
		'content knows nothing of what visitors send',
	],
	[
		'fields blocks',
		'app collections dashboard deliveries globals inbox mail media preview privacy schedule subscribers',
		'content is made of them',
	],
	[
		'collections globals',
		'app dashboard deliveries mail privacy schedule',
		'they say what is stored, not what is done',
	],
	[
		'dashboard',
		'app blocks collections deliveries fields globals mail publish seed',
		'it shows figures and changes nothing',
	],
	[
		'operations',
		'app blocks collections dashboard fields globals mail publish seed',
		'it tells figures and changes nothing',
	],
	['app', 'blocks collections deliveries fields globals inbox mail seed snapshot', 'Next opens the studio here'],
];

/** The rooms of the app, each of which may reach only for those after it. The shell stands beside the pages; no room knows it. */
const ladder = ['pages', 'product', 'catalogue', 'sections', 'forms', 'ui', 'messages', 'client'];
const app: Rooms = [
	...ladder.map(
		(room, step) =>
			[room, ['shell', ...ladder.slice(0, step)].join(' '), 'it stands below what it reaches for'] as const,
	),
	['shell', 'pages product catalogue sections', 'the shell knows no page'],
];

const packages: Rooms = [
	['contract', 'demo paper', 'the contract knows neither side'],
	['paper', 'demo', 'paper has no content'],
	['demo', '', 'the sample company is data'],
];

export const houses = { 'apps/site/app': app, 'apps/site/server': server, 'apps/studio/src': studio, packages };
