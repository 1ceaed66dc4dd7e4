/** How much the audit log records about a collection or global. */
export type TrailRule =
	/** Every field, before and after. */
	| { kind: 'everything' }
	/** The values of these fields; of other changed fields only the name. `byPeople`: only changes made by users. */
	| { kind: 'values of'; fields: readonly string[]; title?: string; byPeople?: true }
	/** Only creation and deletion. */
	| { kind: 'being there'; byPeople?: true }
	| { kind: 'nothing' };

const everything: TrailRule = { kind: 'everything' };
const nothing: TrailRule = { kind: 'nothing' };

const rules: Record<string, TrailRule> = {
	// Visitors' texts must be erasable, but the audit log is never erased: it only records states and names of fields.
	messages: {
		kind: 'values of',
		fields: ['status', 'assignee', 'deletedAt', 'stage', 'rating'],
		title: 'reference',
	},
	bookings: { kind: 'values of', fields: ['status', 'time'], title: 'reference', byPeople: true },
	// Reports are never erased, and auditors ask for the judgement and its reasons.
	'problem-reports': {
		kind: 'values of',
		fields: [
			...['state', 'classEu', 'classUs', 'toldEuAt', 'toldUsAt', 'assignee', 'notes', 'conclusion'],
			...['device', 'gtin', 'lot', 'expires', 'harm'],
		],
		title: 'reference',
	},
	'report-photos': { kind: 'being there' },
	subscribers: { kind: 'values of', fields: ['state'], title: '' },
	watches: { kind: 'values of', fields: ['state'], title: '' },
	mails: { kind: 'values of', fields: ['status'], title: 'reference', byPeople: true },
	resumes: { kind: 'being there' },
	// Replies and notes about a visitor are erased with the visitor's message.
	exchanges: { kind: 'being there', byPeople: true },
	erasures: { kind: 'being there', byPeople: true },
	users: { kind: 'values of', fields: ['name', 'email', 'roles'] },
	'second-factors': { kind: 'being there' },
	proposals: { kind: 'values of', fields: ['kind', 'item', 'title', 'proposerName', 'state', 'comment', 'decidedBy'] },
	releases: {
		kind: 'values of',
		fields: [
			'name',
			'note',
			'state',
			'at',
			'timeZone',
			'approverName',
			'plannerName',
			'failure',
			'liveBy',
			'takenBackBy',
		],
	},
	delivered: nothing,
	'told-changes': nothing,
	'unsaved-changes': nothing,
	'product-views': nothing,
	'missed-searches': nothing,
	'studio-state': nothing,
};

export const ruleFor = (slug: string): TrailRule => rules[slug] ?? (slug.startsWith('payload-') ? nothing : everything);
