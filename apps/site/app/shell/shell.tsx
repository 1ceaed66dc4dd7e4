import type { ReactNode } from 'react';
import { useLayout } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { DesktopHeader } from './desktop-header.tsx';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { useAddLinks } from './list-link.tsx';
import { MobileHeader } from './mobile-header.tsx';
import { PendingNavigation } from './pending-navigation.tsx';
import { Toasts } from './toasts.tsx';
import { useStayWhenOffline } from './use-stay-when-offline.ts';

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
