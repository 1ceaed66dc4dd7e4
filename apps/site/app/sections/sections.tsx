import type { SectionKind } from '@site/contract/sections';
import { createElement, type ReactNode } from 'react';
import type { SectionView, SectionViewOf } from '../visit.ts';
import { BannerSection } from './banner.tsx';
import { BenefitsSection } from './benefits.tsx';
import { CallSection } from './call.tsx';
import { CardsSection } from './cards.tsx';
import { ContactDetailsSection } from './contact-details.tsx';
import { ContactFormSection } from './contact-form-section.tsx';
import { DocumentsSection } from './documents.tsx';
import { FiguresSection } from './figures.tsx';
import { ListsSection } from './lists.tsx';
import { LogosSection } from './logos.tsx';
import { NetworkSection } from './network.tsx';
import { NewsSection } from './news.tsx';
import { QuestionsSection } from './questions.tsx';
import { SplitSection } from './split.tsx';
import { StepsSection } from './steps.tsx';
import { TextSection } from './text.tsx';
import { VideoSection } from './video.tsx';

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
	network: NetworkSection,
	logos: LogosSection,
	news: NewsSection,
	call: CallSection,
	documents: DocumentsSection,
	contactDetails: ContactDetailsSection,
	contactForm: ContactFormSection,
	video: VideoSection,
	questions: QuestionsSection,
};

const element = <Kind extends SectionKind>(kind: Kind, section: Views[Kind], key: number) =>
	createElement(components[kind], { section, key });

export function Sections({ sections }: { sections: readonly SectionView[] }) {
	return sections.map((section, index) => element(section.kind, section, index));
}
