import { application, applicationWords } from './application.ts';
import { contact, contactWords } from './contact.ts';
import { distributor, distributorWords } from './distributor.ts';
import type { Form } from './form.ts';
import { leadQuote, leadQuoteWords } from './lead-quote.ts';
import { newsletter, newsletterWords } from './newsletter.ts';
import { paper, paperWords } from './paper.ts';
import { quote, quoteWords } from './quote.ts';
import { report, reportFieldWords } from './report.ts';
import { sampleKit, sampleKitWords } from './sample-kit.ts';
import { signup, signupWords } from './signup.ts';
import { watch, watchWords } from './watch.ts';
import type { FieldWords } from './words.ts';

/** Every form, by its kind. A page loads only its own form. */
export const forms = {
	contact,
	signup,
	quote,
	application,
	paper,
	watch,
	leadQuote,
	sampleKit,
	distributor,
	newsletter,
	report,
} as const satisfies { [Kind in string]: Form & { kind: Kind } };
export type FormKind = keyof typeof forms;

const isFormKind = (kind: string): kind is FormKind => Object.hasOwn(forms, kind);
export const formKinds = Object.keys(forms).filter(isFormKind);

/** The names of each form's fields, for staff. */
export const formWords = {
	contact: contactWords,
	signup: signupWords,
	quote: quoteWords,
	application: applicationWords,
	paper: paperWords,
	watch: watchWords,
	leadQuote: leadQuoteWords,
	sampleKit: sampleKitWords,
	distributor: distributorWords,
	newsletter: newsletterWords,
	report: reportFieldWords,
} satisfies Record<FormKind, Readonly<Record<string, FieldWords>>>;
