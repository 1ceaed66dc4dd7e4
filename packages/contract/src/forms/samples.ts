import { type FormKind, forms } from './all.ts';
import { type FieldOf, type Form, fieldsOf, type ValuesOf, type WireName, wireName } from './form.ts';

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };
const company = { organization: 'Analytical Ltd', phone: '' };

/** A complete example of each form, for tests. */
export const samples = {
	contact: {
		...person,
		email: 'ada',
		organization: 'Analytical Ltd',
		jobTitle: 'Countess',
		phone: 'none',
		source: 'Referral',
		message: 'First line\nsecond line',
		type: 'Contact Us',
	},
	signup: { ...person, lastName: 'L', source: 'Other', type: 'Contact Us' },
	quote: {
		...person,
		productName: 'Multiplex',
		organization: 'Analytical Ltd',
		jobTitle: 'Countess',
		phone: '1',
		message: 'How much?',
	},
	application: {
		...person,
		job: 'Engineer 1',
		phone: '1',
		state: 'Georgia',
		postalCode: '30303',
		city: 'Atlanta',
		workAuthorization: 'yes',
		startDate: 1_790_000_000_000,
		resume: '',
		coverLetter: 'Hire me.',
		references: 'unanswered',
		source: 'A friend',
	},
	paper: {
		...person,
		documentName: 'Strep A, Instructions for Use (REF HA-STA)',
		documentLanguage: 'es',
		copies: 3,
		organization: '',
		address: '1 Clinic Road\n92121 San Diego\nUSA',
	},
	watch: { email: person.email, documentLanguage: '' },
	leadQuote: { ...person, ...company, productName: '', message: '' },
	sampleKit: {
		...person,
		...company,
		products: 'Strep A\nAB-1',
		facility: 'laboratory',
		country: 'US',
		clia: '05D1234567',
	},
	distributor: {
		...person,
		...company,
		territory: 'IE',
		further: 'Malta',
		turnover: '1m-5m',
		sells: 'Swabs\nand tubes',
	},
	newsletter: { ...person, interests: 'events, news' },
	report: {
		device: 'Influenza A+B Rapid Test (REF HLV-101)',
		gtin: '',
		lot: 'A1234',
		expires: '2027-06-30',
		happened: 'No control line\nin three tests of one box',
		happenedOn: '2026-05-30',
		harm: 'possible',
		harmDetails: '',
		name: 'Ada Lovelace',
		email: person.email,
		phone: '',
		role: 'patient',
		country: 'Ireland',
	},
} satisfies { [Kind in FormKind]: ValuesOf<(typeof forms)[Kind]> };

const answers: Readonly<Record<string, string>> = { yes: '1', no: '2', unanswered: '' };

type Body<F extends Form> = { [Name in FieldOf<F> as WireName<Name>]: string };

/** The example as the body of its call. */
export function bodyOf<Kind extends FormKind>(kind: Kind): Body<(typeof forms)[Kind]> {
	const values: Readonly<Record<string, string | number>> = samples[kind];
	const body = fieldsOf(forms[kind]).map((field) => {
		const value = String(values[field.name] ?? '');
		return [wireName(field.name), field.kind === 'answer' ? answers[value] : value];
	});
	// The names are those of the definition, but `Object.fromEntries` cannot express it.
	return Object.fromEntries(body);
}
