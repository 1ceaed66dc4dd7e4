import type { SectionKind } from '@site/contract/sections';
import { type ComponentType, createElement, Suspense, useContext } from 'react';
import { ServedDocumentContext } from '../served-document.ts';
import { Still } from '../ui/still.tsx';
import type { SectionViewOf } from '../visit.ts';
import { AreasSection } from './kinds/areas.tsx';
import { BannerSection } from './kinds/banner.tsx';
import { BenefitsSection } from './kinds/benefits.tsx';
import { CallSection } from './kinds/call.tsx';
import { CardsSection } from './kinds/cards.tsx';
import { ContactFormSection } from './kinds/contact-form.tsx';
import { FiguresSection } from './kinds/figures.tsx';
import { LogosSection } from './kinds/logos.tsx';
import { NewsSection } from './kinds/news.tsx';
import { SceneSection } from './kinds/scene.tsx';
import { SplitSection } from './kinds/split.tsx';
import { StepsSection } from './kinds/steps.tsx';
import { TextSection } from './kinds/text.tsx';
import { laterKind } from './later-kind.ts';
import type { PlacedSection } from './still.ts';

type Views = { [Kind in SectionKind]: SectionViewOf<Kind> };
type Components = { [Kind in SectionKind]: ComponentType<{ section: Views[Kind] }> };

const components: Components = {
	banner: BannerSection,
	text: TextSection,
	split: SplitSection,
	figures: FiguresSection,
	cards: CardsSection,
	benefits: BenefitsSection,
	lists: laterKind((kinds) => kinds.lists),
	steps: StepsSection,
	timeline: laterKind((kinds) => kinds.timeline),
	diagram: laterKind((kinds) => kinds.diagram),
	areas: AreasSection,
	scene: SceneSection,
	quote: laterKind((kinds) => kinds.quote),
	network: laterKind((kinds) => kinds.network),
	logos: LogosSection,
	news: NewsSection,
	call: CallSection,
	documents: laterKind((kinds) => kinds.documents),
	contactDetails: laterKind((kinds) => kinds.contactDetails),
	contactForm: ContactFormSection,
	contactOpening: laterKind((kinds) => kinds.contactOpening),
	person: laterKind((kinds) => kinds.person),
	video: laterKind((kinds) => kinds.video),
	questions: laterKind((kinds) => kinds.questions),
};

const element = <Kind extends SectionKind>(kind: Kind, section: Views[Kind]) =>
	createElement(components[kind], { section });

/** Each in a boundary of its own: the browser wakes one after the other and answers the visitor in between. */
export function Sections({ sections }: { sections: readonly PlacedSection[] }) {
	return sections.map((section, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: sections have no name, and their order is the page
		<PageSection key={index} section={section} />
	));
}

function PageSection({ section }: { section: PlacedSection }) {
	const { kind, still } = section;
	const served = useContext(ServedDocumentContext);
	if (still === undefined) return <Suspense>{element(kind, section)}</Suspense>;
	const whole = served?.sections.get(still);
	return <Still name={still}>{whole && <Suspense>{element(kind, whole)}</Suspense>}</Still>;
}
