import { brand } from '@site/contract/brand';
import { useShell } from '../client/use-shell.ts';
import { footerWords } from '../messages/footer.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { ColumnTitle, footerLink } from './footer-style.tsx';
import { Logo } from './logo.tsx';

const icons = {
	professional: 'professional',
	microblog: 'microblog',
	shortVideo: 'short-video',
	video: 'video',
} as const;
const networks = ['professional', 'microblog', 'shortVideo', 'video'] as const;

/** The columns of the footer beside its form. Only the server renders them (footer.tsx). */
export function FooterColumns() {
	const messages = useMessages();
	const words = useWords(footerWords);
	const { settings, documents } = useShell();
	const company = [
		['/about', words.about],
		['/partnering', words.partnering],
		['/product/all', messages.products],
		['/list', messages.myList],
		['/careers', messages.careers],
		['/contact', messages.contact],
		['/media-room', words.mediaRoom],
	] as const;
	const quality = [
		['/notices', words.notices],
		['/documents', words.documents],
		['/data', words.data],
		['/check', words.checkBox],
		['/report', words.report],
		[documents.mdsap, words.certificateMdsap],
		[documents['iso-13485'], words.certificateIso],
		[documents['media-kit'], words.mediaKit],
	] as const;
	return (
		<>
			<div className="col-span-2 desktop:lg:col-span-1">
				<Logo onDark />
				<address className="mt-5 text-sm not-italic opacity-85">
					{settings.address.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
					<a href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`} className={classes(footerLink, 'mt-2')}>
						{settings.phone}
					</a>
					<span className="block text-xs">{settings.hours}</span>
				</address>
				<ul aria-label={words.follow} className="mt-5 -ml-2.5 flex">
					{networks.map((network) => (
						<li key={network}>
							<SiteLink
								to={settings.social[network]}
								label={words.social[network]}
								className="grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-deep"
							>
								<Icon name={icons[network]} />
							</SiteLink>
						</li>
					))}
				</ul>
			</div>
			<LinkList title={words.company} links={company} />
			<LinkList title={words.quality} links={quality} />
		</>
	);
}

/** The last line, without its button. */
export function FooterLegal() {
	const messages = useMessages();
	const words = useWords(footerWords);
	const { year, hasAccessibilityStatement } = useShell();
	return (
		<>
			<p className="mr-auto py-2 max-lg:w-full">
				© {year} {brand.company}. {words.allRightsReserved}
			</p>
			<SiteLink to="/privacy-policy" className={footerLink}>
				{messages.privacyPolicy}
			</SiteLink>
			<SiteLink to="/terms-and-conditions" className={footerLink}>
				{words.termsAndConditions}
			</SiteLink>
			{hasAccessibilityStatement && (
				<SiteLink to="/accessibility" className={footerLink}>
					{words.accessibility}
				</SiteLink>
			)}
		</>
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
								<SiteLink to={to} newWindow={to.endsWith('.pdf')} className={footerLink}>
									{label}
								</SiteLink>
							</li>
						),
				)}
			</ul>
		</nav>
	);
}
