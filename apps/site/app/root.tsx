import { type ReactNode, useContext, useEffect, ViewTransition } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, redirect, Scripts, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { useFocusKeeper } from './client/focus/focus-keeper.ts';
import { useShowFocused } from './client/focus/show-focused.ts';
import { hydration } from './client/hydrated.ts';
import { firstScript } from './client/layout.ts';
import { useTagManager } from './client/measuring/tag-manager.ts';
import { keepLanguage, stayInLanguage } from './client/memory/language.ts';
import { keptPage, lastGoodList, useKeptPage } from './client/memory/page-data.ts';
import { shownPage } from './client/navigation/awaited-data.ts';
import { useTurnsGently } from './client/navigation/gentle-turn.ts';
import { guard } from './client/navigation/guard.ts';
import { useOneTab } from './client/navigation/one-tab.ts';
import { useScrollPosition } from './client/navigation/scroll.ts';
import { useArrival } from './client/navigation/use-arrival.ts';
import { newTabsAhead } from './document/new-tabs-ahead.ts';
import type { Instead } from './document/offered-instead.ts';
import { ServedDocumentContext } from './document/served-document.ts';
import { styles } from './document/styles.ts';
import { withStillParts } from './product/still-code.ts';
import { withFurtherKinds } from './sections/later-kind.ts';
import { Missing, type Problem } from './shell/missing.tsx';
import { Shell } from './shell/shell.tsx';
import { type ShellData, shellData } from './shell-data.ts';
import { visitOf } from './visit.ts';

export const loader = ({ context }: Route.LoaderArgs) => shellData(visitOf(context));

// The shell's data changes only with a full page load.
export const shouldRevalidate = () => false;

/** Redirects a data request for a non-canonical spelling of an address. */
export const middleware: Route.MiddlewareFunction[] = [
	({ context }) => {
		const { movedTo } = visitOf(context);
		if (movedTo) throw redirect(movedTo.address, movedTo.status);
	},
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
	shownPage,
	() => stayInLanguage(),
	() => guard(),
	withFurtherKinds,
	withStillParts,
	keptPage,
	lastGoodList,
];

export function Layout({ children }: { children: ReactNode }) {
	const shell = useRouteLoaderData<ShellData>('root');
	const language = shell?.language ?? 'en';
	const served = useContext(ServedDocumentContext);
	// Also if a loader failed.
	if (import.meta.env.SSR && served) served.styles = styles;
	const nonce = served?.nonce;
	useEffect(hydration.rootCame, []);
	return (
		<html
			lang={language === 'cn' ? 'zh-CN' : 'en'}
			data-layout={shell?.layout ?? 'desktop'}
			data-lang={language}
			data-scripting={typeof document === 'undefined' ? undefined : ''}
			suppressHydrationWarning
		>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
				<script
					nonce={nonce}
					// On hydration the browser has already run it and need not load it again.
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, in the page's policy by its hash
					dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? firstScript() : '' }}
					suppressHydrationWarning
				/>
				<style
					id="styles"
					// The server inserts the styles when it renders the page: they are half of the page, and always the same.
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, in the page's policy by their hash
					dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? '' : styles }}
					suppressHydrationWarning
				/>
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="icon" href="/favicon.ico" sizes="32x32" />
				<link rel="apple-touch-icon" href="/apple-touch-icon.png" />
				<link rel="manifest" href="/site.webmanifest" />
				<meta name="theme-color" content="#0b2b3a" />
				<Meta />
				<Links />
			</head>
			<body>
				{shell ? <Shell>{children}</Shell> : children}
				{shell?.layout === 'desktop' && (
					<script
						type="speculationrules"
						nonce={nonce}
						// As above: the browser has already read the rules.
						// biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, in the page's policy by their hash
						dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? newTabsAhead : '' }}
						suppressHydrationWarning
					/>
				)}
				<Scripts nonce={nonce} />
			</body>
		</html>
	);
}

export default function Site({ loaderData }: Route.ComponentProps) {
	useScrollPosition();
	useArrival();
	useFocusKeeper();
	useShowFocused();
	useOneTab();
	useKeptPage();
	useTagManager(loaderData.settings.tagManager);
	useEffect(() => {
		keepLanguage(loaderData.language);
		const later = setTimeout(guard);
		return () => clearTimeout(later);
	}, [loaderData.language]);
	return (
		<ViewTransition default="none" update={useTurnsGently() ? 'auto' : 'none'}>
			<Outlet />
		</ViewTransition>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <Missing problem={problemIn(error)} instead={insteadIn(error)} />;
}

const insteadIn = (error: unknown): Instead | null =>
	isRouteErrorResponse(error) && error.data?.offers ? error.data : null;

function problemIn(error: unknown): Problem {
	if (isRouteErrorResponse(error)) return error.status === 404 ? 'missing' : 'broken';
	// Browsers throw a TypeError when a data request gets no response.
	return error instanceof TypeError && typeof window !== 'undefined' ? 'unreachable' : 'broken';
}
