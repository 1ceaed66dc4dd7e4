import { z } from 'zod';
import { forms } from './forms/all.ts';
import { type Form, fieldsOf, type NamedField, type ValuesOf, yesNo } from './forms/form.ts';
import { itemKinds } from './item.ts';
import { languages } from './language.ts';
import { mostLines, mostPacks } from './list.ts';
import { mostPhotos } from './report.ts';

const Item = z.object({ kind: z.enum(itemKinds), id: z.int().positive() });
const SentLine = z.object({ reference: z.string().min(1), name: z.string(), quantity: z.int().min(1).max(mostPacks) });

/** Every submission has these beside its fields. */
const envelope = {
	/** Short, unique, easy to read out on the phone. */
	reference: z.string().min(1),
	receivedAt: z.iso.datetime(),
	language: z.enum(languages),
	/** The page it was sent from, as a path. */
	page: z.string(),
	/** Looks like a machine's; kept and marked, never dropped. */
	suspected: z.boolean(),
	/** Absent if the submission is about nothing, or was sent by a release without it. */
	item: Item.optional(),
	/** The items of a watch for several things. */
	items: z.array(Item).max(mostLines).optional(),
	/** The requested lines of a quote; absent if it was sent by a release without lists. */
	lines: z.array(SentLine).max(mostLines).optional(),
	/** The time of an event that the visitor chose, and the key of the meeting's page. */
	meeting: z.object({ startsAt: z.iso.datetime(), key: z.string().min(1).max(200) }).optional(),
};

function schemaOf({ kind, choices, required }: NamedField): z.ZodType {
	if (choices) return z.enum(required === true ? choices : [...choices, '']);
	if (kind === 'answer') return z.enum(yesNo);
	if (kind === 'copies') return z.int().positive();
	// A journal of another release may lack a field that was added since.
	return kind === 'date' ? z.number() : z.string().default('');
}

/** The stored form. The wire's names are not used here. */
function filledIn<F extends Form>(form: F) {
	const schemas = fieldsOf(form).map((field) => [field.name, schemaOf(field)]);
	// The definition has the type of each field, but `Object.fromEntries` cannot express it.
	const fields = z.object(Object.fromEntries(schemas)) as unknown as z.ZodType<ValuesOf<F>>;
	return z.object({ kind: z.literal<F['kind']>(form.kind), fields });
}

const filledForms = [
	filledIn(forms.contact),
	filledIn(forms.signup),
	filledIn(forms.quote),
	filledIn(forms.application),
	filledIn(forms.paper),
	filledIn(forms.watch),
	filledIn(forms.leadQuote),
	filledIn(forms.sampleKit),
	filledIn(forms.distributor),
	filledIn(forms.newsletter),
] as const;
/** A form with its values, without the envelope. */
export const FilledForm = z.discriminatedUnion('kind', filledForms);
export type FilledForm = z.infer<typeof FilledForm>;
export const FilledReport = filledIn(forms.report);

export const Submission = z.intersection(z.object(envelope), FilledForm);
export type Submission = z.infer<typeof Submission>;
export type SubmissionKind = Submission['kind'];

/** A click on the link in one of our messages. `subscriber` is the key of the address in the studio. */
const SubscriptionChange = z.object({
	kind: z.literal('subscription'),
	...envelope,
	fields: z.object({ subscriber: z.string().min(1), state: z.enum(['confirmed', 'unsubscribed']) }),
});
export type SubscriptionChange = z.infer<typeof SubscriptionChange>;

/** A problem with a device. It is not a message: other people read it, and the law decides how long it is kept. */
const ProblemReport = FilledReport.extend({
	...envelope,
	/** The ids of uploads that this site took. */
	photos: z.array(z.string()).max(mostPhotos).default([]),
});
export type ProblemReport = z.infer<typeof ProblemReport>;

/** An entry of the journal, for the studio. */
export const JournalEntry = z.union([Submission, SubscriptionChange, ProblemReport]);
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

/** Longer searches are not counted. */
export const longestCountedSearch = 80;

/** The outcome of a search: no results, results shown, one of them opened. */
export const searchOutcomes = ['missed', 'shown', 'opened'] as const;
export type SearchOutcome = (typeof searchOutcomes)[number];

/**
 * Counted searches for the same words with the same outcome on one day. Older sites count only those without results.
 */
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
 * The courier's calls to the studio, each with the bearer token and each safe to repeat:
 * `PUT  /api/deliveries/files/{upload id}` with the file as body and its name in `X-File-Name` (URI-encoded), before the application or report that names it;
 * `POST /api/deliveries` with `{submissions}` (entries of the journal), in the order in which they came; an empty list asks whether the studio accepts deliveries;
 * `POST /api/deliveries/views` with `{views}`, and `POST /api/deliveries/searches` with `{searches}`.
 * Each item is judged separately: the response lists the references or ids of stored items and of items refused for their
 * content. Items in neither list could not be stored now and may be sent again.
 */
export const DeliveryAnswer = z.object({ stored: z.array(z.string()), refused: z.array(z.string()).default([]) });
export type DeliveryAnswer = z.infer<typeof DeliveryAnswer>;
