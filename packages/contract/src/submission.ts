import { z } from 'zod';
import { documentLanguages } from './document-address.ts';
import { itemKinds } from './item.ts';
import { languages } from './language.ts';
import { facilities, turnovers } from './lead-fields.ts';
import { mostLines, mostPacks } from './list.ts';
import { harms, mostPhotos, reporterRoles } from './report.ts';

/** What a visitor sends, in the words of the code. The wire's own names stay at the wire. */
const ContactMessage = z.object({
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	organization: z.string(),
	jobTitle: z.string(),
	phone: z.string(),
	message: z.string(),
	source: z.string(),
	/** The event's title on an event page, otherwise `Contact Us`. */
	type: z.string(),
});

const SignUp = ContactMessage.pick({ firstName: true, lastName: true, email: true, source: true, type: true });

const QuoteRequest = z.object({
	productName: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	organization: z.string(),
	jobTitle: z.string(),
	email: z.string(),
	phone: z.string(),
	message: z.string(),
});

const yesNo = ['yes', 'no', 'unanswered'] as const;

const JobApplication = z.object({
	job: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	phone: z.string(),
	state: z.string(),
	postalCode: z.string(),
	city: z.string(),
	workAuthorization: z.enum(yesNo),
	/** Epoch milliseconds. */
	startDate: z.number(),
	/** The id of an upload that this site took. */
	resume: z.string(),
	coverLetter: z.string(),
	references: z.enum(yesNo),
	source: z.string(),
});

/** Printed copies of a document; which one is told by the item. */
const PaperRequest = z.object({
	documentName: z.string(),
	documentLanguage: z.enum(documentLanguages),
	copies: z.int().positive(),
	firstName: z.string(),
	lastName: z.string(),
	organization: z.string(),
	address: z.string(),
	email: z.string(),
});

/** Whoever wants to be told when a document, or anything about a product, changes; which one is told by the item. */
const Watch = z.object({
	email: z.string(),
	/** The language of the document that is watched; empty for every language. */
	documentLanguage: z.enum([...documentLanguages, '']),
});

/** A request for a quote with the lead form: what is wanted stands in its lines, or in the message. */
const LeadQuote = QuoteRequest.omit({ jobTitle: true });

const SampleKit = z.object({
	/** In the visitor's words, where no lines of a list came along. */
	products: z.string(),
	facility: z.enum(facilities),
	/** ISO 3166 in two letters. */
	country: z.string(),
	/** Of a laboratory in the United States; empty elsewhere. */
	clia: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	organization: z.string(),
	email: z.string(),
	phone: z.string(),
});

const Distributor = z.object({
	/** ISO 3166 in two letters. */
	territory: z.string(),
	further: z.string(),
	turnover: z.enum(turnovers),
	sells: z.string(),
	firstName: z.string(),
	lastName: z.string(),
	organization: z.string(),
	email: z.string(),
	phone: z.string(),
});

const Newsletter = z.object({
	firstName: z.string(),
	lastName: z.string(),
	email: z.string(),
	/** With commas between them: those that the contract names, and slugs of product areas. */
	interests: z.string(),
});

const Item = z.object({ kind: z.enum(itemKinds), id: z.int().positive() });
const SentLine = z.object({ reference: z.string().min(1), name: z.string(), quantity: z.int().min(1).max(mostPacks) });

/** What every submission carries beside its fields. */
const envelope = {
	/** Short, unique, easy to read out on the phone. */
	reference: z.string().min(1),
	receivedAt: z.iso.datetime(),
	language: z.enum(languages),
	/** The page it was sent from, as a path. */
	page: z.string(),
	/** Looks like a machine's; kept and marked, never dropped. */
	suspected: z.boolean(),
	/** None where it belongs to nothing, and in what was sent before there was one. */
	item: Item.optional(),
	/** All that a watch of several things is about. */
	items: z.array(Item).max(mostLines).optional(),
	/** What a request for a quote asks for, line by line; none in what was sent before there were lists. */
	lines: z.array(SentLine).max(mostLines).optional(),
	/** The time of an event that the visitor chose, and the key of the meeting's page. */
	meeting: z.object({ startsAt: z.iso.datetime(), key: z.string().min(1).max(200) }).optional(),
};

