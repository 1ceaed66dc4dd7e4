/** Abstracts of the board members' publications: sample papers, one page each. */
export type Publication = { slug: string; citation: string; abstract: string[] };

export const publications = {
	particleSize: {
		slug: 'particle-size-and-line-uniformity',
		citation:
			'Lin W, Castellane J, Brandt O. Particle size and line uniformity in gold-labeled lateral flow assays. Annals of Rapid Assay Methods. 2019;7(2):88–97.',
		abstract: [
			'The line of a lateral flow test is read by eye, so its evenness matters as much as its strength. We compared lines made with gold particles of several sizes on membranes from the same lot.',
			'Lines became more even as the spread of particle sizes became narrower, while the mean size mattered less than expected. A limit on the spread at incoming inspection is simpler to hold than one on line strength at the end of production.',
		],
	},
	crosstalk: {
		slug: 'crosstalk-in-multiplex-membrane-tests',
		citation:
			'Lin W, Achterberg P. Reading four lines at once: crosstalk in multiplex membrane tests. Review of Near-Patient Testing. 2022;14(1):21–35.',
		abstract: [
			'A membrane with several test lines saves a specimen and a second device, and asks each line to stay silent for its neighbors. This review collects what has been published on unwanted signals between lines.',
			'Three causes return: shared conjugates, lines too close to each other, and flow that slows before the last line. For each the review names measures that were shown to help, and those that only moved the signal elsewhere.',
		],
	},
	deviation: {
		slug: 'planning-for-deviation',
		citation:
			'Okafor T, Lindqvist M, Rao S. Planning for deviation: a protocol template for rapid test evaluations in small clinics. Journal of Field Study Design. 2020;3(4):201–214.',
		abstract: [
			'Evaluations in small clinics rarely run as they were planned: staff change, specimens arrive late, timers are forgotten. Protocols that forbid deviations do not prevent them, but keep them from being written down.',
			'We describe a template that expects deviations, gives each kind a place on the form and decides beforehand which results remain usable. It was tried in small clinics, whose staff reported more deviations and excluded fewer results.',
		],
	},
	observers: {
		slug: 'who-reads-the-strip',
		citation:
			'Okafor T, Varga E. Who reads the strip? Observer agreement among untrained users of visually read tests. Community Testing Quarterly. 2023;11(3):140–152.',
		abstract: [
			'Home tests are read by people who have never read one. We asked untrained readers to judge strips with lines from strong to barely visible, with the printed leaflet as their only help.',
			'Readers agreed on clear lines and disagreed on faint ones, mostly in one direction: a faint line was taken for none. A picture of a faint line in the leaflet changed this more than any wording did.',
		],
	},
	leaflet: {
		slug: 'the-leaflet-is-part-of-the-device',
		citation:
			'Solheim I. The leaflet is part of the device: labeling comprehension as a design input. Regulatory Science Notes. 2018;5(1):9–18.',
		abstract: [
			'Labeling is often written when the design is finished and tested when it is printed. This note argues for the opposite order: what people understand of a draft leaflet is a design input like any other.',
			'It proposes three points in development at which a draft is read by intended users, and shows with examples how questions from readers led to changes of the device itself and not only of its words.',
		],
	},
	documents: {
		slug: 'fewer-documents-better-audits',
		citation:
			'Solheim I, Whitcombe D, Nakasone R. Fewer documents, better audits: a five-site comparison of quality manuals. Proceedings in Device Quality. 2021;9(2):65–79.',
		abstract: [
			'Quality manuals grow with every finding and seldom shrink. We compared the manuals of five sites that work to the same standard, counted how often each document was opened, and set this beside the findings of their audits.',
			'Sites with fewer and shorter documents had fewer findings of the kind “procedure not followed”. Most of what could be removed without loss repeated another document in other words.',
		],
	},
	shelf: {
		slug: 'a-shelf-for-the-test',
		citation:
			'Desrosiers A, Pemberton L. A shelf for the test: workflow delays in point-of-care testing at urgent care visits. Primary Care Workflow Reports. 2021;2(3):112–120.',
		abstract: [
			'A test that answers in minutes does not always shorten a visit. We followed tests at urgent care visits from the order to the moment when a clinician had seen the result.',
			'Most of the delay lay before and after the test itself: the walk to the cupboard, and a result that waited to be noticed. A shelf with timers in the corridor between rooms removed a good part of both.',
		],
	},
	negative: {
		slug: 'wording-a-negative-result',
		citation:
			'Desrosiers A, Okafor T, Haldane C. Wording a negative result: patient understanding of rapid test reports. Community Testing Quarterly. 2024;12(1):17–29.',
		abstract: [
			'“Negative” is short for something longer: that nothing was found in this specimen, today. We gave adults one of several wordings of the same negative result and asked what they would do next.',
			'Wordings that named the next step were understood best, whatever they called the result. “Negative” alone led most often to the belief that an infection was ruled out.',
		],
	},
} satisfies Record<string, Publication>;

export const publicationPath = ({ slug }: Publication) => `/documents/publication-${slug}.pdf`;

/** A publication in a board member's list. */
export const listed = (publication: Publication) => ({
	citation: publication.citation,
	url: publicationPath(publication),
});
