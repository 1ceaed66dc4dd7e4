import { ContactDetailsSection } from './kinds/contact-details.tsx';
import { ContactOpeningSection } from './kinds/contact-opening.tsx';
import { DiagramSection } from './kinds/diagram.tsx';
import { DocumentsSection } from './kinds/documents.tsx';
import { ListsSection } from './kinds/lists.tsx';
import { NetworkSection } from './kinds/network.tsx';
import { PersonSection } from './kinds/person.tsx';
import { QuestionsSection } from './kinds/questions.tsx';
import { QuoteSection } from './kinds/quote.tsx';
import { TimelineSection } from './kinds/timeline.tsx';
import { VideoSection } from './kinds/video.tsx';

/** The kinds of section that few pages have. A page without them does without their code. */
export const furtherKinds = {
	lists: ListsSection,
	timeline: TimelineSection,
	diagram: DiagramSection,
	quote: QuoteSection,
	network: NetworkSection,
	documents: DocumentsSection,
	contactDetails: ContactDetailsSection,
	contactOpening: ContactOpeningSection,
	person: PersonSection,
	video: VideoSection,
	questions: QuestionsSection,
};
export type FurtherKinds = typeof furtherKinds;
