// The folder rules of docs/architecture.md, for structure.ts.

/** Folders, the sibling folders that they must not import from, and why. After `/!` comes the part that is allowed. */
type Rooms = readonly (readonly [rooms: string, never: string, why: string])[];

const server: Rooms = [
	['content', 'wire intake pages search-engines pictures documents', 'content is asked and asks nobody'],
	['intake', 'wire pages search-engines pictures documents', 'intake is told what to keep'],
	['wire', 'pages search-engines pictures documents', 'the wire knows no page'],
	['meetings', 'wire intake pages search-engines pictures documents', 'it asks the studio which times are free'],
	['pages', 'wire intake search-engines documents', 'pages show and take nothing in'],
	['search-engines', 'wire intake pictures documents', 'what search engines ask for is told from content'],
	['documents', 'wire intake search-engines pictures', 'files are sent as the content names them'],
	['product-data', 'wire intake search-engines pictures documents', 'files for programs are made of the content'],
	['files', 'wire intake pages search-engines pictures documents', 'files are asked for and ask the content'],
	['pictures', 'wire intake content pages search-engines documents', 'sizes are made of files'],
];

const studio: Rooms = [
	[
		'access brand database mapping rich-text second-factor server views words',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy publish schedule seed snapshot subscribers watches',
		'it stands below the other rooms of the studio',
	],
	[
		'inbox mail media deliveries privacy schedule subscribers',
		'app blocks collections globals seed snapshot publish dashboard',
		'what visitors send knows nothing of content',
	],
	[
		'contradictions publish snapshot seed preview',
		'app dashboard deliveries inbox mail privacy schedule subscribers watches',
		'content knows nothing of what visitors send',
	],
	[
		'revisions',
		'app collections dashboard deliveries globals inbox mail preview privacy schedule subscribers watches',
		'it says what may become of a revision',
	],
	[
		'labels',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy publish schedule seed subscribers',
		'it draws what is stored',
	],
	[
		'lots',
		'app blocks collections dashboard deliveries globals mail media operations preview privacy schedule subscribers',
		'very many rows are read and written past the forms',
	],
	[
		'tables',
		'app blocks collections dashboard deliveries fields globals inbox languages lots mail media operations preview privacy schedule seed snapshot subscribers watches',
		'it reads files, whatever is in them',
	],
	[
		'languages',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy schedule seed subscribers watches',
		'it compares the languages of what is stored',
	],
	[
		'links',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy schedule seed subscribers watches',
		'it follows the links of what is stored',
	],
	[
		'unsaved',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations privacy schedule seed snapshot subscribers watches',
		'it keeps what is typed before it is content',
	],
	[
		'watches',
		'app blocks collections dashboard deliveries fields globals inbox media operations preview privacy publish schedule seed',
		'it tells those who asked what became of content',
	],
	[
		'fields blocks',
		'app collections dashboard deliveries globals inbox mail media preview privacy schedule subscribers watches',
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
		'menu find',
		'app blocks collections deliveries fields globals mail media preview privacy publish schedule seed snapshot',
		'they lead to what the person may open',
	],
	[
		'operations',
		'app blocks collections dashboard fields globals mail publish seed',
		'it tells figures and changes nothing',
	],
	[
		'trail',
		'app blocks collections dashboard deliveries fields globals mail media operations preview privacy publish schedule seed snapshot subscribers watches',
		'it tells what the other rooms do',
	],
	[
		'approval',
		'app blocks collections dashboard deliveries fields globals inbox media operations preview privacy seed subscribers watches',
		'it stands between a form and what is published',
	],
	[
		'releases',
		'app blocks collections dashboard deliveries fields globals inbox media operations privacy seed subscribers watches',
		'several changes are published as one',
	],
	[
		'undo product-home',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy schedule seed subscribers watches',
		'they change content through its own rules',
	],
	[
		'record',
		'app blocks collections dashboard deliveries fields globals inbox mail media operations preview privacy publish schedule seed subscribers watches',
		'it shows what the trail and versions tell',
	],
	[
		'reports',
		'app blocks collections dashboard fields globals media operations preview privacy publish schedule seed snapshot subscribers',
		'reports of problems are kept apart',
	],
	[
		'meetings',
		'app blocks collections dashboard deliveries globals inbox media operations preview privacy publish schedule seed snapshot subscribers watches',
		'times of events are given out past the forms',
	],
	[
		'desk',
		'app blocks collections dashboard deliveries globals media operations preview publish seed subscribers watches',
		'what visitors send is worked on here',
	],
	['app', 'blocks collections deliveries fields globals inbox mail seed snapshot', 'Next opens the studio here'],
];

/**
 * The folders of the app; each may import only from those after it. None imports from the shell, which is beside the
 * pages.
 */
const ladder = [
	'pages',
	'product',
	'catalogue',
	'sections',
	'forms',
	'ui',
	'document',
	'messages',
	'client',
	'addresses',
];
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
