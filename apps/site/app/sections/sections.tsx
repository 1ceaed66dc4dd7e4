import type { SectionKind } from '@site/contract/sections';
import { type ComponentType, createElement, type ReactNode, Suspense, useContext, useEffect, useRef } from 'react';
import { hydration } from '../client/hydrated.ts';
import { ServedDocumentContext } from '../document/served-document.ts';
import { Still } from '../ui/still.tsx';
import type { SectionViewOf } from '../visit.ts';
import { BannerSection } from './kinds/banner.tsx';
import { ContactFormSection } from './kinds/contact-form.tsx';
import { NewsSection } from './kinds/news.tsx';
import { TextSection } from './kinds/text.tsx';
import { VideoSection } from './kinds/video.tsx';
import { ContactOpening, laterKind } from './later-kind.ts';
import type { PlacedSection } from './still.ts';

type Views = { [Kind in SectionKind]: SectionViewOf<Kind> };
type Components = { [Kind in SectionKind]: ComponentType<{ section: Views[Kind] }> };

const components: Components = {
	banner: BannerSection,
	text: TextSection,
	split: laterKind((kinds) => kinds.split),
	figures: laterKind((kinds) => kinds.figures),
	cards: laterKind((kinds) => kinds.cards),
	benefits: laterKind((kinds) => kinds.benefits),
	lists: laterKind((kinds) => kinds.lists),
	steps: laterKind((kinds) => kinds.steps),
	timeline: laterKind((kinds) => kinds.timeline),
	diagram: laterKind((kinds) => kinds.diagram),
	areas: laterKind((kinds) => kinds.areas),
	finder: laterKind((kinds) => kinds.finder),
	scene: laterKind((kinds) => kinds.scene),
	quote: laterKind((kinds) => kinds.quote),
	network: laterKind((kinds) => kinds.network),
	logos: laterKind((kinds) => kinds.logos),
	news: NewsSection,
	call: laterKind((kinds) => kinds.call),
	documents: laterKind((kinds) => kinds.documents),
	contactDetails: laterKind((kinds) => kinds.contactDetails),
	contactForm: ContactFormSection,
	contactOpening: ContactOpening,
	person: laterKind((kinds) => kinds.person),
	video: VideoSection,
	questions: laterKind((kinds) => kinds.questions),
};

const element = <Kind extends SectionKind>(kind: Kind, section: Views[Kind]) =>
	createElement(components[kind], { section });

/**
 * Each section has its own Suspense boundary, so that they hydrate one by one and the browser can handle input in
 * between.
 */
export function Sections({ sections }: { sections: readonly PlacedSection[] }) {
	return sections.map((section, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: sections have no name, and their order is the page
		<PageSection key={index} section={section} />
	));
}

function PageSection({ section }: { section: PlacedSection }) {
	const { kind, still } = section;
	const served = useContext(ServedDocumentContext);
	if (still === undefined) return <HydratedAlone>{element(kind, section)}</HydratedAlone>;
	const whole = served?.sections.get(still);
	return <Still name={still}>{whole && <Suspense>{element(kind, whole)}</Suspense>}</Still>;
}

/** Its own effect may run before those inside the boundary, which wait for the code of the part. */
function HydratedAlone({ children }: { children: ReactNode }) {
	const isThere = useRef(false);
	useEffect(() => {
		if (!isThere.current) hydration.await(isThere);
		return () => hydration.came(isThere);
	}, []);
	return (
		<Suspense>
			{children}
			<Then
				come={() => {
					isThere.current = true;
					hydration.came(isThere);
				}}
			/>
		</Suspense>
	);
}

function Then({ come }: { come: () => void }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, with what is beside it
	useEffect(come, []);
	return null;
}
