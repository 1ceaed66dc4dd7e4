import { type FormKind, forms } from '@site/contract/forms/all';
import { type Form, wireName } from '@site/contract/forms/form';
import type { Language } from '@site/contract/language';
import { languageAsked } from '../../app/addresses/language-address.ts';
import type { SentForm, SentForms } from '../intake/sent-forms.ts';
import type { Uploads } from '../intake/uploads.ts';
import { invalid, type Refusal } from './answer.ts';
import { type Call, languageOf, networkAddressOf } from './caller.ts';
import { message } from './messages.ts';
import { keysOfForm, type NativeForm, readNativeForm } from './native-form.ts';
import { kindIn } from './read-form.ts';
import type { Filled, Recorder } from './recorder.ts';
import { refusalFor } from './refusal-for.ts';
import { type RefusalReason, reasonOf } from './refusal-reason.ts';
import { uploadAddress, uploadId } from './upload-call.ts';
import type { WriteRoute } from './write-routes.ts';

type Dependencies = {
	record: Recorder;
	uploads: Uploads;
	sentForms: SentForms;
	now: () => number;
	trustProxy: number;
	onRefused: (reason: RefusalReason) => void;
	log: { error(details: object, message: string): void };
};
/** `page`: a page that shows the state of the submission. */
type Sent = Pick<SentForm, 'reference' | 'problem'> & { page?: string };

/** The element of the one file that a form may have. */
const file = wireName('resume');

/** The fields that are filled in again when a form is shown once more. */
const givenBack = ({ fields }: Form): ReadonlySet<string> =>
	new Set([...Object.keys(fields), 'acceptance', 'meeting'].map(wireName));

/**
 * Handles forms submitted without JavaScript: responds with 303 to the page they came from, which shows the outcome
 * (D28).
 */
export function createFormPages({ record, uploads, sentForms, now, trustProxy, onRefused, log }: Dependencies) {
	async function outcomeOf(
		kind: FormKind,
		read: NativeForm,
		{ language, page, address }: Pick<Filled, 'language' | 'page' | 'address'>,
	): Promise<Sent> {
		const { values, failure } = read;
		if (failure) throw failure;
		const { acceptance, call }: Form = forms[kind];
		if (acceptance && !values.acceptance) {
			return { problem: problemIn(invalid(language, 'requiredField', { fields: ['acceptance'] })) };
		}
		const idempotencyKey = keysOfForm([call, values, page], now());
		const filled = { fields: values, language, page, fillTime: undefined, address, idempotencyKey };
		const answer = await record(kindIn(kind, values), filled);
		const reference = textIn(answer.data, 'reference');
		const shownAt = textIn(answer.data, 'page');
		if (shownAt) return { page: shownAt };
		return reference ? { reference } : { problem: problemIn(answer) };
	}

	/** The error to show on the page; for a refused file, at its field. */
	function problemOf(error: unknown, language: Language, path: string): Sent {
		const refusal = refusalFor(error);
		onRefused(reasonOf(refusal));
		if (refusal !== error) log.error({ err: error, path }, 'A form could not be taken');
		const isAboutFile = ['fileType', 'fileTooComplex', 'fileTooLarge', 'oneFile', 'tooManyFiles'].includes(refusal.key);
		return {
			problem: {
				text: message(refusal.key, language, refusal.values),
				fields: isAboutFile ? [file] : [],
			},
		};
	}

	return async (
		call: Call,
		{ kind, route, refused }: { kind: FormKind; route: WriteRoute; refused: Refusal | undefined },
	): Promise<Response> => {
		const keeps = route.mostFiles > 0 && !refused;
		const read = await readNativeForm(call.env.incoming, { uploads, maximumBytes: route.mostBytes, now: now(), keeps });
		const { values, upload } = read;
		if (upload) values[file] = uploadAddress(upload.id);
		const page = addressOfPage(call, values.page);
		const language = languageAsked(page.search) ?? languageOf(call, values);
		read.failure ??= refused;
		const address = networkAddressOf(call.env.incoming, trustProxy);
		const about = { language, page: page.pathname.slice(0, 500), address };
		const sent = await outcomeOf(kind, read, about).catch((error: unknown) =>
			problemOf(error, language, call.req.path),
		);
		if (sent.page) return call.body(null, 303, { Location: sent.page, 'Cache-Control': 'no-store' });
		const shown = kindIn(kind, values);
		const again = sent.reference ? { values: {} } : typed(forms[shown], values, uploads);
		const token = sentForms.keep({ kind: shown, ...sent, ...again });
		page.searchParams.set('form', token);
		page.hash = [shown, sent.problem?.fields[0] ?? 'form'].join('-');
		return call.body(null, 303, {
			Location: page.pathname + page.search + page.hash,
			'Cache-Control': 'no-store',
		});
	};
}

const problemIn = ({ msg, data }: { msg: string; data: unknown }) => ({ text: msg, fields: fieldsIn(data) });

const fieldsIn = (data: unknown): string[] =>
	typeof data === 'object' && data !== null && 'fields' in data && Array.isArray(data.fields)
		? data.fields.map(String)
		: [];

const textIn = (data: unknown, name: string): string | undefined =>
	typeof data === 'object' && data !== null && name in data ? String(data[name as keyof typeof data]) : undefined;

/** The typed values, and a file stored by an earlier attempt. */
function typed(
	form: Form,
	values: Readonly<Record<string, string>>,
	uploads: Uploads,
): Pick<SentForm, 'values' | 'file'> {
	const url = values[file] ?? '';
	const names = givenBack(form);
	const kept = url ? found(uploads, uploadId(url)) : undefined;
	const given = Object.entries(values).filter(([name]) => names.has(name));
	return { values: Object.fromEntries(given), ...(kept && { file: { name: kept.name, url } }) };
}

/** While the journal cannot be read, the visitor is asked for the file again. */
function found(uploads: Uploads, id: string) {
	try {
		return uploads.find(id);
	} catch {
		return undefined;
	}
}

const elsewhere = 'http://site.invalid';

/** The page that a form was sent from, or the form's own field if the browser sends no referrer. */
function addressOfPage(call: Call, written = '/'): URL {
	const referer = call.req.header('referer') ?? '';
	const from = URL.canParse(referer) ? new URL(referer) : null;
	const host = call.req.header('x-forwarded-host') ?? call.req.header('host');
	const path = from && [host, call.req.header('host')].includes(from.host) ? from.pathname + from.search : written;
	const page = new URL(elsewhere);
	// Only the path is taken over, so that nobody is led to another site.
	const given = URL.canParse(path, elsewhere) ? new URL(path, elsewhere) : page;
	page.pathname = given.pathname.replace(/^\/{2,}/, '/');
	page.search = given.search;
	return page;
}
