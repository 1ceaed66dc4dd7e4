import { wireName } from '@site/contract/forms/form';
import { report } from '@site/contract/forms/report';
import type { Language } from '@site/contract/language';
import { photoField, reportPath, reportStateAddress } from '@site/contract/report';
import { makeReportKey } from '@site/contract/report-key';
import { FilledReport } from '@site/contract/submission';
import type { WireAnswer } from '@site/contract/wire';
import { languageAsked } from '../../app/addresses/language-address.ts';
import { honeypotField, isSuspect } from '../intake/guards.ts';
import type { IdempotencyKey } from '../intake/idempotency-key.ts';
import type { Journal } from '../intake/journal.ts';
import type { SentForm, SentForms } from '../intake/sent-forms.ts';
import { recordSubmission } from '../intake/submission-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import { invalid, ok, Refusal } from './answer.ts';
import { type Call, idempotencyKeyOf, languageOf, pageOf } from './caller.ts';
import { message } from './messages.ts';
import { keysOfForm } from './native-form.ts';
import { readForm } from './read-form.ts';
import { refusalFor } from './refusal-for.ts';
import { type RefusalReason, reasonOf } from './refusal-reason.ts';
import { readSentReport, type SentReport } from './sent-report.ts';
import { uploadAddress } from './upload-call.ts';

type Dependencies = {
	journal: Journal;
	uploads: Uploads;
	sentForms: SentForms;
	now: () => number;
	/** Signs the keys of the pages with the states of reports. */
	secret: string;
	mostBytes: number;
	onRefused: (reason: RefusalReason) => void;
	log: { error(details: object, message: string): void };
};
type Taken = WireAnswer<{ reference: string; page: string }> | WireAnswer<{ fields: string[] } | null>;

/** Receives reports of problems: as JSON or multipart from scripts, or directly from browsers (D28). */
export function createReportCall({
	journal,
	uploads,
	sentForms,
	now,
	secret,
	mostBytes,
	onRefused,
	log,
}: Dependencies) {
	async function record(
		{ values, photos, failure }: SentReport,
		{ language, page, key }: { language: Language; page: string; key: IdempotencyKey },
	): Promise<Taken> {
		if (failure !== undefined) throw failure;
		const read = readForm('report', values, language, uploads);
		if ('problem' in read) return read.problem;
		const recorded = await recordSubmission(
			journal,
			{
				...FilledReport.parse({ kind: 'report', fields: read.values }),
				receivedAt: new Date(now()).toISOString(),
				language,
				page,
				suspected: isSuspect(values[honeypotField], undefined),
				photos: photos.map(({ id }) => id),
			},
			key,
		);
		if (recorded.outcome === 'conflict') return invalid(language, 'sentBefore', null);
		const { reference } = recorded;
		return ok({ reference, page: reportStateAddress(reference, makeReportKey(secret, reference)) });
	}

	/** For scripts. A refused photo is an ordinary mistake, as in other forms. */
	async function answer(call: Call): Promise<Taken> {
		const sent = await readSentReport(call.env.incoming, { uploads, keeps: 'of a whole report', mostBytes });
		const language = languageOf(call, sent.values);
		const key = idempotencyKeyOf(call);
		try {
			return await record(sent, { language, page: pageOf(call), key });
		} catch (error) {
			if (!(error instanceof Refusal) || error.status !== 422) throw error;
			return invalid(language, error.key, { fields: [photoField] }, error.values);
		}
	}

	function problemOf(error: unknown, language: Language): NonNullable<SentForm['problem']> {
		const refusal = refusalFor(error);
		onRefused(reasonOf(refusal));
		if (refusal !== error) log.error({ err: error, path: reportPath }, 'A report could not be taken');
		const fields = refusal.status === 422 ? [photoField] : [];
		return { text: message(refusal.key, language, refusal.values), fields };
	}

	/** For browsers: 303 to the page of the report's state, or back to the form with the typed values. */
	async function answerWithPage(call: Call, refused: Refusal | undefined): Promise<Response> {
		const keeps = refused ? 'none' : 'all';
		const sent = await readSentReport(call.env.incoming, { uploads, keeps, mostBytes });
		sent.failure ??= refused;
		const { values } = sent;
		const given = typeof values.page === 'string' ? values.page : '';
		const language = languageAsked(given.slice(given.indexOf('?'))) ?? languageOf(call, values);
		const photos = sent.photos.map(({ fingerprint }) => fingerprint);
		const key = keysOfForm(['report', values, photos], now());
		const taken = await record(sent, { language, page: reportPath, key }).catch((error: unknown) => ({
			problem: problemOf(error, language),
		}));
		const location = 'data' in taken && taken.data && 'page' in taken.data ? taken.data.page : shownAgain(sent, taken);
		return call.body(null, 303, {
			Location: language === 'cn' ? inChinese(location) : location,
			'Cache-Control': 'no-store',
		});
	}

	function shownAgain(sent: SentReport, taken: Taken | { problem: NonNullable<SentForm['problem']> }): string {
		const problem = 'problem' in taken ? taken.problem : { text: taken.msg, fields: fieldsIn(taken.data) };
		const token = sentForms.keep({
			kind: 'report',
			problem,
			values: typedIn(sent.values),
			photos: sent.photos.map(({ id, name }) => ({ name, url: uploadAddress(id) })),
		});
		return `${reportPath}?form=${token}#report-${problem.fields[0] ?? 'form'}`;
	}

	return { answer, answerWithPage };
}

const inChinese = (address: string) => address.replace('?', '?lang=cn&');

const fieldsIn = (data: Taken['data']): readonly string[] => (data && 'fields' in data ? data.fields : []);

const givenBack: ReadonlySet<string> = new Set(Object.keys(report.fields).map(wireName));

const typedIn = (values: Record<string, unknown>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) =>
			givenBack.has(name) && typeof value === 'string' ? [[name, value]] : [],
		),
	);
