import type { SectionKind } from '@site/contract/sections';
import { createElement, type ReactNode } from 'react';
import type { SectionView, SectionViewOf } from '../visit.ts';
import { AreasSection } from './kinds/areas.tsx';
import { BannerSection } from './kinds/banner.tsx';
import { BenefitsSection } from './kinds/benefits.tsx';
import { CallSection } from './kinds/call.tsx';
import { CardsSection } from './kinds/cards.tsx';
import { ContactDetailsSection } from './kinds/contact-details.tsx';
import { ContactFormSection } from './kinds/contact-form.tsx';
import { ContactOpeningSection } from './kinds/contact-opening.tsx';
import { DiagramSection } from './kinds/diagram.tsx';
import { DocumentsSection } from './kinds/documents.tsx';
import { FiguresSection } from './kinds/figures.tsx';
import { ListsSection } from './kinds/lists.tsx';
import { LogosSection } from './kinds/logos.tsx';
import { NetworkSection } from './kinds/network.tsx';
import { NewsSection } from './kinds/news.tsx';
import { PersonSection } from './kinds/person.tsx';
import { QuestionsSection } from './kinds/questions.tsx';
import { QuoteSection } from './kinds/quote.tsx';
import { SceneSection } from './kinds/scene.tsx';
import { SplitSection } from './kinds/split.tsx';
import { StepsSection } from './kinds/steps.tsx';
import { TextSection } from './kinds/text.tsx';
import { TimelineSection } from './kinds/timeline.tsx';
import { VideoSection } from './kinds/video.tsx';

type Views = { [Kind in SectionKind]: SectionViewOf<Kind> };
type Components = { [Kind in SectionKind]: (props: { section: Views[Kind] }) => ReactNode };

const components: Components = {
	banner: BannerSection,
	text: TextSection,
	split: SplitSection,
	figures: FiguresSection,
	cards: CardsSection,
	benefits: BenefitsSection,
	lists: ListsSection,
	steps: StepsSection,
	timeline: TimelineSection,
	diagram: DiagramSection,
	areas: AreasSection,
	scene: SceneSection,
	quote: QuoteSection,
	network: NetworkSection,
	logos: LogosSection,
	news: NewsSection,
	call: CallSection,
	documents: DocumentsSection,
	contactDetails: ContactDetailsSection,
	contactForm: ContactFormSection,
	contactOpening: ContactOpeningSection,
	person: PersonSection,
	video: VideoSection,
	questions: QuestionsSection,
};

const element = <Kind extends SectionKind>(kind: Kind, section: Views[Kind], key: number) =>
	createElement(components[kind], { section, key });

export function Sections({ sections }: { sections: readonly SectionView[] }) {
	return sections.map((section, index) => element(section.kind, section, index));
}
