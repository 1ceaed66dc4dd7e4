import type { Language } from '@site/contract/language';
import type { PageKey } from '@site/contract/pages';
import type { ReactNode } from 'react';
import type { RouterContextProvider } from 'react-router';
import { missingItem } from '../document/missing-item.ts';
import { type PageView, type Visit, visitOf } from '../visit.ts';
import { SectionDataProvider, sectionData } from './section-data.ts';
import { Sections } from './sections.tsx';
import { type Composed, withoutStill } from './still.ts';

/** Loader data of a composed page, `written` in the visitor's language or this one; 404 if it is not published. */
export function composedPage(
	context: Readonly<RouterContextProvider>,
	key: PageKey,
	...written: [] | [Language]
): Composed {
	return placed(visitOf(context), visitOf(context).ask.page(key, ...written));
}

/** The same for a page at an address that staff chose; 404 if it was removed. */
export function freePage(context: Readonly<RouterContextProvider>, slug: string): Composed {
	return placed(visitOf(context), visitOf(context).ask.freePage(slug));
}

function placed({ ask, layout, served }: Visit, page: PageView | null): Composed {
	if (!page) throw missingItem();
	const composed = { page, data: sectionData(ask, page.sections) };
	return served ? withoutStill(composed, served, layout) : composed;
}

/** The sections of a page in order. `children` (content of this page only) come before section number `at`. */
export function ComposedPage({ page, data, at = 1, children }: Composed & { at?: number; children?: ReactNode }) {
	const before = children ? page.sections.slice(0, at) : page.sections;
	return (
		<SectionDataProvider value={data}>
			<Sections sections={before} />
			{children}
			{children && <Sections sections={page.sections.slice(at)} />}
		</SectionDataProvider>
	);
}
