import { brand } from '@site/contract/brand';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { redirect } from 'react-router';
import { addressIn } from '../../addresses/language-address.ts';
import { positive } from '../../addresses/query.ts';
import { readSession } from '../../client/memory/session.ts';
import { useAfter } from '../../client/use-after.ts';
import { careersOverlayOffer } from '../../constants.ts';
import { jobAddress } from '../../destinations.ts';
import { composedMeta } from '../../document/meta.ts';
import { ApplicationForm } from '../../forms/application-form.tsx';
import { applicationWords } from '../../messages/application.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { PageTitle } from '../../sections/page-title.tsx';
import { plainHead } from '../../sections/plain-head.ts';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TestStrip } from '../../ui/test-strip.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context, request }: Route.LoaderArgs) {
	const { ask, language, sentForm } = visitOf(context);
	const { page, data } = composedPage(context, 'careers-apply');
	const named = positive(new URL(request.url).searchParams.get('job'));
	const job = named ? ask.job(named) : null;
	// If the named job is closed, the job list says so. Without the redirect, visitors might apply for another one.
	if (named && !job && !sentForm) throw redirect(addressIn(language, jobAddress(named)));
	return { page, data, job: job && { id: job.id, title: job.title, isInUnitedStates: job.isInUnitedStates } };
}

export function meta(args: Route.MetaArgs) {
	const job = args.loaderData?.job;
	return composedMeta(args, { hidden: true }).map((tag) =>
		job && 'title' in tag ? { title: `${job.title} - ${brand.name}` } : tag,
	);
}

export default function CareersApply({ loaderData: { page, data, job } }: Route.ComponentProps) {
	const head = plainHead(page);
	const back = head.actions.map(({ label, to }) => (
		<SiteLink
			key={to}
			to={to}
			className="mt-4 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
		>
			<Icon name="arrow-left" className="size-5" />
			{label}
		</SiteLink>
	));
	return (
		<>
			<PageTitle title={head.title} lead={head.lead} />
			<ComposedPage page={head.page} data={data} at={0}>
				<Application id={job?.id} job={job?.title} isAbroad={job?.isInUnitedStates === false} way={back} />
			</ComposedPage>
		</>
	);
}

/** The job and the application form. Without a job the overlay stays (D7). */
function Application({
	id,
	job: named,
	isAbroad,
	way,
}: {
	id: number | undefined;
	job: string | undefined;
	isAbroad: boolean;
	way: ReactNode;
}) {
	const words = useWords(applicationWords);
	const job = useAppliedJob(named);
	useEffect(() => {
		if (job) document.title = `${job} - ${brand.name}`;
	}, [job]);
	return (
		<Band tone="white" className="grid gap-10 wide:grid-cols-[5fr_7fr] desktop:gap-16">
			<div className="desktop:sticky desktop:top-32 desktop:self-start">
				<span className="result-lines" aria-hidden="true" />
				<h2 className="mt-4 text-2xl">
					{words.applyingFor} <span className="block text-teal-dark">{job}</span>
				</h2>
				{way}
			</div>
			<div className={job ? undefined : 'noscript:hidden'}>
				<ApplicationForm id={id} job={job ?? ''} isAbroad={isAbroad} />
			</div>
			{!job && <ChooseFirst />}
			{job === '' && <WithoutJob />}
		</Band>
	);
}

const unchanging = () => () => undefined;

/** The job of the address, or the last one chosen in this session; null until hydration, empty if there is none. */
const useAppliedJob = (named: string | undefined): string | null =>
	useSyncExternalStore(
		unchanging,
		() => named ?? readSession('careersName') ?? '',
		() => named ?? null,
	);

/** A modal dialog makes the rest of the page inert, including header and footer. */
function WithoutJob() {
	const messages = useMessages();
	const words = useWords(applicationWords);
	const offers = useAfter(true, careersOverlayOffer);
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => dialog.current?.showModal(), []);
	return (
		<dialog
			ref={dialog}
			aria-label={messages.loading}
			onCancel={(event) => event.preventDefault()}
			// A second Escape closes the dialog in any case, so open it again.
			onClose={({ currentTarget }) => currentTarget.showModal()}
			className="m-auto max-h-none max-w-none bg-transparent p-6 outline-none backdrop:bg-mist/85"
		>
			<div role="status">
				<TestStrip label={messages.loading}>
					{offers && <ButtonLink to="/careers">{words.backToCareers}</ButtonLink>}
				</TestStrip>
			</div>
		</dialog>
	);
}

/** Without scripting no chosen job is stored. The job list has a link for each job. */
function ChooseFirst() {
	const words = useWords(applicationWords);
	return (
		<div className="hidden noscript:block">
			<ButtonLink to="/careers">{words.backToCareers}</ButtonLink>
		</div>
	);
}