export const Submission = z.discriminatedUnion('kind', [
	z.object({ kind: z.literal('contact'), ...envelope, fields: ContactMessage }),
	z.object({ kind: z.literal('signup'), ...envelope, fields: SignUp }),
	z.object({ kind: z.literal('quote'), ...envelope, fields: QuoteRequest }),
	z.object({ kind: z.literal('application'), ...envelope, fields: JobApplication }),
	z.object({ kind: z.literal('paper'), ...envelope, fields: PaperRequest }),
	z.object({ kind: z.literal('watch'), ...envelope, fields: Watch }),
	z.object({ kind: z.literal('leadQuote'), ...envelope, fields: LeadQuote }),
	z.object({ kind: z.literal('sampleKit'), ...envelope, fields: SampleKit }),
	z.object({ kind: z.literal('distributor'), ...envelope, fields: Distributor }),
	z.object({ kind: z.literal('newsletter'), ...envelope, fields: Newsletter }),
]);
export type Submission = z.infer<typeof Submission>;
export type SubmissionKind = Submission['kind'];

/** What somebody did with the link in one of our messages: `subscriber` is the key that the studio knows the address by. */
const SubscriptionChange = z.object({
	kind: z.literal('subscription'),
	...envelope,
	fields: z.object({ subscriber: z.string().min(1), state: z.enum(['confirmed', 'unsubscribed']) }),
});
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** A problem with a device. It is no message: other people read it, and it is kept for as long as the law wants it. */
const ProblemReport = z.object({
	kind: z.literal('report'),
	...envelope,
	/** The ids of uploads that this site took. */
	photos: z.array(z.string()).max(mostPhotos).default([]),
	fields: z.object({
		device: z.string(),
		gtin: z.string(),
		lot: z.string(),
		expires: z.string(),
		happened: z.string(),
		/** `2026-11-17`, or empty. */
		happenedOn: z.string(),
		harm: z.enum(harms),
		harmDetails: z.string(),
		name: z.string(),
		email: z.string(),
		phone: z.string(),
		role: z.enum(reporterRoles),
		country: z.string(),
	}),
});
export type ProblemReport = z.infer<typeof ProblemReport>;

/** What the journal keeps for the studio. */
export const JournalEntry = z.discriminatedUnion('kind', [...Submission.options, SubscriptionChange, ProblemReport]);
export type JournalEntry = z.infer<typeof JournalEntry>;

/** Counted views of one product on one day; `id` makes a repeated delivery harmless. */
export const ViewBatch = z.object({
	id: z.string().min(1),
	productId: z.int().positive(),
	day: z.iso.date(),
	language: z.enum(languages),
	views: z.int().positive(),
});
export type ViewBatch = z.infer<typeof ViewBatch>;

/** The longest search that is worth counting. */
export const longestCountedSearch = 80;

/** What became of a search: it found nothing, results were shown, one of them was opened. */
export const searchOutcomes = ['missed', 'shown', 'opened'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

/** Counted searches for the same words with the same outcome on one day. A site of before counts only those that found nothing. */
export const SearchBatch = z.object({
	id: z.string().min(1),
	outcome: z.enum(searchOutcomes).default('missed'),
	words: z.string().min(1).max(longestCountedSearch),
	day: z.iso.date(),
	language: z.enum(languages),
	searches: z.int().positive(),
});
export type SearchBatch = z.infer<typeof SearchBatch>;

/**
 * The courier's calls to the studio, each with the bearer token and each harmless when repeated:
 * `PUT  /api/deliveries/files/{upload id}` with the file as body and its name in `X-File-Name` (URI-encoded), before the application or report that names it;
 * `POST /api/deliveries` with `{submissions}` (entries of the journal), in the order in which they came; an empty list asks whether the studio could take some;
 * `POST /api/deliveries/views` with `{views}`, and `POST /api/deliveries/searches` with `{searches}`.
 * Each item is judged by itself: the answer names by reference or id what is stored now and what is refused for what it is. What is in
 * neither list could not be stored now and may be sent again.
 */
export const DeliveryAnswer = z.object({ stored: z.array(z.string()), refused: z.array(z.string()).default([]) });
export type DeliveryAnswer = z.infer<typeof DeliveryAnswer>;
