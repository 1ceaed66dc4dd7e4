/** A report of a problem with a device: where it is sent, where its state is shown, and what can be chosen. */
export const reportPath = '/report';
/** Apart from the other calls of the wire, which every page loads. */
export const reportCall = '/message/report';

export const harms = ['none', 'possible', 'yes'] as const;
export type Harm = (typeof harms)[number];

export const reporterRoles = ['patient', 'professional', 'distributor', 'other'] as const;
export type ReporterRole = (typeof reporterRoles)[number];

/** What the sender is told of it. */
export const reportStates = ['received', 'examining', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

export const mostPhotos = 6;

/** What the fields are called on the wire, in the order in which they are asked. */
export const reportWireNames = {
	device: 'device',
	gtin: 'gtin',
	lot: 'lot',
	expires: 'expires',
	happened: 'happened',
	happenedOn: 'happened_on',
	harm: 'harm',
	harmDetails: 'harm_details',
	name: 'name',
	email: 'email',
	phone: 'phone_number',
	role: 'role',
	country: 'country',
} as const;
export type ReportField = keyof typeof reportWireNames;

/** The files themselves, and those that an earlier try left with us. */
export const photoField = 'photos';
export const keptPhotoField = 'kept_photos';

/** The page that shows the state of a report to whoever has its key. */
export const reportStateAddress = (reference: string, key: string) => `${reportPath}/${reference}?key=${key}`;
