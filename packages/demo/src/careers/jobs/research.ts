import type { Job } from '@site/contract/careers';
import { benefits } from '../benefits.ts';
import { research } from '../job-categories.ts';
import { sanDiego, suzhou } from '../job-locations.ts';

export const researchJobs: Job[] = [
	{
		id: 1,
		title: { en: 'Senior Scientist, Lateral Flow Development', cn: '侧向层析研发高级科学家' },
		categoryId: research.id,
		locationIds: [sanDiego.id],
		postedOn: '2026-11-09',
		content: {
			en: `<h3>About the role</h3>
<p>You develop new lateral flow tests for respiratory disease, from the first pair of antibodies to a design that production can make every day. You work in a team of scientists and technicians at our headquarters and report to the director of research and development. About half of your time is spent at the bench. The rest goes into planning studies, writing reports and talking with colleagues who will make or use what you design.</p>
<h3>What you will do</h3>
<ul>
<li>Screen antibody pairs, conjugates, membranes and buffers</li>
<li>Plan experiments so that their result can change a decision</li>
<li>Find out why a line is weak, a background is high or two lots differ</li>
<li>Lead one or two projects through design reviews under ISO 13485</li>
<li>Hand designs over to manufacturing and stay until the third good lot</li>
<li>Teach younger colleagues how to keep a notebook that others can read</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in biochemistry, chemistry or a related field; a doctorate is welcome, not required</li>
<li>Several years of work on lateral flow or other immunoassays</li>
<li>A good hand for statistics and design of experiments</li>
<li>Clear writing, and the habit of reporting what did not work</li>
</ul>
${benefits('Named credit on patents and publications that come from your work')}`,
		},
	},
	{
		id: 2,
		title: { en: 'Research Associate, Recombinant Proteins', cn: '重组蛋白研究助理' },
		categoryId: research.id,
		locationIds: [suzhou.id],
		postedOn: '2026-10-19',
		content: {
			en: `<h3>About the role</h3>
<p>Antibodies and antigens decide how good a test can be. In this role you express, purify and describe the proteins that go into ours. You join a small group that supplies development teams on two continents, so what you make in the morning may be on a strip in San Diego next week. The position suits someone with a first degree and some laboratory experience who wants to learn the craft thoroughly.</p>
<h3>What you will do</h3>
<ul>
<li>Culture cells and follow growth, yield and viability</li>
<li>Purify proteins by affinity and size-exclusion chromatography</li>
<li>Check purity, activity and stability, and write it up lot by lot</li>
<li>Keep cell banks, reagents and instruments in order</li>
<li>Prepare small lots for development and help to move good ones into production</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>A degree in biotechnology, biology or biochemistry</li>
<li>Practice in sterile technique and protein purification, in studies or at work</li>
<li>Patience with repetition and an eye for the small thing that changed</li>
<li>Written English for reports; spoken Mandarin for the laboratory</li>
</ul>
<p>Training on our instruments takes about three months. You will have one mentor for the whole of it.</p>
${benefits('A planned exchange with the development laboratory in San Diego')}`,
		},
	},
	{
		id: 3,
		title: { en: 'Firmware Engineer, Readers and Analyzers', cn: '读数仪与分析仪固件工程师' },
		categoryId: research.id,
		locationIds: [sanDiego.id, suzhou.id],
		postedOn: '2026-09-28',
		content: {
			en: `<h3>About the role</h3>
<p>Some of our tests are read by eye, others by an instrument. You write the software inside the instruments: the fertility analyzer, the cardiac reader and those that come next. The group is small and close to the hardware. You can work from San Diego or Suzhou, with a daily overlap of two hours in which both sites talk.</p>
<h3>What you will do</h3>
<ul>
<li>Write and maintain embedded software in C and C++ for small microcontrollers</li>
<li>Turn light, current and temperature into a number that a clinician can trust</li>
<li>Design touchscreen steps that somebody in gloves can follow</li>
<li>Build automatic tests that run on real instruments every night</li>
<li>Document requirements, risks and verification as medical device software demands</li>
<li>Look into reports from the field and fix causes, not symptoms</li>
</ul>
<h3>What you bring</h3>
<ul>
<li>Experience with embedded software that shipped and had to be maintained</li>
<li>Ease with an oscilloscope, a data sheet and a soldering iron</li>
<li>Knowledge of IEC 62304, or the wish to learn it</li>
<li>Judgment about when simple code is better than clever code</li>
</ul>
${benefits('A home bench: the instruments and tools you need to work from home two days a week')}`,
		},
	},
];
