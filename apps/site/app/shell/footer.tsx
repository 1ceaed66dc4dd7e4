import { brand } from '@site/contract/brand';
import type { ReactNode } from 'react';
import { showConsent } from '../client/consent.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { FooterForm } from '../forms/footer-form.tsx';
import { useSentForm } from '../forms/use-sent-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Logo } from './logo.tsx';

const link = 'inline-flex min-h-9 mobile:min-h-11 items-center py-1 text-sm underline-offset-4 hover:underline';
const icons = {
	professional: 'professional',
	microblog: 'microblog',
	shortVideo: 'short-video',
	video: 'video',
} as const;
const networks = ['professional', 'microblog', 'shortVideo', 'video'] as const;

export function Footer() {
	const messages = useMessages();
	const { settings, documents, year, hasAccessibilityStatement } = useShell();
	const company = [
		['/about', messages.about],
		['/partnering', messages.partnering],
		['/product/all', messages.products],
		['/careers', messages.careers],
		['/contact', messages.contact],
		['/media-room', messages.mediaRoom],
	] as const;
	const quality = [
		[documents.mdsap, `${messages.certificateMdsap} (PDF)`],
		[documents['iso-13485'], `${messages.certificateIso} (PDF)`],
		[documents['media-kit'], `${messages.mediaKit} (ZIP)`],
	] as const;
	return (
		<footer className="no-print on-dark bg-ink text-white">
			<div className="mx-auto grid max-w-content grid-cols-2 gap-x-6 gap-y-10 px-5 pt-12 pb-10 *:first:col-span-2 *:last:col-span-2 desktop:gap-12 desktop:px-10 desktop:pt-16 desktop:lg:grid-cols-[1.2fr_0.8fr_1.1fr_1.6fr] desktop:lg:*:first:col-span-1 desktop:lg:*:last:col-span-1">
				<div>
					<Logo onDark />
					<address className="mt-5 text-sm not-italic opacity-85">
						{settings.address.map((line) => (
							<span key={line} className="block">
								{line}
							</span>
						))}
						<a href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`} className={classes(link, 'mt-2')}>
							{settings.phone}
						</a>
					</address>
					<ul aria-label={messages.footerFollow} className="mt-5 -ml-2.5 flex">
						{networks.map((network) => (
							<li key={network}>
								<SiteLink
									to={settings.social[network]}
									label={messages.social[network]}
									className="grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-deep"
								>
									<Icon name={icons[network]} />
								</SiteLink>
							</li>
						))}
					</ul>
				</div>
				<LinkList title={messages.footerCompany} links={company} />
				<LinkList title={messages.footerQuality} links={quality} />
				<StayInformed />
			</div>
			<div className="border-t border-white/30">
				<div className="mx-auto flex max-w-content flex-wrap items-center gap-x-6 gap-y-1 px-5 py-5 text-xs desktop:px-10">
					<p className="mr-auto py-2 mobile:w-full">
						© {year} {brand.company}. {messages.allRightsReserved}
					</p>
					<SiteLink to="/privacy-policy" className={link}>
						{messages.privacyPolicy}
					</SiteLink>
					<SiteLink to="/terms-and-conditions" className={link}>
						{messages.termsAndConditions}
					</SiteLink>
					{hasAccessibilityStatement && (
						<SiteLink to="/accessibility" className={link}>
							{messages.accessibility}
						</SiteLink>
					)}
					<button type="button" className={link} onClick={() => showConsent(true)}>
						{messages.cookieSettings}
					</button>
				</div>
			</div>
		</footer>
	);
}

/** Folded on phones, where it would take a screen of its own; open where it has something to tell. */
function StayInformed() {
	const messages = useMessages();
	const isTold = useSentForm('signup') !== undefined;
	const form = (
		<>
			<p className="mt-3 mb-5 text-sm opacity-85">{messages.stayInformedText}</p>
			<FooterForm />
		</>
	);
	if (useLayout() === 'desktop')
		return (
			<div>
				<ColumnTitle>{messages.stayInformed}</ColumnTitle>
				{form}
			</div>
		);
	return (
		<details open={isTold} className="group border-t border-white/30 pt-3">
			<summary className="flex min-h-12 list-none items-center justify-between">
				<ColumnTitle>{messages.stayInformed}</ColumnTitle>
				<Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
			</summary>
			{form}
		</details>
	);
}

function LinkList({ title, links }: { title: string; links: readonly (readonly [string | undefined, string])[] }) {
	return (
		<nav aria-label={title}>
			<ColumnTitle>{title}</ColumnTitle>
			<ul className="mt-3">
				{links.map(
					([to, label]) =>
						to && (
							<li key={to}>
								<SiteLink to={to} newWindow={to.endsWith('.pdf')} className={link}>
									{label}
								</SiteLink>
							</li>
						),
				)}
			</ul>
		</nav>
	);
}

const ColumnTitle = ({ children }: { children: ReactNode }) => <h2 className="text-base font-bold">{children}</h2>;
