import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { consentAsked, consentStore, declinedByBrowser } from '../client/measuring/consent.ts';
import { useDataTimeout } from '../client/navigation/awaited-data.ts';
import { showToast } from '../client/toasts.ts';
import { useAfter } from '../client/use-after.ts';
import { useLayout, useShell } from '../client/use-shell.ts';
import { chunkLoadTimeout } from '../constants.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button } from '../ui/button.tsx';
import { later, laterComponent } from '../ui/later.ts';
import { TestStrip } from '../ui/test-strip.tsx';
import { DesktopHeader } from './desktop-header.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { useAddLinks } from './list-link.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { Toasts } from './toasts.tsx';

/** Without a connection the current page stays, with a message; a link would only lead to the browser's error page. */
function useStayWhenOffline() {
	const messages = useMessages();
	useEffect(() => {
		const stay = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
			if (!link || navigator.onLine || link.origin !== location.origin || link.hash) return;
			event.preventDefault();
			showToast('error', messages.noConnection);
		};
		document.addEventListener('click', stay, { capture: true });
		return () => document.removeEventListener('click', stay, { capture: true });
	}, [messages]);
}

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
	const messages = useMessages();
	const layout = useLayout();
	useStayWhenOffline();
	useAddLinks();
	return (
		<>
			<div id="page">
				<a
					href="#content"
					className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-ink px-5 py-3 font-semibold text-white focus:translate-y-0"
				>
					{messages.skipToContent}
				</a>
				<LanguageOffer />
				<ConsentBanner />
				{layout === 'desktop' ? <DesktopHeader /> : <MobileHeader />}
				<main id="content" tabIndex={-1} className="outline-none">
					{children}
				</main>
				<FloatingButtons />
				<Footer />
			</div>
			<PendingNavigation />
			<Toasts />
		</>
	);
}

const question = later(() => import('./consent-question.tsx'));
const ConsentQuestion = laterComponent(question, (code) => code.ConsentQuestion);

/**
 * Shows the consent question on a first visit and on request. Most visitors have answered already, so its code loads
 * only if there is a question.
 */
function ConsentBanner() {
	const { tagManager } = useShell().settings;
	const consent = useSyncExternalStore(consentStore.subscribe, consentStore.current, consentStore.onServer);
	const asked = useSyncExternalStore(consentAsked.subscribe, consentAsked.current, consentAsked.onServer);
	const decidable = tagManager.id !== '' && (consent !== 'declined' || !declinedByBrowser());
	if (!asked && !(decidable && consent === 'unasked')) return null;
	return (
		<Suspense>
			<ConsentQuestion asked={asked} decidable={decidable} />
		</Suspense>
	);
}

/** Milliseconds before the overlay appears: on a faster navigation it would only flicker. */
const noticeable = 150;

/**
 * The overlay of a pending navigation. Data has the request timeout; a chunk that does not load times out after 120 s,
 * with an offer to retry.
 */
function PendingNavigation() {
	const messages = useMessages();
	useDataTimeout((given) => showToast('error', messages.noConnection, { ...given, label: messages.tryAgain }));
	const { state, location } = useNavigation();
	const waiting = state === 'loading';
	const shown = useAfter(waiting, noticeable);
	const gaveUp = useAfter(waiting, chunkLoadTimeout);
	if (!shown) return null;
	return (
		<LoadingOverlay label={gaveUp ? messages.takingLong : messages.loading}>
			{gaveUp && location && (
				<Button onClick={() => window.location.assign(location.pathname + location.search)}>{messages.tryAgain}</Button>
			)}
		</LoadingOverlay>
	);
}

/** Covers the page while it waits. Children are shown below the animation. */
function LoadingOverlay({ label, children }: { label: string; children?: ReactNode }) {
	return (
		<div role="status" className="overlay-in fixed inset-0 z-50 grid place-items-center bg-mist/85 p-6">
			<TestStrip label={label}>{children}</TestStrip>
		</div>
	);
}
