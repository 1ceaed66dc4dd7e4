import { AreasSection } from './kinds/areas.tsx';
import { BenefitsSection } from './kinds/benefits.tsx';
import { CallSection } from './kinds/call.tsx';
import { CardsSection } from './kinds/cards.tsx';
import { ContactDetailsSection } from './kinds/contact-details.tsx';
import { DiagramSection } from './kinds/diagram.tsx';
import { DocumentsSection } from './kinds/documents.tsx';
import { FiguresSection } from './kinds/figures.tsx';
import { FinderSection } from './kinds/finder.tsx';
import { ListsSection } from './kinds/lists.tsx';
import { LogosSection } from './kinds/logos.tsx';
import { NetworkSection } from './kinds/network.tsx';
import { PersonSection } from './kinds/person.tsx';
import { QuestionsSection } from './kinds/questions.tsx';
import { QuoteSection } from './kinds/quote.tsx';
import { SceneSection } from './kinds/scene.tsx';
import { SplitSection } from './kinds/split.tsx';
import { StepsSection } from './kinds/steps.tsx';
import { TimelineSection } from './kinds/timeline.tsx';
import { NewsGrid } from './news-grid.tsx';

/** Sections for which the first page load needs only the markup, not the code (decision 022). */
export const furtherKinds = {
	steps: StepsSection,
	split: SplitSection,
	scene: SceneSection,
	logos: LogosSection,
	figures: FiguresSection,
	cards: CardsSection,
	call: CallSection,
	benefits: BenefitsSection,
	areas: AreasSection,
	finder: FinderSection,
	lists: ListsSection,
	timeline: TimelineSection,
	diagram: DiagramSection,
	quote: QuoteSection,
	network: NetworkSection,
	documents: DocumentsSection,
	contactDetails: ContactDetailsSection,
	person: PersonSection,
	questions: QuestionsSection,
	newsGrid: NewsGrid,
};
export type FurtherKinds = typeof furtherKinds;
