import { brand } from '@site/contract/brand';
import { gtin14 } from '@site/contract/gtin';
import { reportPath } from '@site/contract/report';
import { data } from 'react-router';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { messagesIn } from '../../messages/dictionary.ts';
import { reportWords } from '../../messages/report.ts';
import { useWords } from '../../messages/use-messages.ts';
import { PageTitle } from '../../sections/page-title.tsx';
import { Band } from '../../ui/band.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Visit, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { ReportForm, type ReportFormProps } from './report-form.tsx';
import { ReportState } from './report-standing.tsx';

const longest = 200;

type KnownDevice = {
	/** By the name of the form element. */
	values: Record<string, string>;
	/** The statement to show with a product under emergency use, or empty. */
	statement: string;
};

/** What the address names: the box whose code was scanned, or the product or notice whose page linked here. */
function knownDevice({ ask, language }: Visit, query: URLSearchParams): KnownDevice {
	const given = (name: string) => (query.get(name) ?? '').slice(0, longest);
	const gtin = given('gtin');
	const box = gtin ? ask.box({ gtin: gtin14(gtin) }) : null;
	const notice = ask.notice(given('notice'));
	const product = box ? null : ask.product(given('product'));
	const named = (title: string, reference: string) => title + messagesIn(language).fileNote([`REF ${reference}`]);
	const device = box
		? named(box.product.title, box.pack.reference)
		: product
			? named(product.title, product.reference)
			: '';
	return {
		values: {
			device,
			gtin,
			lot: given('lot'),
			expires: given('expires'),
			happened: notice ? reportWords[language].exchange(notice.number) : '',
		},
		statement: box?.product.emergencyUse ?? product?.emergencyUse ?? '',
	};
}

/**
 * The form for a report and the status of a report share one route module, so that the list of modules that every page
 * loads is shorter.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const visit = visitOf(context);
	if (!params.reference) return { ...formData(visit, url), report: null };
	const key = url.searchParams.get('key');
	if (key === null) return { form: null, report: null, statement: '' };
	const standing = await visit.reportStanding(params.reference, key);
	// A partly copied link has a wrong key: the page says where to find the whole link.
	if (!standing) return data({ form: null, report: null, statement: '' }, { status: 404 });
	return { form: null, report: { reference: params.reference, standing }, statement: '' };
}

/** Filled in with the product that the address names, or with earlier input. */
function formData(visit: Visit, url: URL): { form: ReportFormProps; statement: string } {
	const { ask, sentForm } = visit;
	const again = sentForm?.kind === 'report' ? sentForm : null;
	const { values, statement } = knownDevice(visit, url.searchParams);
	const form = {
		devices: ask.deviceNames(),
		values: again?.values ?? values,
		problem: again?.problem ?? null,
		photos: again?.photos ?? [],
	};
	return { form, statement };
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
	const site = siteOf(matches);
	const { title, stateTitle, lead, keywords } = reportWords[site.language];
	if (!loaderData?.form) {
		const shown = loaderData?.report ? stateTitle : title;
		return [{ title: `${shown} - ${brand.name}` }, { name: 'robots', content: 'noindex, nofollow' }];
	}
	return pageMeta(site, {
		title: `${title} - ${brand.name}`,
		description: lead,
		keywords,
		path: reportPath,
		hidden: /[?&](product|gtin|lot|expires|notice|form)=/.test(location.search),
	});
}

export default function Report({ loaderData: { form, report, statement } }: Route.ComponentProps) {
	const words = useWords(reportWords);
	if (!form) return <ReportState report={report} />;
	return (
		<>
			<PageTitle title={words.title} lead={words.lead} note={statement || undefined} />
			<Band tone="white" className="grid gap-x-16 gap-y-10 desktop:lg:grid-cols-[minmax(0,48rem)_minmax(18rem,1fr)]">
				<aside className="grid max-w-3xl content-start gap-4 desktop:lg:order-last">
					<p className="flex items-start gap-3 rounded-card bg-danger-pale p-4 font-semibold text-danger">
						<Icon name="alert" className="mt-0.5 size-5 shrink-0" />
						{words.urgent}
					</p>
					<p className="rounded-card bg-pale p-4">{words.keep}</p>
				</aside>
				<ReportForm {...form} />
			</Band>
		</>
	);
}
